//! Games that are not drawn in parts yet: drawn whole, and taken apart.

use crate::parts::{Sheet, Slot};
use crate::play::{Leads, Play};
use crate::told;
use crate::{Desk, GameUi, Picked, TablePage};
use house::AnyGlimpse;
use maud::{Markup, html};

/// A game that draws itself whole.
pub(crate) struct Old<'a> {
    page: TablePage<'a>,
    glimpse: &'a AnyGlimpse,
    desk: Desk,
}

impl<'a> Old<'a> {
    pub fn of(page: &TablePage<'a>, glimpse: &'a AnyGlimpse) -> Old<'a> {
        Old { page: *page, glimpse, desk: page.desk.clone() }
    }

    fn page(&self) -> TablePage<'_> {
        TablePage { desk: &self.desk, ..self.page }
    }

    fn lines(&self) -> Vec<(usize, String)> {
        self.glimpse.log(self.page.tongue(), &self.page.names())
    }
}

impl Play for Old<'_> {
    fn prompt(&self) -> String {
        self.glimpse.prompt(&self.page())
    }

    fn middle(&self, sheet: &mut Sheet<'_>) -> Slot {
        sheet.apart("played", &self.glimpse.middle(&self.page()))
    }

    fn tray(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        let tray = self.glimpse.tray(&self.page());
        (!tray.0.is_empty()).then(|| sheet.apart("tray", &tray))
    }

    fn stage(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        let page = self.page();
        let latest = self.glimpse.told(&page).pop()?;
        let scene = self.glimpse.scene(&page);
        Some(sheet.drawn("stage", told::stage(&latest, scene, page.seat, self.glimpse.steps())))
    }

    fn since(&self, sheet: &mut Sheet<'_>) -> Slot {
        let page = self.page();
        sheet.drawn("since", told::list_since(page.tongue(), &self.glimpse.told(&page)))
    }

    fn hint(&self) -> Option<String> {
        self.glimpse.hint(&self.page())
    }

    fn reveal(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        Some(sheet.drawn("revealed", self.glimpse.reveal(&self.page())?))
    }

    fn explanations(&self, sheet: &mut Sheet<'_>) -> Slot {
        let all = self.glimpse.explanations(&self.page());
        let all = html! { @for (what, text) in all { (told::explanation(&what, text)) } };
        sheet.apart("explained-here", &all)
    }

    fn summary(&self, sheet: &mut Sheet<'_>) -> Slot {
        sheet.drawn("summary", self.glimpse.summary(&self.page()))
    }

    fn verdict(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        Some(sheet.drawn("verdict", self.glimpse.verdict(&self.page())?))
    }

    fn recap(&self, sheet: &mut Sheet<'_>) -> Option<Slot> {
        Some(sheet.drawn("recap", self.glimpse.recap(&self.page())?))
    }

    fn log_steps(&self) -> Vec<usize> {
        let mut steps: Vec<usize> = self.lines().into_iter().map(|(step, _)| step).collect();
        steps.dedup();
        steps
    }

    fn log_step(&self, sheet: &mut Sheet<'_>, step: usize, more: &[String]) -> Slot {
        let lines = self.lines().into_iter().filter(|(of, _)| *of == step).map(|(_, line)| line);
        let lines: Vec<String> = lines.chain(more.iter().cloned()).collect();
        sheet.part(format!("log-{step}"), &(step, lines), |(step, lines)| {
            told::log_step(*step, lines)
        })
    }

    fn latest(
        &self,
        sheet: &mut Sheet<'_>,
        id: &'static str,
        draw: fn(&[String]) -> Markup,
    ) -> Slot {
        let lines = self.lines();
        let newest = lines.last().map(|(step, _)| *step);
        let lines = lines.into_iter().filter(|(step, _)| Some(*step) == newest);
        let lines: Vec<String> = lines.map(|(_, line)| line).collect();
        sheet.part(id, &*lines, draw)
    }

    fn picks(&self) -> Vec<String> {
        self.desk.picks.clone()
    }

    fn next(&self) -> Vec<(String, Leads)> {
        let page = self.page();
        let drawn = self.glimpse.middle(&page).into_string() + &self.glimpse.tray(&page).0;
        let offered =
            drawn.split(" data-pick=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let next = |pick: &str| {
            let further: Vec<String> =
                self.desk.picks.iter().map(String::as_str).chain([pick]).map(Into::into).collect();
            let leads = match self.glimpse.picked(&further) {
                Picked::Move(_) => Leads::Move,
                Picked::More(stand) if stand == self.desk.picks => return None,
                Picked::More(stand) => Leads::To(stand),
            };
            Some((pick.to_string(), leads))
        };
        offered.filter_map(next).collect()
    }

    fn at(&self, picks: &[String]) -> Box<dyn Play + '_> {
        let mut desk = self.desk.clone();
        desk.picks = picks.to_vec();
        Box::new(Old { desk, ..*self })
    }

    fn key(&self) -> Option<u64> {
        None
    }
}
