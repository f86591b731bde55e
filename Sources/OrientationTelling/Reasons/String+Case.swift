extension String {
  /// With a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With a capital at its beginning, unless that is a name of UIKit's.
  var sentenceCased: String {
    prefix { $0 != " " }.dropFirst().contains { $0.isUppercase } ? self : capitalizedFirst
  }
}
