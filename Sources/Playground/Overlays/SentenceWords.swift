/// The words that begin a sentence, with what follows, as the prompt offers them.
package enum SentenceWords {
  static let steps: [(word: String, hint: String)] = [
    ("rotate", "left, right, or a device orientation"), ("push", "NAME"),
    ("pop", "one screen, to NAME, or to root"), ("present", "NAME as STYLE"),
    ("dismiss", "the presented screen"), ("select", "NAME, a tab or a screen in one"),
    ("replace", "root with NAME, or NAME with NAME"),
    ("force", "ORIENTATION, by setValue(_:forKey: \"orientation\")"),
    ("request", "MASK, of the scene"), ("update", "notify UIKit of a new mask"),
    ("status-bar", "ORIENTATION, up to iOS 12"), ("begin", "pop or dismiss, as a swipe"),
    ("cancel", "the swipe"), ("finish", "the swipe"),
    ("attempt", "call attemptRotationToDeviceOrientation()"),
    ("set", "NAME supports MASK, while the app runs"), ("add", "window NAME"),
    ("show", "window NAME"), ("hide", "window NAME"),
    ("resize", "split 1/2, stage 834x1112, full-screen …"),
    ("open", "an iPhone Duo"), ("fold", "an iPhone Duo, half open"),
    ("close", "an iPhone Duo"),
    ("background", "send the app to the background"),
    ("foreground", "return to the app"), ("lock", "on or off"), ("note", "TEXT, a caption"),
  ]

  static let setUp: [(word: String, hint: String)] = [
    ("title", "TEXT"), ("about", "TEXT"), ("source", "TEXT"),
    ("evidence", "documented, reported, conjecture, or imported"),
    ("par", "2, the fewest changes that solve a challenge"), ("hint", "TEXT, of a challenge"),
    ("solution", "TOKEN, of a challenge; never shown"), ("device", "iPhone, iPad …"),
    ("ios", "15, or 16-: STEP"), ("linked", "13, the SDK"),
    ("posture", "closed, half, or open, of an iPhone Duo at launch"),
    ("minimum-size", "400x300, of a scene"),
    ("deployment", "15, the oldest iOS the app runs on"), ("held", "portrait …, at launch"),
    ("plist", "MASK, in Info.plist"), ("delegate", "MASK, or asks top"),
    ("adaptor", "MASK, a SwiftUI app's delegate"),
    ("scene-delegate", "MASK, iOS 27 and later"), ("requires-full-screen", "yes or no"),
    ("family", "phone, or universal"),
    ("scene", "full-screen, split 1/2, windowed …"), ("life-cycle", "app or scene"),
    ("assume", "NAME yes or no"), ("screen", "NAME supports MASK"),
    ("navigation", "NAME asks top: CHILD; CHILD"), ("tabs", "NAME: CHILD; CHILD"),
    ("split", "NAME: CHILD; CHILD"), ("pages", "NAME: CHILD; CHILD"),
    ("container", "NAME asks top: CHILD"), ("hosting", "NAME default MASK: view NAME"),
    ("system", "player supports MASK, a system controller"),
    ("always", "CLAIM if CLAIM, for explore"), ("never", "CLAIM if CLAIM, for explore"),
    ("possible", "CLAIM if CLAIM, for explore"),
    ("view", "NAME orientations MASK"), ("cover", "NAME orientations MASK"),
    ("sheet", "NAME orientations MASK"), ("root", "NAME, or tabs: CHILD; CHILD"),
    ("window", "NAME: root NAME"), ("in", "NAME: CHILD, or when …: STEP"),
    ("remove", "NAME, or its code: NAME when …"), ("move", "NAME under NAME, or before NAME"),
    ("rename", "NAME to NAME, also in the steps"),
  ]

  static let all =
    steps + setUp + [(word: "expect", hint: "interface portrait, stayed, asked NAME …")]

  /// What a line that begins with one of them is to say.
  static func hint(for line: String) -> String? {
    let first = line.prefix { $0 != " " }
    return all.first { $0.word == first }.map { "\($0.word) \($0.hint)" }
  }
}
