/// What was observed of an open question, on a real system.
package struct DeviceReport: Hashable, Sendable {
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
    self.assumption = assumption
    self.answer = answer
    self.ios = ios
    self.model = model
    self.witness = witness
  }

  /// Everything that was sent in so far: as `upright rules --open --observed` tells it.
  package static let all: [DeviceReport] = []

  /// `yes on iOS 26.1, iPhone18,1 (Ada)`.
  package var sentence: String {
    "\(answer ? "yes" : "no") on iOS \(ios), \(model) (\(witness))"
  }
}

extension Assumption {
  /// What was seen of it.
  package func reports(among all: [DeviceReport] = DeviceReport.all) -> [DeviceReport] {
    all.filter { $0.assumption == self }
  }
}
