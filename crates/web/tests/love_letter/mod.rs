//! What Love Letter looks like, as the people at the table see it.

mod clicks;
mod golden;
mod markup;
mod moments;
mod reveals;
mod rounds;
mod secrets;
pub(crate) mod stage;
