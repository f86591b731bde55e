extension RuleBook {
  /// Scene geometry, and the orientation lock of iOS 26.
  static let geo: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .geometryRequest, "GEO-1", "requestGeometryUpdate asks the scene to rotate", .decides,
      since: 16, .documented, sources: "Apple, UIWindowScene.requestGeometryUpdate"): """
    requestGeometryUpdate(.iOS(interfaceOrientations:)) requests that the scene rotate to one of \
    the given orientations. If the request fails, UIKit calls the error handler later.
    """,
    RuleEntry(
      .requestWithinMasks, "GEO-2", "A request can't override the masks", .decides, since: 16,
      .widelyReported, sources: "capawesome-team/capacitor-plugins #100",
      "RTRootNavigationController #307", "LiteAV #116", "flick #257"): """
    If no requested orientation is in both the app's mask and the mask of the view controller \
    UIKit asks, the handler gets UISceneErrorDomain 101: "None of the requested orientations are \
    supported by the view controller. Requested: <list>; Supported: <list>". The lists are \
    separated by commas, landscapeLeft before landscapeRight, as in "portrait, landscapeLeft, \
    landscapeRight". Supported lists what \
    the app and the view controller have in common. The text is localized. A request that only the \
    device's own limits leave empty (DEV-8) fails the same way.
    """,
    RuleEntry(
      .maskBeforeRequest, "GEO-3", "Change the mask first, then request", .tells, since: 16,
      .reportedTwice,
      doubt:
        "in the second report the engine's calls are known; that UIKit keeps the mask is inferred",
      sources: "software-mansion/react-native-screens #3831, #4117",
      "flutter/flutter #132127, with flutter/engine, FlutterViewController.mm", .disassembly): """
    Change the mask, call setNeedsUpdateOfSupportedInterfaceOrientations(), then request. UIKit \
    compares a request with the last masks it read (REVAL-15), the view controller's and the app's \
    together: if a getter or the app delegate returns a new mask but UIKit wasn't notified, the \
    request still fails, and `Supported` has the old one. In viewWillAppear the last mask is still the \
    outgoing screen's (MASK-13), so request again on the next turn of the main queue.
    """,
    RuleEntry(
      .multitaskingCannotRequest, "GEO-4", "Multitasking and windowed iPad apps can't request",
      .decides, since: 16, idiom: .pad, .widelyReported,
      sources: "react-native-orientation-director #70", "EmergeTools/SnapshotPreviews #161",
      "flutter/flutter #119473"): """
    On an iPad, a request fails with "The current windowing mode does not allow for programmatic \
    changes to interface orientation." An app that lists all four orientations and doesn't require \
    full screen (PAD-1) gets the error in a full-screen scene and in a window. In a windowed \
    scene, every app gets it. An app that lists nothing for iPad doesn't count as listing all \
    four. The inner display of an iPhone Duo has the same error (DUO-11).
    """,
    RuleEntry(
      .requestDoesNotStick, "GEO-5", "A request doesn't last", .tells, since: 16, .reportedOnce,
      doubt: "and consistent with GEO-1", sources: "wonday/react-native-orientation-locker #243"):
      """
    After a request has succeeded, only the masks decide the next device rotation. To keep the \
    orientation, exclude the others from the mask.
    """,
    RuleEntry(
      .requestLeavesDeviceAlone, "GEO-6", "A request doesn't change UIDevice.orientation", .tells,
      since: 16, .reportedTwice, sources: "flutter/flutter #132546",
      "wonday/react-native-orientation-locker #243"): """
    A request rotates the scene. It doesn't change UIDevice.orientation and posts no device \
    orientation notification. If the mask allows more later, the interface rotates back to the way \
    the device is held (CHOOSE-2), unlike after HACK-1.
    """,
    RuleEntry(
      .requestForSeveral, "GEO-7", "With several requested, the current one is kept if allowed",
      .decides, since: 16, .choice, sources: "cordova-plugin-screen-orientation #107"): """
    If a request names several orientations and the current one is among those allowed, the \
    interface stays in it. Otherwise UIKit takes the device orientation if it's among them, and \
    otherwise the first by CHOOSE-4. One project saw a "strange double rotation" after requesting \
    both landscapes.
    """,
    RuleEntry(
      .whereInterfaceOrientationIsRead, "GEO-8", "Where to read the interface orientation", .tells,
      since: 13, .reportedOnce,
      doubt: "the properties are documented; when they change was reported once each",
      sources: "Apple, UIWindowScene.interfaceOrientation",
      "Apple, UIWindowScene.effectiveGeometry", "security-union/remote-shutter #112",
      "software-mansion/react-native-screens #3831", "libsdl-org/SDL #16330, #16355"): """
    Read the interface orientation from windowScene.interfaceOrientation on iOS 13 to 15, and from \
    windowScene.effectiveGeometry.interfaceOrientation since iOS 16. Since iOS 26, \
    effectiveGeometry is the one to use. It may differ from the device orientation while the \
    rotation lock is on. Inside a transition's alongside block, it already has the new value. \
    Right after viewWillAppear, it can be stale. On iOS 27, UIApplication.statusBarOrientation \
    tells nothing: apps read unknown.
    """,
    RuleEntry(
      .interfaceLock, "GEO-9", "Since iOS 26, a screen can prefer a locked orientation", .decides,
      since: 26, .documented,
      doubt: "who is asked first isn't; the last sentence is the plain meaning of the words",
      sources: "Apple, UIViewController.prefersInterfaceOrientationLocked",
      "Apple, UIWindowScene.effectiveGeometry",
      "Apple, UIViewController.childForInterfaceOrientationLock",
      "on who is asked: \(Source.disassembly.text)",
      "against, on 26.1, where a split view controller asks the columns it shows: the same"): """
    UIKit reads prefersInterfaceOrientationLocked of what is presented topmost, whatever its style, \
    or of the root. It's false by default. Containers forward it with \
    childForInterfaceOrientationLock; no source says that UIKit's own containers do so by \
    themselves, and Upright assumes that they don't. setNeedsUpdateOfPrefersInterfaceOrientationLocked() \
    notifies UIKit of a change. It's a preference: UIKit considers it only while the scene is \
    centered, as large as the screen, and not covered, and drops it when that ends. \
    effectiveGeometry.isInterfaceOrientationLocked returns whether it's in effect. While it is, \
    rotating the device doesn't rotate the scene.
    """,
    RuleEntry(
      .interfaceLockHoldsCurrent, "GEO-10", "The lock keeps the current orientation", .decides,
      since: 26, .inferred, doubt: "from its name, and because it takes no orientation",
      sources: "Apple, UIViewController.prefersInterfaceOrientationLocked"): """
    The lock preference keeps whatever orientation the scene has. It doesn't choose one. When an \
    iPhone Duo opens or closes, UIKit chooses again first, and the lock keeps that (DUO-12).
    """,
    RuleEntry(
      .resizableIgnoresMasks, "GEO-11", "Once resized, a scene on iOS 27 ignores masks", .decides,
      since: 27, .documented,
      doubt: "WWDC26 has portrait in Mirroring from the start; the error's text is a guess",
      sources: "Apple, iOS & iPadOS 27 release notes, 178555304 and 178561952",
      "WWDC26, session 278", "expo/expo #48173, #48168"): """
    On iOS 27, a resizable scene (iPhone Mirroring, an iPhone app on iPad, a window) of an app \
    built with the iOS 27 SDK honors the masks until the user first resizes it. From then on, UIKit \
    ignores them, the interface stays as it is, and geometry requests fail. An app built with an \
    older SDK keeps its masks.
    """,
    RuleEntry(
      .lockReadOnRequest, "GEO-12", "UIKit rereads the lock preference only when notified",
      .decides, since: 26, .documented,
      sources: "Apple, UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()"): """
    UIKit reads the lock preference again when the app calls \
    setNeedsUpdateOfPrefersInterfaceOrientationLocked(). A new value alone has no effect. \
    Containers forward it with childForInterfaceOrientationLock.
    """,
  ]
}
