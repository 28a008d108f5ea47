//! What the pages for those who change the parlour say of it is so: which crate uses which, and
//! that whatever they name is there.

mod crates;
mod names;
mod repository;
mod source;
