extension RuleBook {
  /// Containers: what they answer and what they hand on.
  static let cont: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .containersKeepTheQuestion, "CONT-1", "Containers don't ask their children", .narrows,
      since: 6, .documented, sources: .iOS6Notes, "\(Source.neilsGist.text), configurations 2 and 3"
    ): """
    Since iOS 6, UINavigationController, UITabBarController, UISplitViewController, and \
    UIPageViewController return the default mask of every view controller (MASK-9), whatever their \
    children support, unless you subclass them or their delegate returns a mask.
    """,
    RuleEntry(
      .childCalledNotUsed, "CONT-2", "A child's getter may be called but not used", .tells,
      since: 6, .reportedTwice, sources: "radar 14080208",
      "\(Source.neilsGist.text), configuration 2", "griddynamics-archive/MMDrawerController #88",
      "in a container of one's own: software-mansion/react-native-screens #3014"): """
    UIKit may call a child's supportedInterfaceOrientations and ignore the result; it doesn't call \
    the child's shouldAutorotate. Reports saw the call at first display, in UIKit's containers and \
    in a container of one's own, and on iOS 6 when one child replaces another. Upright shows the getter as called in those cases, and never as asked.
    """,
    RuleEntry(
      .containerDelegateAnswers, "CONT-3", "A container's delegate can return its mask", .narrows,
      since: 7, .documented, sources: "Apple, the delegate protocols of the four containers",
      "mozilla-mobile/firefox-ios #5950", "Pocket iOS #211"): """
    Instead of subclassing, implement navigationControllerSupportedInterfaceOrientations(_:), \
    tabBarControllerSupportedInterfaceOrientations(_:), \
    splitViewControllerSupportedInterfaceOrientations(_:), or \
    pageViewControllerSupportedInterfaceOrientations(_:) in the container's delegate. Each has a \
    counterpart for the preferred orientation, such as \
    navigationControllerPreferredInterfaceOrientationForPresentation(_:). Without the method, the \
    default applies.
    """,
    RuleEntry(
      .subclassBeforeDelegate, "CONT-4", "A subclass's override takes priority over the delegate",
      .narrows, since: 7, .inferred, doubt: "ordinary override rules"): """
    If a container subclass overrides supportedInterfaceOrientations without calling super, UIKit \
    never asks its delegate.
    """,
    RuleEntry(
      .forwardingSubclass, "CONT-5", "The usual subclass asks its visible child", .narrows,
      since: 6, .widelyReported, sources: .neilsGist, .csharx,
      "jierong.dev, supportedInterfaceOrientations, 2020", "malcolmteas.com"): """
    The usual subclass asks a child: a navigation controller its topViewController or \
    visibleViewController, a tab bar controller its selectedViewController, a split or page view \
    controller a child of its choice. visibleViewController may be a presented view controller \
    (EXC-11).
    """,
    RuleEntry(
      .customContainerAnswers, "CONT-6", "A custom container returns its own mask", .narrows,
      since: 6, .widelyReported, sources: "FAPanels #54", "PPRevealSideViewController #27",
      "TSAnimatedRootViewSwitcheroo #3"): """
    An app's own container returns the default mask of every view controller, so its code must ask \
    the child. iOS 26 adds an API for that, but for the lock preference only: \
    childForInterfaceOrientationLock (GEO-9).
    """,
    RuleEntry(
      .hostingNeverAsks, "CONT-7", "A hosting controller never asks its content", .narrows,
      since: 13, .reportedTwice, doubt: "by one project",
      sources: "godotengine/godot #118350, #119773", .polpiella, "mozilla-mobile/firefox-ios"): """
    UIHostingController is an ordinary view controller with the default mask. UIKit never asks a \
    UIViewControllerRepresentable inside it. setNeedsUpdateOfSupportedInterfaceOrientations() on \
    that child had no effect in the reports, because the hosting controller's mask was what it had \
    been (REVAL-6). Subclass the hosting controller instead.
    """,
    RuleEntry(
      .outerContainersAskedFrom16, "CONT-8",
      "Since iOS 16, only what the outer container returns counts", .informs, since: 16,
      .reportedOnce, sources: "software-mansion/react-native-screens #3014"): """
    Since iOS 16, UIKit asks the root more often than before, and an inner container once. So it \
    isn't enough to override only the inner navigation or tab bar controllers: if the outer one \
    doesn't ask them, UIKit ignores their masks, even if one of them notifies it (REVAL-6).
    """,
    RuleEntry(
      .containersAskChildrenUpTo5, "CONT-9", "Up to iOS 5, containers ask their children", .narrows,
      until: 5, .documented,
      doubt: "for the tab bar; for the navigation controller, top only is our choice",
      sources: "Apple, Technical Q&A QA1688", .rotationGuide, "FGallery #26", "newbetuts 5030315",
      "mattgemmell/MGSplitViewController #68"): """
    Up to iOS 5, a container asks its children. A tab bar controller and a split view controller \
    rotate only if every child agrees. For a navigation controller, the sources don't say whether \
    it asks its whole stack or the top only. Every report fits the top only, so Upright assumes \
    that. A portrait-only view controller that is pushed in landscape appears in landscape.
    """,
    RuleEntry(
      .oldDefaultIsPortrait, "CONT-10", "Up to iOS 5, the default is portrait", .narrows, until: 5,
      .widelyReported, sources: "a javashuo note", "BigZaphod/Chameleon"): """
    Up to iOS 5, a view controller that doesn't override shouldAutorotateToInterfaceOrientation: \
    returns YES for portrait and NO for every other orientation.
    """,
    RuleEntry(
      .callbacksAreForwarded, "CONT-11", "Rotation callbacks are forwarded; the mask isn't", .tells,
      since: 6, .documented, sources: .rotationGuide,
      "Apple, UIViewController.shouldAutomaticallyForwardRotationMethods"): """
    Parents forward the rotation callbacks to their children, although they don't ask them. On iOS \
    6 to 8, shouldAutomaticallyForwardRotationMethods returns whether they do.
    """,
    RuleEntry(
      .forwardsOnlyWhatItSays, "CONT-12", "A forwarding container asks only what its code forwards",
      .narrows, since: 6, .documented, doubt: "as the published code reads", sources: .alexandre,
      .neilsGist, .csharx): """
    A forwarding container asks its child only what its code forwards. Of the well-known \
    extensions, one returns true from shouldAutorotate and forwards the mask only, one forwards \
    the mask and the preferred orientation, and one the mask only. With them, a child's \
    shouldAutorotate of false has no effect. If a navigation controller is presented, UIKit asks \
    the navigation controller (ASK-6). A breakpoint in a child's getter only shows that it was \
    called (CONT-2).
    """,
  ]
}
