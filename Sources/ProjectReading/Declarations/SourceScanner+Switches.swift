/// A property that is on or off, and the class that has it.
struct SwitchKey: Hashable, Sendable {
  var owner: String
  var name: String
  /// Whether it is a delegate's, which others turn too.
  var isDelegates: Bool
}

/// The switches that a source is read for.
struct WantedSwitches: Sendable {
  private let byName: [String: [SwitchKey]]

  init(_ keys: Set<SwitchKey>) {
    byName = Dictionary(grouping: keys.sorted { $0.owner < $1.owner }, by: \.name)
  }

  /// A class's own.
  func own(_ name: String, of owner: String?) -> SwitchKey? {
    byName[name]?.first { $0.owner == owner }
  }

  /// The one of somebody who is called like it or is a delegate.
  func delegates(_ name: String, behind words: [String]) -> SwitchKey? {
    byName[name]?.first { key in
      key.isDelegates
        && words.contains { $0 == key.owner || $0.lowercased().hasSuffix("delegate") }
    }
  }
}

extension SourceScanner {
  /// Reads `delegate.allowsLandscape = true`, where that is a switch that is looked for, and
  /// `var allowsLandscape = false`.
  mutating func readTurn(_ wanted: WantedSwitches, at index: Int) {
    let isInitial = ["var", "BOOL"].contains(code.text(index - 1))
    let isGiven = code.isSign("=", at: index + 1) && !code.isSign("=", at: index + 2)
    guard isInitial || isGiven && member != nil else { return }
    let name = code.text(index)
    let isOthers = code.isSign(".", at: index - 1) && code.text(index - 2) != "self"
    let line = code[index]?.line
    let words = (max(0, index - 24)..<index).filter { code[$0]?.line == line }.map(code.text)
    let key =
      isOthers ? wanted.delegates(name, behind: words) : wanted.own(name, of: owner)
    guard let key, let value = turned(at: index) else { return }
    var assignment = Assignment(
      name: name, owner: owner, place: code.place(index), value: value, memberName: memberName)
    if !isInitial { assignment.occasions = occasions(of: index) }
    facts.turns.append(DeclaredTurn(key: key, assignment: assignment, isInitial: isInitial))
  }

  /// What stands behind the next `=`; in Objective-C a property begins off without one.
  private func turned(at index: Int) -> Snippet? {
    let end = code.endOfExpression(from: index + 1)
    if let sign = (index..<end).first(where: { code.isSign("=", at: $0) }) {
      return code.snippet(sign + 1..<end)
    }
    return code.isSwift
      ? nil
      : Snippet(
        pieces: [.init(text: "NO", kind: .word, line: 1, isApart: false)], isSwift: false,
        file: code.file)
  }
}
