/// How controllers and windows are called: by number in the simulator, as written in a scenario.
package protocol Names: Hashable, Sendable {
  associatedtype Controller: Hashable, Sendable
  associatedtype Window: Hashable, Sendable
}

/// Names as the simulator has them.
package enum Numbers: Names {
  package typealias Controller = ControllerID
  package typealias Window = WindowID
}

/// A step as the simulator takes it.
package typealias Step = Action<Numbers>

/// Something that the user or the app does.
///
/// The only list of steps.
///
/// The scenario language uses it with the names as written, the
/// simulator with numbers; `map` leads from one to the other.
package enum Action<N: Names>: Hashable, Sendable {
  case rotate(DeviceOrientation)
  case rotateLeft, rotateRight
  case lock(Bool)
  case push(N.Controller, into: N.Controller?)
  case pop
  case popTo(N.Controller)
  case popToRoot
  case present(N.Controller, as: PresentationStyle?, from: N.Controller?)
  case dismiss(N.Controller?)
  case select(N.Controller)
  case replaceRoot(N.Controller)
  case replace(N.Controller, with: N.Controller)
  case force(Forced)
  case request(OrientationMask)
  case update(N.Controller?)
  case updateLock(N.Controller?)
  case statusBar(InterfaceOrientation)
  case beginPop, beginDismiss, cancel, finish, attempt
  case set(Change<N>)
  case addWindow(N.Window)
  case showWindow(N.Window)
  case hideWindow(N.Window)
  case resize(SceneShape)
  /// Opens, closes or half opens an iPhone Duo.
  case fold(Posture)
  case background, foreground, beginGenerating, endGenerating
  /// A sentence for people; nothing happens.
  case note(String)
  /// A step of some versions only; on the others it is skipped.
  indirect case onVersions([ClosedRange<SystemVersion>], Action)
}

/// What is written to `UIDevice.orientation` by key-value coding.
package enum Forced: Hashable, Sendable {
  case orientation(InterfaceOrientation)
  case unknown
  /// The preferred orientation of the controller whose code it is, or of the one that decides.
  case preferred

  package static let all =
    InterfaceOrientation.allCases.map { orientation($0) } + [unknown, preferred]
}

/// Whose a step is, and what sort of statement if it is the app's.
package enum StepKind: Hashable, Sendable {
  /// The user's: no code of the app's can do it.
  case byHand
  /// A statement of the app's that shows or hides something.
  case showing
  /// A statement of the app's that shows and hides nothing: it calls UIKit, or sets what a getter
  /// returns.
  case call
  /// Words of the author's; nothing happens.
  case remark
}

extension Action {
  /// The same step with its names translated, as from written names to numbers.
  package func map<Other: Names>(
    controller: (N.Controller) -> Other.Controller, window: (N.Window) -> Other.Window
  ) -> Action<Other> {
    switch self {
    case .rotate(let held): .rotate(held)
    case .rotateLeft: .rotateLeft
    case .rotateRight: .rotateRight
    case .lock(let on): .lock(on)
    case .push(let pushed, let stack): .push(controller(pushed), into: stack.map(controller))
    case .pop: .pop
    case .popTo(let target): .popTo(controller(target))
    case .popToRoot: .popToRoot
    case .present(let presented, let style, let presenter):
      .present(controller(presented), as: style, from: presenter.map(controller))
    case .dismiss(let presented): .dismiss(presented.map(controller))
    case .select(let selected): .select(controller(selected))
    case .replaceRoot(let root): .replaceRoot(controller(root))
    case .replace(let old, let new): .replace(controller(old), with: controller(new))
    case .force(let value): .force(value)
    case .request(let mask): .request(mask)
    case .update(let updated): .update(updated.map(controller))
    case .updateLock(let updated): .updateLock(updated.map(controller))
    case .statusBar(let orientation): .statusBar(orientation)
    case .beginPop: .beginPop
    case .beginDismiss: .beginDismiss
    case .cancel: .cancel
    case .finish: .finish
    case .attempt: .attempt
    case .set(let change): .set(change.map(controller: controller, window: window))
    case .addWindow(let added): .addWindow(window(added))
    case .showWindow(let shown): .showWindow(window(shown))
    case .hideWindow(let hidden): .hideWindow(window(hidden))
    case .resize(let shape): .resize(shape)
    case .fold(let posture): .fold(posture)
    case .background: .background
    case .foreground: .foreground
    case .beginGenerating: .beginGenerating
    case .endGenerating: .endGenerating
    case .note(let text): .note(text)
    case .onVersions(let versions, let action):
      .onVersions(versions, action.map(controller: controller, window: window))
    }
  }

  /// Hands over everybody it names, in its own order.
  func visit(controller: (N.Controller) -> Void, window: (N.Window) -> Void) {
    let _: Action = map {
      controller($0)
      return $0
    } window: {
      window($0)
      return $0
    }
  }

  /// The controllers it names, in its own order.
  package var controllers: [N.Controller] { named.controllers }

  package var windows: [N.Window] { named.windows }

  private var named: (controllers: [N.Controller], windows: [N.Window]) {
    var (controllers, windows): ([N.Controller], [N.Window]) = ([], [])
    visit {
      controllers.append($0)
    } window: {
      windows.append($0)
    }
    return (controllers, windows)
  }

  /// The step itself, without the versions it is for.
  package var bare: Action {
    if case .onVersions(_, let action) = self { return action.bare }
    return self
  }

  /// Whether it only says what the author wants: no code of the app's does.
  package var isWish: Bool { if case .set(.wants) = bare { true } else { false } }

  /// Whose it is; under a version, that of the step inside.
  package var kind: StepKind {
    switch self {
    case .rotate, .rotateLeft, .rotateRight, .lock, .beginPop, .beginDismiss, .cancel, .finish,
      .resize, .fold, .background, .foreground:
      .byHand
    case .push, .pop, .popTo, .popToRoot, .present, .dismiss, .select, .replaceRoot, .replace,
      .addWindow, .showWindow, .hideWindow:
      .showing
    case .force, .request, .update, .updateLock, .statusBar, .attempt, .beginGenerating,
      .endGenerating:
      .call
    case .set: isWish ? .remark : .call
    case .note: .remark
    case .onVersions(_, let step): step.kind
    }
  }

  /// What is done under a version; nothing where that is left to others.
  package func inner(on version: SystemVersion) -> Action? {
    guard case .onVersions(let ranges, let inner) = self else { return self }
    return ranges.contains { $0.contains(version) } ? inner : nil
  }
}
