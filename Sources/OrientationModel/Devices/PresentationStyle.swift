/// How a controller is presented: `UIModalPresentationStyle`.
package enum PresentationStyle: UInt8, Named {
  case automatic, fullScreen, overFullScreen, pageSheet, formSheet
  case currentContext, overCurrentContext, popover, custom
  /// `custom`, with a presentation controller whose `shouldRemovePresentersView` is true.
  case customRemoving

  package var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// As the scenario language writes it.
  package var name: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .overFullScreen: "overFullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .custom: "custom"
    case .customRemoving: "custom removing"
    }
  }
}
