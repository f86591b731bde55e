import OrientationModel
import OrientationScenarios

// What of an app is SwiftUI's, what UIKit's, and what of each stands in the other.

extension AppCode {
  func isView(_ id: ControllerID) -> Bool { controller(id).kind.isSwiftUI }

  package var usesSwiftUI: Bool { ids.contains { isView($0) || controller($0).kind == .hosting } }

  /// Of SwiftUI's own making: a view, or a stack or tabs in one that nothing overrides.
  func isInSwiftUI(_ id: ControllerID) -> Bool {
    switch controller(id).kind {
    case .view, .cover, .sheet: true
    case .navigation: holders(of: id).contains(where: holdsViews)
    case .tabs:
      !hasOverrides(id) && !hasDelegate(id) && !isExtended(id)
        && holders(of: id).contains(where: holdsViews)
    case .screen, .split, .pages, .container, .hosting, .system: false
    }
  }

  /// Whether what it holds is written as views of SwiftUI's.
  func holdsViews(_ id: ControllerID) -> Bool { controller(id).kind == .hosting || isInSwiftUI(id) }

  /// Whether a variable holds it: a view has one, with a hosting controller around it, where a
  /// container of UIKit's shows it.
  func isHeld(_ id: ControllerID) -> Bool {
    guard isInSwiftUI(id) else { return true }
    return isView(id) && (guests.contains(id) || holders(of: id).contains { !holdsViews($0) })
  }

  func isRepresented(_ id: ControllerID) -> Bool {
    !isInSwiftUI(id) && (controller(id).isRepresented || guests.contains(id))
  }

  /// The view in whose body calls stand where no class of somebody's own has a method for them.
  package func viewWithCalls(of id: ControllerID) -> String? {
    if isView(id) { return type(id) }
    return controller(id).kind == .hosting && !hasClass(id) ? hostedType(id) : nil
  }

  /// Who has it as a child in its declaration.
  func holders(of id: ControllerID) -> [ControllerID] {
    ids.filter { app[$0].children.contains(id) }
  }

  /// The stack that somebody stands in, or is, as declared.
  func stack(around id: ControllerID) -> ControllerID? {
    controller(id).kind == .navigation
      ? id : holders(of: id).lazy.compactMap { stack(around: $0) }.first
  }

  /// Whom a step shows that the container is not made for: a view in UIKit's, a controller in SwiftUI's.
  ///
  /// `stack` is what is pushed to where the step doesn't say it.
  func guest(of step: Step, into stack: ControllerID?) -> ControllerID? {
    switch step.bare {
    case .push(let id, let container):
      ((container ?? stack).map(isInSwiftUI) ?? false) == isView(id) ? nil : id
    case .replaceRoot(let id): isView(id) ? id : nil
    case .replace(let old, let new): isShownBySwiftUI(old) == isView(new) ? nil : new
    default: nil
    }
  }

  /// The stack to which somebody's own code pushes: of a view that stands in none, SwiftUI's.
  func ownStack(_ owner: ControllerID) -> ControllerID? {
    stack(around: owner)
      ?? (isView(owner) ? ids.first { controller($0).kind == .navigation && isInSwiftUI($0) } : nil)
  }

  /// Whether its place is one in SwiftUI's views: where it is declared, or pushed.
  func isShownBySwiftUI(_ id: ControllerID) -> Bool {
    let holders = holders(of: id)
    return holders.isEmpty
      ? isView(id) && !guests.contains(id) : holders.contains(where: holdsViews)
  }

  /// Who comes in the place of somebody whom SwiftUI shows.
  func replacement(of id: ControllerID) -> ControllerID? {
    guard isShownBySwiftUI(id) else { return nil }
    return allSteps.lazy.compactMap { step -> ControllerID? in
      if case .replace(id, let new) = step.bare { new } else { nil }
    }.first
  }

  var allSteps: [Step] { steps + app.reactions.flatMap { $0.steps } }

  /// Whether it reads what its views prefer.
  func hasKey(_ id: ControllerID) -> Bool { controller(id).preferenceDefault != nil }

  /// Whether some view says what it prefers, or somebody reads that.
  var needsKey: Bool {
    ids.contains { id in
      hasKey(id) || isView(id) && (controller(id).supports != nil || isEdited(id, .mask))
    }
  }
}
