extension API {
  package init?(_ kind: Controller.Kind, _ system: SystemController?) {
    switch kind {
    case .system:
      guard let system else { return nil }
      self = .controller(system)
    case .hosting, .sheet: self = .swiftUI
    case .cover: self = .fullScreenCover
    case .screen, .navigation, .tabs, .split, .pages, .container, .view: return nil
    }
  }
}
