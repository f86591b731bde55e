extension RuleBook {
  /// Scene geometry, and the orientation lock of iOS 26.
  static let geo: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .geometryRequest, "GEO-1", "requestGeometryUpdate asks the scene to rotate", .decides,
      since: 16, .documented, sources: "Apple, UIWindowScene.requestGeometryUpdate"): """
    requestGeometryUpdate(.iOS(interfaceOrientations:)) asks the scene to rotate to one of the \
    given orientations. A failure is reported later, to the error handler.
    """,
    RuleEntry(
      .requestWithinMasks, "GEO-2", "A request can't override the masks", .decides, since: 16,
      .widelyReported, sources: "capawesome-team/capacitor-plugins #100",
      "RTRootNavigationController #307", "LiteAV #116", "flick #257"): """
    If no requested orientation is in both the app mask and the deciding view controller's \
    mask, the handler gets UISceneErrorDomain 101: "None of the requested orientations are \
    supported by the view controller. Requested: <list>; Supported: <list>". The lists are \
    separated by commas, in raw order, as in "portrait, portraitUpsideDown"; Supported is what \
    the app and the view controller have in common; the text is localised. A request that only \
    the device's own limits leave empty (DEV-8) fails the same way.
    """,
    RuleEntry(
      .maskBeforeRequest, "GEO-3", "Change the mask first, then request", .tells, since: 16,
      .reportedTwice,
      doubt: "in the second the engine's calls are known, that UIKit keeps the mask is inferred",
      sources: "software-mansion/react-native-screens #3831, #4117",
      "flutter/flutter #132127, with flutter/engine, FlutterViewController.mm"): """
    The order matters: change the mask, call setNeedsUpdateOfSupportedInterfaceOrientations(), \
    then request. A request is checked against the last mask UIKit read (REVAL-15): if the \
    getter has changed but UIKit wasn't notified, it fails as before. In viewWillAppear the \
    cached mask is still the outgoing screen's (MASK-13), so try again on the next turn of the \
    main queue.
    """,
    RuleEntry(
      .multitaskingCannotRequest, "GEO-4", "Multitasking and windowed iPad apps can't request",
      .decides, since: 16, idiom: .pad, .widelyReported,
      sources: "react-native-orientation-director #70", "EmergeTools/SnapshotPreviews #161",
      "flutter/flutter #119473"): """
    On an iPad a request fails with "The current windowing mode does not allow for programmatic \
    changes to interface orientation." An app that lists all four orientations without requiring \
    full screen (PAD-1) gets it in a full-screen scene and in a window; in a windowed scene every \
    app gets it. An app that lists nothing for the iPad does not count as listing all four.
    """,
    RuleEntry(
      .requestDoesNotStick, "GEO-5", "A request doesn't last", .decides, since: 16, .reportedOnce,
      doubt: "and consistent with GEO-1",
      sources: "wonday/react-native-orientation-locker #243"): """
    After a request has succeeded, only the masks decide the next device rotation. \
    To keep the orientation, the mask has to exclude the others.
    """,
    RuleEntry(
      .requestLeavesDeviceAlone, "GEO-6", "A request doesn't change UIDevice.orientation", .tells,
      since: 16, .reportedTwice, sources: "flutter/flutter #132546",
      "wonday/react-native-orientation-locker #243"): """
    A request turns the scene, not UIDevice.orientation, and posts no device-orientation \
    notification. A later widening of the mask therefore goes back to the way the device is \
    held (CHOOSE-2), unlike after HACK-1.
    """,
    RuleEntry(
      .requestForSeveral, "GEO-7", "With several requested, the current one is kept if allowed",
      .decides,
      since: 16, .choice, sources: "cordova-plugin-screen-orientation #107"): """
    Where a request names several orientations: if the current one is among those that are \
    allowed, nothing changes; otherwise the device's, if it is among them; otherwise the order of \
    CHOOSE-4. One project saw a "strange double rotation" with a request for either landscape.
    """,
    RuleEntry(
      .whereInterfaceOrientationIsRead, "GEO-8", "Where to read the interface orientation", .tells,
      since: 13, .reportedOnce,
      doubt: "the properties are documented; when they change was reported once each",
      sources: "Apple, UIWindowScene.interfaceOrientation",
      "Apple, UIWindowScene.effectiveGeometry", "security-union/remote-shutter #112",
      "software-mansion/react-native-screens #3831", "libsdl-org/SDL #16330, #16355"): """
    The interface orientation is read, on iOS 13 to 15, from windowScene.interfaceOrientation, \
    and from 16 on from windowScene.effectiveGeometry.interfaceOrientation as well, which is the one \
    to use from 26; it may differ from the device's while the user's lock is on. Inside the block that animates alongside a \
    transition it already shows the new value; right after viewWillAppear it can be stale. \
    UIApplication.statusBarOrientation is a no-op on iOS 27 and prints that it is one.
    """,
    RuleEntry(
      .interfaceLock, "GEO-9", "Since iOS 26, a screen can prefer a locked orientation", .decides,
      since: 26,
      .documented, doubt: "the last sentence is the plain meaning of the words",
      sources: "Apple, UIViewController.prefersInterfaceOrientationLocked",
      "Apple, UIWindowScene.effectiveGeometry"): """
    prefersInterfaceOrientationLocked is false by default; containers forward it with \
    childForInterfaceOrientationLock, and setNeedsUpdateOfPrefersInterfaceOrientationLocked() \
    notifies UIKit of a change. It is a preference: the system considers it only while the scene \
    is centred, as large as the screen and not covered, and drops it when that ends. \
    effectiveGeometry.isInterfaceOrientationLocked says whether it's in effect. While it is, \
    rotating the device doesn't rotate the scene.
    """,
    RuleEntry(
      .interfaceLockHoldsCurrent, "GEO-10", "The lock keeps the current orientation", .decides,
      since: 26, .inferred, doubt: "from its name, and because it takes no orientation",
      sources: "Apple, UIViewController.prefersInterfaceOrientationLocked"): """
    The interface orientation lock holds whatever orientation the scene has; it does not choose \
    one.
    """,
    RuleEntry(
      .resizableIgnoresMasks, "GEO-11", "Resizable scenes on iOS 27 ignore masks", .decides,
      since: 27, .documented, doubt: "the text of the refusal is iPadOS's, and a guess",
      sources: "WWDC26, session 278", "expo/expo #48173, #48168"): """
    On iOS 27, in a resizable scene (iPhone Mirroring, an iPhone app on an iPad, windows) of an app \
    built with the iOS 27 SDK, masks are a preference and are ignored, and a geometry request is \
    refused. Building anew opts an app in; one built with an older SDK keeps its masks. In Mirroring \
    the interface is portrait whatever its shape.
    """,
    RuleEntry(
      .lockReadOnRequest, "GEO-12", "UIKit rereads the lock preference only when notified",
      .decides,
      since: 26, .documented,
      sources: "Apple, UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()"): """
    The lock preference of iOS 26 is read again on \
    setNeedsUpdateOfPrefersInterfaceOrientationLocked(). Changing the value alone is not \
    noticed. Containers forward it by childForInterfaceOrientationLock.
    """,
  ]
}
