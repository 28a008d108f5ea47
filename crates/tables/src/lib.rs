//! The life of a table: who sits there, what was played, who may see what.
