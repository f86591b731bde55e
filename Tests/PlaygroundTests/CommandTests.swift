import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// The table of commands is what it says.
struct CommandTests {
  @Test func `no two commands share a key or a name`() {
    var owners: [Key: String] = [:]
    for command in KeyCommand.allCases {
      for key in command.keys {
        #expect(owners[key] == nil, "\(key.name): \(command.name) and \(owners[key] ?? "")")
        owners[key] = command.name
      }
    }
    let names = KeyCommand.allCases.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `every help is a sentence that fits a line`() {
    for command in KeyCommand.allCases {
      #expect(command.help.hasSuffix("."), "\(command.name)")
      #expect(command.help.first?.isUppercase == true, "\(command.name)")
      #expect(command.help.count <= 74, "\(command.name): \(command.help.count)")
      #expect(command.keys.isEmpty == (command.topic == .typed), "\(command.name)")
    }
  }

  /// Keys after which a command has something to do.
  private static let stages: [String: (scenario: String?, keys: String)] = [
    "pop": (nil, "p"), "dismiss": ("a-sheet-has-no-say", "Space"),
    "undo": (nil, "Left"), "redo": (nil, "Left u"), "earlier": (nil, "Space"),
    "launch": (nil, "Space*2"), "compare-fix": (nil, "Left"), "copy-code": (nil, "Left"),
    "back": (nil, "Left c"), "choice-up": (nil, "Left"),
  ]

  @Test func `every command does something where it applies`() {
    for command in KeyCommand.allCases {
      let simulator = Self.stages[command.name] ?? (nil, "")
      let stage = playground(simulator.scenario, after: simulator.keys)
      let before = stage.text()
      for key in command.keys {
        var playground = stage
        let effects = playground.press(key)
        let isFelt = !effects.isEmpty || playground.text() != before
        #expect(isFelt, "\(command.name) on \(key.name)")
      }
    }
  }

  @Test func `every command runs from the help and from the prompt`() {
    let help = playground(after: "Left ?")
    for command in KeyCommand.allCases where command != .quit && command != .help {
      var playground = help
      _ = playground.press("text:'\(command.name)'")
      #expect(playground.text().contains(command.help), "\(command.name) is not found in the help")
    }
    var playground = playground(after: "Left : text:undo Enter")
    #expect(playground.session.position.node == PlaygroundState.films.session.position.node)
    _ = playground.press(": text:'rotate left' Enter")
    #expect(playground.session.position.node != PlaygroundState.films.session.position.node)
  }

  @Test func `the question mark opens and closes help, escape never leaves, q leaves at the top`() {
    var playground = playground(after: "Left ?")
    #expect(playground.text().contains("Rotate the device left."))
    #expect(playground.press("?").isEmpty)
    #expect(!playground.text().contains("Rotate the device left."))
    #expect(playground.press("Esc*5").isEmpty)
    #expect(playground.press("i q").isEmpty)
    #expect(playground.press("c q").isEmpty)
    #expect(playground.press("q").isEmpty && playground.text().contains("q again quits"))
    #expect(playground.press("q") == [.quit])
  }

  @Test(arguments: [
    ("15, 17, 26", ["15", "17", "26", "15"]), ("27, 13-18", ["27", "15", "16", "18"]),
  ])
  func `v goes through the versions that a file names`(listed: String, seen: [String]) {
    let text = "ios \(listed)\nroot Home\nrotate left\n"
    var stage = PlaygroundState(Session(Scenario.parse(text).scenario, origin: .new))
    for version in seen {
      #expect(stage.session.setting.version.text == version)
      _ = stage.press("v")
    }
  }

  @Test func `whoever goes on after being asked is asked again`() {
    var playground = playground(after: "Left q")
    #expect(playground.press("Left q").isEmpty)
    #expect(playground.press("q") == [.quit])
    var walked = PlaygroundState.films
    #expect(walked.press("space q") == [.quit])
  }

  @Test func `searching finds words, not letters scattered over a line`() {
    let push = playground(after: "? text:push").text()
    #expect(push.contains("Push a screen.") && !push.contains("Find a story"))
    #expect(playground(after: "? text:xyz").text().contains("No matches."))
  }

  @Test func `the ground goes round from any to dark to light`() {
    var playground = playground(after: "Left")
    let grounds: [Appearance] = [.dark, .light, .unknown]
    #expect(
      playground.press(": text:ground Enter : text:ground Enter : text:ground Enter")
        == grounds.map { .ground($0) })
    #expect(playground.text().contains("Colors for any background."))
    var light = PlaygroundState(traits: PlaygroundState.Traits(ground: .light))
    #expect(light.press(": text:ground Enter") == [.ground(.unknown)])
  }

  @Test func `only one line of a page is marked`() {
    let text = playground(after: "Right i").text(80, 24)
    #expect(text.filter { $0 == "▸" }.count == 1)
  }

  @Test func `a paste never runs keys`() {
    var playground = playground(after: "Left")
    let before = playground.session.position
    #expect(playground.press(.paste("qqq\nq")).isEmpty)
    #expect(playground.session.position == before)
    _ = playground.press(":")
    _ = playground.press(.paste("rotate right\nq"))
    #expect(playground.text().contains(": rotate right"))
  }

  @Test func `the first click after the window got the focus does nothing`() {
    var playground = playground(after: "Space*2")
    let rows = playground.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains("launch") } ?? 0
    let click = Key.mouse(MouseEvent(.press(.left), at: Point(column: 3, row: row)))
    _ = playground.press(.focus(true))
    let before = playground.session.position
    _ = playground.press(click)
    #expect(playground.session.position == before)
    _ = playground.press(click)
    #expect(playground.session.position != before)
  }
}
