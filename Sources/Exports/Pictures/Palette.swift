/// The colours of a picture: what a class means, on a light ground and on a dark one.
enum Palette {
  private struct Ink {
    var name: String
    var property: String
    var light: String
    var dark: String

    init(_ name: String, _ light: String, _ dark: String) {
      (self.name, property, self.light, self.dark) = (name, "fill", light, dark)
    }

    init(_ name: String, stroke light: String, _ dark: String) {
      (self.name, property, self.light, self.dark) = (name, "stroke", light, dark)
    }
  }

  private static let inks: [Ink] = [
    Ink("paper", "#ffffff", "#11151a"), Ink("edge", stroke: "#d5dbe2", "#2c333d"),
    Ink("ink", "#1a1e24", "#eef1f5"), Ink("dim", "#5f6670", "#9aa3ad"),
    Ink("accent", "#0b5cad", "#7cc0ff"), Ink("good", "#1d6b35", "#8fd69b"),
    Ink("bad", "#a8261a", "#ff9c8f"), Ink("band", "#eef4fb", "#18222d"),
    Ink("rule", stroke: "#d5dbe2", "#2c333d"),
    // The phone, its glass, and what is on it.
    Ink("case", "#23272e", "#3a414b"), Ink("rim", stroke: "#4a515b", "#66707c"),
    Ink("button", "#3b424c", "#59626e"), Ink("glass", "#f7f8fa", "#0c0f13"),
    Ink("bar", "#e6eaef", "#252c35"), Ink("row", "#dde2e8", "#2a313b"),
    Ink("hair", stroke: "#cdd4dc", "#39424d"), Ink("back", "#1a1e24", "#2b313a"),
    Ink("face", "#ffffff", "#1b2027"), Ink("alarm", "#ff9c8f", "#ff9c8f"),
    Ink("film", "#ffffff", "#eef1f5"), Ink("onaccent", "#ffffff", "#0b1622"),
    Ink("ring", stroke: "#0b5cad", "#7cc0ff"), Ink("off", stroke: "#b3bcc6", "#4d5763"),
  ]

  private static let fixed = """
    text{font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",\
    Arial,sans-serif}
    .m{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",\
    "Liberation Mono",monospace}
    .b{font-weight:600}.i{font-style:italic}
    .edge,.rule,.hair,.rim,.ring,.off{stroke-width:1}.rim{stroke-width:1.5}.ring{stroke-width:2}
    .none{fill:none}.veil{fill:#000;fill-opacity:.42}.dash{stroke-dasharray:2.5 2}
    """

  static func style(_ tone: PictureTone) -> String {
    switch tone {
    case .light: fixed + "\n" + inks(\.light)
    case .dark: fixed + "\n" + inks(\.dark)
    case .auto:
      fixed + "\n" + inks(\.light) + "\n@media (prefers-color-scheme:dark){\n" + inks(\.dark)
        + "\n}"
    }
  }

  private static func inks(_ color: KeyPath<Ink, String>) -> String {
    inks.map { ".\($0.name){\($0.property):\($0[keyPath: color])}" }.joined()
  }
}
