//! Figures as a language writes them: its mark before the decimals, its sign for a share in a hundred,
//! its units. What is read by machines keeps the point.

use crate::Tongue;

impl Tongue {
    /// “12.5”, “12,5”: with so many decimals, and a minus that is no hyphen.
    ///
    /// ```
    /// use words::{Lang, Tongue};
    /// assert_eq!(Tongue::of(Lang::En).decimal(-0.25, 2), "−0.25");
    /// assert_eq!(Tongue::of(Lang::It).decimal(-0.25, 2), "−0,25");
    /// ```
    pub fn decimal(&self, value: f64, places: usize) -> String {
        self.written(&format!("{value:.places$}"))
    }

    /// The same with its sign, whichever it is: “+0.25”.
    pub fn signed(&self, value: f64, places: usize) -> String {
        self.written(&format!("{value:+.places$}"))
    }

    /// A share of one, in a hundred: “25.0%”, “25,0 %”.
    ///
    /// ```
    /// use words::{Lang, Tongue};
    /// assert_eq!(Tongue::of(Lang::En).percent(0.25), "25.0%");
    /// assert_eq!(Tongue::of(Lang::De).percent(0.25), "25,0\u{a0}%");
    /// ```
    pub fn percent(&self, share: f64) -> String {
        self.in_a_hundred(&self.decimal(100.0 * share, 1))
    }

    /// So many bytes: “1.5 MiB”, “1,5 Mio”.
    pub fn bytes(&self, bytes: u64) -> String {
        const STEP: u64 = 1024;
        let power = bytes.checked_ilog(STEP).unwrap_or(0).min(3);
        let places = if power == 0 { 0 } else { 1 };
        let amount = bytes as f64 / STEP.pow(power) as f64;
        self.bytes_of(&self.decimal(amount, places), i64::from(power))
    }

    /// Rust writes a point and a hyphen.
    fn written(&self, plain: &str) -> String {
        plain.replace('-', "−").replace('.', &self.decimal_mark())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Tongue};

    fn all(say: impl Fn(&Tongue) -> String) -> [String; 4] {
        Lang::ALL.map(|lang| say(Tongue::of(lang)))
    }

    #[test]
    fn every_language_writes_its_own_figures() {
        assert_eq!(Lang::ALL, [Lang::En, Lang::It, Lang::De, Lang::Fr]);
        assert_eq!(all(|of| of.decimal(1234.5, 1)), ["1234.5", "1234,5", "1234,5", "1234,5"]);
        assert_eq!(all(|of| of.signed(0.5, 2)), ["+0.50", "+0,50", "+0,50", "+0,50"]);
        assert_eq!(all(|of| of.signed(-0.5, 2)), ["−0.50", "−0,50", "−0,50", "−0,50"]);
        let shares = ["25.0%", "25,0%", "25,0\u{a0}%", "25,0\u{202f}%"];
        assert_eq!(all(|of| of.percent(0.25)), shares);
    }

    #[test]
    fn bytes_are_counted_in_the_unit_they_fill() {
        let said = |bytes| Tongue::of(Lang::En).bytes(bytes);
        assert_eq!([said(0), said(1023)], ["0\u{a0}B", "1023\u{a0}B"]);
        assert_eq!([said(1024), said(1536 * 1024)], ["1.0\u{a0}KiB", "1.5\u{a0}MiB"]);
        assert_eq!(said(5 << 40), "5120.0\u{a0}GiB");
        let french = Tongue::of(Lang::Fr);
        assert_eq!(french.bytes(1536 * 1024), "1,5\u{a0}Mio");
    }
}
