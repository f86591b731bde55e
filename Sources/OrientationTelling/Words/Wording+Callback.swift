import OrientationModel

// UIKit's methods under their full names.

extension Wording {
  /// UIKit's full name: `viewWillTransition(to:with:)`.
  package func fullName(of callback: Callback) -> String {
    switch callback {
    case .viewDidLoad: "viewDidLoad()"
    case .viewWillAppear: "viewWillAppear(_:)"
    case .viewIsAppearing: "viewIsAppearing(_:)"
    case .viewDidAppear: "viewDidAppear(_:)"
    case .viewWillDisappear: "viewWillDisappear(_:)"
    case .viewDidDisappear: "viewDidDisappear(_:)"
    case .navigationControllerWillShow: "navigationController(_:willShow:animated:)"
    case .orientationDidChange: "UIDevice.orientationDidChangeNotification"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews()"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews()"
    case .updateProperties: "updateProperties()"
    case .onChange: "onChange(of:)"
    case .onPreferenceChange: "onPreferenceChange(_:perform:)"
    case .willChangeStatusBarOrientation: "application(_:willChangeStatusBarOrientation:duration:)"
    case .willChangeStatusBarOrientationNotification:
      "UIApplication.willChangeStatusBarOrientationNotification"
    case .didChangeStatusBarOrientation: "application(_:didChangeStatusBarOrientation:)"
    case .didChangeStatusBarOrientationNotification:
      "UIApplication.didChangeStatusBarOrientationNotification"
    case .willRotate: "willRotate(to:duration:)"
    case .willAnimateFirstHalf: "willAnimateFirstHalfOfRotation(to:duration:)"
    case .didAnimateFirstHalf: "didAnimateFirstHalfOfRotation(to:)"
    case .willAnimateSecondHalf: "willAnimateSecondHalfOfRotation(from:duration:)"
    case .willAnimateRotation: "willAnimateRotation(to:duration:)"
    case .didRotate: "didRotate(from:)"
    case .willTransition: "willTransition(to:with:)"
    case .viewWillTransition: "viewWillTransition(to:with:)"
    case .traitCollectionDidChange: "traitCollectionDidChange(_:)"
    case .animateAlongside: "animate(alongsideTransition:completion:), animation"
    case .completion: "animate(alongsideTransition:completion:), completion"
    case .didUpdateInterfaceOrientation:
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
    case .didUpdateEffectiveGeometry: "windowScene(_:didUpdateEffectiveGeometry:)"
    }
  }

  /// A callback with who hears it: `viewWillAppear(_:) Films`.
  package func text(of mark: Trace.HeardCallback) -> String {
    let method = fullName(of: mark.callback)
    switch mark.receiver {
    case .controller(let id): return "\(method) \(name(id))"
    case .app, .scene, .device: return method
    }
  }

  /// Who hears a callback, for people.
  package func text(of receiver: Receiver) -> String {
    switch receiver {
    case .controller(let id): name(id)
    case .app: "the app"
    case .scene: "the scene"
    case .device: "the device"
    }
  }

  /// What the interface orientation is read from on this version (GEO-8).
  package var reader: String {
    switch version.major {
    case 26...: "windowScene.effectiveGeometry.interfaceOrientation"
    case 13...: "windowScene.interfaceOrientation"
    default: "UIApplication.statusBarOrientation"
    }
  }

  /// The getter in which UIKit asks: `supportedInterfaceOrientations`.
  package func fullName(of question: Controller.Question) -> String {
    switch question {
    case .mask:
      version.major <= 5
        ? "shouldAutorotateToInterfaceOrientation:" : "supportedInterfaceOrientations"
    case .autorotate: "shouldAutorotate"
    case .preferred: "preferredInterfaceOrientationForPresentation"
    case .lock: "prefersInterfaceOrientationLocked"
    }
  }
}
