import OrientationModel
import OrientationScenarios
import SwiftCode

// The small words of a trace.

extension Wording {
  package func text(of trigger: Trigger) -> String {
    switch trigger {
    case .launch: "launch"
    case .device: "device rotation"
    case .presentation: "presentation"
    case .dismissal: "dismissal"
    case .tree: "changed mask"
    case .needsUpdate: "setNeedsUpdateOfSupportedInterfaceOrientations()"
    case .attempt: "attemptRotationToDeviceOrientation()"
    case .request(let mask): "requestGeometryUpdate for \(mask.phrase)"
    case .lock: "rotation lock change"
    case .foreground: "return to the foreground"
    case .window: "window change"
    case .root: "new root"
    case .resize: "scene resize"
    case .late: "presentation has appeared"
    case .display(let display): "move to the \(display.name) display"
    }
  }

  package func text(of effect: Effect) -> String {
    switch effect {
    case .passes: "passes"
    case .tells: "tells"
    case .narrows(let mask): "narrows to \(mask.swiftBody)"
    case .settles(let orientation): "settles on \(orientation.name)"
    case .refuses: "refuses"
    }
  }

  package func text(of source: MaskSource) -> String {
    switch source {
    case .plist: "Info.plist"
    case .defaults: "UIKit's default"
    case .delegate: "the app delegate"
    case .sceneDelegate: "the scene delegate"
    case .ignored: "no app mask"
    case .multitasking: "multitasking"
    }
  }

  package func text(of source: CandidateSource) -> String {
    switch source {
    case .device: "the device"
    case .lock: "the rotation lock"
    case .forced: "the forced value"
    case .nothing: "an unknown device orientation"
    }
  }

  package func text(of answer: Answer) -> String {
    switch answer {
    // The method of that time is asked for one orientation after the other.
    case .mask(let mask) where version.major <= 5: "YES for \(mask.only ?? mask.phrase)"
    case .mask(let mask): mask.swift
    case .claim(let claim): claim ? "true" : "false"
    case .preference(let preference): preference.swift(from: app.settings.oldest)
    }
  }

  /// A reduction as a sum: `landscape (Content) ∩ portrait (Banner, default) = []`.
  package func text(of operands: [PreferenceOperand], _ mask: OrientationMask) -> String {
    let terms = operands.map { operand in
      let whose = name(operand.view) + (operand.isDefault ? ", default" : "")
      return "\(operand.mask.isVoid ? "[]" : operand.mask.words) (\(whose))"
    }
    let sum = terms.isEmpty ? "no view, so the default" : terms.joined(separator: " ∩ ")
    return "\(sum) = \(mask.isVoid ? "[]" : mask.words)"
  }

  /// What a style is called in a sentence: `a formSheet`, `an overFullScreen presentation`.
  package func text(of style: PresentationStyle) -> String {
    switch style {
    case .pageSheet, .formSheet: "a \(style.name)"
    case .popover: "a popover"
    case .automatic: "an automatic presentation"
    case .overFullScreen, .overCurrentContext: "an \(style.name) presentation"
    case .customRemoving: "a custom presentation"
    case .fullScreen, .currentContext, .custom: "a \(style.name) presentation"
    }
  }

  // MARK: UIKit's methods under their full names

  /// UIKit's full name: `viewWillTransition(to:with:)`.
  package func fullName(of callback: Callback) -> String {
    let name = callback.name
    return switch callback {
    case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateProperties:
      "\(name)()"
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .traitCollectionDidChange, .onHingeChange:
      "\(name)(_:)"
    case .willTransition, .viewWillTransition: "\(name)(to:with:)"
    case .willRotate, .willAnimateRotation: "\(name)(to:duration:)"
    case .didRotate: "\(name)(from:)"
    case .willAnimateFirstHalf: "\(name)OfRotation(to:duration:)"
    case .didAnimateFirstHalf: "\(name)OfRotation(to:)"
    case .willAnimateSecondHalf: "\(name)OfRotation(from:duration:)"
    case .onChange: "\(name)(of:)"
    case .onPreferenceChange: "\(name)(_:perform:)"
    case .orientationDidChange: "UIDevice.\(name)"
    case .willChangeStatusBarOrientationNotification, .didChangeStatusBarOrientationNotification:
      "UIApplication.\(name)"
    case .willChangeStatusBarOrientation: "application(_:\(name):duration:)"
    case .didChangeStatusBarOrientation: "application(_:\(name):)"
    case .navigationControllerWillShow: "navigationController(_:\(name):animated:)"
    case .animateAlongside: "animate(alongsideTransition:completion:), animation"
    case .completion: "animate(alongsideTransition:completion:), completion"
    case .didUpdateInterfaceOrientation:
      "windowScene(_:\(name):interfaceOrientation:traitCollection:)"
    case .didUpdateEffectiveGeometry: "windowScene(_:\(name):)"
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

  /// The getter in which UIKit asks: `supportedInterfaceOrientations`.
  package func fullName(of question: Controller.Question) -> String {
    question == .mask && version.major <= 5
      ? "shouldAutorotateToInterfaceOrientation:" : question.getter
  }
}

extension Controller.Asks {
  /// For people: whom a container of some kind hands its questions on to.
  package func words(in kind: Controller.Kind) -> String {
    switch self {
    case .nobody: "no child"
    case .visible: "what's visible"
    case .all: "every child"
    case .top, .selected:
      switch kind {
      case .tabs: "the selected tab"
      case .pages: "the visible page"
      case .split: "its secondary column"
      case .container: "its last child"
      default: "its top screen"
      }
    }
  }
}
