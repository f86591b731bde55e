import OrientationScenarios

/// What people call what a story is about, told by its own lines.
enum StoryTheme: String, CaseIterable {
  case video, pop, sheet, crash
  case tabBar = "tab bar"
  case padWindow = "iPad window"
  case swiftUI = "SwiftUI"
  case alert
  case split = "split view"
  case lock = "rotation lock"

  /// The theme of that name, in any case.
  init?(called name: String) {
    let name = name.lowercased()
    guard let theme = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = theme
  }

  /// What a search for it leads to, in a few words.
  var words: String {
    switch self {
    case .video: "a player, a video, a movie"
    case .pop: "the popped screen, and the one below it"
    case .sheet: "presentations that don't cover the screen"
    case .crash: "exceptions"
    case .tabBar: "who UIKit asks when there are tabs"
    case .padWindow: "windows, Split View, and iPadOS 26 windows"
    case .swiftUI: "hosting controllers, covers, and sheets"
    case .alert: "alerts and action sheets"
    case .split: "two view controllers side by side"
    case .lock: "the user's rotation lock and the app's"
    }
  }

  /// Whether a scenario's text tells of it.
  func isTold(in text: String) -> Bool {
    var isTold = false
    var isThere = self != .padWindow
    for words in text.linesInWords where !isTold || !isThere {
      guard let first = words.first else { continue }
      isTold = isTold || self.isTold(by: words, first)
      // What is about a window may be on a phone.
      isThere = isThere || first == "device" && words.contains { $0.hasPrefix("iPad") }
    }
    return isTold && isThere
  }

  /// The word of the language for what code calls otherwise, and whether a text has it.
  struct Call {
    let word: String

    /// Nothing where that is no beginning of a call's name, or too little of one.
    init?(called name: String) {
      let name = name.lowercased()
      guard name.count > 5,
        let call = Self.words.first(where: { call, _ in
          call.hasPrefix(name) || name.hasPrefix(call)
        })
      else { return nil }
      word = call.value
    }

    func isTold(in text: String) -> Bool {
      text.includes(word)
        && text.linesInWords.contains { words in
          let isSaid = words.first.map { ["title", "about", "source", "note", "#"].contains($0) }
          return isSaid == false && words.contains(word)
        }
    }

    private static let words: KeyValuePairs = [
      "setvalue": "force", "requestgeometryupdate": "request",
      "setneedsupdateofsupportedinterfaceorientations": "update",
      "attemptrotationtodeviceorientation": "attempt", "setstatusbarorientation": "status-bar",
      "supportedinterfaceorientations": "supports", "shouldautorotate": "autorotates",
      "preferredinterfaceorientationforpresentation": "prefers",
      "prefersinterfaceorientationlocked": "prefers-lock",
      "uirequiresfullscreen": "requires-full-screen", "uinavigationcontroller": "navigation",
      "uitabbarcontroller": "tabs", "uisplitviewcontroller": "split",
      "uipageviewcontroller": "pages", "uihostingcontroller": "hosting",
      "fullscreencover": "cover", "popviewcontroller": "pop", "pushviewcontroller": "push",
    ]
  }

  private func isTold(by words: [String], _ first: String) -> Bool {
    switch self {
    case .video:
      ["screen", "cover"].contains(first)
        && words.dropFirst().first.map { name in
          ["Player", "Video", "Movie"].contains { name.hasPrefix($0) }
        } ?? false
    case .pop: first == "pop" || first == "begin" && words.contains("pop")
    case .sheet:
      first == "sheet"
        || first == "present" && words.contains { ["pageSheet", "formSheet"].contains($0) }
    case .crash: first == "expect" && words.contains("crash") && !words.contains("no")
    case .tabBar: first == "tabs"
    case .padWindow:
      ["window", "resize", "scene", "requires-full-screen"].contains(first)
        || first == "plist" && words.contains("all")
    case .swiftUI: ["hosting", "view", "cover"].contains(first)
    case .alert: words.contains("alert")
    case .split: first == "split"
    case .lock: first == "lock" || words.contains("prefers-lock")
    }
  }
}

extension String {
  /// Its lines in words; taken apart byte by byte, since every story is asked.
  fileprivate var linesInWords: [[String]] {
    var text = self
    return text.withUTF8 { bytes in
      bytes.split(separator: 10).map { line in
        line.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }
}
