//! What can be said on the command line.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// A parlour for romantic table games.
#[derive(Parser)]
#[command(name = "parlour", version, about)]
pub struct Call {
    /// The language: en, it, de or fr [default: the machine's, or English]
    #[arg(long, global = true, value_name = "L")]
    pub lang: Option<String>,

    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Let bots play many games, and see who wins
    Simulate(Simulate),
    /// Read the rules of a game
    Rules {
        /// The game: love-letter, favor or fog-of-love
        game: String,
    },
    /// Play recorded games again, judging every line
    Replay(Replay),
    /// Look after packs of cards for Fog of Love
    #[command(subcommand)]
    Packs(Packs),
}

#[derive(Subcommand)]
pub enum Packs {
    /// Read a pack and tell what is wrong with it, and where
    Check {
        /// The folder of the pack; several folders are read together
        #[arg(required = true, value_name = "DIR")]
        folders: Vec<PathBuf>,
    },
}

#[derive(Args)]
pub struct Simulate {
    /// The game: love-letter, favor or fog-of-love
    pub game: String,
    /// How many sit at the table
    #[arg(long, value_name = "N")]
    pub players: Option<u32>,
    /// Which rules, where a game has several: 2019 or classic
    #[arg(long, value_name = "RULES")]
    pub rules: Option<String>,
    /// Which story, where a game tells several: sunday-morning-date
    #[arg(long, value_name = "KEY")]
    pub story: Option<String>,
    /// Cards to play with beside those of the house, for games with packs: a folder, or several
    #[arg(long, value_name = "DIR,…", value_delimiter = ',')]
    pub pack: Vec<PathBuf>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    /// Who plays: a level for all seats, or one for each: club,random
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// Duplicate deals: play every deal once for each way of moving the bots round the table
    #[arg(long)]
    pub swap: bool,
    /// The same seed plays the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Write every game down in this file
    #[arg(long, value_name = "FILE")]
    pub transcripts: Option<PathBuf>,
    /// Draw what the games were like as an SVG picture in this file, where a game has a chart
    #[arg(long, value_name = "FILE")]
    pub chart: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Replay {
    /// A file of transcripts
    pub file: PathBuf,
    /// Cards to play with beside those of the house, for games with packs: a folder, or several
    #[arg(long, value_name = "DIR,…", value_delimiter = ',')]
    pub pack: Vec<PathBuf>,
    /// Tell only this game of the file, counted from 1
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// Tell it as this seat saw it, counted from 0, instead of with open cards
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
}
