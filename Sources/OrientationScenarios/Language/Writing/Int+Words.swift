extension Int {
  /// With a comma between thousands.
  package var grouped: String {
    let digits = Array(String(self))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0, digits[index - 1] != "-" { text += "," }
      text.append(digits[index])
    }
  }

  package func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(grouped) \(noun)s" }
}
