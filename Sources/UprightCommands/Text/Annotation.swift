import Exports
import OrientationScenarios

/// One message at one place of a file, as GitHub shows it.
struct Annotation {
  var file: String
  /// Standard input and what is bundled have no path that GitHub could open.
  var isInRepository = true
  var title: String
  var message: String
  var line = 0
  var column = 0

  /// `::error file=…,line=…::…`, on one line.
  var command: String {
    var properties: [String] = []
    if isInRepository {
      properties.append("file=\(file.escapedAsProperty)")
      if line > 0 { properties.append("line=\(line)") }
      if column > 0 { properties.append("col=\(column)") }
    }
    properties.append("title=\(title.escapedAsProperty)")
    let words = isInRepository ? message : "\(place)\n\(message)"
    return "::error \(properties.joined(separator: ","))::\(words.escapedAsMessage)\n"
  }

  private var place: String { line > 0 ? "\(file):\(line)" : file }

  /// For the log alone.
  var plain: String {
    let text = message.split(separator: "\n").joined(separator: "; ")
    return "  \(place.harmless): \(text.harmless)\n"
  }
}

extension String {
  fileprivate var escapedAsMessage: String { escaped(["%", "\r", "\n"]) }

  fileprivate var escapedAsProperty: String { escaped(["%", "\r", "\n", ":", ","]) }

  private func escaped(_ special: Set<Unicode.Scalar>) -> String {
    escaped { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return special.contains(scalar) ? "%" + (digits.count == 1 ? "0" : "") + digits : nil
    }
  }
}
