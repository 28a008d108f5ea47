//! Cards as they are read: what is said, the situation, the options, and what it all does.

use super::Look;
use fog_of_love::content::{Aspect, Deck, Effect, Letter, Letters, OptionCard, Scene, Who};
use fog_of_love::{Asked, Frame, Source};
use tabletop::Seat;
use words::fog_of_love::{CardContext, CardText, type_line};

/// A card that is being told, or read.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Which card.
    pub card: CardContext,
    /// Its id in the pack, where it is a scene.
    pub id: Option<String>,
    /// The deck of a scene, and its type in words.
    pub scene: Option<(Deck, String)>,
    /// Whose it is.
    pub player: Seat,
    /// Its title.
    pub title: String,
    /// What is said.
    pub spoken: Option<String>,
    /// The situation; of a secret that nobody found, what became of it.
    pub situation: Option<String>,
    /// The situation that lies on it.
    pub under: Option<Scene>,
    /// Its options.
    pub options: Vec<OptionFace>,
    /// What it does beside its options, a sentence each, with how far it is set in.
    pub print: Vec<(u8, String)>,
}

/// An option of a card.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionFace {
    /// Which.
    pub letter: Letter,
    /// In its own words.
    pub words: String,
    /// The tokens it gives its chooser.
    pub tokens: Vec<(Aspect, u8)>,
    /// What else it does, a sentence each.
    pub does: Vec<String>,
    /// Whether the viewer may take it now.
    pub offered: bool,
    /// Whether the viewer has sealed it.
    pub sealed: bool,
    /// Who took it, once that is revealed.
    pub takers: Vec<Seat>,
    /// The satisfaction that it surely gives its chooser; none where a situation may turn it around.
    pub surely: Option<i16>,
}

/// A scene as its holder reads it, before it is played.
pub(super) fn read(look: &Look<'_>, scene: Scene, holder: Seat) -> Card {
    card(look, CardContext::Scene(scene), holder, None)
}

/// A card in course.
pub(super) fn told(look: &Look<'_>, context: CardContext, frame: &Frame) -> Card {
    card(look, context, frame.player, Some(frame))
}

fn card(look: &Look<'_>, context: CardContext, player: Seat, frame: Option<&Frame>) -> Card {
    let says = |text| look.says(context, text, player);
    let content = look.content();
    let scene = match context {
        CardContext::Scene(scene) => content.scenes.get(scene.index()),
        _ => None,
    };
    let never = frame.is_some_and(|frame| matches!(frame.source, Source::Never(_)));
    let secret = frame.is_none() && scene.is_some_and(|scene| scene.secret.is_some());
    Card {
        card: context,
        id: scene.map(|scene| scene.id.clone()),
        scene: scene.map(|scene| (scene.deck, type_line(look.company.tongue, scene))),
        player,
        title: says(CardText::Title).unwrap_or_default(),
        spoken: says(CardText::Spoken),
        situation: says(if never { CardText::Never } else { CardText::Situation }),
        under: frame.and_then(|frame| frame.under),
        options: if never || secret { Vec::new() } else { options(look, context, player, frame) },
        print: print(look, context),
    }
}

/// The options of a card that can speak.
fn options_of<'a>(look: &Look<'a>, card: CardContext) -> &'a [OptionCard] {
    let content = look.content();
    let story = |story: u8| content.stories.get(usize::from(story));
    match card {
        CardContext::Scene(scene) => {
            content.scenes.get(scene.index()).map_or(&[], |card| &card.options)
        }
        CardContext::Chapter { story: of, chapter } => story(of)
            .and_then(|story| story.chapters.get(usize::from(chapter)))
            .map_or(&[], |chapter| &chapter.options),
        CardContext::Finale { story: of } => story(of).map_or(&[], |story| &story.finale.options),
        CardContext::Destiny(_) => &[],
    }
}

fn options(
    look: &Look<'_>,
    card: CardContext,
    player: Seat,
    frame: Option<&Frame>,
) -> Vec<OptionFace> {
    let view = &look.glimpse.view;
    let asked = !look.glimpse.moves().is_empty();
    let offered = match view.table.asked {
        Asked::Choice(letters) | Asked::Rechoice(letters, _) if frame.is_some() && asked => letters,
        _ => Letters::default(),
    };
    let sealed = view.own.as_ref().and_then(|own| own.choice).filter(|_| frame.is_some());
    let took = |seat: Seat, letter| {
        frame.is_some_and(|frame| {
            frame.choice(seat) == Some(letter) || frame.further[seat.index() & 1] == Some(letter)
        })
    };
    // A situation may turn the scene around: then it is the situation that says what comes of it.
    let plain = frame.is_none_or(|frame| frame.under.is_none());
    let option = |(letter, option): (Letter, &OptionCard)| OptionFace {
        letter,
        words: look.says(card, CardText::Option(letter), player).unwrap_or_default(),
        tokens: option.tokens.iter().map(|gift| (gift.aspect, gift.count)).collect(),
        does: look.voice(card, |voice| {
            voice.effects(&option.effects).into_iter().map(|line| line.text).collect()
        }),
        offered: offered.has(letter),
        sealed: sealed == Some(letter),
        takers: [Seat(0), Seat(1)].into_iter().filter(|seat| took(*seat, letter)).collect(),
        surely: plain.then(|| option.effects.iter().map(certain).sum()),
    };
    Letter::ALL.into_iter().zip(options_of(look, card)).map(option).collect()
}

/// The satisfaction that an effect surely gives the chooser.
fn certain(effect: &Effect) -> i16 {
    match effect {
        Effect::Satisfaction(Who::Chooser | Who::Both, amount) if amount.share.is_none() => {
            i16::from(amount.plus)
        }
        _ => 0,
    }
}

/// What a card does beside its options.
fn print(look: &Look<'_>, card: CardContext) -> Vec<(u8, String)> {
    let content = look.content();
    let story = |story: u8| content.stories.get(usize::from(story));
    look.voice(card, |voice| {
        let mut lines = Vec::new();
        match card {
            CardContext::Scene(scene) => {
                let Some(scene) = content.scenes.get(scene.index()) else { return Vec::new() };
                let reaction = scene.reaction.as_ref().map(|reaction| voice.reaction(reaction));
                let plain = reaction.into_iter().chain(voice.requires(scene));
                lines.extend(plain.map(|text| (0, text)));
                let more = match scene.secret {
                    Some(_) => voice.secret(scene),
                    None => voice.more(&scene.more),
                };
                let follow_up = scene.follow_up.iter().flat_map(|next| voice.follow_up(next));
                let all = voice.on_play(scene).into_iter().chain(more).chain(follow_up);
                lines.extend(all.map(|line| (line.depth, line.text)));
            }
            CardContext::Chapter { story: of, chapter } => {
                let chapter = story(of).and_then(|story| story.chapters.get(usize::from(chapter)));
                let more = chapter.map_or(&[][..], |chapter| &chapter.more);
                lines.extend(voice.more(more).into_iter().map(|line| (line.depth, line.text)));
            }
            CardContext::Finale { story: of } => {
                if let Some(story) = story(of) {
                    let more = voice.more(&story.finale.more).into_iter();
                    let all = more.chain(voice.effects(&story.finale.effects));
                    lines.extend(all.map(|line| (line.depth, line.text)));
                }
            }
            CardContext::Destiny(_) => {}
        }
        lines
    })
}
