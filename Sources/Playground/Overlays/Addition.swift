import OrientationModel
import OrientationScenarios
import TerminalModel

/// A screen that is about to be added: its name, its mask, and how it is shown.
struct Addition: Hashable, Sendable {
  enum Row: CaseIterable, Hashable, Sendable { case name, mask, way }

  /// How a screen comes on stage.
  struct Way: Hashable, Sendable {
    /// `pushed, in a new navigation controller`.
    var label: String
    /// How it is declared, as far as that is not `screen`: `in Tabs: screen`.
    var declaration: String
    /// What is said before the screen is declared, and after.
    var before: [String]
    var after: [String]
    var code: String

    init(
      _ label: String, _ declaration: String, before: [String] = [], _ after: [String],
      _ code: String
    ) {
      self.label = label
      self.declaration = declaration
      self.before = before
      self.after = after
      self.code = code
    }
  }

  /// Where the name goes in a way's sentences and its Swift.
  static let name = "*"

  private(set) var field = TextField(limit: 40)
  /// Nothing stands for UIKit's default.
  private(set) var mask: OrientationMask?
  let ways: [Way]
  private(set) var wayIndex = 0
  var row = Row.name

  /// With one way at least.
  init(_ name: String, _ ways: [Way]) {
    self.ways = ways
    field.suggest(name)
  }

  var way: Way { ways[wayIndex] }
  var called: String { String(field.text.drop { $0 == " " }).trimmedEnd }
  /// Whether it has a mask of its own: a view of SwiftUI's has none.
  var hasMask: Bool { way.declaration.hasSuffix("screen") }
  var rows: [Row] { Row.allCases.filter { $0 != .mask || hasMask } }

  /// What is said for it, one sentence after the other.
  var sentences: [String] {
    let mask = hasMask ? mask.map { " supports \($0.words)" } ?? "" : ""
    let name = called.asName
    return way.before + ["\(way.declaration) \(name)\(mask)"]
      + way.after.map { $0.exchanging(Self.name, for: name) }
  }

  /// What is written for a row, in Swift, where its type is called so.
  func code(_ row: Row, type: String) -> String {
    switch row {
    case .name: hasMask ? "class \(type): UIViewController" : "struct \(type): View"
    case .mask:
      mask.map { "supportedInterfaceOrientations { \($0.swift) }" }
        ?? "no override"
    case .way: way.code.exchanging(Self.name, for: type)
    }
  }

  /// The next or the previous value of a row that has values.
  mutating func change(by count: Int) {
    switch row {
    case .name: field.moveCursor(by: count)
    case .mask: mask = Toggle.masks.next(after: mask, by: count)
    case .way: wayIndex = (wayIndex + count).wrapped(around: ways.count)
    }
  }

  mutating func move(by count: Int) { row = rows.next(after: row, by: count) }

  /// Changes the name; whoever types is at it.
  mutating func edit(_ change: (inout TextField) -> Void) {
    row = .name
    change(&field)
  }
}
