import TerminalModel

/// What else an export depends on; the defaults are what most people want.
package struct ExportOptions: Hashable, Sendable {
  /// The step meant, 0 for the launch; nothing is the one most worth telling.
  package var step: Int?
  /// Every step in one picture.
  package var isStrip = false
  /// What a user can reach instead of the tree at one step, as mermaid and dot.
  package var isGraph = false
  package var tone = PictureTone.auto
  package var pace = Pace.normal
  /// How large the recorded terminal is.
  package var size = Size(columns: 80, rows: 24)
  /// The change to be made, 1 for the best; nothing leaves the situation as it is.
  package var fix: Int?

  package init() {}
}

/// Why something cannot be exported: a fact, worded by `text`.
package enum ExportProblem: Error, Hashable, Sendable {
  case noStep(Int, last: Int)
  case noFix(Int, count: Int)
  /// A change of the version, or of what nobody knows: no code makes it.
  case fixIsNoCode(String)
  case swiftUIBegins

  package var text: String {
    switch self {
    case .noStep(let step, let last): "there is no step \(step): the last one is \(last)"
    case .noFix(let fix, 0): "there is no fix \(fix): nothing is known that would help this step"
    case .fixIsNoCode(let title):
      "no code makes this change: \(title); `--ios` and a line `assume` do, without --fix"
    case .swiftUIBegins: "SwiftUI begins with iOS 13: there is no such app on an older one"
    case .noFix(let fix, let count): "there is no fix \(fix): this step has \(count)"
    }
  }
}
