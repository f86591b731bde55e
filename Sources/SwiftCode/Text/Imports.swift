import OrientationModel
import OrientationScenarios

// What a piece of code has to import beside what its file has anyway.

extension [CodeLine] {
  /// Itself below the imports of what it adds and the file did not name before.
  package var withImports: [CodeLine] {
    let known = filter { $0.change != .added }.map { $0.text }.modules
    let needed = filter { $0.change == .added }.map { $0.text }.modules
    return needed.filter { !known.contains($0) }.map { .added("import \($0)") } + self
  }
}

extension [String] {
  /// The frameworks beside UIKit that the classes it names come in.
  package var modules: [String] {
    var modules: Set<String> = []
    for line in self where !line.hasPrefix("//") {
      for word in line.utf8.split(whereSeparator: { !Byte.isLetterOrDigit($0) })
      where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(word[word.startIndex]) {
        if let module = Self.homes[String(Substring(word))] { modules.insert(module) }
      }
    }
    return modules.sorted()
  }

  private static let homes: [String: String] = {
    let systems = SystemController.allCases.filter { $0.module != "UIKit" && !$0.isPrivate }
      .map { ($0.className, $0.module) }
    return Dictionary(
      uniqueKeysWithValues: systems + [
        ("UIHostingController", "SwiftUI"), ("PreferenceKey", "SwiftUI"), ("WKWebView", "WebKit"),
      ])
  }()
}
