//! Tables that are forgotten for good.

use rusqlite::Connection;

use super::read::{entries, find};
use crate::{Fault, TableId};

/// Removes a table, and tells whether it was there. Only if it is whole: what is damaged may still be of use to somebody.
pub fn forget(db: &mut Connection, table: TableId) -> Result<bool, Fault> {
    let tx = db.transaction()?;
    let Some(head) = find(&tx, table)? else { return Ok(false) };
    entries(&tx, table, &head, 0)?;
    {
        let mut before = tx.prepare_cached("SELECT before FROM log WHERE at = ?1")?;
        let mut delete = tx.prepare_cached("DELETE FROM log WHERE at = ?1")?;
        let mut at = head.last;
        while at != 0 {
            let next = before.query_row([at], |row| row.get(0))?;
            delete.execute([at])?;
            at = next;
        }
        tx.execute("DELETE FROM tables WHERE no = ?1", [head.no])?;
    }
    tx.commit()?;
    Ok(true)
}
