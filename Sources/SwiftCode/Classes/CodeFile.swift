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
    if isUIKitClass(id) {
      return hasClass(id) || isExtended(id) ? classLines(id).importing("UIKit") : []
    }
    guard isView(id) || hasClass(id) else { return [] }
    let types: Code = "\(apart: types(id) + (hasKey(id) ? [key] : []))"
    return types.lines.importing("SwiftUI")
  }

  /// The same with what becomes of it in another app.
  package func whole(_ file: String, changedTo other: AppCode) -> [CodeLine] {
    .difference(from: whole(file), to: other.whole(file))
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
  /// A part of a change in the whole file that it belongs to: what is not in there stands below it.
  package func inside(_ whole: [CodeLine]) -> [CodeLine] {
    let added = Set(whole.filter { $0.change == .added }.map { $0.bare })
    guard !whole.isEmpty else { return self }
    if !whole.contains(where: { $0.change != .kept }) { return whole + [.kept("")] + self }
    func isMissing(_ line: CodeLine) -> Bool {
      line.change == .added && !line.isComment && !added.contains(line.bare)
        && !line.text.hasPrefix("import ")
    }
    guard contains(where: isMissing) else { return whole }
    let rest = enumerated().filter { index, line in
      let isAbove = line.isComment && dropFirst(index + 1).first.map(isMissing) == true
      let isAround = line.change != .added && (line.isStatement || line.isUse)
      return isMissing(line) || isAbove || isAround
    }.map { $0.element }
    return whole + [.kept("")] + rest
  }
}

extension CodeLine {
  fileprivate var bare: Substring { text.drop { $0 == " " } }
  fileprivate var isComment: Bool { bare.hasPrefix("//") }
}
