import Playground
import TerminalModel
import Testing

/// The table of commands is what it says.
struct CommandTests {
  @Test func `no two commands share a key or a name`() {
    for commands in [KeyCommand.ofTheStage, KeyCommand.ofTheRoom] {
      var owners: [Key: String] = [:]
      for command in commands {
        for key in command.keys {
          #expect(owners[key] == nil, "\(key.name): \(command.name) and \(owners[key] ?? "")")
          owners[key] = command.name
        }
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
      #expect(!command.keys.isEmpty, "\(command.name)")
    }
  }

  /// Keys after which a command has something to do.
  private static let stages: [String: (scenario: String?, keys: String)] = [
    "let-go": ("what-a-pop-leaves-behind", "Space b"), "pop": (nil, "p"),
    "pop-to-root": (nil, "p"), "dismiss": ("a-sheet-has-no-say", "Space"),
    "undo": (nil, "Left"), "redo": (nil, "Left u"), "earlier": (nil, "Space"),
    "launch": (nil, "Space*2"), "swipe-back": (nil, "p"),
    "branches": (nil, "Left u Right"), "difference": ("what-a-pop-leaves-behind", ""),
    "compare-fix": (nil, "Left"),
    "copy-fix": (nil, "Left"), "later": (nil, "[ Esc"),
    "room-back": (nil, "P Space"), "room-next": (nil, "P"), "room-yes": (nil, "P"),
    "room-no": (nil, "P"), "back": (nil, "Left c"), "choice-up": (nil, "Left"),
  ]

  @Test func `every command does something where it applies`() {
    for command in KeyCommand.allCases {
      let stage = Self.stages[command.name] ?? (nil, "")
      for key in command.keys {
        var desk = desk(stage.scenario, after: stage.keys)
        let before = desk.text()
        let effects = desk.press(key)
        let isFelt = !effects.isEmpty || desk.text() != before
        #expect(isFelt, "\(command.name) on \(key.name)")
      }
    }
  }

  @Test func `every command runs from the help and from the prompt`() {
    for command in KeyCommand.ofTheStage where !"q?".contains(command.name.first ?? "?") {
      var desk = desk(after: "Left ?")
      _ = desk.press("text:'\(command.name)'")
      #expect(desk.text().contains(command.help), "\(command.name) is not found in the help")
    }
    var desk = desk(after: "Left : text:undo Enter")
    #expect(desk.session.position.node == Desk().session.position.node)
    _ = desk.press(": text:'rotate left' Enter")
    #expect(desk.session.position.node != Desk().session.position.node)
  }

  @Test func `the question mark opens and closes help, escape never leaves, q leaves at the top`() {
    var desk = desk(after: "Left ?")
    #expect(desk.text().contains("Turn the device left."))
    #expect(desk.press("?").isEmpty)
    #expect(!desk.text().contains("Turn the device left."))
    #expect(desk.press("Esc*5").isEmpty)
    #expect(desk.press("i q").isEmpty)
    #expect(desk.press("c q").isEmpty)
    #expect(desk.press("q") == [.quit])
  }

  @Test func `searching finds words and initials, not letters scattered over a line`() {
    let push = desk(after: "? text:push").text()
    #expect(push.contains("Push a screen.") && !push.contains("Open the stories"))
    #expect(desk(after: ": text:tl").text().contains("turn-left"))
    #expect(desk(after: "? text:xyz").text().contains("Nothing like that."))
  }

  @Test func `the help ends with what the marks mean, the strip's among them`() {
    var desk = desk(after: "? text:'under the phone'")
    for words in ["▴", "▾", "✕", "From here on the answer is another one."] {
      #expect(desk.text().contains(words), "\(words)")
    }
    // A mark is there to be read.
    #expect(desk.press("Enter").isEmpty)
    #expect(desk.text().contains("Keys and marks"))
  }

  @Test func `the ground goes round from any to dark to light`() {
    var desk = desk(after: "Left")
    let grounds: [Appearance] = [.dark, .light, .unknown]
    #expect(desk.press("N*3") == grounds.map { .ground($0) })
    #expect(desk.text().contains("Colours that any ground bears."))
    var light = Desk(traits: Desk.Traits(ground: .light))
    #expect(light.press("N") == [.ground(.unknown)])
  }

  @Test func `only one line of a page is marked`() {
    let text = desk(after: "Right i").text(80, 24)
    #expect(text.filter { $0 == "▸" }.count == 1)
  }

  @Test func `a paste never runs keys`() {
    var desk = desk(after: "Left")
    let before = desk.session.position
    #expect(desk.press(.paste("qqq\nq")).isEmpty)
    #expect(desk.session.position == before)
    _ = desk.press(":")
    _ = desk.press(.paste("rotate right\nq"))
    #expect(desk.text().contains(": rotate right"))
  }

  @Test func `the first click after the window got the focus does nothing`() {
    var desk = desk(after: "Space*2")
    let rows = desk.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains("launch") } ?? 0
    let click = Key.mouse(MouseEvent(.press(.left), at: Point(column: 3, row: row)))
    _ = desk.press(.focus(true))
    let before = desk.session.position
    _ = desk.press(click)
    #expect(desk.session.position == before)
    _ = desk.press(click)
    #expect(desk.session.position != before)
  }
}
