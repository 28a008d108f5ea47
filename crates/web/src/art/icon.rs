//! Small signs of 24 × 24 for buttons and tabs, in the colour of the text around them.

/// What a sign stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Icon {
    Chat,
    Rules,
    Log,
    Settings,
    Link,
    Eye,
    Pause,
    Play,
    Robot,
    Person,
    /// The host of a table.
    Crown,
    Back,
    Close,
    Send,
    Bell,
    /// A rematch, or a swap.
    Swap,
    Question,
    ArrowLeft,
    ArrowRight,
    First,
    Last,
    Sun,
    Moon,
    Check,
    /// One device for everybody.
    Device,
    /// Something unfolds.
    Down,
    /// A hand of cards.
    Hand,
    More,
    Sound,
    /// Two people.
    People,
    /// What somebody keeps to themselves.
    Mask,
    /// Chance decides.
    Dice,
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 32] = [
        Icon::Chat,
        Icon::Rules,
        Icon::Log,
        Icon::Settings,
        Icon::Link,
        Icon::Eye,
        Icon::Pause,
        Icon::Play,
        Icon::Robot,
        Icon::Person,
        Icon::Crown,
        Icon::Back,
        Icon::Close,
        Icon::Send,
        Icon::Bell,
        Icon::Swap,
        Icon::Question,
        Icon::ArrowLeft,
        Icon::ArrowRight,
        Icon::First,
        Icon::Last,
        Icon::Sun,
        Icon::Moon,
        Icon::Check,
        Icon::Device,
        Icon::Down,
        Icon::Hand,
        Icon::More,
        Icon::Sound,
        Icon::People,
        Icon::Mask,
        Icon::Dice,
    ];

    /// The strokes.
    pub(super) fn d(self) -> &'static str {
        match self {
            Icon::Chat => {
                "M12 4.5C17 4.5 20.5 7.5 20.5 11.5S17 18.5 12 18.5C10.8 18.5 9.6 18.3 8.6 17.9L4.5 20L5.5 16C4.2 14.8 3.5 13.2 3.5 11.5C3.5 7.5 7 4.5 12 4.5ZM8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01"
            }
            Icon::Rules => {
                "M12 6.5C10 5 7 4.5 3.5 4.8V18.3C7 18 10 18.5 12 20C14 18.5 17 18 20.5 18.3V4.8C17 4.5 14 5 12 6.5ZM12 6.5V20"
            }
            Icon::Log => {
                "M7 4H18.5V18A2.5 2.5 0 0 1 16 20.5H5.5A2.5 2.5 0 0 0 8 18V5.5A2 2 0 0 0 4 5.5V8H8M11 8.5H15.5M11 12H15.5M11 15.5H14"
            }
            Icon::Settings => {
                "M4 7H13M17.5 7H20M4 17H6.5M11 17H20M15.2 4.8a2.2 2.2 0 1 0 .01 0M8.7 14.8a2.2 2.2 0 1 0 .01 0"
            }
            Icon::Link => {
                "M10 14a4 4 0 0 0 6 .4l2.8-2.8a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4L5.2 12.4a4 4 0 0 0 5.7 5.7L12 17"
            }
            Icon::Eye => {
                "M2.5 12C5 7.8 8.3 5.8 12 5.8S19 7.8 21.5 12C19 16.2 15.7 18.2 12 18.2S5 16.2 2.5 12ZM12 9a3 3 0 1 0 .01 0"
            }
            Icon::Pause => "M8.5 5V19M15.5 5V19",
            Icon::Play => "M7.5 4.8V19.2L19.5 12Z",
            Icon::Robot => {
                "M6.5 9H17.5A2 2 0 0 1 19.5 11V17.5A2 2 0 0 1 17.5 19.5H6.5A2 2 0 0 1 4.5 17.5V11A2 2 0 0 1 6.5 9ZM12 9V5.5M12 3.5a1 1 0 1 0 .01 0M9 13v.01M15 13v.01M9.5 16.3H14.5M2.5 13V15.5M21.5 13V15.5"
            }
            Icon::Person => {
                "M12 4a4 4 0 1 0 .01 0M4.5 20.5C5 16.5 8 14.5 12 14.5S19 16.5 19.5 20.5"
            }
            Icon::Crown => "M5 18.5L3.5 8L8.5 11.5L12 5L15.5 11.5L20.5 8L19 18.5Z",
            Icon::Back => "M9.5 6L3.5 12L9.5 18M3.5 12H15A5 5 0 0 1 20 17V18.5",
            Icon::Close => "M6 6L18 18M18 6L6 18",
            Icon::Send => "M3.5 11.5L20.5 4L14.5 20.5L10.8 13.7ZM10.8 13.7L20.5 4",
            Icon::Bell => {
                "M6.5 16.5V10.5A5.5 5.5 0 0 1 17.5 10.5V16.5L19.5 18H4.5ZM10 20.5Q12 22 14 20.5M12 5V3.2"
            }
            Icon::Swap => "M4 9.5H19M15 5L19.5 9.5L15 14M20 14.8H5M9 10.5L4.5 14.8L9 19.5",
            Icon::Question => {
                "M8.5 9A3.5 3.5 0 1 1 13.5 12.2C12.4 12.8 12 13.4 12 14.8M12 18.5v.01"
            }
            Icon::ArrowLeft => "M14.5 5.5L8 12L14.5 18.5",
            Icon::ArrowRight => "M9.5 5.5L16 12L9.5 18.5",
            Icon::First => "M18 5.5L11.5 12L18 18.5M6.5 5.5V18.5",
            Icon::Last => "M6 5.5L12.5 12L6 18.5M17.5 5.5V18.5",
            Icon::Sun => {
                "M12 8a4 4 0 1 0 .01 0M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M18.7 5.3L17.3 6.7M6.7 17.3L5.3 18.7"
            }
            Icon::Moon => "M19.5 14.5A8 8 0 1 1 9.5 4.5A6.5 6.5 0 0 0 19.5 14.5Z",
            Icon::Check => "M4.5 12.5L10 18L20 6.5",
            Icon::Device => {
                "M6 3.5H18A1.5 1.5 0 0 1 19.5 5V19A1.5 1.5 0 0 1 18 20.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5ZM10.5 17.6H13.5"
            }
            Icon::Down => "M5.5 9.5L12 16L18.5 9.5",
            Icon::Hand => "M5 7.5L14 5L17.5 18L8.5 20.5ZM14.5 7L19.5 8.2L17 18.5",
            Icon::More => "M5.5 12h.01M12 12h.01M18.5 12h.01",
            Icon::Sound => {
                "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15 9.2C16.5 10.8 16.5 13.2 15 14.8M17.6 6.8C20.3 9.8 20.3 14.2 17.6 17.2"
            }
            Icon::People => {
                "M8.5 5.5a3.2 3.2 0 1 0 .01 0M2.5 19C3 15 5.4 13.4 8.5 13.4S14 15 14.5 19M16.4 6.4a2.8 2.8 0 1 1-.6 5.4M16.8 14C19.4 14.2 21.2 15.8 21.6 19"
            }
            Icon::Dice => {
                "M5 5H19V19H5ZM8.6 8.5V8.7M15.4 8.5V8.7M12 11.9V12.1M8.6 15.3V15.5M15.4 15.3V15.5"
            }
            Icon::Mask => {
                "M12 3.6L18.6 6V12C18.6 16.4 15.8 19.2 12 20.6C8.2 19.2 5.4 16.4 5.4 12V6ZM12 9.4v5M9.6 12h4.8"
            }
        }
    }
}
