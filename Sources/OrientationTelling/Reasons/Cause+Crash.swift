import OrientationModel
import OrientationScenarios

// What ended the app.

extension Wording {
  func cause(of crash: Crash, _ writer: VerdictWriter) -> String {
    switch crash {
    case .noCommonOrientation(let id):
      let own =
        writer.reading.ownAnswers.first { $0.controller == id } ?? writer.reading.ownAnswers.first
      guard let own, let mask = writer.reading.appMask, let source = writer.reading.appSource else {
        return "\(subject(id)) and the app have no orientation in common."
      }
      return own.mask.isVoid
        ? useless(own)
        : "\(subject(own.controller)) supports \(own.mask.phrase) and \(text(of: source)) allows "
          + "\(mask.phrase): no orientation in common."
    case .preferredMismatch(let id, let preference, let mask):
      return "\(subject(id)) prefers \(preference.name), but its mask only includes \(mask.phrase)."
    case .recursion(let id):
      return "\(subject(id)) is asked for its mask while it's still computing it."
    case .noSceneLifeCycle:
      return "An app built with the iOS 27 SDK doesn't launch without the scene life cycle."
    }
  }

  /// A mask that its author cannot have meant.
  func useless(_ answer: Ruling.MaskAnswer) -> String {
    if let key = app[answer.controller].controller.preferenceDefault {
      return "What \(subject(answer.controller).possessive) views prefer and the key's default, "
        + "\(key.phrase), have no orientation in common."
    }
    guard app[answer.controller].controller.isEnumPassedAsMask else {
      return "\(subject(answer.controller)) supports no orientation at all."
    }
    return "\(subject(answer.controller)) returns an orientation where a mask belongs, and UIKit "
      + "reads it as \(answer.mask.phrase)."
  }
}
