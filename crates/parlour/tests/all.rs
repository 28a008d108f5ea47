//! The binary as people run it, and what its documents promise: one program, which is linked once.

mod architecture;
mod care;
mod command_line;
mod deploy;
mod migrate;
mod programs;
mod rule_trace;
mod security;
mod serving;
