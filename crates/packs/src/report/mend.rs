//! How to mend it, in a sentence.

use super::noun::quoted;
use crate::names::nearest;
use crate::problem::{Never, Problem, Senseless, TextFault, Unfit, Unreachable, What};

/// Lists longer than this are not read out.
const MOST_LISTED: usize = 12;

pub(super) fn mend(problem: &Problem) -> String {
    match problem {
        Problem::Unfit(why) => unfit(why).to_string(),
        Problem::Syntax(_) => "Look at this line and the one before it.".to_string(),
        Problem::More => "Mend these first and look again.".to_string(),
        Problem::Unknown { what, given, known } => unknown(*what, given, known),
        Problem::UnknownKey { key, known } => match nearest(key, known.iter().copied()) {
            Some(near) => format!("Perhaps “{near}” is meant."),
            None => format!("Use one of {}.", known.join(", ")),
        },
        Problem::TwoClauses { .. } => "Give each its own table.".to_string(),
        Problem::WrongType { .. } => "Write it in that form.".to_string(),
        Problem::OutOfRange { least, most, .. } => {
            format!("Use a number from {least} to {most}.")
        }
        Problem::MissingKey("who") => "Say who it concerns, such as who = \"both\".".to_string(),
        Problem::MissingKey("at-least") => {
            "Compare by at-least, at-most, more-than, less-than or exactly.".to_string()
        }
        Problem::MissingKey(key) => format!("Add {key} = …"),
        Problem::BadId(_) => {
            "Use small letters, digits and hyphens, beginning with a letter; any, all, trait, \
             destiny and scenes are taken."
                .to_string()
        }
        Problem::BadVersion(_) => "Use three numbers, such as \"1.0.0\".".to_string(),
        Problem::DuplicateId { .. } => "Give one of the two another id.".to_string(),
        Problem::Repeated(_) => "Leave one of them out.".to_string(),
        Problem::TooMany { .. } | Problem::TooNested(_) => "Take some away.".to_string(),
        Problem::TooFew { .. } => "Add some.".to_string(),
        Problem::Senseless { why, .. } => senseless(*why).to_string(),
        Problem::NoSuchOption { .. } => "Use a letter that the card has.".to_string(),
        Problem::OptionCount(_) => "Give it two, three or four.".to_string(),
        Problem::NobodyChooses => "Add chooses = \"both\" or chooses = \"partner\".".to_string(),
        Problem::NothingToChoose => "Add options, or leave chooses out.".to_string(),
        Problem::OnlyReactions(_) => {
            "Add \"reaction\" to the types and a [scene.reaction].".to_string()
        }
        Problem::OtherMoment { moments, .. } => format!("Set moment to {moments}."),
        Problem::OnlyAtTheEnd(_) => {
            "Move it to a finale or to the never part of a secret.".to_string()
        }
        Problem::Never(why) => never(why).to_string(),
        Problem::TypeWithoutPart(part) => {
            format!("Add [scene.{part}], or take the type away.")
        }
        Problem::PartWithoutType("event") => "Add \"linked\" to its types.".to_string(),
        Problem::PartWithoutType(part) => format!("Add \"{part}\" to its types."),
        Problem::MinorSecret => "Take one of the two types away.".to_string(),
        Problem::NoFollowUp => "Add a [scene.follow-up].".to_string(),
        Problem::NothingHappens => "Add effects.".to_string(),
        Problem::OpeningHand(_) => "Let the numbers add up to 5.".to_string(),
        Problem::ShortDeck { .. } => "Add scenes, or deal fewer of them.".to_string(),
        Problem::EmptyDeck(_) => "Add scenes, or draw from another deck.".to_string(),
        Problem::NotAnEvent(_) => "Add \"special-event\" to its types.".to_string(),
        Problem::NoLinkedScenes => {
            "Add a scene of type \"linked\" with this one as its event.".to_string()
        }
        Problem::WrongDeck(_) => "List it under its own deck.".to_string(),
        Problem::NotInStory(_) => "Add it to the story's destinies.".to_string(),
        Problem::NoStep(_) => "Add it to the steps.".to_string(),
        Problem::StepTwice(_) => "Leave one of them out.".to_string(),
        Problem::StepOrder { first, .. } => format!("Move “{first}” forward."),
        Problem::Unreachable(why) => unreachable(why).to_string(),
        Problem::Text(fault) => text(fault),
    }
}

fn unknown(what: What, given: &str, known: &[String]) -> String {
    if known.is_empty() {
        return match what {
            What::Flag => "Add it to the flags in pack.toml.".to_string(),
            What::Tag => "Add it to the tags in pack.toml.".to_string(),
            _ => "There is none at all yet.".to_string(),
        };
    }
    if known.len() <= MOST_LISTED {
        return format!("Use one of {}.", known.join(", "));
    }
    match nearest(given, known.iter().map(String::as_str)) {
        Some(near) => format!("Perhaps {} is meant.", quoted(near)),
        None => "Look at the list of names again.".to_string(),
    }
}

fn unfit(why: &Unfit) -> &'static str {
    match why {
        Unfit::Unreadable(_) => "Look at its permissions.",
        Unfit::TooManyFiles(_) => "Put more cards into each file.",
        Unfit::FileTooLarge(_) => "Divide it.",
        Unfit::PackTooLarge(_) => "Divide the pack.",
        Unfit::Name => "Use names such as scenes.toml and en.ftl.",
        Unfit::Link => "Put the file itself there.",
        Unfit::NotAFile => "Put all files side by side in one folder.",
        Unfit::Twice => "Give one of them another name.",
        Unfit::NotText => "Save the file as UTF-8.",
        Unfit::TooDeep(_) => "Close some of them.",
        Unfit::NoManifest => "Add one with id, version and languages.",
    }
}

fn senseless(why: Senseless) -> &'static str {
    match why {
        Senseless::OutsideOption => "Use player, partner, both or \"chose a\".",
        Senseless::NobodyPlays => "Use both, first, second, pink, blue, or chooser in an option.",
        Senseless::InsideOption => "Use chooser or other.",
        Senseless::NoChoice => "Use player, partner or both.",
        Senseless::OnePerson => "Use player, partner, chooser or other.",
        Senseless::NotOfReaction => "Use player or partner.",
    }
}

fn never(why: &Never) -> &'static str {
    match why {
        Never::NotBoth => "Let both choose, or ask who chose what.",
        Never::DoesNotChoose => "Ask for the person who chooses, or let them choose.",
        Never::OtherOption => "Ask what the other one chose, or move it to the additional effects.",
        Never::NoGuess => "Put { guess-trait = \"player\" } before it.",
        Never::FlagNeverRaised(_) => "Let some card raise it.",
        Never::Contradiction => "Change one of the numbers.",
        Never::BeforeTheEnd => {
            "Ask for it on a destiny, or after the step reveal-destinies of a finale."
        }
        Never::OnlyDestinies => "Move it to a destiny.",
        Never::NoSecrets => "Add a secret.",
        Never::NoSecretTagged(_) => "Give a secret this tag.",
        Never::NothingToFind(_) => "Search another deck, or add such a scene.",
        Never::NoDestiny => "Name one, or write \"any\".",
    }
}

fn unreachable(why: &Unreachable) -> &'static str {
    match why {
        Unreachable::Deck(_) => "Let a chapter draw from it, or move the scene.",
        Unreachable::Destiny => "Add it to a story.",
        Unreachable::Event => "Let its linked scene insert it.",
    }
}

fn text(fault: &TextFault) -> String {
    match fault {
        TextFault::Missing { language, name } => format!("Add {name} to {language}.ftl."),
        TextFault::Unused { nearest: Some(near), .. } => {
            format!("Perhaps {} is meant.", quoted(near))
        }
        TextFault::Unused { nearest: None, .. } | TextFault::Twice(_) => {
            "Take it away.".to_string()
        }
        TextFault::TooLong { .. } => "Say it in fewer words.".to_string(),
        TextFault::Markup(_) => "Leave it out.".to_string(),
        TextFault::Variable(_) => "Use $player or $partner; an epilogue may say more.".to_string(),
        TextFault::NotPlain => "Use plain words, $player and $partner.".to_string(),
        TextFault::NoFile(_) => "Add the file, or take the language away.".to_string(),
        TextFault::NotListed(_) => "Add it to languages, or take the file away.".to_string(),
        TextFault::TooMany(_) => "Say it more plainly.".to_string(),
    }
}
