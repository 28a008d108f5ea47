use crate::migrate::Side;
use crate::{Fault, Inspection, Place, TableId};

/// The journal in a database, with nobody else using it as long as this exists: what nobody needs any
/// more may be removed.
pub struct Alone(Inspection);

impl Alone {
    /// Waits a few seconds for others to be done; then [`Fault::Locked`]. Needs a runtime with time and
    /// network.
    pub async fn open(address: &str) -> Result<Alone, Fault> {
        let side = Side::from(&Place::Database(address.into())).await?;
        Ok(Alone(Inspection::of(side)))
    }

    /// The journal, to be looked at.
    pub fn look(&mut self) -> &mut Inspection {
        &mut self.0
    }

    /// Removes these tables for good, all of them or none.
    pub async fn forget(self, tables: &[TableId]) -> Result<(), Fault> {
        self.0.forget(tables).await
    }
}
