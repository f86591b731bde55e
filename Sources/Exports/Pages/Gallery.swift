import OrientationScenarios
import OrientationTelling

/// A page that leads to many others, which lie beside it.
package struct Gallery {
  package typealias Entry = (file: String, group: String, input: ExportInput)

  private let entries: [Entry]
  private let kind: ExportKind

  package static let fileName = "index.html"

  package init(_ entries: [Entry], of kind: ExportKind) {
    self.entries = entries
    self.kind = kind
  }

  package var text: String {
    let sections = entries.grouped(by: \.group).map { name, entries in
      "<section>\n<h2>\(name.page)</h2>\n<ul>\n"
        + entries.map(item).joined() + "</ul>\n</section>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Why did my screen (not) rotate?</title>
      <style>
      \(Palette.page)
      \(PageStyle.text)
      section ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(19rem,1fr));gap:1rem}
      section li{border:1px solid var(--edge);border-radius:10px;padding:.8rem 1rem}
      section li p{margin:.3rem 0;font-size:.9rem}section h2{margin:1.6rem 0 .6rem;font-size:1rem}
      section a{color:var(--accent);font-weight:600}section img{width:100%;height:auto}
      </style>
      </head>
      <body>
      <header><h1>Why did my screen (not) rotate?</h1>
      <p>\(entries.count) scenarios, each step by step.</p></header>
      <p><label>Find <input type="search" id="find"></label></p>
      \(sections.joined(separator: "\n"))
      <script>
      document.getElementById("find").addEventListener("input", event => {
        const words = event.target.value.toLowerCase().split(" ");
        for (const item of document.querySelectorAll("section li")) {
          const text = item.textContent.toLowerCase();
          item.hidden = !words.every(word => text.includes(word));
        }
        for (const section of document.querySelectorAll("section"))
          section.hidden = !section.querySelector("li:not([hidden])");
      });
      </script>
      </body>
      </html>

      """
  }

  private func item(_ entry: Entry) -> String {
    let number = (try? entry.input.step(ExportOptions())) ?? 0
    let sentence = entry.input.sentence(of: number)
    let about = entry.input.scenario.header.about.last.map { "<p>\($0.harmless.page)</p>" }
    let picture =
      kind == .svg
      ? "<img loading=\"lazy\" src=\"\(entry.file.xml())\" alt=\"\(sentence.page)\">" : ""
    return "<li><a href=\"\(entry.file.xml())\">\(entry.input.title.page)</a>\(about ?? "")"
      + "\(picture)<p><code>\(entry.input.episodes[number].name.harmless.page)</code> "
      + "\(sentence.page)</p></li>\n"
  }
}
