extension RuleBook {
  /// Overriding through a category or an extension.
  static let cat: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .categoryOverrideUndefined, "CAT-1", "Overriding in a category is undefined behavior",
      .narrows, .documented,
      sources: "Apple, Customizing Existing Classes, quoted in the gist of NeilsUltimateLab"): """
    If an Objective-C category, or a Swift extension with an open override on a UIKit class, \
    redefines a method the class itself implements, which one runs "is undefined".
    """,
    RuleEntry(
      .categoryOftenWorks, "CAT-2", "An override in a category often appears to work", .informs,
      .widelyReported, sources: "\(Source.neilsGist.text), configurations 2 and 3"): """
    Such an override often appears to work, and many apps have copied it. Use a subclass instead, \
    or the container's delegate (CONT-3).
    """,
    RuleEntry(
      .categoryChangesApple, "CAT-3", "A category override also affects Apple's view controllers",
      .informs, .inferred, doubt: "from EXC-10 and CONT-1"): """
    Such an override holds for the whole class, and so for Apple's view controllers built on it. \
    The image picker, mail, and the print panel are navigation controllers. So the override can \
    cause an exception (EXC-1) far away from its code.
    """,
    RuleEntry(
      .categoryResolvedHere, "CAT-4", "Upright marks an override in a category as undefined",
      .narrows, .choice): """
    Upright marks an override in a category or an extension as undefined (CAT-1). An assumption \
    says whether it runs.
    """,
  ]
}
