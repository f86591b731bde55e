import OrientationModel
import OrientationScenarios

// SwiftUI: views, and what they prefer.

extension AppCode {
  /// What somebody's state in the model begins with.
  func flagName(_ id: ControllerID) -> String { names.variables[namesake(id)] ?? "view" }

  /// By whose name it goes: a stack without one of its own by its first view's.
  private func namesake(_ id: ControllerID) -> ControllerID {
    guard controller(id).kind == .navigation, case .unnamed = app.reference(to: id) else {
      return id
    }
    return app[id].children.first ?? id
  }

  /// Whether a cover or sheet is up.
  func flag(_ id: ControllerID) -> String { "is\(flagName(id).capitalizedFirst)Presented" }

  func orientationsFlag(_ id: ControllerID) -> String { flagName(id) + "Orientations" }

  /// Whether another has come in its place.
  func replacedFlag(_ id: ControllerID) -> String { "is\(flagName(id).capitalizedFirst)Replaced" }

  /// What a stack has on it, or which tab is selected; with its name where there are several.
  func stateName(_ id: ControllerID) -> String {
    let kind = controller(id).kind
    let word = kind == .tabs ? "tab" : "path"
    let alike = ids.count { controller($0).kind == kind && isInSwiftUI($0) }
    return alike == 1 ? word : flagName(id) + word.capitalizedFirst
  }

  private var covers: [ControllerID] {
    ids.filter { controller($0).kind == .cover || controller($0).kind == .sheet }
  }

  /// What the views show, and the steps change.
  private var state: Code {
    let start = isEssential ? "@State private var" : isObservable ? "var" : "@Published var"
    let edited = ids.filter { isView($0) && isEdited($0, .mask) }.map { id -> Code in
      let mask = (controller(id).supports ?? keyDefault ?? defaultMask).swift
      return "\(start) \(orientationsFlag(id)): UIInterfaceOrientationMask = \(mask)"
    }
    let containers = ids.filter { isInSwiftUI($0) && !isView($0) }.map { id -> Code in
      let children = app[id].children
      let first = children.dropFirst(Int(controller(id).selected)).first.map(flagName) ?? ""
      let value = controller(id).kind == .tabs ? " = \(first.swiftLiteral)" : ": [String] = []"
      return "\(start) \(stateName(id))\(value)"
    }
    let replaced = ids.filter { replacement(of: $0) != nil }
    return """
      \(covers.map { "\(start) \(flag($0)) = false" })
      \(edited)
      \(containers)
      \(replaced.map { "\(start) \(replacedFlag($0)) = false" })
      """
  }

  /// What came with iOS 17 in the place of ObservableObject.
  private var isObservable: Bool { oldest >= 17 }

  /// Whether there is anything to show and to change.
  var hasModel: Bool { usesSwiftUI && !state.isEmpty }

  /// The state of the views, and the views.
  package var views: Code {
    guard usesSwiftUI else { return "" }
    let model: Code = """
      \(isObservable ? "@Observable final class StoryModel" : "final class StoryModel: ObservableObject") {
        \(state)
      }
      """
    return """
      \(if: hasModel && !isEssential, model)
      \(apart: ids.filter(isView).map(view) + ids.filter(isRepresented).map(representable))
      \(apart: [needsKey ? key : nil])
      """
  }

  private func representable(_ id: ControllerID) -> Code {
    """
    struct \(type(id))Representable: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController { \(reference(id)) }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    """
  }

  // MARK: Views

  func view(_ id: ControllerID) -> Code {
    let isModal = controller(id).kind == .cover || controller(id).kind == .sheet
    let dismissal = isEssential && isModal && oldest >= 15
    let body: Code = """
      var body: some View {
        VStack {
          Text(\(app[id].name.swiftLiteral))\(isEssential ? "" : ".font(.largeTitle)")
          \(app[id].children.map { element($0) })
          \(isEssential ? covers.filter { presenter(of: $0) == id }.map(button) : [])
          \(if: dismissal, "Button(\"Done\") { dismiss() }")
        }
        \(modifiers(id))
      }
      """
    return """
      struct \(type(id)): View {
        \(if: dismissal, "@Environment(\\.dismiss) private var dismiss")
        \(apart: [model(for: body), isEssential ? body.withoutModel : body])
      }
      """
  }

  /// What presents a cover or sheet, where no step of a story does.
  private func button(_ cover: ControllerID) -> Code {
    "Button(\(app[cover].name.swiftLiteral)) { model.\(flag(cover)) = true }"
  }

  /// Only who looks at the model is drawn anew with it.
  func model(for body: Code) -> Code? {
    if isEssential {
      let own = state.lines.filter { line in
        let name = line.dropFirst("@State private var ".count).prefix { $0.isLetter || $0.isNumber }
        return body.text.includes("model.\(name)")
      }
      return own.isEmpty ? nil : Code(own)
    }
    guard body.text.includes("model.") else { return nil }
    let isBound = body.text.includes("$model.")
    let head =
      isObservable
      ? isBound ? "@Bindable private var" : "private let" : "@ObservedObject private var"
    return "\(head) model = \(prefix)model"
  }

  /// A child within a view or a hosting controller.
  ///
  /// What comes in the place of others may be replaced by those.
  func element(_ id: ControllerID, besides others: [ControllerID] = []) -> Code {
    let plain: Code =
      !isInSwiftUI(id)
      ? "\(type(id))Representable()"
      : isView(id) ? "\(type(id))()" : controller(id).kind == .tabs ? tabs(id) : navigation(id)
    guard !others.contains(id), let new = replacement(of: id) else { return plain }
    return """
      if model.\(replacedFlag(id)) {
        \(element(new, besides: others + [id]))
      } else {
        \(plain)
      }
      """
  }

  /// One view with modifiers: what belongs to a line stands under it, what belongs to a block beside its
  /// end.
  static func view(_ code: Code, with modifiers: Code = "") -> Code {
    let isChoice = code.lines.first?.hasPrefix("if ") == true
    let view: Code = isChoice ? "Group {\n  \(code)\n}" : code
    let indent = view.lines.last?.hasSuffix("}") == true ? "" : "  "
    return "\(view)\n\(indent)\(modifiers)"
  }

  private func tabs(_ id: ControllerID) -> Code {
    let tabs = app[id].children.map { child in
      Self.view(
        element(child),
        with: """
          .tabItem { Text(\(app[namesake(child)].name.swiftLiteral)) }
          .tag(\(flagName(child).swiftLiteral))
          """)
    }
    return """
      TabView(selection: $model.\(stateName(id))) {
        \(tabs)
      }
      """
  }

  private func navigation(_ id: ControllerID) -> Code {
    let first = app[id].children.first.map { element($0) }
    let pushed = ids.filter(isPushed)
    let path = stateName(id)
    if oldest >= 16 {
      return """
        NavigationStack(path: $model.\(path)) {
          \(Self.view(first ?? "EmptyView()", with: pushed.isEmpty ? "" : destinations(pushed)))
        }
        """
    }
    return """
      NavigationView {
        VStack {
          \(first)
          \(pushed.map { link($0, in: path) })
        }
      }
      .navigationViewStyle(StackNavigationViewStyle())
      """
  }

  private func link(_ id: ControllerID, in path: String) -> Code {
    let name = flagName(id).swiftLiteral
    return """
      NavigationLink(
        destination: \(Self.view(element(id))),
        isActive: .init(
          get: { model.\(path).contains(\(name)) },
          set: { if !$0 { model.\(path).removeAll { $0 == \(name) } } })
      ) { EmptyView() }
      """
  }

  private func destinations(_ pushed: [ControllerID]) -> Code {
    let tests = pushed.enumerated().map { index, id -> Code in
      """
      \(index == 0 ? "" : "} else ")if name == \(flagName(id).swiftLiteral) {
        \(element(id))
      """
    }
    return """
      .navigationDestination(for: String.self) { name in
        \(tests)
        }
      }
      """
  }

  /// Whether a stack of SwiftUI's may show it above its first view.
  private func isPushed(_ id: ControllerID) -> Bool {
    stored.pushed.contains(id) && (isView(id) || guests.contains(id))
  }

  // MARK: What a view says about itself

  private func modifiers(_ id: ControllerID) -> Code {
    let controller = controller(id)
    let edited = isEdited(id, .mask) ? "model." + orientationsFlag(id) : nil
    let mask = edited ?? controller.supports?.swift
    let presented = covers.filter { presenter(of: $0) == id }.map { cover -> Code in
      let name = self.controller(cover).kind == .cover && major >= 14 ? "fullScreenCover" : "sheet"
      return ".\(name)(isPresented: $model.\(flag(cover))) { \(element(cover)) }"
    }
    let tapping: Code = """
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { Story.next() }
      """
    return """
      \(if: !isEssential, tapping)
      \(if: controller.isDrawnTurned, ".rotationEffect(.degrees(-90))")
      \(mask.map { ".supportedOrientations(\($0))" })
      \(presented)
      \(viewReactions(id))
      """
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

  private func viewReactions(_ id: ControllerID) -> Code {
    let own = app.reactions.filter { $0.owner == id }
    let moments = own.map { reaction -> Code in
      switch reaction.moment {
      case .appearing: ".onAppear {\n  \(viewCode(of: reaction))\n}"
      case .disappeared: ".onDisappear {\n  \(viewCode(of: reaction))\n}"
      case .covering, .uncovering: ""
      default: "// This version of SwiftUI has no modifier for this moment."
      }
    }
    let changes = covers.map { cover in
      change(
        of: cover, own.filter { $0.moment == .covering(cover) }.map(viewCode),
        own.filter { $0.moment == .uncovering(cover) }.map(viewCode))
    }
    return "\(moments)\n\(changes)"
  }

  /// A reaction's code as it stands in a view, which has the model at hand.
  private func viewCode(of reaction: Reaction) -> Code {
    Code(
      code(of: reaction, in: .view).lines.map { $0.exchanging("\(prefix)model.", for: "model.") })
  }

  /// `onChange` has two parameters from iOS 17 on, one from 14, and did not exist before.
  private func change(of cover: ControllerID, _ up: [Code], _ down: [Code]) -> Code {
    guard !up.isEmpty || !down.isEmpty else { return "" }
    let flag = flag(cover)
    let head =
      switch oldest {
      case 17...: ".onChange(of: model.\(flag)) { _, isPresented in"
      case 14...: ".onChange(of: model.\(flag)) { isPresented in"
      default: ".onReceive(model.$\(flag).dropFirst()) { isPresented in"
      }
    return """
      \(head)
        \(branches("\(up)", "\(down)"))
      }
      """
  }

  /// What is done when something comes up, and when it goes.
  private func branches(_ coming: Code, _ going: Code) -> Code {
    // One variable, set to one of two values.
    let sides = [coming, going].compactMap { code in
      code.lines.count == 1 ? code.lines[0].halves(around: " = ") : nil
    }
    if sides.count == 2, sides[0].before == sides[1].before,
      sides.allSatisfy({ !$0.after.contains("{") })
    {
      return "\(sides[0].before) = isPresented ? \(sides[0].after) : \(sides[1].after)"
    }
    if coming.isEmpty { return "if !isPresented {\n  \(going)\n}" }
    return """
      if isPresented {
        \(coming)
      \(if: !going.isEmpty, "} else {\n  \(going)")
      }
      """
  }
}
