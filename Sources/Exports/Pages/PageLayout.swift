import OrientationScenarios

/// A page that plays: its frame, and how the parts hang together.
enum PageLayout {
  static let phone = 330.0

  /// Nothing is fetched, and nothing is sent.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  /// `data` is everything the script shows.
  ///
  /// `command` plays the same in a terminal, and `link` in a browser, where that is known; `index` leads
  /// back to where the page is one of many.
  static func page(
    of input: ExportInput, _ data: JSON, command: String, link: String?, index: String?
  ) -> String {
    let header = input.scenario.header
    // Each step, and what came of it, for paper and for whoever has no script.
    let steps = input.episodes.map { episode in
      let said = input.sentence(of: episode.number)
      return "<li><code>\(episode.name.harmless.page)</code> \(said.page)</li>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(input.title.page)</title>
      <style>
      \(Palette.page)
      \(PageStyle.text)
      </style>
      </head>
      <body>
      <header>
      \(index.map { "<p><a href=\"\($0.xml())\">All scenarios</a></p>" } ?? "")
      <h1>\(input.title.page)</h1>
      \(header.about.map { "<p>\($0.harmless.page)</p>" }.joined(separator: "\n"))
      </header>
      <noscript>
      <p>This page needs JavaScript to play. This is what happens:</p>
      </noscript>
      <ol id="plain" start="0">
      \(steps.joined(separator: "\n"))
      </ol>
      \(stage)
      <footer>
      \(header.sources.map { "<p>Source: \($0.harmless.page)</p>" }.joined(separator: "\n"))
      \(command.isEmpty ? "" : "<p>In a terminal: <code class=\"whole\">\(command.page)</code></p>")
      \(link.map { "<p><a href=\"\($0.xml())\">Play it in a browser</a></p>" } ?? "")
      </footer>
      <script type="application/json" id="data">
      \(data.compact.replacing("<", with: "\\u003c"))
      </script>
      <script>
      \(PageScript.text)
      </script>
      </body>
      </html>

      """
  }

  /// What the script fills.
  private static let stage = """
    <main hidden>
    <div class="switches">
    <div role="group" aria-label="iOS" id="versions"></div>
    <div role="group" aria-label="Device" id="devices"></div>
    <div role="group" aria-label="The code" id="changes"></div>
    <button id="tone" title="light or dark (t)">light or dark</button>
    </div>
    <div class="stage">
    <figure>
    <svg viewBox="-190 -190 380 380" role="img" aria-labelledby="held lie">
    <defs><clipPath id="glass"><rect/></clipPath></defs>
    <g id="hand"><g id="case"></g><g clip-path="url(#glass)"><rect id="glassrect" class="glass"/>\
    <g id="before"></g><g id="now"></g></g><g id="front"></g><g id="back"></g></g>
    </svg>
    <figcaption><span id="held"></span><strong id="lie"></strong></figcaption>
    </figure>
    <div class="told">
    <p class="step"><span id="number"></span> <code id="action"></code></p>
    <div role="status" aria-live="polite"><p id="said"></p><p id="answer"></p></div>
    <p id="notes"></p>
    <p id="ask">Next: <code id="next"></code> <span id="question">Will it rotate?</span>
    <button id="yes"><kbd>y</kbd> yes</button> <button id="no"><kbd>n</kbd> no</button></p>
    <div class="walk"><button id="earlier">← back</button><button id="later">next →</button></div>
    </div>
    </div>
    <nav aria-label="Steps"><ol id="steps" start="0"></ol></nav>
    <div class="reasons">
    <section><h2>Who was asked</h2><ul id="way"></ul>\
    <table id="masks" aria-label="Masks"></table></section>
    <section><h2>Not asked</h2><ul id="excluded"></ul></section>
    <section id="fix"><h2 id="fixname"></h2><p id="fixplace"></p><pre id="code"></pre></section>
    <details><summary>Explanation <kbd>i</kbd></summary><ol id="chain"></ol></details>
    <details><summary>The rules <kbd>r</kbd></summary><dl id="rules"></dl></details>
    </div>
    <p class="keys"><kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd>, \
    <kbd>y</kbd> <kbd>n</kbd> guess, <kbd>v</kbd> iOS, <kbd>d</kbd> device, <kbd>f</kbd> fix, \
    <kbd>i</kbd> explanation, <kbd>r</kbd> rules, <kbd>t</kbd> light or dark</p>
    </main>
    """
}

extension String {
  /// As text of a page that asks for no other.
  var page: String { unaddressed.xml() }
}
