/// An app as a value: who there is, what the app and its device are set to, what its code does.
package struct App: Hashable, Sendable {
  /// One controller and its name.
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var controller: Controller
    package var children: [ControllerID] = []
    /// The controllers that `asks … when A, B` names, one list for each question.
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
    package var presence: WindowPresence

    package init(name: String, root: ControllerID, presence: WindowPresence = .shown) {
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

  package func name(_ id: ControllerID) -> String {
    id == 0 || Int(id) > entries.count ? "nobody" : self[id].name
  }

  @discardableResult package mutating func add(_ entry: Entry) -> ControllerID {
    entries.append(entry)
    return ControllerID(entries.count)
  }

  /// The app after a `set`.
  package func applying(_ edit: Edit) -> App {
    var next = self
    switch edit {
    case .change(let change): next.apply(change)
    case .lockRead:
      for index in next.entries.indices {
        next.entries[index].controller.lockAsRead = next.entries[index].controller.prefersLock
      }
    case .stage(let size): next.settings.shape.size = size
    case .told(let ids, let isDelegateRead):
      for id in ids { next[id].controller.tell() }
      if isDelegateRead { next.settings.toldDelegate = nil }
    case .child(let parent, let index, let child): next[parent].children[Int(index)] = child
    }
    return next
  }

  private mutating func apply(_ change: Change<Numbers>) {
    switch change {
    case .supports(let id, let answer):
      self[id].controller.answer(answer.mask, untold: settings.remembers(.announcedMaskCounts))
      self[id].controller.isEnumPassedAsMask = answer.isRawValue
    case .prefers(let id, let preference): self[id].controller.prefers = preference
    case .autorotates(let id, let claim): self[id].controller.autorotates = claim
    case .prefersLock(let id, let claim): self[id].controller.prefersLock = claim
    case .orientations(let id, let mask): self[id].controller.supports = mask
    case .delegate(let answer): settings.answer(answer)
    case .wants(let id, let mask): self[id].controller.wants = mask
    }
  }
}

// What a `set` finds.

extension App {
  /// Whether UIKit gets the answer that is set also without that.
  func gives(_ change: Change<Numbers>) -> Bool {
    switch change {
    case .supports(let id, let answer):
      let isUsual = stands(id, for: .mask) && settings.holds(.defaultControllerMask)
      return (self[id].controller.supports ?? (isUsual ? settings.defaultControllerMask : nil))
        == answer.mask
    case .prefers(let id, let preference): return self[id].controller.prefers == preference
    case .autorotates(let id, let claim):
      let usual = stands(id, for: .autorotate) ? true : nil
      return (self[id].controller.autorotates ?? usual) == claim
    case .prefersLock(let id, let claim):
      return (self[id].controller.prefersLock ?? (stands(id, for: .lock) ? false : nil)) == claim
    case .orientations(let id, let mask): return self[id].controller.supports == mask
    case .delegate(let answer):
      return (settings.delegate ?? .mask(.mask(settings.listedMask))) == answer
    case .wants(let id, let mask): return self[id].controller.wants == mask
    }
  }

  /// Whether an answer has changed and UIKit has not been told.
  func isUntold(of change: Change<Numbers>) -> Bool {
    switch change {
    case .supports(let id, _): return self[id].controller.isUntold
    case .prefersLock(let id, _):
      let controller = self[id].controller
      return (controller.lockAsRead ?? false) != (controller.prefersLock ?? false)
    case .delegate: return settings.toldDelegate != nil
    case .prefers, .autorotates, .orientations, .wants: return false
    }
  }

  /// Whether a controller that says nothing of a question gives UIKit's own answer.
  private func stands(_ id: ControllerID, for question: Controller.Question) -> Bool {
    let controller = self[id].controller
    return controller[question].asks == .nobody && controller.preferenceDefault == nil
  }
}

/// A change that turns one app into another.
package enum Edit: Hashable, Sendable {
  case change(Change<Numbers>)
  /// UIKit reads the lock preference again.
  case lockRead
  case stage(PointSize)
  /// UIKit reads the masks of these controllers again, and perhaps the app delegate's.
  case told([ControllerID], isDelegateRead: Bool)
  /// A child of a container that is no stack gives its place to another.
  case child(of: ControllerID, at: UInt16, ControllerID)
}
