import OrientationModel

/// UIKit's spelling of what the language has words of its own for, and short ones: read wherever the word
/// may stand, and printed as ours.
package enum Spelling {
  /// What the name of a class of UIKit's stands for at the head of a controller's line.
  private static let keywords: [String: String] = {
    let kinds: [Controller.Kind] = [.screen, .navigation, .tabs, .split, .pages, .hosting]
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0.baseClass, $0.name) })
  }()

  /// What to write for a class that is no controller.
  private static let others = ["UIWindow": "`window NAME` in the first column"]

  /// What other names of UIKit's and SwiftUI's stand for, in small letters: nobody is meant to write them,
  /// and many do.
  private static let relatives = [
    "tabview": "tabs", "tabbar": "tabs", "navigationview": "stack", "navigationstack": "stack",
    "viewwillappear": "appearing", "viewisappearing": "is appearing", "viewdidappear": "appeared",
    "viewwilldisappear": "disappearing", "viewdiddisappear": "disappeared",
    "viewwilltransition": "rotated", "fullscreencover": "cover",
    "setneedsupdateofsupportedinterfaceorientations": "update",
  ]

  /// The word of ours that a name of theirs is meant as, in small letters and perhaps without `UI`.
  static func meant(by name: String) -> String? {
    relatives[name]
      ?? keywords.first { $0.value != "screen" && $0.key.lowercased() == "ui" + name }?.value
  }

  /// The word of ours that begins a controller's line, for a class of UIKit's; else the word itself.
  static func keyword(_ word: String) -> String { keywords[word] ?? word }

  /// Whether it is a class that stands for a word of ours, and so for no name.
  static func isKeyword(_ word: String) -> Bool { keywords[word] != nil }

  /// Whether it is a class for which the language has a kind of its own, so that a screen called by it
  /// is a slip of the pen.
  static func isOtherKind(_ word: String) -> Bool { isKeyword(word) && keyword(word) != "screen" }

  /// Whether it is the name of one of UIKit's own classes, which a screen has only where it is declared.
  package static func isClass(_ word: String) -> Bool {
    let ends = ["Controller", "Window", "View", "Scene", "Screen", "Application"]
    return keywords[word] != nil || word.hasPrefix("UI") && ends.contains(where: word.hasSuffix)
      || SystemController.allCases.contains { $0.className == word }
  }

  /// What to write in place of a class's bare name; nothing where only a name will do.
  static func remedy(for name: String) -> String? {
    if let system = SystemController.allCases.first(where: { $0.className == name }) {
      return "write `system \(system.name)`"
    }
    let other = others[name] ?? (isOtherKind(name) ? "`\(keyword(name))`" : nil)
    return other.map { "write " + $0 }
  }

  static func mask(_ word: String) -> String {
    plain(word, of: ["UIInterfaceOrientationMask", "UIInterfaceOrientation"])
  }

  static func interface(_ word: String) -> String { plain(word, of: ["UIInterfaceOrientation"]) }

  static func device(_ word: String) -> String { plain(word, of: ["UIDeviceOrientation"]) }

  static func style(_ word: String) -> String {
    plain(word, of: ["UIModalPresentationStyle", "UIModalPresentation"])
  }

  /// `.portrait`, `UIInterfaceOrientation.portrait` and `UIInterfaceOrientationPortrait` without
  /// what only names the type.
  private static func plain(_ word: String, of types: [String]) -> String {
    if word.hasPrefix(".") { return String(word.dropFirst()) }
    for type in types where word.hasPrefix(type) {
      let rest = word.dropFirst(type.count)
      if rest.hasPrefix(".") { return String(rest.dropFirst()) }
      if let first = rest.first, first.isUppercase { return first.lowercased() + rest.dropFirst() }
    }
    return word == "upsideDown" ? "portraitUpsideDown" : word
  }
}
