import BundledScenarios
import Foundation
import OrientationModel
import OrientationScenarios
import Proofs
import Testing

@testable import Exports

/// A page that plays, a picture that moves, two side by side, and a block to paste.
struct PlayPageTests {
  /// What a page's script shows.
  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">\n"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "\n</script>"))
    let text = String(rest[..<end.lowerBound])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func frames(
    _ data: [String: Any], change: Int = 0, device: Int = 0, version: Int
  ) throws -> [[String: Any]] {
    let plays = try #require(data["plays"] as? [[[Int]]])
    let runs = try #require(data["runs"] as? [[String: Any]])
    let numbers = try #require(runs[plays[change][device][version]]["frames"] as? [Int])
    let all = try #require(data["frames"] as? [[String: Any]])
    return numbers.map { all[$0] }
  }

  @Test(arguments: BundledScenario.all.filter { $0.name.hasPrefix("Tour/") }.map(\.name))
  func `a page says of every version and device what a play of it says`(_ name: String) throws {
    let input = try Shelf.bundled(name)
    let data = try data(try input.text(.html))
    let versions = try #require(data["versions"] as? [String])
    let devices = try #require(data["devices"] as? [String])
    let texts = try #require(data["texts"] as? [String])
    for (v, version) in versions.enumerated() {
      for (d, device) in devices.enumerated() {
        let play = ExportInput(
          input.scenario, device: Device.allCases.first { $0.name == device },
          version: input.shownVersions[v])
        let shown = try frames(data, device: d, version: v)
        #expect(shown.count == play.episodes.count)
        for (frame, episode) in zip(shown, play.episodes) {
          let said = try #require(frame["said"] as? Int)
          #expect(texts[said] == play.sentence(of: episode.number), "\(version), \(device)")
          // Who guesses that it stays isn't right where the app ends.
          #expect(frame["turned"] as? Bool == (episode.after.hasCrashed ? nil : episode.didTurn))
        }
      }
    }
  }

  @Test func `a page of an iPhone Duo has the versions and the device that can open`() throws {
    let data = try data(try Shelf.bundled("inside-islandscape-is-wrong").text(.html))
    #expect(data["versions"] as? [String] == ["27.1"])
    #expect(data["devices"] as? [String] == ["iPhone Duo"])
  }

  @Test func `the fix is on a page where there is one, and does what it says`() throws {
    let input = try Shelf.bundled("a-sheet-is-not-asked")
    let data = try data(try input.text(.html))
    let changes = try #require(data["changes"] as? [[String: Any]])
    #expect(changes.count == 2 && (changes[1]["code"] as? [String])?.isEmpty == false)
    let version = try #require((data["start"] as? [String: Int])?["version"])
    #expect(try frames(data, version: version)[1]["turned"] as? Bool == false)
    #expect(try frames(data, change: 1, version: version)[1]["turned"] as? Bool == true)
  }

  @Test func `a page opens at the launch, or at the step that was asked for`() throws {
    let input = try Shelf.bundled("what-a-pop-leaves-behind")
    func start(_ page: String) throws -> Int? {
      (try data(page)["start"] as? [String: Int])?["step"]
    }
    #expect(try start(try input.text(.html)) == 0)
    let page = try input.text(.html) { $0.step = 3 }
    #expect(try start(page) == 3)
    #expect(page.contains("step: data.start.step || 0};"))
    #expect(page.contains("location.hash.match(/^#step-(\\d+)$/)"))
    #expect(throws: ExportProblem.noStep(99, last: 5)) { try input.text(.html) { $0.step = 99 } }
  }

  @Test func `names and notes cannot break out of a page`() throws {
    let page = try Shelf.input(Shelf.awkward).text(.html)
    #expect(!page.contains("<b>") && !page.contains("</script><"))
    _ = try data(page)
    #expect(page.ranges(of: "</script>").count == 2)
  }

  @Test func `a picture that moves is XML without a script, and rests where that is wished`() throws
  {
    for name in [
      "the-list-and-the-phone", "two-lists-nothing-in-common", "what-a-pop-leaves-behind",
    ] {
      let text = try Shelf.bundled(name).text(.svg) { $0.isAnimated = true }
      let markup = try Markup(text)
      #expect(text.contains("@keyframes hand") && text.contains("prefers-reduced-motion"))
      #expect(!markup.elements.contains("script") && !markup.elements.contains("image"))
      #expect(text.utf8.count < 150_000)
    }
  }

  @Test func `without and with the fix stand side by side`() throws {
    let list = try Shelf.bundled("the-list-and-the-phone")
    let fixed = try Markup(
      try list.text(.svg) {
        $0.step = 1
        $0.fix = 1
      }
    ).text
    #expect(fixed.contains("As is") && fixed.contains("With the fix"))
    #expect(fixed.contains("allButUpsideDown"))
  }

  @Test(arguments: [
    ("the-tab-bar-answers", "rotate right"), ("two-lists-nothing-in-common", "present Player"),
    ("what-a-pop-leaves-behind", "pop"),
  ]) func `a picture without a step shows the one that has the point`(
    _ name: String, _ step: String
  ) throws {
    let input = try Shelf.bundled(name)
    let number = try input.step(ExportOptions())
    #expect(input.episodes[number].name.hasPrefix(step))
  }

  @Test func `what is shared has the verdict, the code and the command`() throws {
    let input = try Shelf.bundled("a-sheet-is-not-asked")
    let block = try input.shared(
      ExportOptions(), command: "upright play u4ABC", picture: "a b.svg")
    #expect(block.hasPrefix("**Problem: Player supports landscape only, but "))
    #expect(block.contains("](a%20b.svg)") && block.contains("```diff\n"))
    #expect(block.hasSuffix("```sh\nupright play u4ABC\n```\n"))
  }

  @Test func `on paper every step is told in light colors, and nothing that is pressed`() throws {
    let page = try Shelf.bundled("a-sheet-has-no-say").text(.html)
    #expect(page.contains("@media print{.switches,#ask,.walk,nav,.keys{display:none}#plain{"))
    #expect(page.contains("<ol id=\"plain\" start=\"0\">\n<li>"))
    #expect(page.ranges(of: "color-scheme:dark;").count == 2)
    #expect(page.contains("@media screen and (prefers-color-scheme:dark)"))
    #expect(page.contains("@media screen{:root[data-tone=dark]"))
  }

  @Test func `the gallery leads to every file beside it`() throws {
    let entries = try ["the-list-and-the-phone", "a-sheet-has-no-say"].map {
      (file: "\($0).html", group: "Tour", input: try Shelf.bundled($0))
    }
    let text = Gallery(entries, of: .html).text
    #expect(text.contains("href=\"a-sheet-has-no-say.html\"") && !text.contains("://"))
  }
}
