/// How a controller is presented: `UIModalPresentationStyle`.
package enum PresentationStyle: UInt8, Named {
  case automatic, fullScreen, overFullScreen, pageSheet, formSheet
  case currentContext, overCurrentContext, popover, custom
  /// `custom`, with a presentation controller whose `shouldRemovePresentersView` is true.
  case customRemoving

  private static let names = namesOfCases()

  /// As the scenario language writes it.
  package var name: String {
    self == .customRemoving ? "custom removing" : Self.names[Int(rawValue)]
  }
}
