//! How the API refuses: the codes, and what each status means.

use super::answer::Error;
use tables::Refusal;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{IntoResponses, PartialSchema, ToSchema};

/// Codes with which the rules of the games refuse a move.
const RULES: &[&str] = &[
    // Love Letter
    "not_your_turn",
    "not_now",
    "not_in_hand",
    "countess_first",
    "chooses_nobody",
    "must_choose",
    "must_name",
    "not_oneself",
    "is_out",
    "is_protected",
    "not_nameable",
    "not_these_cards",
    "not_in_deck",
    // Favor
    "no_auction",
    "in_auction",
    "must_raise",
    "too_few_tokens",
    // Fog of Love
    "not_asked",
    "asked_else",
    "keep_three",
    "no_such_place",
    "not_minor",
    "too_late",
    "nothing_to_draw",
    "only_answers",
    "requires",
    "must_play",
    "not_a_source",
    "no_such_option",
    "does_not_answer",
    "may_not_leave",
    "not_that_destiny",
    "shown_already",
    "no_such_secret",
    "not_enterable",
    "not_an_order",
    "no_chance",
    "impossible_chance",
];

/// Why something is refused, in one word.
pub(super) struct Code;

impl PartialSchema for Code {
    fn schema() -> RefOr<Schema> {
        let mut codes: Vec<&str> = Vec::new();
        for code in [crate::CODES, Refusal::CODES, RULES].concat() {
            if !codes.contains(&code) {
                codes.push(code);
            }
        }
        let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(codes));
        let about = "Why something is refused. First those of the door (`no_table` to `no_secret`), \
                     then those of a table, then those with which the rules of a game refuse a move. \
                     New codes may be added: treat one you do not know by its status.";
        schema.description(Some(about)).into()
    }
}

impl ToSchema for Code {}

/// It makes no sense: the body or a parameter cannot be read (`bad_request`).
#[derive(IntoResponses)]
#[response(status = 400)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct NoSense(Error);

/// There is no secret to be known by (`no_secret`).
#[derive(IntoResponses)]
#[response(status = 401)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct NoSecret(Error);

/// It is not yours to do or to see: `not_yours`, `not_host`, `no_watchers`, `removed`,
/// `not_this_game`; or the request comes from another site (`foreign`).
#[derive(IntoResponses)]
#[response(status = 403)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct Forbidden(Error);

/// There is no such table, or the link leads nowhere (`no_table`); or there is no such address
/// (`no_page`).
#[derive(IntoResponses)]
#[response(status = 404)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct NoPlace(Error);

/// The table or the rules refuse it, with any of the other codes. Nothing has changed.
#[derive(IntoResponses)]
#[response(status = 409)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct Conflict(Error);

/// The body took longer than 10 seconds to arrive (`too_slow`).
#[derive(IntoResponses)]
#[response(status = 408)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct TooSlow(Error);

/// The body is longer than 16 KiB (`bad_request`).
#[derive(IntoResponses)]
#[response(status = 413)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct TooLong(Error);

/// The parlour does not go by the name it was called by (`elsewhere`).
#[derive(IntoResponses)]
#[response(status = 421)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct Elsewhere(Error);

/// Too much at once from your address (`too_much`).
#[derive(IntoResponses)]
#[response(status = 429)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct TooMuch(Error);

/// The table is there, but what is stored of it cannot be read (`damaged`).
#[derive(IntoResponses)]
#[response(status = 500)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct Damaged(Error);

/// It could not be stored, and may or may not have happened: look again (`not_stored`); or it cannot be
/// looked up just now (`not_read`).
#[derive(IntoResponses)]
#[response(status = 503)]
#[expect(dead_code, reason = "describes a refusal")]
pub(super) struct NotStored(Error);
