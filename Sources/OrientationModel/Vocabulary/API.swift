/// The UIKit features that steps need, and the one table of which iOS versions have them.
package enum API: CaseIterable, Hashable, Sendable {
  case supportedUpdate, lockUpdate, geometryRequest, statusBarSetter, rotationAttempt
  case interactiveTransition
  case resizableScene, sharedScene, stage
  case swiftUI, fullScreenCover
  case style(PresentationStyle)
  case controller(SystemController)

  package static let allCases: [API] =
    [
      supportedUpdate, lockUpdate, geometryRequest, statusBarSetter, rotationAttempt,
      interactiveTransition, resizableScene, sharedScene, stage, swiftUI, fullScreenCover,
    ] + PresentationStyle.allCases.map { style($0) }
    + SystemController.allCases.map { controller($0) }

  /// Its name for a sentence, such as `requestGeometryUpdate(_:)`.
  package var name: String {
    switch self {
    case .supportedUpdate: "setNeedsUpdateOfSupportedInterfaceOrientations()"
    case .lockUpdate: "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
    case .geometryRequest: "requestGeometryUpdate(_:)"
    case .statusBarSetter: "setStatusBarOrientation(_:animated:)"
    case .rotationAttempt: "attemptRotationToDeviceOrientation()"
    case .interactiveTransition: "an interactive transition"
    case .resizableScene: "a resizable scene of that kind"
    case .sharedScene: "Split View or Slide Over"
    case .stage: "Stage Manager"
    case .swiftUI: "SwiftUI"
    case .fullScreenCover: ".fullScreenCover"
    case .style(.customRemoving): "shouldRemovePresentersView"
    case .style(let style): "the style \(style.name)"
    case .controller(let system): system.className
    }
  }

  package var versions: VersionSpan { VersionSpan(since: since, until: until) }

  private var until: SystemVersion? {
    switch self {
    case .statusBarSetter: 12
    // N-8: iPadOS 26 has windows in its place.
    case .sharedScene: 18
    default: nil
    }
  }

  package var since: SystemVersion {
    switch self {
    case .statusBarSetter, .style(.fullScreen), .controller(.imagePicker), .controller(.player),
      .controller(.mail), .controller(.print):
      2
    case .style(.pageSheet), .style(.formSheet), .style(.currentContext), .style(.popover),
      .controller(.webVideo):
      3
    case .rotationAttempt: 5
    case .controller(.quickLook): 4
    case .controller(.share), .controller(.store): 6
    case .interactiveTransition, .style(.custom): 7
    case .style(.overFullScreen), .style(.overCurrentContext), .style(.customRemoving),
      .controller(.alert):
      8
    case .controller(.safari), .controller(.contacts), .sharedScene: 9
    case .style(.automatic), .swiftUI: 13
    case .fullScreenCover, .controller(.photoPicker): 14
    case .supportedUpdate, .geometryRequest, .stage: 16
    case .lockUpdate: 26
    case .resizableScene: 27
    }
  }
}

extension Action {
  /// What a version lacks for this step; nothing where it can run.
  ///
  /// `needs` tells what a controller itself needs: one of Apple's own, a hosting one, a cover.
  package func lacking(on version: SystemVersion, needs: (N.Controller) -> API?) -> API? {
    switch self {
    case .update: API.supportedUpdate.lacking(on: version)
    case .updateLock: API.lockUpdate.lacking(on: version)
    case .request: API.geometryRequest.lacking(on: version)
    case .statusBar: API.statusBarSetter.lacking(on: version)
    case .attempt: API.rotationAttempt.lacking(on: version)
    case .beginPop, .beginDismiss: API.interactiveTransition.lacking(on: version)
    // An open iPhone Duo has halves again (DUO-27).
    case .resize(let shape) where shape.mode == .splitHalf && version >= .firstWithDuo: nil
    case .resize(let shape): API(shape.mode)?.lacking(on: version)
    case .present(let controller, let style, _):
      needs(controller)?.lacking(on: version)
        ?? style.flatMap { API.style($0).lacking(on: version) }
    case .push(let controller, _), .replaceRoot(let controller), .replace(_, let controller):
      needs(controller)?.lacking(on: version)
    // Where a version skips a step, nothing is lacking: the step inside is asked when it runs.
    default: nil
    }
  }
}

extension Action {
  /// The rule by which UIKit ignores it on newer versions, where there is one.
  package var ignoringRule: Rule? {
    switch self {
    case .force: .oldSDKCanForce
    case .attempt: .attemptDeprecatedFrom16
    default: nil
    }
  }

  /// Whether it does on a version what it was made for, in an app built with its SDK.
  package func isHeeded(on version: SystemVersion) -> Bool {
    ignoringRule.map { !$0.versions.contains(version) } ?? true
  }
}

extension API {
  /// What a scene shown like this needs; nothing for full screen, which was always there.
  package init?(_ mode: SceneMode) {
    switch mode {
    case .fullScreen, .windowed: return nil
    case .resizable: self = .resizableScene
    case .splitTwoThirds, .splitHalf, .splitThird, .slideOver: self = .sharedScene
    case .stage: self = .stage
    }
  }

  fileprivate func lacking(on version: SystemVersion) -> API? {
    versions.contains(version) ? nil : self
  }
}
