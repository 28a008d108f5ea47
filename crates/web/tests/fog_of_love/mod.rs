//! Fog of Love's table, as its two people see it.

mod clicking;
mod common;
mod once;
mod secrecy;
