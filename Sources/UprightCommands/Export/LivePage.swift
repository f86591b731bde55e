import OrientationScenarios
import Playground

/// The page on which one plays in a browser, where an option or the environment names one.
struct LivePage {
  private let address: String

  init?(_ invocation: Invocation, _ environment: Environment) throws(Trouble) {
    guard let named = invocation.value(.page) ?? environment.variable("UPRIGHT_PAGE"),
      !named.isEmpty
    else { return nil }
    guard Self.isAddress(named) else {
      throw invocation.usage(
        "`\(named.harmless)` isn't the address of a page",
        help: "--page and UPRIGHT_PAGE take one such as https://example.com/upright/")
    }
    address = named
  }

  /// What opens a session there.
  func link(to token: String) -> String { SessionToken.link(to: token, on: address) }

  /// Whether it can stand in Markdown and in a page, and has room for a token behind it.
  private static func isAddress(_ text: String) -> Bool {
    let isForWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
    return isForWeb
      && text.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-._~:/?&=%+@,".contains($0))
      }
  }
}

extension Option {
  static let page = Option(
    "--page", value: .text("URL"),
    purpose: "Link to this page, where one plays in a browser. UPRIGHT_PAGE is the default.")
}
