import OrientationScenarios

extension Invocation {
  /// The page on which one plays in a browser, where an option or the environment names one.
  func livePage(_ environment: Environment) throws(Trouble) -> String? {
    guard let named = value(.page) ?? environment.variable("UPRIGHT_PAGE"), !named.isEmpty else {
      return nil
    }
    // It can stand in Markdown and in a page, and has room for a token behind it.
    let isForWeb = named.hasPrefix("https://") || named.hasPrefix("http://")
    let isPlain = named.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-._~:/?&=%+@,".contains($0))
    }
    guard isForWeb, isPlain else {
      throw usage(
        "`\(named.harmless)` isn't the address of a page",
        help: "--page and UPRIGHT_PAGE take one such as https://example.com/upright/")
    }
    return named
  }
}

extension Option {
  static let page = Option(
    "--page", value: .text("URL"),
    purpose: "Link to this page, where readers can play it. UPRIGHT_PAGE is the default.")
}
