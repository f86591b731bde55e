import OrientationModel

enum StepWord: String, CaseIterable {
  case rotate, lock, push, pop, present, dismiss, select, replace, force, request, update
  case statusBar = "status-bar"
  case begin, end, cancel, finish, attempt, set, add, show, hide, resize, background, foreground
  case open, close, fold
  case note
}

/// The words of the language, as lists that reader, printer, help and prompt share.
package enum Words {
  /// What a file says of itself, for people.
  static let headings = ["title", "about", "source", "evidence", "par", "hint", "solution"]
  static let settings =
    headings + [
      "device", "ios", "linked", "held", "posture", "lock", "plist", "delegate", "scene-delegate",
      "requires-full-screen", "scene", "minimum-size", "life-cycle", "assume", "adaptor",
      "deployment", "family",
    ]
  static let containers = Scenario.ContainerKind.allCases.map { $0.rawValue }
  /// The kinds of controllers and views that are declared by a name.
  package static let kinds = ["screen"] + containers + ["view", "cover", "sheet"]
  static let declarations = kinds + ["root", "window"]
  package static let steps = StepWord.allCases.map { $0.rawValue } + ["ios"]
  static let properties = Scenario.Property.Mode.allCases.map { $0.rawValue }
  static let statements =
    settings + declarations + steps.filter { !settings.contains($0) } + ["expect", "poster"]
    + properties
  static let nodes = ["screen"] + containers + ["view", "system"]

  static let screenAttributes = [
    "wants", "supports", "prefers", "autorotates", "prefers-lock", "ignores-app-mask", "legacy",
  ]
  static let hostingAttributes = screenAttributes + ["asks", "default", "initially", "selected"]
  static let viewAttributes = ["wants", "orientations", "rotated"]
  /// What the line of a controller or view of a kind takes.
  static func attributes(of kind: Scenario.Node.Kind) -> [String] {
    switch kind {
    case .mention, .screen: screenAttributes + ["selected"]
    // Nobody wants anything of Apple's own.
    case .system: screenAttributes.filter { $0 != "wants" } + ["selected"]
    case .container(.hosting): hostingAttributes
    case .container(.app), .container(.stack): ["wants", "selected"]
    case .container: screenAttributes + ["asks", "selected"]
    case .view: viewAttributes
    case .cover, .sheet: ["wants", "orientations"]
    }
  }

  package static let attributes = Set(hostingAttributes + viewAttributes)

  static let orientations = OrientationMask.all.spoken.map { $0.name }
  static let masks = orientations + ["landscape", "allButUpsideDown", "all", "none"]
  static let held = orientations + ["faceUp", "faceDown", "unknown"]
  static let styles = PresentationStyle.allCases.map { $0.name }
  static let shapes = SceneMode.allCases.map { $0.name }
  static let systems = SystemController.allCases.map { $0.name }
  static let devices = Device.allCases.map { $0.name }
  static let claims = [
    "interface", "device", "visible", "turned", "stayed", "asked", "called", "not asked", "allowed",
    "because", "console", "error", "no error", "crash", "no crash", "callbacks", "no callbacks",
    "not called", "as wanted", "not as wanted", "size", "class", "letterboxed", "status-bar",
    "keyboard", "display", "posture",
  ]
  static let claimStarts: Set<String> = Set(claims.map { String($0.prefix { $0 != " " }) })
  static let plainMoments: [Scenario.Moment] = [
    .appearing, .isAppearing, .appeared, .leaving, .disappearing, .disappeared, .showing, .rotated,
    .opened, .closed, .folded, .devicePortrait, .deviceLandscape,
  ]
  static let moments = plainMoments.map { $0.text } + ["device exactly", "covering", "uncovering"]
  static let viewMoments = ["appearing", "disappeared", "covering", "uncovering"]
  /// What a `set` step gives another value.
  package static let changes = [
    "supports", "prefers", "autorotates", "prefers-lock", "orientations", "wants",
  ]

  /// Every lower-case word that joins or begins something: as a name it is written in quotes.
  static let reserved: Set<String> = Set(statements).union(attributes).union(claimStarts).union([
    "system", "when", "asks", "for", "by", "otherwise", "enum", "in", "to", "from", "as", "with",
    "or", "then", "no", "not", "yes", "on", "off", "if", "nobody", "top", "all", "none", "unknown",
    "left", "right", "mask", "autorotate", "preferred", "subclass", "extension", "phone", "pad",
    "appearing", "is", "appeared", "leaving", "disappearing", "disappeared", "showing", "exactly",
    "covering", "uncovering", "unsupported", "group", "presenting", "hidden", "absent", "windowed",
    "resizable", "full-screen", "generating", "split",
  ]).subtracting(newer)

  /// Words of later editions that only begin a line or a claim: files in which they are names stay
  /// right.
  private static let newer: Set = [
    "size", "class", "letterboxed", "keyboard", "deployment", "adaptor", "poster", "current", "raw",
    "stage", "wants", "wanted", "par", "hint", "solution", "open", "close", "fold", "posture",
    "minimum-size", "display",
  ]

  /// Words that a careful writer quotes too, though nothing is ambiguous without.
  static let quotedWhenPrinted: Set<String> = reserved.union(newer).union(masks).union(held).union(
    PresentationStyle.allCases.map { $0.name }
  ).union(systems).union([
    "upsideDown", "removing", "app", "documented", "reported", "conjecture", "imported",
  ])
}
