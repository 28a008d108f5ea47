//! Pages: what a viewer may see, as HTML, with our own art.

pub mod art;
pub mod assets;
