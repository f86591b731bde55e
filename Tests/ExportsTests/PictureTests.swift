import Foundation
import OrientationScenarios
import Proofs
import TestSupport
import Testing

@testable import Exports

struct PictureTests {
  @Test func `a still is the one that was last read`() throws {
    let input = try Shelf.bundled("what-a-pop-leaves-behind")
    expectText(try input.text(.svg) { $0.step = 3 }, recorded: "Recorded/still.svg")
  }

  @Test func `a phone's app is drawn on its part of an iPad`() throws {
    let start = "device iPad\nios 18\nscreen Sheet\n"
    let steps = "root List\npresent Sheet as pageSheet\n"
    let (phone, pad) = (Shelf.input(start + "family phone\n" + steps), Shelf.input(start + steps))
    let frame =
      /class="back"\/>\s*<rect [^>]*width="([^"]*)" height="([^"]*)"[^>]* class="glass edge"/
    for change: (inout ExportOptions) -> Void in [
      { $0.step = 1 }, { $0.isAnimated = true },
    ] {
      let text = try phone.text(.svg, change)
      _ = try Markup(text)
      let found = try #require(text.firstMatch(of: frame)).output
      let size = try [found.1, found.2].map { try #require(Double($0)) }
      #expect(abs(size[0] / size[1] - 375.0 / 667) < 0.02)
      #expect(try pad.text(.svg, change).firstMatch(of: frame) == nil)
    }
  }

  @Test func `a still of a problem has the rule and the fix`() throws {
    let text = try Shelf.bundled("what-a-pop-leaves-behind").text(.svg) { $0.step = 3 }
    #expect(text.contains("REVAL-4, widely reported"))
    #expect(text.contains("Smallest fix"))
    #expect(!text.contains("…"))
  }

  @Test func `it is XML with a size of its own and system fonts`() throws {
    for name in ["a-sheet-has-no-say", "the-ipad-that-asks-nobody", "guide-an-empty-result-throws"]
    {
      let text = try Shelf.bundled(name).text(.svg)
      let root = try Markup(text).root
      #expect(root["width"].flatMap(Double.init) == 900)
      #expect(root["height"].flatMap(Double.init) ?? 0 > 300)
      #expect(
        !text.contains("url(http") && !text.contains("@font-face") && !text.contains("@import"))
      #expect(text.contains("prefers-color-scheme"))
    }
  }

  @Test func `what is written in it can be selected and read aloud`() throws {
    let text = try Shelf.bundled("what-a-pop-leaves-behind").text(.svg) { $0.step = 3 }
    let markup = try Markup(text)
    #expect(markup.text.contains("Films supports portrait only"))
    #expect(markup.text.contains("Up to iOS 15, only a rotation undoes landscape after a pop"))
    #expect(markup.elements.contains("title") && markup.elements.contains("desc"))
  }

  @Test func `a screen shows what its name promises`() throws {
    let input = try Shelf.bundled("what-a-pop-leaves-behind")
    let player = try input.text(.svg) { $0.step = 1 }
    #expect(player.contains("\"film\"") && !player.contains("class=\"row\""))
    #expect(try Markup(try input.text(.svg) { $0.step = 0 }).text.contains("Sintel"))
  }

  @Test func `a long step is told whole, in as many lines as it takes`() throws {
    let input = Shelf.input(
      """
      ios 26
      screen List
      screen "A player with a name that no picture has room for in one line" supports all
      root
        navigation
          List
      push "A player with a name that no picture has room for in one line"
      """)
    let text = try Markup(try input.text(.svg)).text
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      words.contains("push \"A player with a name that no picture has room for in one line\""))
    #expect(TextWidth.wrapCode("abcdefgh ij", to: 30, size: 10) == ["abcd", "efgh", "ij"])
  }

  @Test func `names and notes cannot break out of the picture`() throws {
    let input = Shelf.input(Shelf.awkward)
    for number in input.play.episodes.indices {
      let markup = try Markup(try input.text(.svg) { $0.step = number })
      #expect(!markup.elements.contains("b"))
    }
    let moving = try Markup(try input.text(.svg) { $0.isAnimated = true })
    #expect(!moving.elements.contains("tags"))
  }

  @Test func `a number has at most one place behind the point`() {
    #expect((1.25).short == "1.3")
    #expect((-0.04).short == "0")
    #expect((-0.5).short == "-0.5")
    #expect((12.0).short == "12")
    #expect((-3.06).short == "-3.1")
  }
}
