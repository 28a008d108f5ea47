//! Names and secrets that nobody can guess.

use crate::guard::household;
use data_encoding::{Encoding, Specification};
use hmac::{Hmac, KeyInit, Mac};
use journal::TableId;
use sha2::Sha256;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::LazyLock;
use tables::{Guest, Holder, Invitation};

/// Crockford's base 32, in small letters: no letter that looks like another.
static DIGITS: LazyLock<Encoding> = LazyLock::new(|| {
    let mut digits = Specification::new();
    digits.symbols.push_str("0123456789abcdefghjkmnpqrstvwxyz");
    // The last digit of a key carries fewer bits than it could: there is one spelling all the same.
    digits.check_trailing_bits = true;
    digits.encoding().expect("32 different digits")
});

fn write(bytes: &[u8]) -> String {
    DIGITS.encode(bytes)
}

/// The bytes, if this is just how [`write`] writes them.
fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
    DIGITS.decode(text.as_bytes()).ok()?.try_into().ok()
}

/// 32 bytes from the operating system.
pub(crate) fn entropy() -> [u8; 32] {
    let mut bytes = [0; 32];
    // Without a source of randomness there are no fair deals and no secrets: better no table than
    // one that can be guessed. The panic is contained in the request or the table that asked.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

fn first<const N: usize>(bytes: [u8; 32]) -> [u8; N] {
    std::array::from_fn(|at| bytes[at])
}

/// A table's name in its address: 26 characters, 128 random bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TableKey(pub TableId);

impl TableKey {
    /// A name that nobody can guess, if nobody can guess these bytes.
    pub(crate) fn new(entropy: [u8; 32]) -> TableKey {
        TableKey(TableId(first(entropy)))
    }
}

impl TableKey {
    /// Enough of the name to tell tables apart in a log, and too little to find one.
    pub(crate) fn short(&self) -> String {
        self.to_string().chars().take(6).collect()
    }
}

/// A name in a log would be a key to the table.
impl fmt::Debug for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableKey({}…)", self.short())
    }
}

impl fmt::Display for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(&self.0.0))
    }
}

impl FromStr for TableKey {
    type Err = ();

    fn from_str(text: &str) -> Result<TableKey, ()> {
        read(text).map(|bytes| TableKey(TableId(bytes))).ok_or(())
    }
}

/// What one browser knows and nobody else: 26 characters, 128 random bits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub(crate) fn new() -> Secret {
        Secret(write(&first::<16>(entropy())))
    }

    /// A secret that somebody brings along, if it looks like one of ours.
    pub fn read(text: &str) -> Option<Secret> {
        read::<16>(text).map(|_| Secret(text.to_string()))
    }

    /// Whoever knows it.
    pub fn guest(&self) -> Guest {
        Guest::of_secret(&self.0)
    }

    /// The secret itself, to be given to whoever it belongs to.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// What a link to a seat is good for. Links are derived from the parlour's own secret, so they need
/// not be stored.
pub(crate) enum Good<'a> {
    /// Taking the seat to another device. Bound to the person who sat down there, so that it ends
    /// when the seat goes to somebody else, or when they make it void.
    Own(Holder),
    /// Sitting down there, for one guest of this host.
    Invited(&'a Invitation),
}

/// A link to a seat.
pub(crate) fn seat_token(parlour: &[u8; 32], table: TableKey, seat: u8, good: &Good<'_>) -> String {
    let mut token = table.0.0.to_vec();
    token.push(seat);
    let tag: [u8; 32] = mac(parlour, &token, good).finalize().into_bytes().into();
    token.extend(&tag[..16]);
    write(&token)
}

/// The table and the seat that such a link names. Whether it is genuine must be
/// [checked](is_genuine) against the table.
pub(crate) fn read_seat_token(token: &str) -> Option<(TableKey, u8)> {
    let bytes = read::<33>(token)?;
    let table = std::array::from_fn(|at| bytes[at]);
    Some((TableKey(TableId(table)), bytes[16]))
}

/// Whether a link to a seat is good for this.
pub(crate) fn is_genuine(parlour: &[u8; 32], token: &str, good: &Good<'_>) -> bool {
    let Some(bytes) = read::<33>(token) else { return false };
    let (said, tag) = bytes.split_at(17);
    mac(parlour, said, good).verify_truncated_left(tag).is_ok()
}

/// The name of a table that is to be opened, in a form that only this parlour can give out. Nothing of it
/// is kept: a name can be used once, since it is taken then.
pub(crate) fn ticket(parlour: &[u8; 32], table: TableKey) -> String {
    let tag = ticketed(parlour, table).finalize().into_bytes();
    write(&[&table.0.0[..], &tag[..16]].concat())
}

/// The table that may be opened with a ticket, if it is one of ours.
pub(crate) fn read_ticket(parlour: &[u8; 32], ticket: &str) -> Option<TableKey> {
    let bytes = read::<32>(ticket)?;
    let (name, tag) = bytes.split_at(16);
    let table = TableKey(TableId(name.try_into().ok()?));
    ticketed(parlour, table).verify_truncated_left(tag).is_ok().then_some(table)
}

fn ticketed(parlour: &[u8; 32], table: TableKey) -> Hmac<Sha256> {
    let mut mac = keyed(parlour);
    mac.update(b"parlour ticket\n");
    mac.update(&table.0.0);
    mac
}

/// The number that the parlour adds to the first seed of a table that is opened with a ticket: it is
/// settled, and can be pledged, before the table is there.
pub(crate) fn ticket_number(parlour: &[u8; 32], table: TableKey) -> [u8; 32] {
    let mut mac = keyed(parlour);
    mac.update(b"parlour number\n");
    mac.update(&table.0.0);
    mac.finalize().into_bytes().into()
}

/// The name under which cards are kept in the journal: nobody can look it up as a table.
pub(crate) fn cards_id(parlour: &[u8; 32], hash: &str) -> TableId {
    let mut mac = keyed(parlour);
    mac.update(b"parlour cards\n");
    mac.update(hash.as_bytes());
    let id = mac.finalize().into_bytes();
    TableId(std::array::from_fn(|at| id[at]))
}

/// The name under which the journal keeps where a guest has sat. Its first half follows from the
/// guest, the second from the first, so that such a list is told from a table without being read.
pub(crate) fn visits_id(parlour: &[u8; 32], guest: Guest) -> TableId {
    let mut mac = keyed(parlour);
    mac.update(b"parlour visits\n");
    mac.update(&guest.bytes());
    let half = mac.finalize().into_bytes();
    let half: [u8; 8] = std::array::from_fn(|at| half[at]);
    let mark = visits_mark(parlour, half);
    TableId(std::array::from_fn(|at| if at < 8 { half[at] } else { mark[at - 8] }))
}

/// Whether something of this name is the list of a guest.
pub(crate) fn is_visits(parlour: &[u8; 32], id: TableId) -> bool {
    id.0[8..] == visits_mark(parlour, std::array::from_fn(|at| id.0[at]))
}

fn visits_mark(parlour: &[u8; 32], half: [u8; 8]) -> [u8; 8] {
    let mut mac = keyed(parlour);
    mac.update(b"parlour mark of visits\n");
    mac.update(&half);
    let mark = mac.finalize().into_bytes();
    std::array::from_fn(|at| mark[at])
}

/// A number by which parlours that share a journal tell addresses apart, and from which nobody else
/// learns them.
pub(crate) fn address_mark(parlour: &[u8; 32], address: IpAddr) -> u64 {
    let mut mac = keyed(parlour);
    mac.update(b"parlour address\n");
    mac.update(household(address).to_string().as_bytes());
    let mark = mac.finalize().into_bytes();
    u64::from_le_bytes(std::array::from_fn(|at| mark[at]))
}

fn keyed(parlour: &[u8; 32]) -> Hmac<Sha256> {
    // A key of any length will do for this algorithm.
    Hmac::<Sha256>::new_from_slice(parlour).expect("any key will do")
}

fn mac(parlour: &[u8; 32], said: &[u8], good: &Good<'_>) -> Hmac<Sha256> {
    let (purpose, guest, number): (&[u8], Guest, u32) = match good {
        Good::Own(holder) => (b"parlour seat\n", holder.guest, holder.links),
        Good::Invited(invitation) => (b"parlour invitation\n", invitation.host, invitation.sitters),
    };
    let mut mac = keyed(parlour);
    mac.update(purpose);
    mac.update(said);
    mac.update(&guest.bytes());
    // Links that were handed out before links could be made void are good for as long as they were.
    if number > 0 {
        mac.update(&number.to_be_bytes());
    }
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written_and_in_no_other_way() {
        let key = TableKey::new(entropy());
        let text = key.to_string();
        assert_eq!(text.len(), 26);
        assert_eq!(text.parse(), Ok(key));
        let last = &text[..25];
        for wrong in ["", "x", last, &format!("{text}0"), &text.to_uppercase(), &format!("{last}é")]
        {
            assert!(wrong == text || wrong.parse::<TableKey>().is_err(), "{wrong}");
        }
        // The last character carries three bits only: no second spelling of the same key.
        let digits = "0123456789abcdefghjkmnpqrstvwxyz".chars();
        let spellings = digits.filter(|digit| format!("{last}{digit}").parse::<TableKey>().is_ok());
        assert_eq!(spellings.count(), 8);
    }

    #[test]
    fn a_ticket_is_good_for_one_name_and_tells_nothing_of_its_number() {
        let (table, other) = (TableKey::new([5; 32]), TableKey::new([6; 32]));
        let given = ticket(&[1; 32], table);
        assert_eq!(read_ticket(&[1; 32], &given), Some(table));
        assert_eq!(read_ticket(&[2; 32], &given), None, "another parlour");
        let forged = format!("{}{}", &other.to_string()[..25], &given[25..]);
        for wrong in ["", &given[1..], &forged, &format!("{given}0"), &"é".repeat(26)] {
            assert_eq!(read_ticket(&[1; 32], wrong), None, "{wrong}");
        }
        let number = ticket_number(&[1; 32], table);
        assert_ne!(number, ticket_number(&[1; 32], other));
        assert_ne!(number, ticket_number(&[2; 32], table));
        assert!(!read::<32>(&given).unwrap().windows(8).any(|eight| eight == &number[..8]));
    }

    #[test]
    fn a_list_of_visits_is_one_guests_and_no_table() {
        let [anna, bruno] = ["anna", "bruno"].map(Guest::of_secret);
        let ours = visits_id(&[1; 32], anna);
        assert_ne!(ours, visits_id(&[1; 32], bruno));
        assert_ne!(ours, visits_id(&[2; 32], anna), "another parlour");
        assert!(is_visits(&[1; 32], ours) && !is_visits(&[2; 32], ours));
        assert!(!is_visits(&[1; 32], TableKey::new(entropy()).0));
    }

    #[test]
    fn a_private_link_is_good_for_its_seat_and_person_only() {
        let (parlour, table) = ([7; 32], TableKey::new(entropy()));
        let of = |who: &str, links| Good::Own(Holder { guest: Guest::of_secret(who), links });
        let (anna, bruno) = (of("anna", 0), of("bruno", 0));
        let token = seat_token(&parlour, table, 2, &anna);
        assert_eq!(read_seat_token(&token), Some((table, 2)));
        assert!(is_genuine(&parlour, &token, &anna));
        assert!(!is_genuine(&parlour, &token, &bruno));
        assert!(!is_genuine(&parlour, &token, &of("anna", 1)), "made void");
        assert!(!is_genuine(&[8; 32], &token, &anna));
        let mut forged = token.clone().into_bytes();
        forged[26] = if forged[26] == b'0' { b'8' } else { b'0' };
        assert!(!is_genuine(&parlour, &String::from_utf8_lossy(&forged), &anna));
        assert!(!is_genuine(&parlour, "", &anna));
    }

    #[test]
    fn an_invitation_is_no_private_link_and_is_used_up() {
        let (parlour, table) = ([7; 32], TableKey::new(entropy()));
        let host = Guest::of_secret("anna");
        let to = |sitters| Invitation { host, sitters, held: false, from: "Anna".into() };
        let token = seat_token(&parlour, table, 2, &Good::Invited(&to(0)));
        assert!(is_genuine(&parlour, &token, &Good::Invited(&to(0))));
        assert!(!is_genuine(&parlour, &token, &Good::Invited(&to(1))));
        assert!(!is_genuine(&parlour, &token, &Good::Own(Holder { guest: host, links: 0 })));
    }
}
