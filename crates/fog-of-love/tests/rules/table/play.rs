//! A game in the course of a test.

use super::{ANNA, BEN, Pack};
use fog_of_love::content::{Aspect, Gender, Letter, Scene};
use fog_of_love::{
    Action, Asked, Event, FogOfLove, Happened, Illegal, Phase, Private, Setup, Sight, State, Table,
    View,
};
use tabletop::{Game, Seat, Turn, Viewer};

/// A game, with everybody's view of it.
pub struct Play {
    pub state: State,
    /// All events so far.
    pub events: Vec<Event>,
    views: [View; 3],
}

impl Play {
    /// A game at its very beginning.
    pub fn of(setup: &Setup) -> Play {
        let viewers = [Viewer::Seat(ANNA), Viewer::Seat(BEN), Viewer::Public];
        Play {
            state: FogOfLove::start(setup),
            events: Vec::new(),
            views: viewers.map(|viewer| FogOfLove::view(setup, viewer)),
        }
    }

    /// A game of this pack, up to the first turn: characters are created with the first cards of
    /// each deal, and the first chapter is resolved with option A.
    pub fn begin(pack: &Pack) -> Play {
        let mut play = Play::of(&pack.setup());
        play.create();
        while play.table().phase != Phase::Turn {
            play.first_legal();
        }
        play
    }

    /// Creates the characters with the first cards of each deal, up to the introductions.
    pub fn create(&mut self) -> &mut Play {
        while self.table().phase != Phase::Introductions {
            match self.table().asked {
                Asked::Gender => self.act(self.asked(), Action::Gender(Gender::Neither)),
                _ => self.first_legal(),
            };
        }
        self
    }

    /// Whoever is asked takes the first move on the list; chance gives its first answer.
    pub fn first_legal(&mut self) -> &mut Play {
        if let Turn::Chance(_) = FogOfLove::turn(&self.state) {
            return self.chance(0);
        }
        let seat = self.asked();
        let action = self.legal(seat)[0];
        self.act(seat, action)
    }

    /// Goes on with first moves until the game is over.
    pub fn finish(&mut self) -> &mut Play {
        while self.table().phase != Phase::Over {
            self.first_legal();
        }
        self
    }

    /// Goes on with first moves until the finale begins.
    pub fn reach_finale(&mut self) -> &mut Play {
        while !matches!(self.table().phase, Phase::Finale(_) | Phase::Judge | Phase::Over) {
            self.first_legal();
        }
        self
    }

    /// The first of those who are asked.
    pub fn asked(&self) -> Seat {
        self.table().waiting.first().expect("somebody is asked")
    }

    /// A legal move.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Play {
        let mut events = Vec::new();
        if let Err(why) = FogOfLove::act(&mut self.state, seat, action, &mut events) {
            panic!("{seat:?} may not do {action:?}: {why:?}, asked {:?}", self.table().asked);
        }
        self.see(events);
        self
    }

    /// Chance answers.
    #[track_caller]
    pub fn chance(&mut self, answer: u8) -> &mut Play {
        let mut events = Vec::new();
        FogOfLove::deal(&mut self.state, answer, &mut events).expect("chance is asked");
        self.see(events);
        self
    }

    fn see(&mut self, events: Vec<Event>) {
        for event in &events {
            for view in &mut self.views {
                let viewer = view.viewer;
                if let Some(sight) = FogOfLove::sight(event, viewer) {
                    FogOfLove::see(view, &sight);
                }
            }
        }
        self.events.extend(events);
    }

    /// Why a move is refused.
    #[track_caller]
    pub fn refused(&self, seat: Seat, action: Action) -> Illegal {
        let mut copy = self.state.clone();
        let refused = FogOfLove::act(&mut copy, seat, action, &mut ());
        assert!(copy == self.state, "a refused move leaves a trace");
        refused.expect_err("the move should be refused")
    }

    /// The legal moves of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut moves = Vec::new();
        FogOfLove::legal(FogOfLove::seen(&self.state, seat), &mut moves);
        moves
    }

    /// Plays a scene by its id.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, id: &str) -> &mut Play {
        let scene = self.scene(id);
        self.act(seat, Action::Play(scene))
    }

    /// Reacts with a scene by its id.
    #[track_caller]
    pub fn react(&mut self, seat: Seat, id: &str) -> &mut Play {
        let scene = self.scene(id);
        self.act(seat, Action::React(scene))
    }

    /// Nobody reacts, as long as reactions are asked for.
    pub fn go_on(&mut self) -> &mut Play {
        while let Asked::Reaction(_) = self.table().asked {
            if self.table().waiting.is_empty() {
                break;
            }
            self.act(self.asked(), Action::GoOn);
        }
        self
    }

    /// Takes an option, `'a'` to `'d'`, and nobody reacts before or after.
    #[track_caller]
    pub fn choose(&mut self, seat: Seat, letter: char) -> &mut Play {
        self.go_on();
        self.act(seat, Action::Choose(super::letter(letter)));
        self.go_on()
    }

    /// Both take an option each.
    #[track_caller]
    pub fn both(&mut self, anna: char, ben: char) -> &mut Play {
        self.choose(ANNA, anna).choose(BEN, ben)
    }

    /// Plays a scene on which both choose, and resolves it with no reaction.
    #[track_caller]
    pub fn play_both(&mut self, seat: Seat, id: &str, anna: char, ben: char) -> &mut Play {
        self.play(seat, id).both(anna, ben)
    }

    /// A scene by its id.
    #[track_caller]
    pub fn scene(&self, id: &str) -> Scene {
        let content = self.state.book().content();
        let at = content.scenes.iter().position(|card| card.id == id);
        Scene(at.unwrap_or_else(|| panic!("no scene {id}")) as u8)
    }

    /// The ids of the scenes in a hand.
    pub fn hand(&self, seat: Seat) -> Vec<String> {
        let content = self.state.book().content();
        let ids = self.own(seat).hand.iter().map(|scene| content.scenes[scene.index()].id.clone());
        ids.collect()
    }

    /// Whether a scene is in a hand.
    pub fn holds(&self, seat: Seat, id: &str) -> bool {
        self.own(seat).hand.has(self.scene(id))
    }

    pub fn table(&self) -> &Table {
        self.state.table()
    }

    pub fn own(&self, seat: Seat) -> &Private {
        self.state.private(seat)
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> &View {
        &self.views[seat.index()]
    }

    /// What a spectator sees.
    pub fn public(&self) -> &View {
        &self.views[2]
    }

    pub fn satisfaction(&self, seat: Seat) -> i16 {
        self.table().person(seat).satisfaction
    }

    /// Both satisfactions, Anna's first.
    pub fn hearts(&self) -> (i16, i16) {
        (self.satisfaction(ANNA), self.satisfaction(BEN))
    }

    pub fn tokens(&self, seat: Seat, aspect: Aspect) -> u8 {
        self.table().person(seat).tokens[aspect.index()]
    }

    /// The events since the first `from`, as a viewer perceived them.
    pub fn sights(&self, viewer: Viewer, from: usize) -> Vec<Sight> {
        self.events[from..].iter().filter_map(|event| FogOfLove::sight(event, viewer)).collect()
    }

    /// How often something happened.
    pub fn count(&self, test: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|event| test(event)).count()
    }

    /// Whether something happened.
    pub fn happened(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    /// The letters that both chose on the last card.
    pub fn chosen(&self) -> Option<[Letter; 2]> {
        self.events.iter().rev().find_map(|event| match event {
            Happened::Chose([Some(anna), Some(ben)]) => Some([*anna, *ben]),
            _ => None,
        })
    }
}
