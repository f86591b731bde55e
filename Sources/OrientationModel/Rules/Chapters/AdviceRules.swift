extension RuleBook {
  /// Advice from Apple, with its date.
  static let adv: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .choosingMasks, "ADV-1", "Fixed masks were advised; changing them is now supported", .informs,
      since: 6,
      .documented, sources: .rotationGuide, .setNeedsUpdate): """
    Apple's guide of the iOS 6 days advises to choose masks at design time and never to change \
    them dynamically. From iOS 16 Apple's own API, \
    setNeedsUpdateOfSupportedInterfaceOrientations(), exists for changing them.
    """
  ]
}
