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
