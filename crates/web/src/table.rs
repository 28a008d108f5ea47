//! The table.

use crate::{Scene, face, shell};
use maud::{Markup, html};

/// The page of a table.
pub fn table_page(scene: &Scene<'_>) -> Markup {
    let main = html! {
        div id="socket" hx-ws:connect={ "/t/" (scene.key) "/socket" } hx-target="#table" hx-swap="outerMorph transition:true" {
            (frame(scene))
        }
    };
    shell::page(&scene.visit, "Parlour", main)
}

/// What changes on the page of a table: sent whole whenever something has.
pub fn frame(scene: &Scene<'_>) -> Markup {
    let face = face(scene.picture.game);
    html! {
        div id="table" {
            @if let Some(notice) = scene.notice { p.notice role="alert" { (notice) } }
            @if let (Some(face), Some(glimpse)) = (face, scene.glimpse) {
                p.prompt { (face.prompt(scene, glimpse)) }
                (face.middle(scene, glimpse))
                (face.tray(scene, glimpse))
            }
        }
    }
}
