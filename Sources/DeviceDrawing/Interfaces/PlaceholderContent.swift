import OrientationModel

/// What a screen may well show, told by its name alone: always the same for the same name.
package enum PlaceholderContent: Hashable, Sendable {
  case list([String]), form([String])
  case text, pictures, picture, video, map, chart
  case board
  case neutral

  /// What stands below a board that isn't all seen, in so many letters.
  package static func below(_ hidden: Int, letters: Int = .max) -> String {
    let ways = ["▼ \(hidden) row\(hidden == 1 ? "" : "s") below the edge", "▼ \(hidden) below"]
    return ways.first { $0.count <= letters } ?? "▼ \(hidden)"
  }

  static func seed(_ name: String) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int(hash >> 8)
  }

  /// A length in hundredths, different from line to line.
  package static func length(_ seed: Int, _ index: Int) -> Int {
    var value = UInt32(truncatingIfNeeded: seed &+ index &* 7919)
    value ^= value >> 7
    value = value &* 2_654_435_761
    return 40 + Int(value >> 16) % 51
  }

  /// The length of a bar that stands for a text, in hundredths.
  static func length(of text: String) -> Int { min(90, 20 + 4 * text.count) }

  // The short ones first: a small device shows no more of a list than its beginning, and on its side
  // it has room for five letters or six.
  private static let films = [
    "Sintel", "Hero", "Alike", "Kiwi!", "Tilt", "Relay", "Wing It!", "Agent 327", "Coffee Run",
    "Caminandes",
  ]
  private static let sections = [
    "Today", "Later", "Files", "Notes", "Shared", "Archive", "Downloads",
  ]
  private static let settings = ["Alerts", "Sounds", "Rotation", "Backup", "Mobile data"]
  private static let login = ["Name", "Password"]

  private static let table: [(words: [String], content: PlaceholderContent)] = [
    (["game", "board"], .board),
    (["films", "movies", "programme", "library", "shows"], .list(films)),
    (["player", "video", "movie", "film", "trailer", "stream", "play", "poster"], .video),
    (["photos", "gallery", "album", "picker", "images", "pictures"], .pictures),
    (
      [
        "photo", "image", "slide", "picture", "avatar", "preview", "canvas", "camera", "scan",
        "viewfinder",
      ], .picture
    ),
    (["map", "location", "route"], .map), (["chart", "graph", "statistic", "report"], .chart),
    (["setting", "preference", "profile", "account", "options"], .form(settings)),
    (["login", "sign", "passcode", "lock", "password", "form"], .form(login)),
    (
      [
        "reader", "article", "book", "text", "detail", "about", "news", "page", "card", "chat",
        "message", "conversation", "comment", "call", "web", "safari", "browser",
      ], .text
    ),
    (["list", "home", "menu", "browse", "inbox", "mail", "feed", "search"], .list(sections)),
  ]

  /// Whether a window of that name shows a few words above everything else.
  static func isBanner(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["toast", "banner", "snackbar", "hud"].contains { name.hasSuffix($0) }
  }

  /// What one of Apple's own shows, or what a name promises.
  package init(named name: String, system: SystemController? = nil) {
    switch system {
    case .imagePicker, .photoPicker: self = .pictures
    case .player, .webVideo: self = .video
    case .mail: self = .form(["To", "Subject"])
    case .safari, .quickLook, .store: self = .text
    case .contacts: self = .list(Self.sections)
    case .share, .print: self = .form(["AirDrop", "Copy", "Print"])
    case .alert, nil: self = Self.promise(name)
    }
  }

  private static func promise(_ name: String) -> PlaceholderContent {
    let name = name.lowercased()
    let ends = name.indices.map { String(name[$0...]) }
    let promised = table.first { row in
      row.words.contains { word in ends.contains { $0.hasPrefix(word) } }
    }
    return promised?.content ?? .neutral
  }
}
