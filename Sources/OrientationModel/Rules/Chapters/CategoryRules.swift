extension RuleBook {
  /// Overriding through a category or an extension.
  static let cat: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .categoryOverrideUndefined, "CAT-1", "Overriding in a category is undefined behavior",
      .narrows,
      .documented,
      sources: "Apple, Customizing Existing Classes, quoted in the gist of NeilsUltimateLab"): """
    Where an Objective-C category, or a Swift extension with an open override on a UIKit class, \
    redefines a method the class itself implements, which one runs "is undefined".
    """,
    RuleEntry(
      .categoryOftenWorks, "CAT-2", "An override in a category often appears to work", .informs,
      .widelyReported,
      sources: "\(Source.neilsGist.text), configurations 2 and 3"): """
    In practice such an override often appears to work, and has been copied a great deal. That \
    is the trap. Use a subclass, or the container's delegate (CONT-3).
    """,
    RuleEntry(
      .categoryChangesApple, "CAT-3", "A category override also affects Apple's view controllers",
      .informs, .inferred,
      doubt: "from EXC-10 and CONT-1"): """
    Such an override holds for the whole class, and so also for the system's controllers built \
    on it: the image picker, mail and the print panel are navigation controllers. It can \
    therefore cause EXC-1 far away from where it was written.
    """,
    RuleEntry(
      .categoryResolvedHere, "CAT-4", "How Upright treats an override in a category", .narrows,
      .choice): """
    An override in an extension is marked as undefined. Whether it runs is decided by an \
    assumption, and CAT-1 is always cited.
    """,
  ]
}
