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

  /// How a line of a scenario begins that tells of it, or what stands in it behind a blank.
  private var signs: (beginnings: [String], parts: [String]) {
    switch self {
    case .video:
      (["screen Player", "screen Video", "screen Movie", "cover Player", "cover Video"], [])
    case .pop: (["pop", "begin pop"], [])
    case .sheet: (["sheet "], [" as pageSheet", " as formSheet"])
    case .crash: (["expect crash"], [": crash"])
    case .tabBar: (["tabs"], [])
    case .padWindow:
      (["window ", "resize ", "scene ", "requires-full-screen", "plist all", "plist pad all"], [])
    case .swiftUI: (["hosting", "view ", "cover "], [])
    case .alert: ([], [" alert"])
    case .split: (["split"], [])
    case .lock: (["lock "], [" prefers-lock"])
    }
  }

  /// Whether a scenario's text tells of it.
  func isTold(in text: String) -> Bool {
    let (beginnings, parts) = signs
    let lines = text.filledLines.map { $0.words }
    // What is about a window may be on a phone.
    if self == .padWindow, !lines.contains(where: { $0.hasPrefix("device iPad") }) { return false }
    return lines.contains { line in
      beginnings.contains { line.hasPrefix($0) } || parts.contains { line.includes($0) }
    }
  }
}
