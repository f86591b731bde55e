import TerminalModel

/// A drawing in vectors while it is made; its classes are painted by `Palette`.
struct SVG {
  private(set) var body = ""

  enum Face: String { case plain = "", bold = " b", code = " m" }

  enum Anchor: String { case start, middle, end }

  /// Adds lines; a drawing has its last line's end already.
  mutating func add(_ text: String) {
    body += text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }

  mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    _ classes: String
  ) {
    let corner = radius > 0 ? " rx=\"\(radius.short)\"" : ""
    add(
      "<rect x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(width.short)\" height=\"\(height.short)\""
        + "\(corner) class=\"\(classes)\"/>")
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ classes: String) {
    add("<circle cx=\"\(x.short)\" cy=\"\(y.short)\" r=\"\(radius.short)\" class=\"\(classes)\"/>")
  }

  mutating func line(_ x: Double, _ y: Double, to endX: Double, _ endY: Double, _ classes: String) {
    add(
      "<line x1=\"\(x.short)\" y1=\"\(y.short)\" x2=\"\(endX.short)\" y2=\"\(endY.short)\""
        + " class=\"\(classes)\"/>")
  }

  mutating func path(_ commands: String, _ classes: String) {
    add("<path d=\"\(commands)\" class=\"\(classes)\"/>")
  }

  mutating func text(
    _ text: String, _ x: Double, _ y: Double, size: Double, _ classes: String,
    _ face: Face = .plain, _ anchor: Anchor = .start
  ) {
    let place = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    add(
      "<text x=\"\(x.short)\" y=\"\(y.short)\" font-size=\"\(size.short)\"\(place)"
        + " class=\"\(classes)\(face.rawValue)\">\(text.xml())</text>")
  }

  /// Lines of text under each other, so far apart; `y` is the next one's place.
  mutating func lines(
    _ lines: some Sequence<String>, _ x: Double, _ y: inout Double, every step: Double,
    size: Double, _ classes: String, _ face: Face = .plain
  ) {
    for line in lines {
      text(line, x, y, size: size, classes, face)
      y += step
    }
  }

  /// Pieces of text one after the other, each in classes and a size of its own.
  mutating func spans(
    _ pieces: [(text: String, classes: String, size: Double)], _ x: Double, _ y: Double
  ) {
    let spans = pieces.filter { !$0.text.isEmpty }.enumerated().map { index, piece in
      let gap = index == 0 ? "" : " dx=\"8\""
      return "<tspan\(gap) class=\"\(piece.classes)\" font-size=\"\(piece.size.short)\">"
        + "\(piece.text.xml())</tspan>"
    }
    add("<text x=\"\(x.short)\" y=\"\(y.short)\">" + spans.joined() + "</text>")
  }

  /// Draws within a group that is moved and turned.
  mutating func group(
    x: Double = 0, y: Double = 0, turned degrees: Int = 0, _ attributes: String = "",
    _ draw: (inout SVG) -> Void
  ) {
    var transform: [String] = []
    if x != 0 || y != 0 { transform.append("translate(\(x.short) \(y.short))") }
    if degrees != 0 { transform.append("rotate(\(degrees))") }
    let list = transform.isEmpty ? "" : " transform=\"\(transform.joined(separator: " "))\""
    add("<g\(list)\(attributes.isEmpty ? "" : " " + attributes)>")
    draw(&self)
    add("</g>")
  }

  /// The whole file, on paper.
  func file(height: Double, title: String, description: String) -> String {
    let width = PicturePage.width
    var paper = SVG()
    paper.rect(0.5, 0.5, width - 1, height - 1, radius: 14, "paper edge")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.short)" height="\(height.short)" \
      viewBox="0 0 \(width.short) \(height.short)" role="img" aria-labelledby="t d">
      <title id="t">\(title.xml())</title>
      <desc id="d">\(description.xml())</desc>
      <style>
      \(Palette.picture)
      </style>
      \(paper.body)\(body)
      </svg>

      """
  }
}

extension Double {
  /// With at most one place after the point.
  var short: String {
    let tenths = Int((self * 10).rounded())
    let whole = tenths / 10
    let rest = abs(tenths % 10)
    return (tenths < 0 && whole == 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}

/// The colours of a picture: what a class means, on a light ground and on a dark one.
enum Palette {
  private typealias Ink = (name: String, property: String, light: String, dark: String)

  private static let inks: [Ink] = [
    ("paper", "fill", "#ffffff", "#11151a"), ("edge", "stroke", "#d5dbe2", "#2c333d"),
    ("ink", "fill", "#1a1e24", "#eef1f5"), ("dim", "fill", "#5f6670", "#9aa3ad"),
    ("accent", "fill", "#0b5cad", "#7cc0ff"), ("good", "fill", "#1d6b35", "#8fd69b"),
    ("bad", "fill", "#a8261a", "#ff9c8f"), ("warn", "fill", "#8a5a00", "#f0c674"),
    ("band", "fill", "#eef4fb", "#18222d"),
    ("rule", "stroke", "#d5dbe2", "#2c333d"),
    // The phone, its glass, and what is on it.
    ("case", "fill", "#23272e", "#3a414b"), ("rim", "stroke", "#4a515b", "#66707c"),
    ("button", "fill", "#3b424c", "#59626e"), ("glass", "fill", "#f7f8fa", "#0c0f13"),
    ("bar", "fill", "#e6eaef", "#252c35"), ("row", "fill", "#dde2e8", "#2a313b"),
    ("hair", "stroke", "#cdd4dc", "#39424d"), ("back", "fill", "#1a1e24", "#2b313a"),
    ("face", "fill", "#ffffff", "#1b2027"), ("alarm", "fill", "#ff9c8f", "#ff9c8f"),
    ("film", "fill", "#ffffff", "#eef1f5"), ("onaccent", "fill", "#ffffff", "#0b1622"),
    ("ring", "stroke", "#0b5cad", "#7cc0ff"), ("off", "stroke", "#b3bcc6", "#4d5763"),
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

  /// For a picture, which is as light or dark as the reader's system.
  static var picture: String {
    func colors(_ color: (Ink) -> String) -> String {
      inks.map { ".\($0.name){\($0.property):\(color($0))}" }.joined()
    }
    return """
      \(fixed)
      \(colors { $0.light })
      @media (prefers-color-scheme:dark){
      \(colors { $0.dark })
      }
      """
  }

  /// For a page: what a class means by a name, and what the names mean on which ground.
  static var page: String {
    let classes = inks.map { ".\($0.name){\($0.property):var(--\($0.name))}" }.joined()
    func names(_ color: (Ink) -> String) -> String {
      inks.map { "--\($0.name):\(color($0));" }.joined()
    }
    let light = names { $0.light }
    let dark = names { $0.dark }
    return """
      :root{color-scheme:light;\(light)}
      @media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;\(dark)}}
      :root[data-tone=light]{color-scheme:light;\(light)}
      @media screen{:root[data-tone=dark]{color-scheme:dark;\(dark)}}
      \(fixed)
      \(classes)
      """
  }
}
