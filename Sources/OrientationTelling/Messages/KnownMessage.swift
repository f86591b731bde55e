import OrientationModel

/// Something that UIKit, Xcode or App Store review says about orientation, and what is behind it.
package struct KnownMessage: Hashable, Sendable {
  /// What it is about, as a heading.
  package let title: String
  package let rule: Rule
  /// Why it comes.
  package let why: String
  package let remedy: String
  /// The bundled scenario that shows it.
  package let story: String
  /// Stretches of its text that tell it from the others.
  let marks: [String]

  private init(
    _ title: String, _ rule: Rule, why: String, remedy: String, story: String, marks: [String]
  ) {
    (self.title, self.rule, self.why, self.remedy) = (title, rule, why, remedy)
    (self.story, self.marks) = (story, marks)
  }

  /// The message that a text is, or is a part of, however it was cut or wrapped.
  ///
  /// Only letters and digits count, so neither line breaks nor quotation marks matter, nor what a
  /// console puts before it. Nothing where too little of any message is left.
  package static func explaining(_ text: String) -> KnownMessage? {
    let letters = text.onlyLetters
    let found = all.map { message in
      (message, message.marks.map { likeness(of: letters, to: $0.onlyLetters) }.max() ?? 0)
    }.filter { $0.1 > 0 }
    // The exception's name says less than its reason.
    let reasons = found.filter { $0.0.rule != .exceptionNames }
    return (reasons.isEmpty ? found : reasons).max { $0.1 < $1.1 }?.0
  }

  /// How many letters in a row a text shares with a mark; none where they could be chance.
  private static func likeness(of text: [UInt8], to mark: [UInt8]) -> Int {
    var longest = 0
    var row = [Int](repeating: 0, count: mark.count + 1)
    for letter in text {
      var diagonal = 0
      for index in mark.indices {
        let above = row[index + 1]
        row[index + 1] = letter == mark[index] ? diagonal + 1 : 0
        longest = max(longest, row[index + 1])
        diagonal = above
      }
    }
    return longest >= min(mark.count, 15) ? longest : 0
  }

  package static let all = [
    KnownMessage(
      "No orientation in common", .noCommonOrientationThrows,
      why:
        "The view controller that decides and the app as a whole (Info.plist, or the app delegate "
        + "where it answers) allow no orientation in common, so UIKit raises an exception.",
      remedy: "Let the app's mask hold every screen's: list the orientation in the Info.plist, or "
        + "answer it in application(_:supportedInterfaceOrientationsFor:) while that screen is up.",
      story: "Documented/two-lists-nothing-in-common",
      marks: [
        "Supported orientations has no common orientation with the application",
        "shouldAutorotate] is returning YES", "and shouldAutorotate is returning YES",
        "no common orientation",
      ]),
    KnownMessage(
      "A preferred orientation outside the mask", .preferenceOutsideMaskThrows,
      why: "preferredInterfaceOrientationForPresentation answers an orientation that the same view "
        + "controller's supportedInterfaceOrientations does not hold. To iOS 16 that is an exception, "
        + "from iOS 17 a line on the console.",
      remedy: "Prefer an orientation that the mask holds, or leave the override out.",
      story: "Documented/check-18-a-preference-outside-the-mask",
      marks: [
        "preferredInterfaceOrientationForPresentation must return a supported interface orientation!",
        "must match a supported interface orientation",
        "must return a supported interface orientation",
        "preferredInterfaceOrientationForPresentation",
      ]),
    KnownMessage(
      "A mask that asks itself", .alertRecursion,
      why: "A container hands the question on to what is visible; that is an alert or another "
        + "presentation, which hands it back to its presenter, and neither answers.",
      remedy: "Ask topViewController instead of visibleViewController, and leave out what is being "
        + "presented.",
      story: "Documented/rule-asking-through-an-alert",
      marks: ["supportedInterfaceOrientations was invoked recursively", "was invoked recursively"]),
    KnownMessage(
      "A geometry request that the masks refuse", .requestWithinMasks,
      why:
        "requestGeometryUpdate asked for orientations that the deciding view controller's mask or "
        + "the app's does not hold. The list behind `Supported` is what both have in common.",
      remedy: "Change the mask first, call setNeedsUpdateOfSupportedInterfaceOrientations(), then "
        + "request.",
      story: "Documented/check-27-a-request-against-the-mask",
      marks: [
        "None of the requested orientations are supported by the view controller. Requested:",
        "requested orientations are supported by the view controller",
        "UISceneErrorDomain Code=101",
        "UISceneErrorDomain error 101", "UISceneErrorDomain 101", "error 101", "UISceneErrorDomain",
      ]),
    KnownMessage(
      "A request while the iPad's screen is shared", .multitaskingCannotRequest,
      why: "The app may share the iPad's screen with others, or is in a window: then no code turns "
        + "the interface.",
      remedy: "Lay out for both shapes. To iOS 18 UIRequiresFullScreen takes the app out of "
        + "multitasking; from iOS 26 prefersInterfaceOrientationLocked keeps the moment's orientation.",
      story: "Documented/check-32-a-windowed-ipad-requests",
      marks: [
        "The current windowing mode does not allow for programmatic changes to interface orientation.",
        "windowing mode does not allow", "programmatic changes to interface orientation",
      ]),
    KnownMessage(
      "Writing UIDevice.orientation", .writingPrintsFrom16,
      why:
        "The app writes UIDevice.orientation by key-value coding. Since iOS 16 that turns nothing "
        + "and prints this line.",
      remedy:
        "Answer the mask, call setNeedsUpdateOfSupportedInterfaceOrientations(), and request the "
        + "orientation from the window scene.",
      story: "Documented/two-lines-that-died",
      marks: [
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
          + "Please use UIWindowScene.requestGeometryUpdate(_:)",
        "Setting UIDevice.orientation is not supported",
        "Please use UIWindowScene.requestGeometryUpdate", "BUG IN CLIENT OF UIKIT", "BUG IN CLIENT",
      ]),
    KnownMessage(
      "attemptRotationToDeviceOrientation is deprecated", .attemptDeprecatedFrom16,
      why: "From iOS 16 the call is deprecated and no longer promises a decision.",
      remedy:
        "Call setNeedsUpdateOfSupportedInterfaceOrientations() on the view controller whose mask "
        + "changed.",
      story: "Documented/guide-masks-chosen-at-run-time",
      marks: [
        "'attemptRotationToDeviceOrientation()' was deprecated in iOS 16.0: Please use instance method "
          + "`setNeedsUpdateOfSupportedInterfaceOrientations`.",
        "attemptRotationToDeviceOrientation",
      ]),
    KnownMessage(
      "shouldAutorotate is deprecated", .autorotateDeadFrom16,
      why: "From iOS 16 UIKit never asks shouldAutorotate: an app that was held by it turns.",
      remedy: "Say it with the mask: answer the orientations of the moment in "
        + "supportedInterfaceOrientations and announce every change of them.",
      story: "Documented/check-23-should-autorotate-is-dead",
      marks: [
        "'shouldAutorotate' was deprecated in iOS 16.0: Update supported interface orientations and "
          + "call setNeedsUpdateOfSupportedInterfaceOrientations to indicate a change.",
        "shouldAutorotate was deprecated", "Update supported interface orientations and call",
      ]),
    KnownMessage(
      "The scene life cycle is missing", .sceneLifeCycleRequiredOn27,
      why: "The app uses the old application life cycle. iOS 18.4 and 26 print a warning; an app "
        + "built with the SDK of iOS 27 does not launch without scenes.",
      remedy: "Add UIApplicationSceneManifest to the Info.plist and move the window to a scene "
        + "delegate.",
      story: "Reported/rc-109-scene-life-cycle-loses-the-lock",
      marks: [
        "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the "
          + "future.",
        "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will "
          + "become an assert in a future version.",
        "An app linked with the iOS 27 SDK does not launch without the scene life cycle",
        "UIScene lifecycle",
      ]),
    KnownMessage(
      "An orientation where a mask is wanted", .orientationPassedAsMask,
      why:
        "supportedInterfaceOrientations answers a case of UIInterfaceOrientation. Its raw value is "
        + "read as a mask, which is another one.",
      remedy:
        "Answer UIInterfaceOrientationMask: .portrait in Swift, UIInterfaceOrientationMaskPortrait "
        + "in Objective-C.",
      story: "Reported/rc-139-orientation-where-a-mask-belongs",
      marks: [
        "where a mask is wanted: it reads as",
        "Implicit conversion from enumeration type 'enum UIInterfaceOrientation' to different "
          + "enumeration type 'UIInterfaceOrientationMask'",
      ]),
    KnownMessage(
      "An override in an extension", .categoryOverrideUndefined,
      why:
        "An extension overrides a method that UIKit's class has already. Which of the two runs is "
        + "undefined.",
      remedy: "Override in a subclass and use that class in the storyboard and in code.",
      story: "Documented/gist-the-extension-that-does-not-run",
      marks: [
        "overrides a method of its UIKit class in an extension: which of the two runs is undefined"
      ]),
    KnownMessage(
      "Device notifications ended once too often", .notificationsMustBeGenerated,
      why:
        "Every endGeneratingDeviceOrientationNotifications() takes back one begin. With one too many "
        + "UIDevice.orientation reads unknown, for UIKit's own listeners, too.",
      remedy: "Call end exactly once for every begin of your own.",
      story: "Documented/rule-registering-while-flat",
      marks: [
        "endGeneratingDeviceOrientationNotifications() was called once too often: "
          + "UIDevice.orientation reads unknown",
        "endGeneratingDeviceOrientationNotifications",
      ]),
    KnownMessage(
      "An iPad app that does not list every orientation", .multitaskingAsksNobody,
      why:
        "An iPad app that takes part in multitasking has to support all four orientations. App Store "
        + "Connect refuses a build that lists fewer and does not require full screen.",
      remedy: "List all four for the iPad, or set UIRequiresFullScreen, which is deprecated from "
        + "iOS 26.",
      story: "Tour/10-the-ipad-that-asks-nobody",
      marks: [
        "All interface orientations must be supported unless the app requires full screen.",
        "orientations to support iPad multitasking", "ITMS-90474",
        "Invalid Bundle. The orientations UIInterfaceOrientation",
        "Your app supports Multitasking on iPad",
      ]),
    KnownMessage(
      "UIRequiresFullScreen is deprecated", .requiresFullScreenDeprecated,
      why: "From iOS 26 the key is deprecated; a later system is going to ignore it.",
      remedy:
        "Support every size and orientation on the iPad; where a game or a video has to stand "
        + "still, use prefersInterfaceOrientationLocked.",
      story: "Documented/rule-requires-full-screen-on-27",
      marks: [
        "UIRequiresFullScreen has been deprecated and will be ignored in a future release",
        "UIRequiresFullScreen' has been deprecated",
        "Support for all orientations will soon be required",
      ]),
    KnownMessage(
      "The interface orientation is read elsewhere", .whereInterfaceOrientationIsRead,
      why:
        "statusBarOrientation is deprecated from iOS 13 and the scene's interfaceOrientation from "
        + "iOS 26.",
      remedy: "Read windowScene.effectiveGeometry.interfaceOrientation from iOS 26, "
        + "windowScene.interfaceOrientation before.",
      story: "Documented/check-01-the-mirror",
      marks: [
        "'interfaceOrientation' was deprecated in iOS 26.0: Use effectiveGeometry.interfaceOrientation",
        "'statusBarOrientation' was deprecated in iOS 13.0: Use the interfaceOrientation property of "
          + "the window scene instead.",
        "statusBarOrientation",
      ]),
    KnownMessage(
      "The status bar is no longer set by hand", .statusBarSetterDeprecated,
      why: "setStatusBarOrientation(_:animated:) is deprecated from iOS 9 and gone from iOS 13.",
      remedy: "The status bar follows the screen that decides: answer its mask.",
      story: "Documented/guide-set-status-bar-orientation",
      marks: ["'setStatusBarOrientation:animated:' is deprecated", "setStatusBarOrientation"]),
    KnownMessage(
      "UIApplicationInvalidInterfaceOrientation", .exceptionNames,
      why:
        "UIKit raises this exception for two reasons: masks without an orientation in common, and a "
        + "preferred orientation outside the mask. The reason behind the colon says which.",
      remedy: "Read the reason, and explain that.",
      story: "Documented/two-lists-nothing-in-common",
      marks: ["UIApplicationInvalidInterfaceOrientation"]),
  ]
}

extension String {
  /// Its letters and digits, small, as bytes; what is not ASCII counts byte by byte.
  ///
  /// A name of UIKit's that many messages share is one letter.
  fileprivate var onlyLetters: [UInt8] {
    let kept = lowercased().unicodeScalars.filter { scalar in
      !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    var text = String(String.UnicodeScalarView(kept))
    for (index, name) in Self.shared.enumerated() {
      text = text.replacing(name, with: String(UnicodeScalar(UInt8(index + 1))))
    }
    return Array(text.utf8)
  }

  private static let shared = [
    "setneedsupdateofsupportedinterfaceorientations", "supportedinterfaceorientations",
    "uiinterfaceorientationmask", "uiinterfaceorientation", "interfaceorientation",
  ]
}
