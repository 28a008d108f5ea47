//! The report as a picture.

use super::Balance;
use super::partners::{self, MEASURES, is_judged};
use super::tally::{Fate, quantiles};
use super::verdict::{aspect_name, unevenness};
use fog_of_love::content::Aspect;
use std::fmt::Write;

/// The width of the picture.
const WIDE: f64 = 960.0;
/// Ink for the curves, one after the other.
const INKS: [&str; 6] = ["#a3263a", "#2e547a", "#607c4e", "#b08434", "#5c3e6e", "#3d7a7a"];
/// The height of a bar with its gap.
const BAR: f64 = 22.0;
/// The height of a chart of curves.
const CHART: f64 = 220.0;
/// The most satisfaction that a chart shows.
const HEARTS: f64 = 60.0;

struct Canvas {
    text: String,
    down: f64,
}

impl Canvas {
    fn write(&mut self, x: f64, y: f64, anchor: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            self.text,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
        );
    }

    fn title(&mut self, text: &str) {
        self.down += 34.0;
        let _ = writeln!(
            self.text,
            "<text x=\"24\" y=\"{:.1}\" font-size=\"20\">{text}</text>",
            self.down
        );
        self.down += 12.0;
    }

    fn rect(&mut self, [x, y, wide, high]: [f64; 4], ink: &str) {
        let _ = writeln!(
            self.text,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{high:.1}\" fill=\"{ink}\"/>",
            wide.max(0.0)
        );
    }

    fn line(&mut self, points: &[(f64, f64)], ink: &str, wide: f64) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(
            self.text,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{wide}\"/>",
            points.join(" ")
        );
    }
}

impl Balance {
    /// The report as an SVG picture.
    pub fn picture(&self) -> String {
        let mut canvas = Canvas { text: String::new(), down: 0.0 };
        self.draw_aspects(&mut canvas);
        self.draw_outcomes(&mut canvas);
        self.draw_destinies(&mut canvas);
        self.draw_hearts(&mut canvas);
        let high = canvas.down + 24.0;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {high:.0}\" font-family=\"serif\" \
             font-size=\"14\" fill=\"#2b2320\">\n<rect width=\"100%\" height=\"100%\" fill=\"#faf5ec\"/>\n{}</svg>\n",
            canvas.text
        )
    }

    fn draw_aspects(&self, canvas: &mut Canvas) {
        canvas.title("The twelve aspects against their mean");
        let middle = 560.0;
        for (aspect, uneven) in Aspect::all().zip(unevenness(&self.total().aspects)) {
            let y = canvas.down;
            canvas.write(220.0, y + 15.0, "end", &aspect_name(aspect));
            let wide = (uneven * 700.0).clamp(-320.0, 320.0);
            let ink = if uneven.abs() > 0.15 { INKS[0] } else { INKS[2] };
            canvas.rect([middle + wide.min(0.0), y + 3.0, wide.abs(), BAR - 6.0], ink);
            canvas.write(WIDE - 24.0, y + 15.0, "end", &format!("{:+.0} %", 100.0 * uneven));
            canvas.down += BAR;
        }
        let top = canvas.down - BAR * Aspect::COUNT as f64;
        canvas.line(&[(middle, top), (middle, canvas.down)], "#2b2320", 1.0);
    }

    fn draw_outcomes(&self, canvas: &mut Canvas) {
        canvas.title("Both, one and none fulfilled, by story");
        for (number, (story, _)) in self.stories().enumerate() {
            let y = canvas.down;
            canvas.write(220.0, y + 15.0, "end", &story.id);
            let mut x = 232.0;
            for (share, ink) in self.judged(Some(number)).outcomes().into_iter().zip(INKS) {
                let wide = share * 700.0;
                canvas.rect([x, y + 3.0, wide, BAR - 6.0], ink);
                canvas.write(x + 4.0, y + 15.0, "start", &format!("{:.0} %", 100.0 * share));
                x += wide;
            }
            canvas.down += BAR;
        }
    }

    fn draw_destinies(&self, canvas: &mut Canvas) {
        canvas.title("Destinies that club players choose, and the part of them fulfilled");
        let cards = &self.content().destinies;
        let all: u64 = (0..cards.len()).map(|card| self.club_luck(card, None).tried).sum();
        for (number, card) in cards.iter().enumerate() {
            let luck = self.club_luck(number, None);
            let y = canvas.down;
            canvas.write(220.0, y + 15.0, "end", &card.id);
            let wide = 700.0 * luck.tried as f64 / all.max(1) as f64;
            canvas.rect([232.0, y + 3.0, wide, BAR - 6.0], "#d8cbb8");
            canvas.rect([232.0, y + 3.0, wide * luck.share().unwrap_or(0.0), BAR - 6.0], INKS[1]);
            let told = luck.share().map_or("–".into(), |share| format!("{:.0} %", 100.0 * share));
            canvas.write(WIDE - 24.0, y + 15.0, "end", &told);
            canvas.down += BAR;
        }
    }

    fn draw_hearts(&self, canvas: &mut Canvas) {
        for (story, tally) in self.stories() {
            canvas.title(&format!("Satisfaction by chapter: {}", story.id));
            let (top, points) = (canvas.down, story.chapters.len() + 1);
            let x = |point: usize| 60.0 + 560.0 * point as f64 / (points - 1).max(1) as f64;
            let y = |hearts: f64| top + CHART - 20.0 - (CHART - 40.0) * hearts.min(HEARTS) / HEARTS;
            for hearts in [0.0, 20.0, 40.0, 60.0] {
                canvas.line(&[(x(0), y(hearts)), (x(points - 1), y(hearts))], "#e0d5c3", 1.0);
                canvas.write(52.0, y(hearts) + 5.0, "end", &format!("{hearts:.0}"));
            }
            let shown = self.couples.iter().zip(&tally.fates);
            let shown =
                shown.filter(|(couple, _)| MEASURES.contains(&couple[0]) || is_judged(**couple));
            for (n, ((couple, fate), ink)) in shown.zip(INKS).enumerate() {
                let curve = |which: usize, fate: &Fate| -> Vec<(f64, f64)> {
                    (0..points)
                        .map(|p| (x(p), y(quantiles(&fate.hearts[p])[which] as f64)))
                        .collect()
                };
                canvas.line(&curve(0, fate), ink, 0.6);
                canvas.line(&curve(2, fate), ink, 0.6);
                canvas.line(&curve(1, fate), ink, 2.5);
                let at = top + 30.0 + 24.0 * n as f64;
                canvas.line(&[(650.0, at - 5.0), (674.0, at - 5.0)], ink, 2.5);
                canvas.write(682.0, at, "start", &partners::name(*couple));
            }
            for point in 0..points {
                let name = if point + 1 == points { "end".into() } else { (point + 1).to_string() };
                canvas.write(x(point), top + CHART, "middle", &name);
            }
            canvas.down += CHART + 8.0;
        }
    }
}
