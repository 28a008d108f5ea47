//! Networks, as a host writes them down: an address, and how many of its bits count.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// A network: `10.0.0.0/8`, or a single address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// It is no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNetwork;

impl Network {
    /// This machine itself.
    pub fn loopback() -> Vec<Network> {
        let v4 = Network { address: Ipv4Addr::LOCALHOST.into(), bits: 8 };
        vec![v4, Network { address: Ipv6Addr::LOCALHOST.into(), bits: 128 }]
    }

    /// Whether an address is in it.
    pub fn holds(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => {
                let differ = u128::from(ours.to_bits() ^ theirs.to_bits());
                differ.leading_zeros() >= u32::from(self.bits) + 96
            }
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => {
                (ours.to_bits() ^ theirs.to_bits()).leading_zeros() >= u32::from(self.bits)
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| NoNetwork)?)),
            None => (text, None),
        };
        let address = address.parse::<IpAddr>().map_err(|_| NoNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(most);
        if bits > most { Err(NoNetwork) } else { Ok(Network { address, bits }) }
    }
}

impl fmt::Display for NoNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an address is expected, or a network such as 10.0.0.0/8")
    }
}

impl std::error::Error for NoNetwork {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_holds_its_addresses() {
        let holds = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().holds(address.parse().unwrap())
        };
        assert!(holds("10.0.0.0/8", "10.200.3.4") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("192.0.2.7", "192.0.2.7") && !holds("192.0.2.7", "192.0.2.6"));
        assert!(holds("192.0.2.7", "::ffff:192.0.2.7"), "the same address in the newer manner");
        assert!(holds("2001:db8::/32", "2001:db8:5::1") && !holds("2001:db8::/32", "2001:db9::"));
        assert!(holds("0.0.0.0/0", "8.8.8.8") && !holds("0.0.0.0/0", "2001:db8::1"));
        for nonsense in ["", "10.0.0.0/33", "10.0.0/8", "::/129", "proxy", "10.0.0.1/", "/8"] {
            assert_eq!(nonsense.parse::<Network>(), Err(NoNetwork), "{nonsense}");
        }
        let here = Network::loopback();
        let is_here = |address: &str| here.iter().any(|net| net.holds(address.parse().unwrap()));
        assert!(is_here("127.0.0.1") && is_here("127.9.9.9") && is_here("::1"));
        assert!(!is_here("192.168.0.1"));
    }
}
