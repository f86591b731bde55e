import OrientationScenarios

/// One message at one place of a file, as GitHub shows it.
struct Annotation {
  var level = "error"
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
    // A name that has to be changed to be shown leads nowhere.
    let isInRepository = isInRepository && file == file.harmless
    if isInRepository {
      properties.append("file=\(file.escapedAsProperty)")
      if line > 0 { properties.append("line=\(line)") }
      if column > 0 { properties.append("col=\(column)") }
    }
    properties.append("title=\(title.escapedAsProperty)")
    let words = isInRepository ? message : "\(place)\n\(message)"
    return "::\(level) \(properties.joined(separator: ","))::\(words.escapedAsMessage)\n"
  }

  private var place: String { line > 0 ? "\(file.harmless):\(line)" : file.harmless }

  /// For the log alone.
  var plain: String {
    let text = message.split(separator: "\n").joined(separator: "; ")
    return "\(place): \(text)".inWorkflowLog + "\n"
  }
}

extension Response {
  /// The same with messages that a runner of workflows can't take for commands: it reads them on
  /// standard error too, wherever blanks end and wherever `##[` is.
  var inWorkflowLog: Response {
    var response = self
    response.effects = effects.map { effect in
      guard case .message(let text) = effect else { return effect }
      let lines = text.trimmed.split(separator: "\n", omittingEmptySubsequences: false)
      return .message(lines.map { String($0).inWorkflowLog + "\n" }.joined())
    }
    return response
  }
}

extension String {
  /// As a line of a workflow's log that is no command.
  fileprivate var inWorkflowLog: String { "| " + harmless.replacing("##[", with: "## [") }

  var escapedAsMessage: String { escaped(["%", "\r", "\n"]) }

  fileprivate var escapedAsProperty: String { escaped(["%", "\r", "\n", ":", ","]) }

  private func escaped(_ special: Set<Unicode.Scalar>) -> String {
    escaped { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return special.contains(scalar) ? "%" + (digits.count == 1 ? "0" : "") + digits : nil
    }
  }
}
