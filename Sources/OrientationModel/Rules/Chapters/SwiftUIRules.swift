extension RuleBook {
  /// SwiftUI: hosting controllers and preferences.
  static let swui: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .noOrientationAPIInSwiftUI, "SWUI-1", "SwiftUI has no orientation API", .narrows, since: 13,
      .reportedOnce, doubt: "CONT-7 was reported as well", sources: .polpiella,
      "Apple developer forums, thread 125155, which that article credits"): """
    The root UIHostingController returns the default mask. The usual pattern is to subclass it, \
    make it the window's root, and return a mask that a preference sets.
    """,
    RuleEntry(
      .preferenceKeyDefault, "SWUI-2",
      "The published preference key defaults to portrait on phones", .narrows, since: 13,
      .documented,
      doubt: "as the article reads; no source says whether an unset default is delivered",
      sources: .polpiella): """
    The published key defaults to all on iPad and to portrait on a phone, and its reduce is the \
    intersection. The mask starts with all or allButUpsideDown. So a phone's mask is \
    allButUpsideDown before the first delivery and portrait after it, unless a view sets another. \
    The article's "locked to portrait" is true only if SwiftUI delivers the default although no \
    view set it.
    """,
    RuleEntry(
      .defaultCanReduceToNothing, "SWUI-3", "A non-neutral default can reduce to an empty mask",
      .narrows, since: 13, .inferred, doubt: "the requirement is documented",
      sources: "Apple, PreferenceKey.defaultValue and reduce(value:nextValue:)",
      "DevAndArtist, gist 8267a7db", "qiita.com/takehilo"): """
    Apple requires that reducing a value with the default "shouldn't change the meaning". \
    Intersecting with portrait changes it. A landscape screen next to a sibling that sets nothing \
    can reduce to a mask of 0, which is illegal (MASK-9, EXC-1). A correct key has all as its \
    default. Logs show reduce called with the defaults of siblings.
    """,
    RuleEntry(
      .reduceInTreeOrder, "SWUI-4", "reduce runs in view tree order", .tells, since: 13,
      .documented,
      doubt: "the part about a false condition was reported once, that about a "
        + "pushed destination nowhere", sources: "Apple, PreferenceKey.reduce(value:nextValue:)",
      "DevAndArtist, gist 8267a7db"): """
    reduce combines siblings in the order of the view tree. Siblings inside a condition that is \
    false don't count. No source says whether the view under a pushed destination still does; \
    Upright assumes that only the destination counts.
    """,
    RuleEntry(
      .coverPreferenceStays, "SWUI-5", "A cover's preference doesn't reach its presenter", .narrows,
      since: 13, .reportedOnce, doubt: "for sheets it is inferred", sources: .polpiella, "oleb.net"):
      """
    A preference set inside the content of .fullScreenCover doesn't reach onPreferenceChange in \
    the presenting tree. The same holds for sheets: their content is a separate hosted tree.
    """,
    RuleEntry(
      .setOnPresentingView, "SWUI-6", "Set the preference on the presenting view", .informs,
      since: 13, .reportedOnce, sources: .polpiella): """
    Attach .supportedOrientations(state) to the presenting content and change the state in \
    .onChange(of: isPresented). The preference then changes in the presenting tree's own update.
    """,
    RuleEntry(
      .coversDeferToRoot, "SWUI-7", "With a cover or sheet up, UIKit still asks the root", .narrows,
      since: 13, .inferred, doubt: "drawn from one report", sources: .polpiella): """
    While a SwiftUI cover or sheet is up, UIKit still asks the root: by itself since iOS 16 \
    (REVAL-5), and only at the next device rotation up to iOS 15. In the article, the root's mask \
    still counted while the cover was up. The article calls neither \
    setNeedsUpdateOfSupportedInterfaceOrientations() nor attemptRotationToDeviceOrientation(), yet \
    iOS 16 rotated and iOS 15 didn't.
    """,
    RuleEntry(
      .sameCodeDiffers15And16, "SWUI-8", "The same code behaves differently on iOS 15 and 16",
      .decides, since: 13, .reportedOnce, sources: .polpiella, "Swiftfin #1173"): """
    Changing a single screen's mask "works well on iOS 16 but not on iOS 15". On iOS 15, use \
    allButUpsideDown instead of landscape alone, and let the user rotate the phone. The hierarchy \
    of hosting controllers differs as well.
    """,
    RuleEntry(
      .preferenceArrivesLate, "SWUI-9", "A preference arrives one update late", .tells, since: 13,
      .inferred, doubt: "consistent with Apple's Equatable requirement"): """
    onPreferenceChange runs after the view update that changed the value, and only if the reduced \
    value differs. So the mask changes one update after the state, and UIKit gets the old mask if \
    it asks before that (compare MASK-13).
    """,
    RuleEntry(
      .globalMaskInDelegate, "SWUI-10", "One global mask in the app delegate works through sheets",
      .informs, since: 13, .reportedTwice, sources: "wvteijlingen/swiftui-interface-orientation",
      "LoopKit, OrientationLock"): """
    Another approach keeps one mask in the app delegate: the intersection over all live views. It \
    works through sheets because the app's mask is global. On iPad, the app must also opt out of \
    multitasking (PAD-2).
    """,
    RuleEntry(
      .whatFailedInSwiftUI, "SWUI-11", "What doesn't work in SwiftUI", .informs, since: 13,
      .reportedOnce, sources: .polpiella): """
    These attempts failed: wrapping both screens in view controllers with masks of their own, the \
    same with requestGeometryUpdate, and rotationEffect.
    """,
  ]
}
