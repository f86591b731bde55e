import OrientationScenarios
import OrientationTelling
import SwiftCode

extension ExportInput {
  /// One step for a chat or an issue: what came of it, the code of the fix, and what plays it.
  ///
  /// `picture` is where its picture lies, and `link` what plays it in a browser, if there is one.
  package func shared(
    _ options: ExportOptions, command: String, picture: String? = nil, link: String? = nil
  ) throws(ExportProblem) -> String {
    let number = try step(options)
    let sentence = sentence(of: number)
    var parts = ["**\(sentence.markdown)**"]
    let name = episodes[number].name.harmless.markdownCode
    parts.append("\(title.markdown), \(place), step \(number): \(name)")
    if let picture {
      parts.append("![\("\(title): \(sentence)".markdown)](\(picture.markdownTarget))")
    }
    let best = options.fix == nil && isToMend(number) ? fixes(of: number).first : nil
    parts += (try fix(options) ?? best)?.shared ?? []
    parts.append("```sh\n\(command)\n```")
    if let link { parts.append("[Play it in a browser](\(link))") }
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension Fix {
  /// Where the change is made and what it is, as code.
  fileprivate var shared: [String] {
    let place = file.isEmpty ? "" : "in \(file.harmless.markdownCode), "
    let support = supportLabel.isEmpty ? "" : " (\(supportLabel))"
    let title = "\(place)\(title.harmless.markdown)\(support)".capitalizedFirst
    guard !code.isEmpty else { return [title] }
    let lines = code.map { $0.change.sign + $0.text.harmless }.joined(separator: "\n")
    return ["\(title):", "```diff\n\(lines)\n```"]
  }
}

extension String {
  /// As the place a picture lies at: what could end it, or be obeyed, is a number.
  fileprivate var markdownTarget: String {
    utf8.reduce(into: "") { text, byte in
      let sign = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (sign.isLetter || sign.isNumber || "-._~/".contains(sign))
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(sign) : "%" + digits.zeroPadded(to: 2)
    }
  }
}
