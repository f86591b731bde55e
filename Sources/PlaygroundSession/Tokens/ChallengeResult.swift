import OrientationScenarios

extension Session {
  /// What is pasted: which one it was, and how it was solved, without saying how.
  package func result(hints: Int) -> String {
    var whole = self
    whole.walk(to: whole.story)
    let name = ["Upright", chapterNumber.map(String.init)].compactMap { $0 }
    let told = hints == 0 ? "no hint" : hints.of("hint")
    return [name.joined(separator: " "), title, changeWords, told, SessionToken.token(for: whole)]
      .joined(separator: " · ")
  }
}
