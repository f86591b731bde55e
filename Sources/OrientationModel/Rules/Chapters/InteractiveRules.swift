extension RuleBook {
  /// Interactive pops and dismissals.
  static let int: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .begunPopHasLeft, "INT-1", "Starting a swipe back already sends viewWillDisappear", .tells,
      since: 7, .reportedOnce, doubt: "it is also how the API is documented to work",
      sources: "AlphaWallet #5146", .csharx, "on the exception: radar 25921465"): """
    Starting an interactive pop, or dragging a sheet away, sends viewWillDisappear at once, with \
    isMovingFromParent or isBeingDismissed already true. If the user cancels, viewWillAppear \
    follows. By then, the code in viewWillDisappear has run: a reset there runs on a swipe that is \
    canceled. The start doesn't make UIKit check, with one exception. Since iOS 9, starting to \
    dismiss over a presenter that doesn't allow the current orientation rotates the interface at \
    once. Upright assumes that canceling then rotates it back, if the presented screen needs that.
    """,
    RuleEntry(
      .turnCancelsSwipe, "INT-2", "Rotating during the swipe cancels the pop", .decides, since: 8,
      .reportedOnce, doubt: "seen on 8", sources: "radar 19575838"): """
    When the device rotates during an interactive pop, UIKit cancels the pop and then rotates the \
    interface.
    """,
    RuleEntry(
      .swipeAnywhereOn26, "INT-3", "Since iOS 26, a swipe back can start anywhere", .informs,
      since: 26, .documented,
      sources: "Apple, UINavigationController.interactiveContentPopGestureRecognizer"): """
    Since iOS 26, a swipe back may start anywhere in the content \
    (interactiveContentPopGestureRecognizer).
    """,
  ]
}
