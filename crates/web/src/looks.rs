//! How pages look to somebody: what the server is told by a cookie, so that it holds without a script.

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device has it.
    #[default]
    System,
    /// Day.
    Light,
    /// Night.
    Dark,
}

/// How much moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// As the device has it.
    #[default]
    System,
    /// Things fade, and nothing glides.
    Calm,
    /// Everything changes at once.
    None,
}

/// How pages look to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Looks {
    /// Day or night.
    pub theme: Theme,
    /// How much moves.
    pub motion: Motion,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// Its name in the page and in a cookie.
    pub fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of this name.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

impl Motion {
    /// All of them.
    pub const ALL: [Motion; 3] = [Motion::System, Motion::Calm, Motion::None];

    /// Its name in the page and in a cookie.
    pub fn code(self) -> &'static str {
        match self {
            Motion::System => "system",
            Motion::Calm => "calm",
            Motion::None => "none",
        }
    }

    /// The motion of this name.
    pub fn from_code(code: &str) -> Option<Motion> {
        Motion::ALL.into_iter().find(|motion| motion.code() == code)
    }
}

impl Looks {
    /// What the root of a page says of the theme, if the device is not to choose.
    pub(crate) fn theme(self) -> Option<&'static str> {
        (self.theme != Theme::System).then(|| self.theme.code())
    }

    /// The same of motion.
    pub(crate) fn motion(self) -> Option<&'static str> {
        (self.motion != Motion::System).then(|| self.motion.code())
    }
}
