extension RuleBook {
  /// Containers: what they answer and what they hand on.
  static let cont: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .containersKeepTheQuestion, "CONT-1", "Containers don't ask their children", .narrows,
      since: 6, .documented, sources: .iOS6Notes,
      "\(Source.neilsGist.text), configurations 2 and 3"): """
    Since iOS 6, UINavigationController, UITabBarController, UISplitViewController, and \
    UIPageViewController return the default mask of every view controller (MASK-9), \
    whatever their children support, unless you subclass them or their delegate returns a mask.
    """,
    RuleEntry(
      .childCalledNotUsed, "CONT-2", "A child's getter may be called but not used", .tells,
      since: 6,
      .reportedTwice, sources: "radar 14080208", "\(Source.neilsGist.text), configuration 2",
      "griddynamics-archive/MMDrawerController #88"): """
    UIKit may call a child's supportedInterfaceOrientations and ignore the result; its \
    shouldAutorotate is not called. It was seen at the first display, and on iOS 6 when one child \
    takes another's place, so that is when a dropped answer counts as called. It never counts as \
    asked.
    """,
    RuleEntry(
      .containerDelegateAnswers, "CONT-3", "A container's delegate can return its mask", .narrows,
      since: 7,
      .documented, sources: "Apple, the delegate protocols of the four containers",
      "mozilla-mobile/firefox-ios #5950", "Pocket iOS #211"): """
    Instead of subclassing, the container's delegate may implement \
    navigationControllerSupportedInterfaceOrientations(_:), \
    tabBarControllerSupportedInterfaceOrientations(_:), \
    splitViewControllerSupportedInterfaceOrientations(_:) or \
    pageViewControllerSupportedInterfaceOrientations(_:). Each has a twin for the preferred \
    orientation, such as navigationControllerPreferredInterfaceOrientationForPresentation(_:). \
    Without the method the default applies.
    """,
    RuleEntry(
      .subclassBeforeDelegate, "CONT-4", "A subclass's override takes priority over the delegate",
      .narrows, since: 7, .inferred, doubt: "ordinary override rules"): """
    A container subclass that overrides supportedInterfaceOrientations and does not call super \
    never reaches its delegate's answer.
    """,
    RuleEntry(
      .forwardingSubclass, "CONT-5", "The usual subclass asks its visible child", .narrows,
      since: 6,
      .widelyReported, sources: .neilsGist, .csharx,
      "jierong.dev, supportedInterfaceOrientations, 2020", "malcolmteas.com"): """
    The usual subclass asks a child: a navigation controller its topViewController \
    or visibleViewController, a tab bar controller to its selectedViewController, a split or \
    page view controller to a child of its choice. visibleViewController may be something \
    presented (EXC-11).
    """,
    RuleEntry(
      .customContainerAnswers, "CONT-6", "A custom container returns its own mask", .narrows,
      since: 6, .widelyReported, sources: "FAPanels #54", "PPRevealSideViewController #27",
      "TSAnimatedRootViewSwitcheroo #3"): """
    A container of the app's own has the default mask of every view controller and must hand \
    the question on by hand. iOS 26 adds a real hook for forwarding, but for the orientation \
    lock only: childForInterfaceOrientationLock (GEO-9).
    """,
    RuleEntry(
      .hostingNeverAsks, "CONT-7", "A hosting controller never asks its content", .narrows,
      since: 13, .reportedTwice, doubt: "by one project",
      sources: "godotengine/godot #118350, #119773", .polpiella, "mozilla-mobile/firefox-ios"): """
    UIHostingController is an ordinary view controller with the default mask. A \
    UIViewControllerRepresentable inside it is never asked, and \
    setNeedsUpdateOfSupportedInterfaceOrientations() on that child has no effect. The pattern \
    is to subclass the hosting controller.
    """,
    RuleEntry(
      .outerContainersAskedFrom16, "CONT-8",
      "Since iOS 16, UIKit asks outer containers more often", .informs, since: 16, .reportedOnce,
      sources: "software-mansion/react-native-screens #3014"): """
    From iOS 16 the root and the tab bar controller are asked more often than before, so \
    overriding only the inner navigation or tab controllers is not enough.
    """,
    RuleEntry(
      .containersAskChildrenUpTo5, "CONT-9", "Up to iOS 5, containers ask their children",
      .narrows, until: 5, .documented,
      doubt: "for the tab bar; for the navigation controller, top only is our choice",
      sources: "Apple, Technical Q&A QA1688", .rotationGuide, "FGallery #26",
      "newbetuts 5030315", "mattgemmell/MGSplitViewController #68"): """
    Up to iOS 5 a container asks its children. A tab bar controller and a split view controller \
    turn only if every child agrees. For a navigation controller the sources do not say whether \
    all or only the top is asked; every report of its quirks fits the top one only, and so it is \
    here. Pushing a portrait-only view controller while in landscape shows it in landscape.
    """,
    RuleEntry(
      .oldDefaultIsPortrait, "CONT-10", "Up to iOS 5, the default is portrait", .narrows, until: 5,
      .widelyReported, sources: "a javashuo note", "BigZaphod/Chameleon"): """
    Up to iOS 5 a view controller that does not override \
    shouldAutorotateToInterfaceOrientation: says YES to portrait and NO to everything else.
    """,
    RuleEntry(
      .callbacksAreForwarded, "CONT-11", "Rotation callbacks are forwarded; the mask isn't",
      .tells, since: 6, .documented, sources: .rotationGuide,
      "Apple, UIViewController.shouldAutomaticallyForwardRotationMethods"): """
    Parents pass the rotation callbacks on to their children although they do not pass the \
    question on. On iOS 6 to 8 shouldAutomaticallyForwardRotationMethods says whether they do.
    """,
    RuleEntry(
      .forwardsOnlyWhatItSays, "CONT-12", "A forwarding container asks only what its code forwards",
      .narrows, since: 6, .documented, doubt: "as the published code reads", sources: .alexandre,
      .neilsGist, .csharx): """
    A container that forwards hands on the questions its code forwards, and no others. Of the \
    well-known extensions one answers shouldAutorotate with true and hands on the mask only, \
    one hands on the mask and the preferred orientation, one the mask alone. A child whose \
    shouldAutorotate is false is then never heard. Where a navigation controller is presented \
    it is the one asked (ASK-6), and a breakpoint in a child's getter shows that it was called, \
    which is no outcome (CONT-2).
    """,
  ]
}
