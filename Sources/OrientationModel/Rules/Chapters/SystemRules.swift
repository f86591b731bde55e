extension RuleBook {
  /// Apple's own controllers.
  static let sys: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .systemControllers, "SYS-1", "Apple's view controllers", .narrows, .choice,
      doubt: "each controller's own rule has its own confidence"): """
    The system controllers people meet are the alert, the share sheet, the image picker, the \
    player, Safari, mail and the print panel, Quick Look and the App Store's page, and a \
    page's video in full screen. Their styles, masks and versions are those of MISC-1 to MISC-5, \
    MISC-12 to MISC-14 and EXC-10.
    """
  ]
}
