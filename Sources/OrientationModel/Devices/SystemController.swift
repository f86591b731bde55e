/// Apple's own controllers as people meet them (SYS-1).
package enum SystemController: UInt8, CaseIterable, Hashable, Sendable {
  case alert
  case share
  case imagePicker
  case player
  case safari
  case mail
  case print

  /// As the scenario language writes it, after `system`.
  package var name: String {
    switch self {
    case .alert: "alert"
    case .share: "share"
    case .imagePicker: "imagePicker"
    case .player: "player"
    case .safari: "safari"
    case .mail: "mail"
    case .print: "print"
    }
  }

  package init?(name: some StringProtocol) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}
