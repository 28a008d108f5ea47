//! What is kept: in a file, in a database, and when things go wrong: one program, which is linked once.

mod backups;
mod damage;
mod disk;
mod formats;
mod inspection;
mod killed;
mod migrate;
mod postgres;
mod semantics;
