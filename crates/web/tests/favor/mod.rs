//! What Favor looks like: what can be clicked, what is kept secret, and how it reads.

#![allow(clippy::unwrap_used)]

mod clicking;
mod common;
mod reading;
mod secrecy;
