extension RuleBook {
  /// Device and interface orientation, and how the one maps to the other.
  static let dev: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .deviceOrientations, "DEV-1", "Device orientations and their raw values", .informs,
      .documented, sources: .headers, "touchHLE, ui_device.rs",
      "kevinyanggit.github.io, on iOS orientations, 2022"): """
    UIDeviceOrientation has seven values: unknown is 0, portrait 1, portraitUpsideDown 2, \
    landscapeLeft 3, landscapeRight 4, faceUp 5 and faceDown 6.
    """,
    RuleEntry(
      .interfaceOrientations, "DEV-2", "Interface orientations and their raw values", .informs,
      .documented, sources: .headers, "Microsoft Learn, Xamarin and .NET UIKit reference"): """
    UIInterfaceOrientation has five values: unknown is 0, portrait 1, portraitUpsideDown 2, \
    landscapeRight 3 (home button on the right) and landscapeLeft 4 (home button on the left).
    """,
    RuleEntry(
      .landscapeNamesAreMirrored, "DEV-3", "Device and interface landscape names are mirrored",
      .informs,
      .documented, sources: .headers, "kevinyanggit.github.io, on iOS orientations, 2022",
      "touchHLE, ui_device.rs"): """
    Content rotates opposite to the device, so the interface orientation landscapeLeft has the raw \
    value of the device orientation landscapeRight, and the other way round. A device in portrait \
    (1) or portraitUpsideDown (2) calls for the interface of the same name; a device in \
    landscapeLeft (3) calls for the interface landscapeRight (3), and a device in landscapeRight \
    (4) for the interface landscapeLeft (4). The number is preserved; only the name flips.
    """,
    RuleEntry(
      .deviceLandscapeLeft, "DEV-4", "How a device in landscapeLeft is held", .informs,
      .documented, sources: .headers, "Apple, UIDeviceOrientation.landscapeLeft"): """
    A device in landscapeLeft is held sideways with the home button on the right, or the front \
    camera on the left where there is no button.
    """,
    RuleEntry(
      .flatNeverTurns, "DEV-5", "Laying the device flat never rotates the interface", .decides,
      .widelyReported,
      sources: "yamill/react-native-orientation #56, #104", "imaginary-cloud/CameraManager #150",
      "codingwithfun blog"): """
    The device orientations faceUp, faceDown and unknown never change the interface: it stays \
    as it was.
    """,
    RuleEntry(
      .flatRemembersLastSide, "DEV-6", "While flat, the last device orientation counts", .decides,
      since: 8, .inferred, doubt: "drawn from one report",
      sources: "radar 25614825, variations A and B"): """
    When a decision is made while the device lies flat, the last definite device orientation is \
    still the candidate: dismissing a landscape modal over a flat phone returned to portrait. \
    Locking and unlocking the screen loses that memory; after it the same dismissal stayed in \
    landscape.
    """,
    RuleEntry(
      .notificationsMustBeGenerated, "DEV-7",
      "UIDevice.orientation needs notifications turned on", .tells, .documented,
      sources: "Apple, UIDevice.orientation", .rotationGuide,
      "software-mansion/react-native-screens #1540", "kvyatkovskys/KVKCalendar #289",
      "ekurutepe/MPNotificationView #14"): """
    UIDevice.orientation reads unknown (0) unless notifications are being generated. \
    beginGeneratingDeviceOrientationNotifications and its end twin nest and must balance, and \
    the notification is posted on changes only. UIKit listens by itself, so autorotation does \
    not need the app to call begin. A device that was not turned since the launch was seen to read \
    unknown as well.
    """,
    RuleEntry(
      .registeringWhileFlat, "DEV-7a", "Registering while flat posts three notifications", .tells,
      since: 3, until: 4, .reportedOnce, sources: "RemObjects blog, 2010-06-29"): """
    Registering for device-orientation notifications while the phone lay flat produced three of \
    them: faceUp, the orientation that had been felt, and faceUp again.
    """,
    RuleEntry(
      .noUpsideDownWithoutHomeButton, "DEV-8",
      "A phone without a home button has no upside-down interface", .narrows, idiom: .phone,
      .documented, doubt: "before iOS 14 sources disagree",
      parts: [.versions(0...13): .contradicted], sources: .supportedOrientations,
      "mozilla-mobile/firefox-ios #5950", "Triggertrap #64", "Stack Overflow, question 4689735",
      "airsdk/Adobe-Runtime-Support #986"): """
    The system also intersects with what the device itself supports. A phone without a home \
    button supports portrait and both landscapes and never shows portraitUpsideDown, whatever \
    the app and its view controllers answer; Apple calls it by design. Every other device \
    supports all four. Such phones came with iOS 11; put on an earlier version they behave the \
    same here. One report says an iPhone 12 app lost the orientation only with iOS 14.
    """,
    RuleEntry(
      .upsideDownNeedsTwoOptIns, "DEV-9", "Home-button phones need two opt-ins for upside down",
      .narrows, .widelyReported, doubt: "one user disagrees",
      sources: "useyourloaf.com, on upside-down", "Esri toolkit #517",
      "against: yamill/react-native-orientation #137"): """
    An iPad supports all four orientations, and so does a phone with a home button. On the \
    phone both default masks leave portraitUpsideDown out (MASK-5, MASK-9), so the Info.plist \
    and the view controller must both opt in.
    """,
    RuleEntry(
      .upsideDownReadingUncertain, "DEV-10", "UIDevice.orientation may still report upside down",
      .tells, idiom: .phone, .inferred): """
    On a phone without a home button held upside-down, UIDevice.orientation may still become \
    portraitUpsideDown. DEV-8 filters the interface only: the value just cannot become the \
    interface's target.
    """,
  ]
}
