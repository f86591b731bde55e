extension RuleBook {
  /// Apple's own controllers.
  static let sys: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .systemControllers, "SYS-1", "Apple's view controllers have rules of their own", .narrows,
      .choice, doubt: "each controller's own rule has its own confidence"): """
    Apple's view controllers here are the alert, the share sheet, the image picker, the player, \
    Safari, mail, the print panel, Quick Look, the App Store page, and a web page's full-screen \
    video. MISC-1 to MISC-5, MISC-12 to MISC-14, and EXC-10 have their styles, masks, and \
    versions.
    """
  ]
}
