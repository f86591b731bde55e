import OrientationModel
import OrientationScenarios
import OrientationTelling

// SwiftUI: views, what they prefer, and the hosting controller that reads it.

extension StoryCode {
  /// What a view's flags in the model begin with.
  func flagName(_ id: ControllerID) -> String { names.variables[id] ?? "view" }

  /// Whether a cover or sheet is up.
  func flag(_ id: ControllerID) -> String { "is\(capital(flagName(id)))Presented" }

  func orientationsFlag(_ id: ControllerID) -> String { flagName(id) + "Orientations" }

  private func capital(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  private var covers: [ControllerID] {
    ids.filter { controller($0).kind == .cover || controller($0).kind == .sheet }
  }

  private var model: String { "\(space).model" }

  /// What the views show, and the steps change.
  private var state: Lines {
    var lines = Lines()
    let start = isObservable ? "var" : "@Published var"
    for id in covers { lines.add("\(start) \(flag(id)) = false") }
    for id in ids where isView(id) && isEdited(id, .mask) {
      let mask = controller(id).supports?.swiftValue ?? defaultMask.swift
      lines.add("\(start) \(orientationsFlag(id)): UIInterfaceOrientationMask = \(mask)")
    }
    if ids.contains(where: { controller($0).kind == .navigation && isInSwiftUI($0) }) {
      lines.add("\(start) path: [String] = []")
    }
    return lines
  }

  /// What came with iOS 17 in the place of ObservableObject.
  private var isObservable: Bool { major >= 17 }

  /// Whether there is anything to show and to change.
  var hasModel: Bool { usesSwiftUI && !state.isEmpty }

  /// The state of the views, and the views.
  var views: Lines {
    var lines = Lines()
    guard usesSwiftUI else { return lines }
    if hasModel {
      let name = isOneOfMany ? "Model" : "StoryModel"
      let head =
        isObservable ? "@Observable final class \(name)" : "final class \(name): ObservableObject"
      lines.block(head) { $0.add(state) }
    }
    for id in ids where isView(id) {
      lines.gap()
      addView(id, to: &lines)
    }
    for id in ids where controller(id).isRepresented && !isView(id) {
      lines.gap()
      lines.block("struct \(type(id))Representable: UIViewControllerRepresentable") { lines in
        lines.add(
          "func makeUIViewController(context: Context) -> UIViewController { "
            + "\(reference(id)) }")
        lines.add(
          "func updateUIViewController(_ controller: UIViewController, context: Context) {}")
      }
    }
    if ids.contains(where: hasKey) { addKey(to: &lines) }
    return lines
  }

  // MARK: Views

  private func addView(_ id: ControllerID, to lines: inout Lines) {
    lines.block("struct \(type(id)): View") { lines in
      var body = Lines()
      body.block("var body: some View") { lines in
        addContent(id, to: &lines)
        addModifiers(id, to: &lines)
      }
      addModel(for: body, to: &lines)
      lines.add(body)
    }
  }

  /// Only who looks at the model is drawn anew with it.
  private func addModel(for body: Lines, to lines: inout Lines) {
    guard body.text.contains("model.") else { return }
    let isBound = body.text.contains("$model.")
    let head =
      isObservable
      ? isBound ? "@Bindable private var" : "private let" : "@ObservedObject private var"
    lines.add("\(head) model = \(model)")
    lines.gap()
  }

  private func addContent(_ id: ControllerID, to lines: inout Lines) {
    lines.block("VStack") { lines in
      lines.add("Text(\(app[id].name.swiftLiteral)).font(.largeTitle)")
      for child in app[id].children { addElement(child, to: &lines) }
    }
  }

  /// A child within a view or a hosting controller.
  private func addElement(_ id: ControllerID, to lines: inout Lines) {
    if isView(id) { return lines.add("\(type(id))()") }
    guard isInSwiftUI(id) else { return lines.add("\(type(id))Representable()") }
    addNavigation(id, to: &lines)
  }

  private func addNavigation(_ id: ControllerID, to lines: inout Lines) {
    let first = app[id].children.first
    let pushed = ids.filter { isView($0) && controller($0).kind == .view && isPushed($0) }
    if major >= 16 {
      lines.block("NavigationStack(path: $model.path)") { lines in
        if let first { addElement(first, to: &lines) } else { lines.add("EmptyView()") }
        guard !pushed.isEmpty else { return }
        lines.indented { lines in
          lines.add(".navigationDestination(for: String.self) { name in")
          lines.indented { addDestinations(pushed, to: &$0) }
          lines.add("}")
        }
      }
      return
    }
    lines.block("NavigationView") { lines in
      lines.block("VStack") { lines in
        if let first { addElement(first, to: &lines) }
        for id in pushed {
          let name = flagName(id).swiftLiteral
          lines.add("NavigationLink(")
          lines.add("  destination: \(type(id))(),")
          lines.add("  isActive: .init(")
          lines.add("    get: { model.path.contains(\(name)) },")
          lines.add("    set: { if !$0 { model.path.removeAll { $0 == \(name) } } })")
          lines.add(") { EmptyView() }")
        }
      }
    }
    lines.add(".navigationViewStyle(StackNavigationViewStyle())")
  }

  private func addDestinations(_ pushed: [ControllerID], to lines: inout Lines) {
    for (index, id) in pushed.enumerated() {
      let test = "if name == \(flagName(id).swiftLiteral) {"
      lines.add(index == 0 ? test : "} else " + test)
      lines.add("  \(type(id))()")
    }
    lines.add("}")
  }

  private func isPushed(_ id: ControllerID) -> Bool {
    (steps + app.reactions.flatMap(\.steps)).contains {
      if case .push(id, _) = $0.bare { true } else { false }
    }
  }

  // MARK: What a view says about itself

  private func addModifiers(_ id: ControllerID, to lines: inout Lines) {
    let controller = controller(id)
    lines.add(".frame(maxWidth: .infinity, maxHeight: .infinity)")
    lines.add(".contentShape(Rectangle())")
    lines.add(".onTapGesture { \(isOneOfMany ? "Rehearsal" : "Story").next() }")
    if controller.isDrawnTurned { lines.add(".rotationEffect(.degrees(-90))") }
    if isEdited(id, .mask) {
      lines.add(orientations("model." + orientationsFlag(id)))
    } else if let mask = controller.supports {
      lines.add(orientations(mask.swiftValue))
    }
    for cover in covers where presenter(of: cover) == id {
      let name = self.controller(cover).kind == .cover && major >= 14 ? "fullScreenCover" : "sheet"
      lines.add(".\(name)(isPresented: $model.\(flag(cover))) { \(type(cover))() }")
    }
    addReactions(id, to: &lines)
  }

  /// The modifier that sets the preference.
  private func orientations(_ mask: String) -> String {
    isOneOfMany
      ? ".preference(key: SupportedOrientations.self, value: \(mask))"
      : ".supportedOrientations(\(mask))"
  }

  /// The view that a cover is attached to: whose code speaks of it, else the first on stage.
  private func presenter(of cover: ControllerID) -> ControllerID? {
    let speaker = app.reactions.first { reaction in
      guard isView(reaction.owner) else { return false }
      return reaction.moment == .covering(cover) || reaction.moment == .uncovering(cover)
    }
    if let speaker { return speaker.owner }
    for (index, step) in steps.enumerated() {
      guard case .present(cover, _, _) = step, episodes.indices.contains(index) else { continue }
      let layers = episodes[index].snapshot.windows.first?.layers ?? []
      let seen = layers.last.map { [$0.node] + $0.node.all } ?? []
      if let view = seen.last(where: { isView($0.id) && $0.id != cover }) { return view.id }
    }
    return ids.first { isView($0) && controller($0).kind == .view }
  }

  private func addReactions(_ id: ControllerID, to lines: inout Lines) {
    let own = app.reactions.filter { $0.owner == id }
    for reaction in own {
      switch reaction.moment {
      case .appearing: addClosure(".onAppear", viewCode(of: reaction), to: &lines)
      case .disappeared: addClosure(".onDisappear", viewCode(of: reaction), to: &lines)
      case .covering, .uncovering: break
      case .isAppearing, .appeared, .leaving, .disappearing, .showing, .rotated, .devicePortrait,
        .deviceLandscape, .deviceExactly:
        lines.comment("In this version of SwiftUI nothing stands for this moment.")
      }
    }
    for cover in covers {
      let up = own.filter { $0.moment == .covering(cover) }
      let down = own.filter { $0.moment == .uncovering(cover) }
      if !up.isEmpty || !down.isEmpty { addChange(of: cover, up, down, &lines) }
    }
  }

  /// A reaction's code as it stands in a view, which has the model at hand.
  private func viewCode(of reaction: Reaction) -> Lines {
    var lines = Lines()
    for line in code(of: reaction, in: .view).lines {
      lines.add(line.replacing("\(space).model.", with: "model."))
    }
    return lines
  }

  private func addClosure(_ head: String, _ code: Lines, to lines: inout Lines) {
    lines.block(head) { $0.add(code) }
  }

  /// `onChange` has two parameters from iOS 17 on, one from 14, and did not exist before.
  private func addChange(
    of cover: ControllerID, _ up: [Reaction], _ down: [Reaction], _ lines: inout Lines
  ) {
    let flag = flag(cover)
    switch major {
    case 17...: lines.add(".onChange(of: model.\(flag)) { _, isPresented in")
    case 14...: lines.add(".onChange(of: model.\(flag)) { isPresented in")
    default: lines.add(".onReceive(model.$\(flag).dropFirst()) { isPresented in")
    }
    lines.indented { addBranches(up, down, to: &$0) }
    lines.add("}")
  }

  /// What is done when something comes up, and when it goes.
  private func addBranches(_ up: [Reaction], _ down: [Reaction], to lines: inout Lines) {
    let coming = up.flatMap { viewCode(of: $0).lines }
    let going = down.flatMap { viewCode(of: $0).lines }
    // One variable, set to one of two values.
    let sides = [coming, going].map { $0.count == 1 ? $0[0].split(separator: " = ") : [] }
    if sides.allSatisfy({ $0.count == 2 && !$0[1].contains("{") }), sides[0][0] == sides[1][0] {
      lines.add("\(sides[0][0]) = isPresented ? \(sides[0][1]) : \(sides[1][1])")
      return
    }
    lines.add(coming.isEmpty ? "if !isPresented {" : "if isPresented {")
    lines.indented { $0.add(coming.isEmpty ? going : coming) }
    if !coming.isEmpty, !going.isEmpty {
      lines.add("} else {")
      lines.indented { $0.add(going) }
    }
    lines.add("}")
  }

  // MARK: The preference and who reads it

  private func addKey(to lines: inout Lines) {
    let mask = ids.compactMap { controller($0).preferenceDefault }.first ?? .all
    lines.gap()
    lines.block("struct SupportedOrientations: PreferenceKey") { lines in
      lines.add("static var defaultValue: UIInterfaceOrientationMask { \(mask.swiftValue) }")
      lines.gap()
      lines.add("static func reduce(")
      lines.add("  value: inout UIInterfaceOrientationMask,")
      lines.add("  nextValue: () -> UIInterfaceOrientationMask")
      lines.block(")") { $0.add("value.formIntersection(nextValue())") }
    }
    guard !isOneOfMany else { return }
    lines.gap()
    lines.block("extension View") { lines in
      lines.add("func supportedOrientations(_ mask: UIInterfaceOrientationMask) -> some View {")
      lines.add("  preference(key: SupportedOrientations.self, value: mask)")
      lines.add("}")
    }
  }

  /// A hosting controller's name without what says that it is one.
  private func hostStem(_ id: ControllerID) -> String {
    let type = type(id)
    return type.hasSuffix("HostingController") ? String(type.dropLast(17)) : type
  }

  /// The view that a hosting controller shows.
  func hostedType(_ id: ControllerID) -> String { hostStem(id) + "HostedView" }

  /// The hosting controller's class, and the view that feeds it.
  func addHosting(_ id: ControllerID, to lines: inout Lines) {
    let holder = hostStem(id) + "Orientations"
    if hasKey(id) {
      let start = controller(id).preferenceInitially ?? controller(id).preferenceDefault
      lines.block("@MainActor final class \(holder)") {
        $0.add(
          "var orientations: UIInterfaceOrientationMask = \((start ?? defaultMask).swiftValue)")
      }
      lines.gap()
    }
    addRoot(id, holder, to: &lines)
    guard hasClass(id) else { return }
    lines.gap()
    lines.block("final class \(type(id)): UIHostingController<\(hostedType(id))>") { lines in
      if hasKey(id) { lines.add("private let holder: \(holder)") }
      lines.gap()
      lines.block("init()") { lines in
        if hasKey(id) {
          lines.add("let holder = \(holder)()")
          lines.add("self.holder = holder")
        }
        lines.add("super.init(rootView: \(hostedType(id))(\(hasKey(id) ? "holder: holder" : "")))")
      }
      lines.gap()
      lines.add("@available(*, unavailable)")
      lines.block("required init?(coder: NSCoder)") {
        $0.add("fatalError(\"It is made in code.\")")
      }
      lines.gap()
      guard hasKey(id) else { return lines.add(answers(id)) }
      lines.block("override var supportedInterfaceOrientations: UIInterfaceOrientationMask") {
        $0.add("holder.orientations")
      }
    }
  }

  private func addRoot(_ id: ControllerID, _ holder: String, to lines: inout Lines) {
    var body = Lines()
    body.block("var body: some View") { lines in
      addRootContent(id, to: &lines)
      guard hasKey(id) else { return }
      let change = [
        ".onPreferenceChange(SupportedOrientations.self) { [holder] mask in",
        "  MainActor.assumeIsolated { holder.orientations = mask }", "}",
      ]
      // What belongs to a line stands under it, what belongs to a block beside its end.
      if lines.lines.last?.hasSuffix("}") == true {
        lines.add(change)
      } else {
        lines.indented { $0.add(change) }
      }
    }
    lines.block("struct \(hostedType(id)): View") { lines in
      if hasKey(id) { lines.add("let holder: \(holder)") }
      addModel(for: body, to: &lines)
      let hasModel = lines.text.contains(" private var model")
      // A private property makes the initializer that comes by itself private, too.
      if hasKey(id), hasModel {
        lines.add("init(holder: \(holder)) { self.holder = holder }")
        lines.gap()
      }
      lines.gap()
      lines.add(body)
    }
  }

  private func addRootContent(_ id: ControllerID, to lines: inout Lines) {
    let children = app[id].children
    guard children.count > 1 else {
      return children.first.map { addElement($0, to: &lines) } ?? lines.add("EmptyView()")
    }
    lines.block("VStack") { lines in for child in children { addElement(child, to: &lines) } }
  }
}
