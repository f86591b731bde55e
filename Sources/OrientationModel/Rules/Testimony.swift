/// What somebody saw of an open question, on a real system.
package struct Testimony: Hashable, Sendable {
  package let assumption: Assumption
  package let answer: Bool
  /// The version of iOS and the model, as the app wrote them.
  package let ios: String
  package let model: String
  /// Who saw it, as they want to be called.
  package let witness: String

  package init(
    _ assumption: Assumption, _ answer: Bool, ios: String, model: String, by witness: String
  ) {
    (self.assumption, self.answer) = (assumption, answer)
    (self.ios, self.model, self.witness) = (ios, model, witness)
  }

  /// Everything that was sent in so far: as `upright rules --open --observed` tells it.
  package static let all: [Testimony] = []

  /// `yes on iOS 26.1, iPhone18,1 (Ada)`.
  package var sentence: String {
    "\(answer ? "yes" : "no") on iOS \(ios), \(model) (\(witness))"
  }
}

extension Assumption {
  /// What was seen of it.
  package func testimonies(among all: [Testimony] = Testimony.all) -> [Testimony] {
    all.filter { $0.assumption == self }
  }
}
