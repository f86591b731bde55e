extension RuleBook {
  /// Advice from Apple, with its date.
  static let adv: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .choosingMasks, "ADV-1", "Fixed masks were advised; changing them is now supported", .informs,
      since: 6, .documented, sources: .rotationGuide, .setNeedsUpdate): """
    Apple's guide of the iOS 6 days advises choosing masks at design time and never changing them \
    dynamically. Since iOS 16, Apple has an API for changing them: \
    setNeedsUpdateOfSupportedInterfaceOrientations().
    """
  ]
}
