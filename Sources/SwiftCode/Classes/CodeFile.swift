import OrientationModel
import OrientationScenarios

/// A file of an app's own code, whole, with a change in it.
package struct CodeFile: Hashable, Sendable {
  package var name: String
  package var lines: [CodeLine]

  package init(_ name: String, _ lines: [CodeLine]) {
    self.name = name
    self.lines = lines
  }
}

extension AppCode {
  package static let delegateFile = "AppDelegate.swift"

  /// A file by its name, below its imports; empty where the app has no code of its own there.
  package func whole(_ file: String) -> [String] {
    if file == Self.delegateFile { return delegateLines.importing("UIKit") }
    guard let id = ids.first(where: { self.file(of: $0) == file }) else { return [] }
    let isUIKit = isUIKitClass(id)
    guard isUIKit || isView(id) || hasClass(id) else { return [] }
    let extending = isExtended(id) && !hasClass(id) ? [Code(extending(id))] : []
    let types: Code = "\(apart: extending + types(id) + (hasKey(id) ? [key] : []))"
    return types.lines.importing(isUIKit ? "UIKit" : "SwiftUI")
  }

  /// The same with what becomes of it in another app.
  package func whole(_ file: String, changedTo other: AppCode) -> [CodeLine] {
    .difference(from: whole(file), to: other.whole(file))
  }

  /// The files in which another app has something else, the Info.plist first.
  package func changes(to other: AppCode) -> [CodeFile] {
    let list = CodeFile("Info.plist", propertyListDifference(in: other))
    let classes = (ids.map(file) + other.ids.map(other.file)).uniqued
    let files =
      [list]
      + ([Self.delegateFile] + classes).map {
        CodeFile($0, whole($0, changedTo: other))
      }
    return files.filter { file in file.lines.contains { $0.change != .kept } }
  }
}

extension [String] {
  /// Below its imports, that of the framework it needs in any case among them.
  package func importing(_ framework: String) -> [String] {
    guard !isEmpty else { return [] }
    return Set(modules + [framework]).sorted().map { "import \($0)" } + [""] + self
  }
}

extension [CodeLine] {
  /// A part of a change in the whole file that it belongs to: its members are in there, and statements
  /// stand in a method that is not known, at the end of the class, or where they say.
  package func inside(_ whole: [CodeLine]) -> [CodeLine] {
    let rest = filter { $0.isStatement }
    guard let last = whole.last, let first = rest.first else { return whole.isEmpty ? self : whole }
    guard first.place == nil, last.text == "}" else { return whole + [.kept("")] + rest }
    let inside = ["", "  // In one of its methods:"].map(CodeLine.kept)
    return whole.dropLast() + inside + rest.map { $0.saying("  " + $0.text) } + [last]
  }
}
