//! Keeps what happened at the tables: appended durably, read back exactly.
