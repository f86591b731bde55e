/// A cast as a value: who there is, what the app and its device are set to, what its code does.
package struct CastSheet: Hashable, Sendable {
  /// One controller and its name.
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var controller: Controller
    package var children: [ControllerID] = []
    /// Whose presence `asks … when A, B` waits for, a list a question.
    package var whens: [Controller.Question: [ControllerID]] = [:]

    package init(name: String, _ controller: Controller) {
      self.name = name
      self.controller = controller
    }
  }

  /// One window, with the root it is launched with; 0 is no root.
  package struct Window: Hashable, Sendable {
    package var name: String
    package var root: ControllerID
    package var presence: StepProblem.Presence

    package init(name: String, root: ControllerID, presence: StepProblem.Presence = .shown) {
      self.name = name
      self.root = root
      self.presence = presence
    }
  }

  /// The controllers in the order of their file; the first has the id 1.
  package var entries: [Entry] = []
  /// The windows, `main` first.
  package var windows: [Window] = [Window(name: "main", root: 0)]
  package var settings = Settings()
  package var reactions: [Reaction] = []

  package init() {}

  package subscript(id: ControllerID) -> Entry {
    get { entries[Int(id) - 1] }
    set { entries[Int(id) - 1] = newValue }
  }

  /// Adds a controller and tells its id.
  @discardableResult
  package mutating func add(_ entry: Entry) -> ControllerID {
    entries.append(entry)
    return ControllerID(entries.count)
  }

  /// The cast after a `set`.
  package func applying(_ edit: Edit) -> CastSheet {
    var next = self
    switch edit {
    case .supports(let id, let mask, let isEnum):
      next[id].controller.supports = mask
      next[id].controller.isEnumPassedAsMask = isEnum
    case .prefers(let id, let preference): next[id].controller.prefers = preference
    case .autorotates(let id, let claim): next[id].controller.autorotates = claim ? .yes : .no
    case .prefersLock(let id, let claim): next[id].controller.prefersLock = claim ? .yes : .no
    case .orientations(let id, let mask): next[id].controller.supports = mask
    case .delegate(let answer): next.settings.delegate = answer
    case .lockRead:
      for index in next.entries.indices {
        next.entries[index].controller.lockAsRead = next.entries[index].controller.prefersLock
      }
    case .child(let parent, let index, let child): next[parent].children[Int(index)] = child
    }
    return next
  }
}
