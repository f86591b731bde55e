import OrientationScenarios

/// Code as it will look: a literal of several lines, filled in.
///
/// Several lines that are filled in stand as deep as the place where they begin. A line of which
/// nothing is left goes, and so does an empty one at either end, after another, after a brace
/// that opens, and before one that closes.
package struct Code: ExpressibleByStringInterpolation, Hashable, Sendable {
  package private(set) var lines: [String] = []

  package init(_ lines: [String]) {
    var isApart = false
    for line in lines {
      guard let last = self.lines.last, line.isEmpty else {
        if isApart, line.first(where: { $0 != " " }) != "}" { self.lines.append("") }
        isApart = false
        if !line.isEmpty { self.lines.append(line) }
        continue
      }
      isApart = !last.hasSuffix("{")
    }
  }

  package init(stringLiteral text: String) {
    self.init(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  package init(stringInterpolation: StringInterpolation) {
    var filled = stringInterpolation
    filled.endLine()
    self.init(filled.lines)
  }

  package var isEmpty: Bool { lines.isEmpty }

  package var text: String { lines.map { $0 + "\n" }.joined() }

  package static func + (before: Code, after: Code) -> Code { Code(before.lines + after.lines) }

  /// A comment in lines of at most so many columns.
  package static func comment(_ text: String, sign: String = "//", width: Int = 96) -> Code {
    let lines = text.lines { sign.count + $0.count + $1.count + 2 <= width }
    return Code(lines.isEmpty ? [sign] : lines.map { sign + " " + $0 })
  }

  /// What stands on one line where that is not too long.
  package static func fitting(_ width: Int, _ short: String, else long: @autoclosure () -> Code)
    -> Code
  {
    short.count <= width ? Code([short]) : long()
  }

  /// An array, a line or more for each element; a single one needs no comma.
  package static func list(_ head: String, _ rows: [Code], end: String = "]") -> Code {
    guard !rows.isEmpty else { return "\(head)\(end)" }
    var lines = rows.flatMap { $0.lines }
    if rows.count == 1, lines[lines.count - 1].hasSuffix(",") {
      lines[lines.count - 1].removeLast()
    }
    return "\(head)\n  \(Code(lines))\n\(end)"
  }
}

extension Code {
  /// The lines while they are filled in.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate private(set) var lines = [""]
    /// Whether something was filled into the last line, perhaps nothing.
    private var isFilled = false

    package init(literalCapacity: Int, interpolationCount: Int) {}

    fileprivate mutating func endLine() {
      if isFilled, lines[lines.count - 1].allSatisfy({ $0 == " " }) { lines.removeLast() }
      isFilled = false
    }

    package mutating func appendLiteral(_ literal: String) {
      let pieces = literal.split(separator: "\n", omittingEmptySubsequences: false)
      lines[lines.count - 1] += pieces.first ?? ""
      for piece in pieces.dropFirst() {
        endLine()
        lines.append(String(piece))
      }
    }

    package mutating func appendInterpolation(_ code: Code?) {
      let indent = lines[lines.count - 1].prefix { $0 == " " }
      let filled = code?.lines ?? []
      lines[lines.count - 1] += filled.first ?? ""
      lines += filled.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
      isFilled = true
    }

    package mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
      lines[lines.count - 1] += String(value)
      isFilled = true
    }

    /// One under the other.
    package mutating func appendInterpolation(_ parts: [Code]) {
      appendInterpolation(Code(parts.flatMap { $0.lines }))
    }

    /// One under the other, each with an empty line above it.
    package mutating func appendInterpolation(apart parts: [Code?]) {
      let indent = lines.removeLast()
      for part in parts.compactMap({ $0 }) {
        lines += [""] + part.lines.map { $0.isEmpty ? "" : indent + $0 }
      }
      lines.append(indent)
      isFilled = true
    }

    package mutating func appendInterpolation(apart parts: [Code]) {
      appendInterpolation(apart: parts.map { Optional($0) })
    }

    package mutating func appendInterpolation(if condition: Bool, _ code: @autoclosure () -> Code) {
      appendInterpolation(condition ? code() : nil)
    }
  }
}

extension String {
  package var swiftLiteral: String {
    let escaped = escaped { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.isObeyed: "\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
    return "\"" + escaped + "\""
  }

  /// With a small first letter; an abbreviation in capitals becomes small as a whole.
  var lowerCamel: String {
    let capitals = prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < self.count ? capitals - 1 : max(capitals, 1)
    return prefix(count).lowercased() + dropFirst(count)
  }
}

extension Code {
  /// What a view says of its own state, and not of a model that it shares.
  var withoutModel: Code {
    Code(lines.map { $0.exchanging("$model.", for: "$").exchanging("model.", for: "") })
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or an editor obeys it instead of showing it.
  fileprivate var isObeyed: Bool {
    value < 0x20 || value == 0x7F || String(self) != String(self).harmless
  }
}
