//! A journal taken from one place to another.

use bytes::Bytes;

use crate::{Counts, Fault, Listed, TableId};

mod place;
mod side;

pub use place::Place;
pub use side::Side;

/// How many bytes of entries are on their way at once, roughly.
const LOAD: usize = 4 << 20;

/// Why a journal could not be taken from one place to another: what is the matter, and with which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// The place that is in the way.
    pub place: Place,
    /// What is wrong there.
    pub fault: Fault,
}

/// Copies the journal from one place to another that has none, its secret included, so that links
/// stay valid; then reads both again and compares them, entry by entry.
///
/// Nobody may use either meanwhile. The copy is there as a whole when this returns, and not at all
/// if it fails; what it was made from is left as it was. Needs a runtime with time and network.
/// `progress` is told how many tables of how many are done, where each counts twice: once for being
/// copied, once for being compared.
pub async fn migrate(
    from: &Place,
    to: &Place,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Counts, Stuck> {
    let of_from = |fault| Stuck { place: from.clone(), fault };
    let of_to = |fault| Stuck { place: to.clone(), fault };
    let source = Side::from(from).await.map_err(of_from)?;
    if from == to {
        return Err(of_to(Fault::Exists));
    }
    let counts = source.count().await.map_err(of_from)?;
    let (copy, target) = side::make(to, source.secret()).await.map_err(of_to)?;

    let mut done = 0;
    let mut tables = Tables::new(&source);
    let mut load = Vec::new();
    let mut weight = 0;
    while let Some(listed) = tables.next().await.map_err(of_from)? {
        let entries = source.read(listed.table).await.map_err(of_from)?;
        weight += entries.iter().map(Bytes::len).sum::<usize>() + 64;
        load.push((listed, entries));
        if weight > LOAD {
            copy.write(std::mem::take(&mut load)).await.map_err(of_to)?;
            weight = 0;
        }
        done += 1;
        progress(done, counts.tables * 2);
    }
    copy.write(load).await.map_err(of_to)?;

    if copy.count().await.map_err(of_to)? != counts {
        return Err(of_to(Fault::Differs("not as many tables and entries".into())));
    }
    let (mut tables, mut copies) = (Tables::new(&source), Tables::new(&copy));
    loop {
        let table = tables.next().await.map_err(of_from)?;
        if copies.next().await.map_err(of_to)? != table {
            return Err(of_to(Fault::Differs("other tables".into())));
        }
        let Some(Listed { table, .. }) = table else { break };
        let entries = source.read(table).await.map_err(of_from)?;
        if copy.read(table).await.map_err(of_to)? != entries {
            return Err(of_to(Fault::Differs(format!("table {table:?}"))));
        }
        done += 1;
        progress(done, counts.tables * 2);
    }
    side::keep(copy, target).await.map_err(of_to)?;
    Ok(counts)
}

/// All tables of a journal, one after the other.
struct Tables<'a> {
    side: &'a Side,
    page: std::vec::IntoIter<Listed>,
    last: Option<TableId>,
}

impl Tables<'_> {
    fn new(side: &Side) -> Tables<'_> {
        Tables { side, page: Vec::new().into_iter(), last: None }
    }

    async fn next(&mut self) -> Result<Option<Listed>, Fault> {
        if let Some(listed) = self.page.next() {
            return Ok(Some(listed));
        }
        self.page = self.side.tables(self.last).await?.into_iter();
        self.last = self.page.as_slice().last().map(|listed| listed.table);
        Ok(self.page.next())
    }
}
