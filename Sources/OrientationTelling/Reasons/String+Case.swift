extension String {
  /// With a capital at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
