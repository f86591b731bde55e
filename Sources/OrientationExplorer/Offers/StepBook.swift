import OrientationModel

/// The steps of a repertoire by number, in the order in which they are tried, and which of them are
/// on offer where.
struct StepBook: Sendable {
  private(set) var steps: [Step] = []
  /// The family of each step; nothing for one that was added.
  private(set) var families: [Repertoire.Family?] = []
  private let depth: Int
  private var rotations: [UInt16] = []
  private var pushes: [UInt16] = []
  /// Pushes onto a stack that a line names, each with that.
  private var namedPushes: [(number: UInt16, stack: ControllerID)] = []
  private var pop: [UInt16] = []
  private var selections: [ControllerID: [UInt16]] = [:]
  private var presentations: [UInt16] = []
  private var dismissal: [UInt16] = []
  private var additions: [UInt16] = []
  /// For each presentation, whom its lines have it come from.
  private var presenters: [[ControllerID]] = []

  /// - Parameters:
  ///   - repertoire: what a user can do.
  ///   - app: the app it is done with.
  ///   - mergingStyles: whether a line without a style names the same pair as one that spells the
  ///     version's default out; a comparison of versions keeps them apart.
  init(_ repertoire: Repertoire, for app: App, mergingStyles: Bool = true) {
    depth = repertoire.depth
    let families = repertoire.families
    if families.contains(.rotate) {
      rotations = Repertoire.rotations.map { add(.rotate($0), .rotate) }
    }
    if families.contains(.push) {
      for push in repertoire.pushes {
        let number = add(push, .push)
        if case .push(_, let stack?) = push {
          namedPushes.append((number, stack))
        } else {
          pushes.append(number)
        }
      }
    }
    if families.contains(.pop) { pop = [add(.pop, .pop)] }
    if families.contains(.select) { addSelections(app) }
    if families.contains(.present) {
      addPresentations(repertoire.presentations, mergingStyles ? DefaultStyles(app) : nil)
    }
    if families.contains(.dismiss) { dismissal = [add(.dismiss(nil), .dismiss)] }
    additions = repertoire.additions.map { add($0, nil) }
  }

  private mutating func add(_ step: Step, _ family: Repertoire.Family?) -> UInt16 {
    steps.append(step)
    families.append(family)
    precondition(steps.count < 65_536, "A repertoire has at most 65535 steps.")
    return UInt16(steps.count - 1)
  }

  private mutating func addSelections(_ app: App) {
    for index in app.entries.indices {
      let kind = app.entries[index].controller.kind
      guard kind.hasSelection else { continue }
      selections[ControllerID(index + 1)] =
        app.entries[index].children.map { add(.select($0), .select) }
    }
  }

  private mutating func addPresentations(_ lines: [Step], _ styles: DefaultStyles?) {
    var pairs: [Step] = []
    for case .present(let controller, let style, let presenter) in lines {
      let whole = styles?.style(of: controller, as: style) ?? style
      let pair = Step.present(controller, as: whole, from: nil)
      let index = pairs.firstIndex(of: pair) ?? pairs.count
      if index == pairs.count {
        pairs.append(pair)
        presentations.append(add(.present(controller, as: style, from: nil), .present))
        presenters.append([])
      }
      if let presenter { presenters[index].append(presenter) }
    }
  }

  /// The steps on offer in a world, in the order in which they are tried.
  func menu(in world: World, on simulator: Simulator) -> [UInt16] {
    let navigation = simulator.navigation(of: world)
    let isPresenting = navigation.presentationCount > 0
    var menu = rotations
    if navigation.stack != 0, navigation.pushedCount < depth { menu += pushes }
    for (number, stack) in namedPushes
    where !isPresenting || simulator.isInTopPresentation(stack, of: world) {
      if simulator.pushedCount(on: stack, of: world).map({ $0 < depth }) ?? false {
        menu.append(number)
      }
    }
    if navigation.stack != 0, navigation.pushedCount > 0 { menu += pop }
    for bar in navigation.bars { menu += selections[bar] ?? [] }
    if navigation.presentationCount < depth {
      for (number, names) in zip(presentations, presenters)
      where !isPresenting || names.contains(where: { simulator.isInTopPresentation($0, of: world) })
      { menu.append(number) }
    }
    if isPresenting { menu += dismissal }
    return menu + additions.filter { navigation.presentationCount < depth || !presents($0) }
  }

  private func presents(_ number: UInt16) -> Bool {
    if case .present = steps[Int(number)] { true } else { false }
  }
}

/// What style a presentation comes to, found out by trying it without reactions.
private struct DefaultStyles {
  private let simulator: Simulator
  private let world: World

  init(_ app: App) {
    var quiet = app
    quiet.reactions = []
    var simulator = Simulator(quiet)
    world = simulator.launch().world
    self.simulator = simulator
  }

  /// The style itself where the version has none such, or where it can not be tried at launch.
  func style(of id: ControllerID, as style: PresentationStyle?) -> PresentationStyle? {
    var simulator = simulator
    var world = world
    let step = Step.present(id, as: style, from: nil)
    guard simulator.perform(step, on: &world).problem == nil else { return style }
    return simulator.snapshot(of: world).windows.first?.layers.last?.style ?? style
  }
}
