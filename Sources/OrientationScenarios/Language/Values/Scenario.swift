import OrientationModel

/// What a scenario file says, as plain values: the meaning of the text, without the engine.
package struct Scenario: Hashable, Sendable {
  package var header = Header()
  package var settings = Settings()
  /// Everything that is declared, in the order of the file.
  package var declarations: [Declaration] = []
  /// What the scenario says of every state a user can reach.
  package var properties: [Property] = []
  package var launch: [Expectation] = []
  /// Whether a still shows the launch.
  package var isLaunchPoster = false
  package var steps: [Step] = []

  package init() {}

  /// Whether `import` wrote it: it shows what an app's sources say, and nothing else.
  package var isImported: Bool { header.evidence == .imported }

  /// The scenario as it may be shown: how it is solved, it doesn't say.
  package var withoutSolutions: Scenario {
    var scenario = self
    scenario.header.solutions = []
    return scenario
  }

  /// What stands above everything else, for people.
  package struct Header: Hashable, Sendable {
    package var title: String?
    package var about: [String] = []
    package var sources: [String] = []
    package var evidence: Evidence?
    /// The fewest changes that solve it; only a challenge has one.
    package var par: UInt8?
    /// Told one after the other, to whoever asks.
    package var hints: [String] = []
    /// Tokens of what solves it, which are kept in the file and never told.
    package var solutions: [Located<String>] = []

    package init() {}
  }

  /// How well a scenario as a whole is vouched for.
  package enum Evidence: String, Named {
    case documented, reported, conjecture
    case imported
  }

  package enum Declaration: Hashable, Sendable {
    /// A screen, container, view, cover or sheet that stands outside the tree.
    case controller(Node)
    /// The tree of the first window, which is called `main`.
    case root(Located<Node>)
    case window(Window)

    /// The tree that it holds; a window may be empty.
    package internal(set) var node: Node? {
      get {
        switch self {
        case .controller(let node): node
        case .root(let node): node.value
        case .window(let window): window.root
        }
      }
      set {
        switch self {
        case .controller(let node): self = .controller(newValue ?? node)
        case .root(let node): self = .root(newValue.map { Located($0, at: node.place) } ?? node)
        case .window(var window):
          window.root = newValue
          self = .window(window)
        }
      }
    }

    var isOutsideTrees: Bool { if case .controller = self { true } else { false } }
  }

  package struct Window: Hashable, Sendable {
    package var name: Located<String>
    package var presence: WindowPresence
    package var root: Node?

    package init(name: Located<String>, presence: WindowPresence = .shown, root: Node? = nil) {
      self.name = name
      self.presence = presence
      self.root = root
    }
  }

  /// The name of the window that `root` belongs to.
  package static let mainWindow = "main"

  /// The tree of the first window.
  package var root: Node? {
    for case .root(let node) in declarations { return node.value }
    return nil
  }

  /// The number each line of `steps` has in a play; a note has that of the step above it.
  package var stepNumbers: [Int] {
    var number = 0
    return steps.map { step in
      if !step.isNote { number += 1 }
      return number
    }
  }

  /// The number of the step that a still shows, where the scenario says so.
  package var posterNumber: Int? {
    if isLaunchPoster { return 0 }
    return zip(steps, stepNumbers).first { $0.0.isPoster }?.1
  }

  /// What is declared outside the tree, in the order of the file.
  package var controllers: [Node] {
    declarations.compactMap { if case .controller(let node) = $0 { node } else { nil } }
  }

  package var windows: [Window] {
    declarations.compactMap { if case .window(let window) = $0 { window } else { nil } }
  }
}

extension [String] {
  /// Lines as paragraphs: where a line ends with its sentence, another begins.
  package var paragraphs: [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in self {
      if isOpen, let last = paragraphs.popLast() {
        paragraphs.append("\(last) \(line)")
      } else {
        paragraphs.append(line)
      }
      isOpen = !line.hasSuffix(".") && !line.hasSuffix("?") && !line.hasSuffix("!")
    }
    return paragraphs
  }
}
