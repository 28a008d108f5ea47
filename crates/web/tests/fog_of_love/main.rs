//! Fog of Love's table, as its two people see it.

mod apart;
mod clicking;
mod common;
mod secrecy;
