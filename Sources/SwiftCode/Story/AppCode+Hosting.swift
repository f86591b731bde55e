import OrientationModel
import OrientationScenarios

// The preference of SwiftUI's views, and the hosting controller that reads it.

extension AppCode {
  /// What the key of the preference has by default; nothing where there is none.
  var keyDefault: OrientationMask? { ids.compactMap { controller($0).preferenceDefault }.first }

  var key: Code {
    let mask = keyDefault ?? .all
    let modifier: Code = """
      extension View {
        func supportedOrientations(_ mask: UIInterfaceOrientationMask) -> some View {
          preference(key: SupportedOrientations.self, value: mask)
        }
      }
      """
    return """
      struct SupportedOrientations: PreferenceKey {
        static var defaultValue: UIInterfaceOrientationMask { \(mask.swift) }

        static func reduce(
          value: inout UIInterfaceOrientationMask,
          nextValue: () -> UIInterfaceOrientationMask
        ) {
          value.formIntersection(nextValue())
        }
      }

      \(modifier)
      """
  }

  /// A hosting controller's name without what says that it is one.
  private func hostStem(_ id: ControllerID) -> String {
    let type = type(id)
    return type.hasSuffix("HostingController") ? String(type.dropLast(17)) : type
  }

  /// The view that a hosting controller shows.
  func hostedType(_ id: ControllerID) -> String { hostStem(id) + "HostedView" }

  /// What somebody is written as: a view, a hosting controller with all that belongs to it, a class, a
  /// container's delegate.
  func types(_ id: ControllerID) -> [Code] {
    switch controller(id).kind {
    case .view, .cover, .sheet: return [view(id)]
    case .hosting: return hostingTypes(id)
    case .screen, .navigation, .tabs, .split, .pages, .container, .system:
      let own: Code = """
        class \(type(id)): \(base(id)) {
          \(members(of: id))
        }
        """
      return (hasClass(id) ? [own] : []) + (hasDelegate(id) ? [delegateClass(id)] : [])
    }
  }

  /// All that its class says of orientations.
  private func members(of id: ControllerID) -> Code {
    (answers(id) + methods(id) + reactions(id)).code
  }

  private func hostingTypes(_ id: ControllerID) -> [Code] {
    let holder = hasKey(id) ? hostStem(id) + "Orientations" : nil
    let start = controller(id).preferenceInitially ?? controller(id).preferenceDefault
    let mask = (start ?? defaultMask).swift
    let telling: Code = """
      \(if: updatesOwner, "weak var owner: UIViewController?")
      var orientations: UIInterfaceOrientationMask = \(mask) {
        didSet {
          \(Code(update(by: "owner?")))
        }
      }
      """
    let holderClass: Code? = holder.map {
      """
      @MainActor final class \($0) {
        \(if: !isEssential, "var orientations: UIInterfaceOrientationMask = \(mask)")
        \(if: isEssential, telling)
      }
      """
    }
    return [holderClass, hosted(id, holder), hasClass(id) ? hostingClass(id, holder) : nil]
      .compactMap { $0 }
  }

  private func hostingClass(_ id: ControllerID, _ holder: String?) -> Code {
    let beginning: Code? = holder.map {
      """
      private let holder: \($0)

      init() {
        let holder = \($0)()
        self.holder = holder
        super.init(rootView: \(hostedType(id))(holder: holder))
        \(if: isEssential && updatesOwner, "holder.owner = self")
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }
      """
    }
    return """
      class \(type(id)): \(base(id)) {
        \(apart: [beginning, members(of: id)])
      }
      """
  }

  private func hosted(_ id: ControllerID, _ holder: String?) -> Code {
    let children = app[id].children
    let content: Code =
      switch children.count {
      case 0: "EmptyView()"
      case 1: element(children[0])
      default: "VStack {\n  \(children.map { element($0) })\n}"
      }
    let reader: Code = """
      .onPreferenceChange(SupportedOrientations.self) { [holder] mask in
        MainActor.assumeIsolated { holder.orientations = mask }
      }
      """
    let body: Code = """
      var body: some View {
        \(Self.view(content, with: holder == nil ? "" : reader))
      }
      """
    let model = model(for: body)
    // A private property makes the initializer that comes by itself private, too.
    let initializer: Code? = holder.map { "init(holder: \($0)) { self.holder = holder }" }
    return """
      struct \(hostedType(id)): View {
        \(holder.map { "let holder: \($0)" })
        \(model)
        \(apart: [model == nil ? nil : initializer, isEssential ? body.withoutModel : body])
      }
      """
  }
}
