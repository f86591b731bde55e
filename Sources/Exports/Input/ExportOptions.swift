import TerminalModel

/// What a play can be turned into.
package enum ExportKind: String, CaseIterable, Hashable, Sendable {
  /// A terminal recording, asciicast v2.
  case cast
  case svg, mermaid, dot, markdown
  /// The situation as UIKit and SwiftUI code.
  case swift
  /// A test for Xcode that turns a simulator through the steps.
  case xctest
  case json

  /// What a file of this kind is called behind its dot.
  package var fileExtension: String {
    switch self {
    case .mermaid: "mmd"
    case .markdown: "md"
    case .xctest: "swift"
    case .cast, .svg, .dot, .swift, .json: rawValue
    }
  }
}

/// Which colours a picture has.
package enum PictureTone: String, CaseIterable, Hashable, Sendable {
  /// Whatever the reader's system has.
  case auto
  case light, dark
}

/// How long a recording dwells on things.
package enum Pace: String, CaseIterable, Hashable, Sendable {
  case slow, normal, fast

  /// In percent of the normal one.
  var factor: Int {
    switch self {
    case .slow: 160
    case .normal: 100
    case .fast: 50
    }
  }
}

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
