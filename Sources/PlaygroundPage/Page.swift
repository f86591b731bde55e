import Playground
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

  package init(_ opening: PageOpening) {
    let traits = PlaygroundState.Traits(
      moves: opening.moves, isLive: true, ground: opening.ground, depth: .trueColor,
      address: opening.address)
    linear = Linear(PlaygroundState(traits: traits))
    size = opening.size
    if !opening.name.isEmpty { linear.playground.open(opening.name) }
    address = linear.playground.token
  }

  /// Takes what happened; the answer is what has to be done.
  package mutating func take(_ event: PageEvent) -> [PageAnswer] {
    switch event {
    case .key(.resize(let size)): self.size = size
    case .key(let key): return linear.playground.press(key).flatMap { answers(to: $0) }
    case .open(let name): linear.playground.open(name)
    case .drop(let name, let bytes): linear.playground.load(name, bytes)
    case .ground(let ground): linear.playground.ground = ground
    case .time: linear.playground.advance()
    case .draw: return drawn()
    case .rest: return news()
    }
    return []
  }

  /// Whether something moves, or is being looked for.
  package var isWaiting: Bool { linear.playground.patience != nil }

  private mutating func drawn() -> [PageAnswer] {
    let theme = Theme(depth: .trueColor, appearance: linear.playground.ground)
    let screen = linear.playground.screen(size)
    let buttons = linear.playground.hints.map { PageAnswer.Button(screen.canvas, $0) }
    return [
      .frame(screen, theme), .buttons(buttons), .patience(linear.playground.patience),
    ]
  }

  /// What is only told when somebody rests: words, the title, and the address that leads here.
  private mutating func news() -> [PageAnswer] {
    var answers: [PageAnswer] = []
    let shown = linear.playground
    let isElsewhere = told != linear.playground.session.position
    let lines = linear.news(says: isElsewhere ? Linear.ofEveryPlace : [])
    // What was read out would be left, but for those who see it.
    linear.playground = shown
    told = linear.playground.session.position
    if !lines.isEmpty { answers.append(.words(lines.joined(separator: "\n"))) }
    if title != linear.playground.session.title {
      title = linear.playground.session.title
      answers.append(.title(linear.playground.session.title))
    }
    let token = linear.playground.token
    if address != token {
      address = token
      answers.append(.address(token))
    }
    return answers
  }

  private mutating func answers(to effect: PlaygroundEffect) -> [PageAnswer] {
    switch effect {
    case .copy(let text): return [.copy(text)]
    case .save(let name, let text):
      linear.playground.saved(as: name)
      linear.playground.tell(
        "Saved \(name) where your browser keeps downloads. Drop it here to open it.")
      return [.save(name: name, text: text)]
    case .quit:
      linear.playground.tell("Close the tab to leave. Its address opens this session again.")
    case .edit: linear.playground.tell("Edit the file that W saves, and drop it here.")
    case .record, .export, .ask:
      linear.playground.tell(
        "Only the program does this. T copies a link: `upright play LINK` opens it.")
    case .suspend, .repaint, .reportMouse, .ground, .findFiles, .restored, .load: break
    }
    return []
  }
}

/// How a page begins.
package struct PageOpening {
  /// Whether turns are animated.
  package var moves: Bool
  package var ground: Appearance
  package var size: Size
  /// The address of the page, without what it opens.
  package var address: String
  /// What it opens: a token, a story's name, or nothing.
  package var name: String

  package init(moves: Bool, ground: Appearance, size: Size, address: String, name: String) {
    self.moves = moves
    self.ground = ground
    self.size = size
    self.address = address
    self.name = name
  }
}

/// What happens on a page.
package enum PageEvent {
  case key(Key)
  /// The address leads to something else now.
  case open(String)
  /// A file was dropped.
  case drop(name: String, bytes: [UInt8])
  /// The page is dark now, or light.
  case ground(Appearance)
  /// The time that was asked for has passed.
  case time
  /// The next frame is due.
  case draw
  /// Nobody has done anything for a moment.
  case rest
}

/// What a page has to show or to do.
package enum PageAnswer {
  /// An entry of the bar, as a button: what it says, and where it is pressed.
  package struct Button: Equatable {
    package var label: String
    package var place: Point
  }

  case frame(Screen, Theme)
  case buttons([Button])
  /// After how many milliseconds time has to be told to have passed.
  case patience(Int?)
  case words(String)
  case title(String)
  case address(String)
  case copy(String)
  case save(name: String, text: String)
}

extension PageAnswer.Button {
  init(_ canvas: Canvas, _ area: Rect) {
    place = area.origin
    label = (area.left..<area.right).map { column in
      canvas.text(of: canvas[Point(column: column, row: area.top)])
    }.joined()
  }

  /// For a script: its column, its row, and what it says.
  var line: String { "\(place.column) \(place.row) \(label)\n" }
}
