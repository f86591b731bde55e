import Playground
import PlaygroundSession
import TerminalModel

/// The playground on a page: what somebody does comes in, what is seen and has to be done goes out.
///
/// The page shows and does; state, commands, and drawing are the playground's own.
package struct Page {
  private var linear: Linear
  private var size: Size
  /// Where one stood when words were told last.
  private var told: Position?
  /// The last address and title that were told.
  private var address: String?
  private var title: String?

  /// How a page begins: whether turns are animated, whether it is light, its size, its address, and what that
  /// opens: a token, a story's name, or nothing.
  package init(_ opening: [UInt8]) {
    var opening = PageBytes(opening)
    let (moves, ground, size) = (opening.byte() != 0, opening.ground(), opening.size())
    let traits = PlaygroundState.Traits(
      moves: moves, isLive: true, ground: ground, depth: .trueColor, address: opening.text())
    linear = Linear(PlaygroundState(traits: traits))
    self.size = size
    let name = opening.text()
    if !name.isEmpty { linear.playground.open(name) }
    address = linear.playground.token
  }

  /// Takes what happened, a letter and what belongs to it; the answers are what has to be done.
  package mutating func take(_ event: [UInt8]) -> [PageAnswer] {
    var rest = PageBytes(event)
    switch rest.letter() {
    case "d": linear.playground.load(rest.text(), Array(rest.all()))
    case "o": linear.playground.open(rest.text())
    case "g": linear.playground.ground = rest.ground()
    case "s": size = rest.size()
    // The time that was asked for has passed, the next frame is due, and nobody has done anything for a moment.
    case "t": linear.playground.advance()
    case "i": return drawn()
    case "r": return news()
    case let letter:
      let effects = Key(letter, &rest).map { linear.playground.press($0) }
      return effects?.flatMap { answers(to: $0) } ?? []
    }
    return []
  }

  /// Whether something moves, or is being looked for.
  package var isWaiting: Bool { linear.playground.patience != nil }

  package mutating func screen() -> Screen { linear.playground.screen(size) }

  private mutating func drawn() -> [PageAnswer] {
    let screen = screen()
    let theme = Theme(depth: .trueColor, appearance: linear.playground.ground)
    // The entries of the bar, as buttons: where each is pressed, and what it says.
    let buttons = linear.playground.hints.map { area in
      let words = (area.left..<area.right).map {
        screen.canvas.text(of: screen.canvas[Point(column: $0, row: area.top)])
      }
      return "\(area.left) \(area.top) \(words.joined())"
    }
    return [
      PageAnswer("f", FrameWriter(theme).bytes(of: screen)),
      PageAnswer("b", buttons.joined(separator: "\n")),
      // After how many milliseconds time has to be told to have passed, and one more; zero is never.
      PageAnswer("p", number(linear.playground.patience.map { $0 + 1 } ?? 0)),
    ]
  }

  /// What is only told when somebody rests: words, the title, and the address that leads here.
  private mutating func news() -> [PageAnswer] {
    var answers: [PageAnswer] = []
    let shown = linear.playground
    let isElsewhere = told != shown.session.position
    let lines = linear.news(says: isElsewhere ? Linear.ofEveryPlace : [])
    // What was read out would be left, but for those who see it.
    linear.playground = shown
    told = shown.session.position
    if !lines.isEmpty { answers.append(PageAnswer("w", lines.joined(separator: "\n"))) }
    if title != shown.session.title {
      title = shown.session.title
      answers.append(PageAnswer("t", shown.session.title))
    }
    if address != shown.token {
      address = shown.token
      answers.append(PageAnswer("a", shown.token))
    }
    return answers
  }

  private mutating func answers(to effect: PlaygroundEffect) -> [PageAnswer] {
    switch effect {
    case .copy(let text): return [PageAnswer("c", text)]
    case .save(let name, let text):
      linear.playground.saved(as: name)
      linear.playground.tell(
        "Saved \(name) where your browser keeps downloads. Drop it here to open it.")
      return [PageAnswer("s", "\(name)\0\(text)")]
    case .quit:
      linear.playground.tell("Close the tab to leave. Its address opens this session again.")
    case .edit: linear.playground.tell("Edit the file that W saves, and drop it here.")
    case .record, .export:
      linear.playground.tell(
        "Only the program does this. T copies a link: `upright play LINK` opens it.")
    case .suspend, .repaint, .reportMouse, .ground, .findFiles, .restored, .load: break
    }
    return []
  }
}

/// What a page has to show or to do: a letter that says what, and what belongs to it.
package struct PageAnswer {
  package var letter: Unicode.Scalar
  package var content: [UInt8]

  init(_ letter: Unicode.Scalar, _ content: [UInt8]) {
    self.letter = letter
    self.content = content
  }

  init(_ letter: Unicode.Scalar, _ text: String) { self.init(letter, Array(text.utf8)) }

  /// The letter, how many bytes follow, and these.
  package var bytes: [UInt8] {
    [UInt8(ascii: letter)] + number(content.count) + number(content.count >> 16) + content
  }
}
