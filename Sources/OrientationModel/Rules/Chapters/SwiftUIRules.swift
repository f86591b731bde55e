extension RuleBook {
  /// SwiftUI: hosting controllers and preferences.
  static let swui: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .noOrientationAPIInSwiftUI, "SWUI-1", "SwiftUI has no orientation API", .narrows,
      since: 13, .reportedOnce, doubt: "CONT-7 was reported as well", sources: .polpiella,
      "Apple developer forums, thread 125155, which that article credits"): """
    The root UIHostingController returns the default mask. The usual pattern is to subclass it, \
    make it the window's root, and let supportedInterfaceOrientations read a holder that a \
    preference feeds.
    """,
    RuleEntry(
      .preferenceKeyDefault, "SWUI-2", "The published preference key and its default", .narrows,
      since: 13, .documented,
      doubt: "as the article reads; whether a default nobody set is delivered is not settled",
      sources: .polpiella): """
    The key's default is all on a pad and portrait on a phone, its reduce is the intersection, \
    and the holder starts with all or allButUpsideDown. So a phone's mask is allButUpsideDown \
    before the first delivery and portrait after it, unless a view says otherwise. The \
    article's "locked to portrait" needs the default to be delivered although nobody set it.
    """,
    RuleEntry(
      .defaultCanReduceToNothing, "SWUI-3", "A non-neutral default can reduce to an empty mask",
      .narrows, since: 13, .inferred, doubt: "the requirement is documented",
      sources: "Apple, PreferenceKey.defaultValue and reduce(value:nextValue:)",
      "DevAndArtist, gist 8267a7db", "qiita.com/takehilo"): """
    Apple requires that reducing with the default leaves a value as it is: it "shouldn't change \
    the meaning". Intersecting with portrait does not. A landscape screen beside a sibling that \
    sets nothing can reduce to a mask of 0, which is illegal (MASK-9, EXC-1). A correct key has \
    all as its default. Logs show reduce called with the defaults of siblings.
    """,
    RuleEntry(
      .reduceInTreeOrder, "SWUI-4", "reduce runs in view tree order", .tells, since: 13,
      .documented, doubt: "the part about a false condition was reported once",
      sources: "Apple, PreferenceKey.reduce(value:nextValue:)", "DevAndArtist, gist 8267a7db"): """
    reduce goes over siblings in the order of the view tree. Siblings behind a condition that \
    is false do not take part.
    """,
    RuleEntry(
      .coverPreferenceStays, "SWUI-5", "A cover's preference doesn't reach its presenter",
      .narrows, since: 13, .reportedOnce, doubt: "for sheets it is inferred", sources: .polpiella,
      "oleb.net"): """
    A preference set inside the content of .fullScreenCover does not reach onPreferenceChange \
    in the presenting tree. Sheets behave alike: their content is a separate hosted tree.
    """,
    RuleEntry(
      .setOnPresentingView, "SWUI-6", "Set the preference on the presenting view",
      .informs, since: 13, .reportedOnce, sources: .polpiella): """
    Attach .supportedOrientations(state) to the presenting content and flip the state in \
    .onChange(of: isPresented). The preference then changes in the presenting tree's own update.
    """,
    RuleEntry(
      .coversDeferToRoot, "SWUI-7", "With a cover or sheet up, UIKit still asks the root", .narrows,
      since: 13, .inferred, doubt: "drawn from one report", sources: .polpiella): """
    With the cover on screen the root's mask still governed the picture, so SwiftUI's own \
    presented hosting controller did not overrule it, or UIKit asked the root. The article \
    calls neither setNeedsUpdateOfSupportedInterfaceOrientations() nor \
    attemptRotationToDeviceOrientation(), yet iOS 16 turned and 15 did not. Here a SwiftUI \
    cover or sheet isn't asked: UIKit asks the root, by itself since iOS 16 (REVAL-5) \
    and, up to iOS 15, only when the device rotates next.
    """,
    RuleEntry(
      .sameCodeDiffers15And16, "SWUI-8", "The same code behaves differently on iOS 15 and 16",
      .decides,
      since: 13, .reportedOnce, sources: .polpiella, "Swiftfin #1173"): """
    Changing a single screen's mask "works well on iOS 16 but not on iOS 15". On 15 use \
    allButUpsideDown rather than landscape alone, and so let the user turn the phone. The \
    hierarchy of hosting controllers differs as well.
    """,
    RuleEntry(
      .preferenceArrivesLate, "SWUI-9", "A preference arrives one update late", .tells, since: 13,
      .inferred, doubt: "consistent with Apple's Equatable requirement"): """
    onPreferenceChange runs after the view update that changed the value, and only when the \
    reduced value differs. So the mask changes one update after the state, and a question UIKit \
    asks in between gets the old mask (compare MASK-13).
    """,
    RuleEntry(
      .globalMaskInDelegate, "SWUI-10", "One global mask in the app delegate", .informs, since: 13,
      .reportedTwice, sources: "wvteijlingen/swiftui-interface-orientation",
      "LoopKit, OrientationLock"): """
    Another approach keeps one mask in the app delegate, the intersection over all live views. \
    It works through sheets because the app mask is global. On an iPad it needs one of the ways \
    out of PAD-2.
    """,
    RuleEntry(
      .whatFailedInSwiftUI, "SWUI-11", "What doesn't work in SwiftUI", .informs, since: 13,
      .reportedOnce, sources: .polpiella): """
    The attempts listed as failed: wrapping both screens in view controllers with masks of \
    their own; the same with requestGeometryUpdate; rotationEffect.
    """,
  ]
}
