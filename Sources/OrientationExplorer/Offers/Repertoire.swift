import OrientationModel

/// What a user can do, and how far.
///
/// How the contract of `explore` is read, to the letter:
///
/// - `rotate` to the six orientations is on offer in every state, also to the one that is held.
/// - *The tree* is what hangs under the roots of the windows in the file. What stands there can't be
///   pushed; what can be, can be pushed as often as one likes, also onto itself. What a container
///   outside the tree holds isn't in the tree.
/// - A screen that some line pushes or presents, alone or with what holds it, is *shown* by it, and
///   only so: pushed onto the visible navigation, or onto the stack that the line names; while
///   something is presented, only if that stack is in what is on top. A screen that no line shows can be pushed onto the visible
///   navigation, but not in a file that `import` wrote. What a line pushes may be a container or a
///   view; of what no line shows, only screens are pushed.
/// - *Anywhere*, each declared screen can be pushed onto the visible navigation, whatever lines say.
/// - *The visible navigation* is the innermost navigation controller on the way down to what is
///   seen, in the topmost layer. *Pushed* is what stands on a stack above what it was declared with.
/// - `select` names each child of each tab bar (and page controller) on show in the topmost layer.
/// - While nothing is presented each pair of a controller and a style that some `present` line names
///   can be presented, also where that line says `from`. No style is the version's default, so a
///   line that spells the default out names the same pair.
/// - While something is presented there are `dismiss`, and `push`, `pop` and `select` inside what is
///   on top. A pair can then be presented only if one of its lines says `from` a controller that
///   stands in the topmost presentation, and fewer than DEPTH presentations are up.
/// - The depth bounds both: how many are pushed on one stack, and how many presentations nest.
/// - The steps a `+` adds are on offer in every state, but a presentation only as long as fewer than
///   DEPTH are up.
/// - A step that makes no sense where it stands is not enabled, and no transition. One that sets off
///   an endless chain of reactions is a transition that changes nothing, and is told as a loop.
///
/// The order in which the steps of a state are taken breaks ties between paths of one length:
/// rotations (portrait, landscapeLeft, landscapeRight, portraitUpsideDown, faceUp, faceDown), pushes
/// in the order of the file, pop, tabs from the first, presentations in the order of their lines,
/// dismiss, and what a `+` added, as it came.
package struct Repertoire: Sendable {
  /// The words of `--steps`.
  package enum Family: String, CaseIterable, Sendable {
    case rotate, push, pop, select, present, dismiss
  }

  package var families = Set(Family.allCases)
  /// What can be pushed, in the order of declarations, each onto the visible navigation if it names no
  /// stack.
  package var pushes: [Step]
  /// The file's steps in their order, reactions included: its `present` lines say what is presented.
  package var presentations: [Step]
  /// What a `+` added: steps as the file's lines have them.
  package var additions: [Step]
  package var depth: Int

  /// Each declared screen can be pushed, whatever lines say.
  package init(
    _ app: App, presentations: [Step] = [], additions: [Step] = [], depth: Int = 2
  ) {
    pushes = Self.pushable(in: app).map { .push($0, into: nil) }
    self.presentations = presentations
    self.additions = additions
    self.depth = depth
  }

  /// Takes over what a file's lines push and present.
  ///
  /// - Parameters:
  ///   - lines: the steps of the file and of its reactions.
  ///   - app: the app they are about.
  ///   - isImported: whether `import` wrote the file, so that what no line shows isn't pushed.
  package mutating func show(_ lines: [Step], of app: App, isImported: Bool) {
    presentations = lines
    pushes = []
    var shown: Set<ControllerID> = []
    var presented: [ControllerID] = []
    let standing = Self.family(of: app.windows.map { $0.root }, in: app)
    for line in lines {
      switch line {
      case .push(let id, _):
        shown.insert(id)
        if !standing.contains(id), !pushes.contains(line) { pushes.append(line) }
      case .present(let id, _, _): presented.append(id)
      default: break
      }
    }
    shown.formUnion(Self.family(of: presented, in: app))
    if !isImported {
      pushes += Self.pushable(in: app).filter { !shown.contains($0) }.map { .push($0, into: nil) }
    }
    pushes.sort { $0.controllers.lexicographicallyPrecedes($1.controllers) }
  }

  /// The screens that the tree does not contain.
  package static func pushable(in app: App) -> [ControllerID] {
    let standing = family(of: app.windows.map { $0.root }, in: app)
    return app.entries.indices.map { ControllerID($0 + 1) }
      .filter { app[$0].controller.kind == .screen && !standing.contains($0) }
  }

  /// Some controllers with everything under them.
  private static func family(of ids: [ControllerID], in app: App) -> Set<ControllerID> {
    var found: Set<ControllerID> = []
    var waiting = ids
    while let id = waiting.popLast() {
      guard id != 0, found.insert(id).inserted else { continue }
      waiting += app[id].children
    }
    return found
  }

  /// Every orientation a hand can give the device, the usual ones first.
  package static let rotations: [DeviceOrientation] = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp, .faceDown,
  ]
}

/// What a search has to know of a step before it makes it.
struct StepNeeds: OptionSet {
  let rawValue: UInt8

  /// It changes the app.
  static let app = StepNeeds(rawValue: 1)
  /// It can open the rotation lock.
  static let lock = StepNeeds(rawValue: 2)
  /// It reads the last definite side of the device.
  static let definiteSide = StepNeeds(rawValue: 4)
}

extension Step {
  var needs: StepNeeds {
    switch self {
    case .set, .updateLock, .replace, .replaceRoot: .app
    case .resize(let shape): shape.size == nil ? [] : .app
    case .lock: .lock
    case .request, .force, .foreground, .endGenerating, .statusBar, .fold: .definiteSide
    case .rotate, .rotateLeft, .rotateRight, .push, .pop, .popTo, .popToRoot, .present, .dismiss,
      .select, .update, .beginPop, .beginDismiss, .cancel, .finish, .attempt, .addWindow,
      .showWindow, .hideWindow, .background, .beginGenerating, .note:
      []
    case .onVersions(_, let step): step.needs
    }
  }
}
