/// As much of JSON as a report needs.
enum JSON {
  case number(Double)
  case text(String)
  case array([JSON])
  /// In the order in which it is written.
  case object([(String, JSON)])

  static func count(_ value: Int) -> JSON { .number(Double(value)) }

  var text: String {
    switch self {
    case .number(let value):
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    case .text(let value): return "\"\(value)\""
    case .array(let values): return "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let pairs):
      return "{\(pairs.map { "\"\($0)\":\($1.text)" }.joined(separator: ","))}"
    }
  }
}
