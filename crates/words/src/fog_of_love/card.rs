//! The parts of scenes and chapters.

use super::Voice;
use super::line::{Line, Lines, capital};
use crate::Tongue;
use ::fog_of_love::content::{Chapter, Choice, Effect, Kind, SceneCard};

/// Who chooses on a scene, and its types: “Both choose”, “Minor scene · reaction”.
pub fn type_line(tongue: &Tongue, scene: &SceneCard) -> String {
    let kinds = Kind::ALL.into_iter().filter(|&kind| scene.kinds.has(kind));
    let mut parts: Vec<String> = kinds.map(|kind| tongue.fl_kind(kind)).collect();
    match scene.choice {
        Choice::Nobody if parts.is_empty() => parts.push(tongue.fl_choice(scene.choice)),
        Choice::Nobody => {}
        Choice::Partner | Choice::Player | Choice::Both => {
            parts.insert(0, tongue.fl_choice(scene.choice));
        }
    }
    let more = |line: String, next: String| tongue.fl_type_more(&line, &next);
    capital(&parts.into_iter().reduce(more).unwrap_or_default())
}

impl Voice<'_> {
    /// The additional effects of a card, or the effects of one without choices.
    pub fn more(&self, more: &[Effect]) -> Vec<Line> {
        self.effects(more)
    }

    /// When a scene may be played, if not always: “Playable only if …”
    pub fn requires(&self, scene: &SceneCard) -> Option<String> {
        let condition = self.condition(scene.requires.as_ref()?);
        Some(capital(&self.sentence(&self.tongue.fl_requires(&condition))))
    }

    /// What happens at the moment of playing, under a line that says so; nothing if nothing does.
    pub fn on_play(&self, scene: &SceneCard) -> Vec<Line> {
        self.under(&self.tongue.fl_on_play(), &scene.on_play)
    }

    /// A secret: the tokens for its player, what happens if it is revealed and what if it never
    /// is. Empty for a scene that is none.
    pub fn secret(&self, scene: &SceneCard) -> Vec<Line> {
        let Some(secret) = &scene.secret else { return Vec::new() };
        let t = self.tongue;
        let mut lines = Lines::default();
        for tokens in self.tokens(&secret.tokens) {
            lines.push(&self.sentence(&t.fl_secret_tokens(&tokens)));
        }
        if !scene.options.is_empty() || !scene.more.is_empty() {
            lines.push(&t.fl_secret_revealed());
            lines.deeper(|lines| {
                if !scene.options.is_empty() {
                    lines.push(&self.sentence(&t.fl_choice(scene.choice)));
                    self.put_options(&scene.options, lines);
                }
                self.put_effects(&scene.more, lines);
            });
        }
        lines.lines.extend(self.under(&t.fl_secret_never(), &secret.never));
        lines.lines
    }

    /// What a chapter is like: where scenes are drawn from, and how many it lasts. Its choices and
    /// effects are told like those of a scene.
    pub fn chapter(&self, chapter: &Chapter) -> Vec<Line> {
        let t = self.tongue;
        let mut lines = Lines::default();
        let decks: Vec<String> = chapter.draws.iter().map(|deck| t.fl_deck(deck)).collect();
        if !decks.is_empty() {
            lines.push(&self.sentence(&t.fl_chapter_draws(&self.any_of(&decks))));
        }
        lines.push(&self.sentence(&t.fl_chapter_length(chapter.length.into())));
        lines.lines
    }

    fn under(&self, heading: &str, effects: &[Effect]) -> Vec<Line> {
        let mut lines = Lines::default();
        if !effects.is_empty() {
            lines.push(heading);
            lines.deeper(|lines| self.put_effects(effects, lines));
        }
        lines.lines
    }
}
