extension Problem {
  /// A kind of problem: the number it goes by, and what it means at length, with an example that has
  /// the problem and one that has not.
  package struct Code: CaseIterable, Hashable, Sendable {
    package let number: Int
    package let title: String
    package let paragraph: String
    package let wrong: String
    package let right: String

    init(_ number: Int, _ title: String, _ paragraph: String, wrong: String, right: String) {
      self.number = number
      self.title = title
      self.paragraph = paragraph
      self.wrong = wrong
      self.right = right
    }

    /// As it is printed: `E104`.
    package var text: String { "E\(number)" }

    /// The code of that name, in either case.
    package init?(text: some StringProtocol) {
      let name = text.uppercased()
      guard let code = Self.allCases.first(where: { $0.text == name }) else { return nil }
      self = code
    }
  }
}
