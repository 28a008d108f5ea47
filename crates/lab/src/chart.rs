//! Charts of what a simulation learnt.

use house::{Curve, Report};
use plotters::prelude::*;

/// The size of a picture.
const SIZE: (u32, u32) = (900, 540);
/// Ink for the curves, one after the other.
const INKS: [RGBColor; 5] = [
    RGBColor(163, 38, 58),
    RGBColor(46, 84, 122),
    RGBColor(96, 124, 78),
    RGBColor(176, 132, 52),
    RGBColor(92, 62, 110),
];
/// Paper.
const PAPER: RGBColor = RGBColor(250, 245, 236);

/// The curves of a report as an SVG picture; `None` if it has none.
pub fn chart(report: &Report) -> Option<String> {
    if report.curves.is_empty() || report.points.is_empty() {
        return None;
    }
    let mut picture = String::new();
    draw(report, &mut picture).ok()?;
    Some(picture)
}

fn draw(report: &Report, picture: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let root = SVGBackend::with_string(picture, SIZE).into_drawing_area();
    root.fill(&PAPER)?;
    let last = report.points.len() - 1;
    let highest = report.curves.iter().flat_map(|curve| &curve.points).map(|point| point[2]);
    let highest = highest.fold(10.0, f64::max) * 1.1;
    let mut chart = ChartBuilder::on(&root)
        .margin(24)
        .x_label_area_size(40)
        .y_label_area_size(48)
        .build_cartesian_2d(0.0..last.max(1) as f64, 0.0..highest)?;
    let name = |at: &f64| {
        let whole = (at - at.round()).abs() < 1e-6;
        let point = whole.then(|| report.points.get(at.round() as usize)).flatten();
        point.cloned().unwrap_or_default()
    };
    chart
        .configure_mesh()
        .x_labels(report.points.len())
        .x_label_formatter(&name)
        .y_label_formatter(&|hearts| format!("{hearts:.0}"))
        .label_style(("serif", 20))
        .max_light_lines(0)
        .bold_line_style(BLACK.mix(0.10))
        .draw()?;
    for (curve, ink) in report.curves.iter().zip(INKS.into_iter().cycle()) {
        let line = |of: usize| points(curve, of);
        let band = line(0).chain(line(2).collect::<Vec<_>>().into_iter().rev());
        chart.draw_series([Polygon::new(band.collect::<Vec<_>>(), ink.mix(0.12))])?;
        chart
            .draw_series(LineSeries::new(line(1), ink.stroke_width(3)))?
            .label(&curve.name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], ink.stroke_width(3)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .label_font(("serif", 20))
        .background_style(PAPER)
        .border_style(BLACK.mix(0.2))
        .draw()?;
    root.present()?;
    Ok(())
}

fn points(curve: &Curve, of: usize) -> impl Iterator<Item = (f64, f64)> {
    curve.points.iter().enumerate().map(move |(n, point)| (n as f64, point[of]))
}
