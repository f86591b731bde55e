extension Problem {
  /// What a code means, at length, with an example that has the problem and one that has not.
  package struct Explanation: Hashable, Sendable {
    /// One line.
    package var title: String
    package var paragraph: String
    package var wrong: String
    package var right: String

    init(_ title: String, _ paragraph: String, wrong: String, right: String) {
      self.title = title
      self.paragraph = paragraph
      self.wrong = wrong
      self.right = right
    }
  }
}

extension Problem.Code {
  package var explanation: Problem.Explanation {
    textExplanation ?? quotingExplanation ?? layoutExplanation ?? wordExplanation
      ?? moreWordExplanation ?? setUpExplanation ?? placeExplanation ?? nameExplanation
      ?? stepExplanation
  }

  package var title: String { explanation.title }
}

extension Problem.Explanation {
  /// As `upright rules E104` prints it.
  package func text(for code: Problem.Code) -> String {
    """
    \(code.text)  \(title)

    \(paragraph)

    Wrong:

    \(wrong.indented)
    Right:

    \(right.indented)
    """
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0.picture)\n" }.joined()
  }
}

extension Substring {
  /// As much as fits a line, control characters as pictures.
  fileprivate var picture: String { (count > 76 ? prefix(75) + "…" : String(self)).harmless }
}
