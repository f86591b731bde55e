extension RuleBook {
  /// Device and interface orientation, and how the one maps to the other.
  static let dev: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .deviceOrientations, "DEV-1", "Device orientations and their raw values", .informs,
      .documented, sources: .headers, "touchHLE, ui_device.rs",
      "kevinyanggit.github.io, on iOS orientations, 2022"): """
    UIDeviceOrientation has seven values: unknown is 0, portrait 1, portraitUpsideDown 2, \
    landscapeLeft 3, landscapeRight 4, faceUp 5, and faceDown 6.
    """,
    RuleEntry(
      .interfaceOrientations, "DEV-2", "Interface orientations and their raw values", .informs,
      .documented, sources: .headers, "Microsoft Learn, Xamarin and .NET UIKit reference"): """
    UIInterfaceOrientation has five values: unknown is 0, portrait 1, portraitUpsideDown 2, \
    landscapeRight 3 (home button on the right), and landscapeLeft 4 (home button on the left).
    """,
    RuleEntry(
      .landscapeNamesAreMirrored, "DEV-3", "Device and interface landscape names are mirrored",
      .informs, .documented, sources: .headers, "kevinyanggit.github.io, on iOS orientations, 2022",
      "touchHLE, ui_device.rs"): """
    Content rotates opposite to the device, so the interface orientation landscapeLeft has the raw \
    value of the device orientation landscapeRight, and the reverse. A device in portrait (1) or \
    portraitUpsideDown (2) calls for the interface orientation of the same name. A device in \
    landscapeLeft (3) calls for the interface orientation landscapeRight (3), and a device in \
    landscapeRight (4) for landscapeLeft (4). The inner display of an iPhone Duo adds a quarter turn \
    (DUO-5).
    """,
    RuleEntry(
      .deviceLandscapeLeft, "DEV-4", "How a device in landscapeLeft is held", .informs, .documented,
      sources: .headers, "Apple, UIDeviceOrientation.landscapeLeft"): """
    A device in landscapeLeft is held with the home button on the right, or with the front camera \
    on the left if there is no button.
    """,
    RuleEntry(
      .flatNeverTurns, "DEV-5", "Laying the device flat never rotates the interface", .decides,
      .widelyReported, sources: "yamill/react-native-orientation #56, #104",
      "imaginary-cloud/CameraManager #150", "codingwithfun blog"): """
    The device orientations faceUp, faceDown, and unknown never rotate the interface: it stays as \
    it is.
    """,
    RuleEntry(
      .flatRemembersLastSide, "DEV-6", "While flat, the last device orientation counts", .decides,
      since: 8, .inferred, doubt: "drawn from one report",
      sources: "radar 25614825, variations A and B"): """
    If UIKit checks while the device is flat, the last definite device orientation still counts. \
    In the report, dismissing a landscape modal over a flat phone returned to portrait. Locking \
    and unlocking the screen loses the last orientation: then the interface stayed in landscape \
    after the same dismissal.
    """,
    RuleEntry(
      .notificationsMustBeGenerated, "DEV-7", "UIDevice.orientation needs notifications turned on",
      .tells, .documented, sources: "Apple, UIDevice.orientation", .rotationGuide,
      "software-mansion/react-native-screens #1540", "kvyatkovskys/KVKCalendar #289",
      "ekurutepe/MPNotificationView #14"): """
    UIDevice.orientation returns unknown (0) unless notifications are being generated. Calls of \
    beginGeneratingDeviceOrientationNotifications and endGeneratingDeviceOrientationNotifications \
    nest and must balance. The notification is posted only when the value changes. UIKit listens \
    by itself, so rotation doesn't need the app to call begin. In one report, a device that hadn't \
    been rotated since launch returned unknown too.
    """,
    RuleEntry(
      .registeringWhileFlat, "DEV-7a", "Registering while flat posts three notifications", .tells,
      since: 3, until: 4, .reportedOnce, sources: "RemObjects blog, 2010-06-29"): """
    Registering for device orientation notifications while the phone is flat posts three of them: \
    faceUp, the orientation the sensor had last reported, and faceUp again.
    """,
    RuleEntry(
      .noUpsideDownWithoutHomeButton, "DEV-8",
      "A phone without a home button has no upside-down interface", .narrows, idiom: .phone,
      .documented, doubt: "before iOS 14 sources disagree",
      parts: [.from(0, to: 13): .contradicted], sources: .supportedOrientations,
      "mozilla-mobile/firefox-ios #5950", "Triggertrap #64", "Stack Overflow, question 4689735",
      "airsdk/Adobe-Runtime-Support #986"): """
    UIKit also intersects the masks with what the device supports. A phone without a home button \
    supports portrait and both landscapes, and never shows portraitUpsideDown, whatever the app \
    and its view controllers return. Apple calls that by design. Every other device supports all \
    four, and so does the inner display of an iPhone Duo (DUO-6). Such phones came with iOS 11; on \
    an earlier version, Upright treats them the same. In one report, an app on iPhone 12 lost the \
    orientation only with iOS 14.
    """,
    RuleEntry(
      .upsideDownNeedsTwoOptIns, "DEV-9", "Home-button phones need two opt-ins for upside down",
      .narrows, .widelyReported, doubt: "one user disagrees",
      sources: "useyourloaf.com, on upside-down", "Esri toolkit #517",
      "against: yamill/react-native-orientation #137"): """
    An iPad supports all four orientations, and so does a phone with a home button. On the phone, \
    both default masks exclude portraitUpsideDown (MASK-5, MASK-9). So both Info.plist and the \
    view controller must include it.
    """,
    RuleEntry(
      .upsideDownReadingUncertain, "DEV-10", "UIDevice.orientation may still report upside down",
      .tells, idiom: .phone, .inferred): """
    On a phone without a home button that is held upside down, UIDevice.orientation may still \
    return portraitUpsideDown. The interface never rotates to it (DEV-8). Inside an open iPhone \
    Duo that is held like that, it's in landscapeRight (DUO-5).
    """,
  ]
}
