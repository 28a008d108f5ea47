//! What is wrong, in a sentence.

use super::noun::{form, noun, quoted};
use crate::problem::{Never, Problem, Senseless, TextFault, Unfit, Unreachable};

pub(super) fn sentence(problem: &Problem) -> String {
    match problem {
        Problem::Unfit(why) => unfit(why),
        Problem::Syntax(why) => format!("This cannot be read: {}.", why.trim_end_matches('.')),
        Problem::More => "There is more to find than fits into one report.".to_string(),
        Problem::Unknown { what, given, .. } if given.is_empty() => {
            format!("Nothing here says which {} is meant.", noun(*what))
        }
        Problem::Unknown { what, given, .. } => {
            format!("There is no {} {}.", noun(*what), quoted(given))
        }
        Problem::UnknownKey { key, .. } => format!("The key {} means nothing here.", quoted(key)),
        Problem::TwoClauses { first, second } => {
            format!("{} and {} stand in one table.", quoted(first), quoted(second))
        }
        Problem::WrongType { expected, found } => {
            format!("This is {}, but {} is needed.", form(*found), form(*expected))
        }
        Problem::OutOfRange { given, .. } => {
            format!("The number {} is out of range.", quoted(given))
        }
        Problem::MissingKey(key) => format!("The key “{key}” is missing."),
        Problem::BadId(id) => format!("{} cannot be a name.", quoted(id)),
        Problem::BadVersion(version) => format!("{} is not a version.", quoted(version)),
        Problem::DuplicateId { what, id, first } => {
            format!("The {} {} is already there, at {first}.", noun(*what), quoted(id))
        }
        Problem::Repeated(word) => format!("{} is named twice.", quoted(word)),
        Problem::TooMany { what, most } => format!("There are more than {most} {what}."),
        Problem::TooFew { what, given, least } => {
            format!("There are {given} {what}, but at least {least} are needed.")
        }
        Problem::TooNested(most) => format!("This lies more than {most} lists deep."),
        Problem::Senseless { who, why } => senseless(who, *why),
        Problem::NoSuchOption { letter, options } => {
            format!("There is no option “{letter}” among the {options} of this card.")
        }
        Problem::OptionCount(1) => "One option is no choice.".to_string(),
        Problem::OptionCount(count) => format!("A choice has two to four options, not {count}."),
        Problem::NobodyChooses => "There are options, but nobody chooses.".to_string(),
        Problem::NothingToChoose => "Somebody chooses, but there are no options.".to_string(),
        Problem::OnlyReactions(effect) => format!("Only a reaction can do {}.", quoted(effect)),
        Problem::OtherMoment { effect, .. } => {
            format!("At this moment a reaction cannot do {}.", quoted(effect))
        }
        Problem::OnlyAtTheEnd(effect) => format!("{} works only at the end.", quoted(effect)),
        Problem::Never(why) => never(why),
        Problem::TypeWithoutPart(part) => {
            format!("This is a {part}, but there is no [scene.{part}].")
        }
        Problem::PartWithoutType("event") => {
            "This has an event, but is no linked scene.".to_string()
        }
        Problem::PartWithoutType(part) => {
            format!("There is a [scene.{part}], but this is no {part}.")
        }
        Problem::MinorSecret => "A secret cannot be a minor scene.".to_string(),
        Problem::NoFollowUp => "This situation does nothing to the next scene.".to_string(),
        Problem::NothingHappens => "Nothing happens here.".to_string(),
        Problem::OpeningHand(sum) => format!("The opening hand has {sum} scenes instead of 5."),
        Problem::ShortDeck { deck, given, least } => {
            let deck = deck.name();
            format!("Two opening hands need {least} scenes of the {deck} deck, but it has {given}.")
        }
        Problem::EmptyDeck(deck) => {
            format!("A chapter draws from the {} deck, which has no scenes.", deck.name())
        }
        Problem::NotAnEvent(scene) => format!("The scene {} is no special event.", quoted(scene)),
        Problem::NoLinkedScenes => "No linked scene leads to this special event.".to_string(),
        Problem::WrongDeck(deck) => {
            format!("The tutorial lists a scene of the {} deck under another one.", deck.name())
        }
        Problem::NotInStory(destiny) => {
            format!("The destiny {} is in the pile, but not in the story.", quoted(destiny))
        }
        Problem::NoStep(step) => format!("The finale needs the step “{step}”."),
        Problem::StepTwice(step) => format!("The step “{step}” comes twice."),
        Problem::StepOrder { first, then } => format!("“{first}” comes after “{then}”."),
        Problem::Unreachable(why) => unreachable(why),
        Problem::Text(fault) => text(fault),
    }
}

fn unfit(why: &Unfit) -> String {
    match why {
        Unfit::Unreadable(why) => format!("This cannot be read: {why}."),
        Unfit::TooManyFiles(most) => format!("The pack has more than {most} files."),
        Unfit::FileTooLarge(most) => format!("The file is larger than {} KiB.", most / 1024),
        Unfit::PackTooLarge(most) => format!("The pack is larger than {} KiB.", most / 1024),
        Unfit::Name => "No file of a pack is called this.".to_string(),
        Unfit::Link => "This is a link, and links are not followed.".to_string(),
        Unfit::NotAFile => "This is not a file.".to_string(),
        Unfit::Twice => "There are two files of this name.".to_string(),
        Unfit::NotText => "From here on this is not text.".to_string(),
        Unfit::TooDeep(most) => format!("Brackets lie more than {most} deep."),
        Unfit::NoManifest => "The pack has no pack.toml.".to_string(),
    }
}

fn senseless(who: &str, why: Senseless) -> String {
    let who = quoted(who);
    match why {
        Senseless::OutsideOption => format!("Outside an option {who} is nobody."),
        Senseless::NobodyPlays => {
            format!("Nobody plays a chapter or a finale, so {who} is nobody.")
        }
        Senseless::InsideOption => format!("Inside an option {who} is not asked."),
        Senseless::NoChoice => format!("Nothing has been chosen here, so {who} is nobody."),
        Senseless::OnePerson => format!("One person is needed here, but {who} may be two."),
        Senseless::NotOfReaction => {
            format!("A reaction does this to its own people, not to {who}.")
        }
    }
}

fn never(why: &Never) -> String {
    match why {
        Never::NotBoth => "This looks at two choices, but only one or none is made.".to_string(),
        Never::DoesNotChoose => "This looks at a choice that is never made.".to_string(),
        Never::OtherOption => {
            "Inside this option its chooser has chosen this very option.".to_string()
        }
        Never::NoGuess => "Nothing has been guessed before this.".to_string(),
        Never::FlagNeverRaised(flag) => format!("Nothing ever raises the flag {}.", quoted(flag)),
        Never::Contradiction => "No number is as large and as small as this asks.".to_string(),
        Never::BeforeTheEnd => {
            "This is known only when the destinies are revealed, so it never holds here."
                .to_string()
        }
        Never::OnlyDestinies => "Only a destiny can ask whether one is fulfilled.".to_string(),
        Never::NoSecrets => "There are no secrets at all.".to_string(),
        Never::NoSecretTagged(tag) => format!("No secret carries the tag {}.", quoted(tag)),
        Never::NothingToFind(deck) => {
            format!("No scene of the {} deck shows what is searched for.", deck.name())
        }
        Never::NoDestiny => "No destiny is named here.".to_string(),
    }
}

fn unreachable(why: &Unreachable) -> String {
    match why {
        Unreachable::Deck(deck) => {
            format!("Nobody will see this scene: no story draws from the {} deck.", deck.name())
        }
        Unreachable::Destiny => "Nobody will hold this destiny: no story has it.".to_string(),
        Unreachable::Event => "Nobody will see this special event: nothing inserts it.".to_string(),
    }
}

fn text(fault: &TextFault) -> String {
    match fault {
        TextFault::Missing { language, name } => {
            format!("The text {} is missing in “{language}”.", quoted(name))
        }
        TextFault::Unused { name, .. } => format!("Nothing shows the text {}.", quoted(name)),
        TextFault::Twice(name) => format!("The text {} stands here twice.", quoted(name)),
        TextFault::TooLong { given, most } => {
            format!("The text has {given} characters, but there is room for {most}.")
        }
        TextFault::Markup(char) => {
            format!("A text cannot contain {}.", quoted(&char.to_string()))
        }
        TextFault::Variable(name) => {
            format!("There is no variable {}.", quoted(&format!("${name}")))
        }
        TextFault::NotPlain => "A text is plain, without functions, terms or cases.".to_string(),
        TextFault::NoFile(language) => format!("There is no file {language}.ftl."),
        TextFault::NotListed(language) => {
            format!("The language {} is not listed in pack.toml.", quoted(language))
        }
        TextFault::TooMany(most) => format!("One message has more than {most} placeables."),
    }
}
