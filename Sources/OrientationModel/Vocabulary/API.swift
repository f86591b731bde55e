/// What of UIKit a step needs: the one table of what came and went with a version.
package enum API: CaseIterable, Hashable, Sendable {
  case supportedUpdate, lockUpdate, geometryRequest, statusBarSetter, rotationAttempt
  case interactiveTransition
  case resizableScene
  case automaticStyle, overFullScreenStyle, overCurrentContextStyle, customStyle, removingPresenter
  case pageSheetStyle, formSheetStyle, currentContextStyle, popoverStyle
  case share, alert, safari

  /// What the app calls, as a sentence says it.
  package var name: String {
    switch self {
    case .supportedUpdate: "setNeedsUpdateOfSupportedInterfaceOrientations()"
    case .lockUpdate: "setNeedsUpdateOfPrefersInterfaceOrientationLocked()"
    case .geometryRequest: "requestGeometryUpdate(_:)"
    case .statusBarSetter: "setStatusBarOrientation(_:animated:)"
    case .rotationAttempt: "attemptRotationToDeviceOrientation()"
    case .interactiveTransition: "an interactive transition"
    case .resizableScene: "a resizable scene of that kind"
    case .automaticStyle: "the style automatic"
    case .overFullScreenStyle: "the style overFullScreen"
    case .overCurrentContextStyle: "the style overCurrentContext"
    case .customStyle: "the style custom"
    case .removingPresenter: "shouldRemovePresentersView"
    case .pageSheetStyle: "the style pageSheet"
    case .formSheetStyle: "the style formSheet"
    case .currentContextStyle: "the style currentContext"
    case .popoverStyle: "the style popover"
    case .share: "UIActivityViewController"
    case .alert: "UIAlertController"
    case .safari: "SFSafariViewController"
    }
  }

  /// The versions that have it.
  package var versions: ClosedRange<UInt8> {
    switch self {
    case .statusBarSetter: 2...12
    case .pageSheetStyle, .formSheetStyle, .currentContextStyle, .popoverStyle: 3...UInt8.max
    case .rotationAttempt: 5...UInt8.max
    case .share: 6...UInt8.max
    case .interactiveTransition, .customStyle: 7...UInt8.max
    case .overFullScreenStyle, .overCurrentContextStyle, .removingPresenter, .alert: 8...UInt8.max
    case .safari: 9...UInt8.max
    case .automaticStyle: 13...UInt8.max
    case .supportedUpdate, .geometryRequest: 16...UInt8.max
    case .lockUpdate: 26...UInt8.max
    case .resizableScene: 27...UInt8.max
    }
  }
}

extension Action {
  /// What a version lacks for this step; nothing where it can run.
  ///
  /// `system` tells which of Apple's own controllers a name stands for.
  package func lacking(on version: UInt8, system: (N.Controller) -> SystemController?) -> API? {
    switch self {
    case .update: API.supportedUpdate.lacking(on: version)
    case .updateLock: API.lockUpdate.lacking(on: version)
    case .request: API.geometryRequest.lacking(on: version)
    case .statusBar: API.statusBarSetter.lacking(on: version)
    case .attempt: API.rotationAttempt.lacking(on: version)
    case .beginPop, .beginDismiss: API.interactiveTransition.lacking(on: version)
    case .resize(let mode): mode == .resizable ? API.resizableScene.lacking(on: version) : nil
    case .present(let controller, let style, _):
      system(controller)?.api?.lacking(on: version) ?? style?.api?.lacking(on: version)
    case .push(let controller, _), .replaceRoot(let controller), .replace(_, let controller):
      system(controller)?.api?.lacking(on: version)
    // Where it is skipped, nothing is lacking: the step inside is asked when it runs.
    case .onVersions, .rotate, .rotateLeft, .rotateRight, .lock, .pop, .popTo, .popToRoot, .dismiss,
      .select, .force, .cancel, .finish, .set, .addWindow, .showWindow, .hideWindow, .background,
      .foreground, .beginGenerating, .endGenerating, .note:
      nil
    }
  }
}

extension API {
  fileprivate func lacking(on version: UInt8) -> API? { versions.contains(version) ? nil : self }
}

extension PresentationStyle {
  fileprivate var api: API? {
    switch self {
    case .automatic: .automaticStyle
    case .fullScreen: nil
    case .overFullScreen: .overFullScreenStyle
    case .pageSheet: .pageSheetStyle
    case .formSheet: .formSheetStyle
    case .currentContext: .currentContextStyle
    case .overCurrentContext: .overCurrentContextStyle
    case .popover: .popoverStyle
    case .custom: .customStyle
    case .customRemoving: .removingPresenter
    }
  }
}

extension SystemController {
  fileprivate var api: API? {
    switch self {
    case .alert: .alert
    case .share: .share
    case .safari: .safari
    case .imagePicker, .player, .mail, .print: nil
    }
  }
}
