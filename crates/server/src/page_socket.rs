//! The socket of a table's page: clicks come in, the table goes out.

use crate::door::Visitor;
use crate::host::{Host, No};
use crate::keys::TableKey;
use crate::metrics::count;
use crate::socket::{Close, Outgoing, Talk};
use crate::table::{Eyes, Looked, Order, Version};
use axum::extract::ws::close_code;
use std::sync::Arc;
use tables::Guest;
use web::{Click, Desk, Scene, Visit};
use words::{Lang, Tongue};

/// The page of a table as one browser sees it.
pub(crate) struct TablePage {
    pub host: Arc<Host>,
    pub key: TableKey,
    pub guest: Guest,
    pub lang: Lang,
    pub origin: String,
    pub desk: Desk,
    /// The language of the seat whose eyes are open, which may be another.
    spoken: Lang,
    /// Why the last click did nothing.
    notice: Option<String>,
    /// How often the table had changed when it was shown last.
    told: Option<Version>,
    /// Whether something was clicked since.
    clicked: bool,
}

impl TablePage {
    pub fn new(host: Arc<Host>, key: TableKey, visitor: &Visitor, guest: Guest) -> TablePage {
        TablePage {
            host,
            key,
            guest,
            lang: visitor.lang,
            origin: visitor.origin.clone(),
            desk: Desk::new(visitor.hints),
            spoken: visitor.lang,
            notice: None,
            told: None,
            clicked: false,
        }
    }

    /// Looks at the table through the eyes that are open now.
    pub async fn look(&mut self) -> Result<Looked, No> {
        let (host, key, guest) = (&self.host, self.key, self.guest);
        let eyes = Eyes::Page { open: self.desk.open };
        let looked = host.look(key, |reply| Order::Look(guest, eyes, reply)).await?;
        self.desk.refresh(looked.glimpse.as_deref());
        let seat = looked.seat.and_then(|seat| looked.picture.seats.get(usize::from(seat)));
        // Each seat reads its own language, also on a device that is passed around.
        self.spoken = seat.map_or(self.lang, |seat| seat.lang);
        Ok(looked)
    }

    /// What the page shows.
    pub fn show<T>(
        &self,
        looked: &Looked,
        notice: Option<&str>,
        show: impl Fn(&Scene<'_>) -> T,
    ) -> T {
        let link = match (looked.seat, looked.first) {
            (Some(seat), Some(first)) => {
                let token = self.host.seat_token(self.key, seat, first);
                Some(format!("{}/seat/{token}", self.origin))
            }
            _ => None,
        };
        let key = self.key.to_string();
        show(&Scene {
            visit: Visit {
                lang: self.spoken,
                origin: &self.origin,
                path: &format!("/t/{key}"),
                hints: self.desk.hints,
            },
            key: &key,
            picture: &looked.picture,
            here: &looked.here,
            watching: looked.watching,
            seat: looked.seat,
            glimpse: looked.glimpse.as_deref(),
            desk: &self.desk,
            notice,
            seat_link: link.as_deref(),
        })
    }

    async fn click(&mut self, text: &str) -> Result<(), No> {
        let click: Click = serde_json::from_str(text).map_err(|_| {
            count(&self.host.metrics.refused);
            No::BadRequest
        })?;
        let looked = self.look().await?;
        if let Some(command) = self.desk.click(click, &looked.picture, looked.glimpse.as_deref()) {
            self.host.ask(self.key, self.guest, command).await?;
        }
        Ok(())
    }
}

impl Talk for TablePage {
    fn place(&self) -> (&Arc<Host>, TableKey, Guest) {
        (&self.host, self.key, self.guest)
    }

    async fn tell(&mut self, line: &mut Outgoing, version: Version) -> Result<(), Close> {
        // After a click there may be something new on the desk alone.
        if self.told == Some(version) && !std::mem::take(&mut self.clicked) {
            return Ok(());
        }
        self.told = Some(version);
        let frame = {
            let looked = self.look().await.map_err(|_| Some(close_code::NORMAL))?;
            if !looked.allowed {
                return Err(Some(close_code::POLICY));
            }
            let notice = self.notice.take();
            self.show(&looked, notice.as_deref(), |scene| web::frame(scene).into_string())
        };
        line.send(frame).await
    }

    async fn hear(&mut self, text: &str) {
        self.clicked = true;
        let refused = self.click(text).await.err();
        self.notice = refused.map(|no| no.say(Tongue::of(self.spoken)));
    }
}
