import OrientationModel

extension Scenario {
  /// A controller, as a step or an expectation calls it.
  package enum Reference: Hashable, Sendable {
    case name(String)
    /// A container without a name, by its keyword: `navigation`, or `tabs 2` for the second.
    ///
    /// Counted are the containers of this kind that have no name, in the order of the file.
    case unnamed(ContainerKind, ordinal: Int)
    /// The plain navigation controller that `present navigation(NAME)` wraps around a controller.
    indirect case wrapper(of: Reference)
    case system(SystemController)
  }

  /// The containers there are.
  package enum ContainerKind: String, CaseIterable, Hashable, Sendable {
    case navigation, tabs, split, pages, container, hosting
  }
}
