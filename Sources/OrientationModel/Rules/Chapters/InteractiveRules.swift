extension RuleBook {
  /// Interactive pops and dismissals.
  static let int: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .begunPopHasLeft, "INT-1", "Starting a swipe back already sends viewWillDisappear", .tells,
      since: 7,
      .reportedOnce, doubt: "it is also how the API is documented to work",
      sources: "AlphaWallet #5146", .csharx, "on the last sentence: radar 25921465"): """
    An interactive pop, or the dragging away of a sheet, that has only begun sends \
    viewWillDisappear at once, with isMovingFromParent or isBeingDismissed already true. If it \
    is cancelled, viewWillAppear follows. Code in viewWillDisappear has run by then: a reset \
    written there fires on a swipe that is cancelled. Beginning decides nothing, but for this: \
    from iOS 9 a dismissal that has begun over a presenter that does not allow the interface as it \
    is turns at once.
    """,
    RuleEntry(
      .turnCancelsSwipe, "INT-2", "Rotating during the swipe cancels the pop", .decides, since: 8,
      .reportedOnce, doubt: "seen on 8", sources: "radar 19575838"): """
    When the device turns during an interactive pop, the pop is cancelled and the interface \
    turns after it.
    """,
    RuleEntry(
      .swipeAnywhereOn26, "INT-3", "Since iOS 26, a swipe back can start anywhere", .informs,
      since: 26,
      .documented,
      sources: "Apple, UINavigationController.interactiveContentPopGestureRecognizer"): """
    From iOS 26 the swipe back may start anywhere in the content \
    (interactiveContentPopGestureRecognizer).
    """,
  ]
}
