import OrientationModel

/// Where a source of the rule book can be read, as far as its own words say it.
struct SourceAddress {
  let url: String?

  /// What stands before a colon says what the source speaks for, or against.
  init(_ source: String) {
    let rest = source.firstRange(of: ": ").map { String(source[$0.upperBound...]) }
    url = Self.url(source) ?? rest.flatMap(Self.url)
  }

  /// Articles that go by their title, and where they are.
  private static let titled: [String: String] = [
    "Apple, View Controller Programming Guide: Supporting Multiple Interface Orientations":
      "https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/"
      + "RespondingtoDeviceOrientationChanges/RespondingtoDeviceOrientationChanges.html",
    "Apple, Human Interface Guidelines: Designing for iPhone Duo":
      "https://developer.apple.com/design/human-interface-guidelines/designing-for-iphone-duo",
    "Apple, TN3187":
      "https://developer.apple.com/documentation/technotes/"
      + "tn3187-migrating-to-the-uikit-scene-based-life-cycle",
    "Polpiella, ":
      "https://www.polpiella.dev/changing-orientation-for-a-single-screen-in-swiftui/",
    "Nuno Alexandre, ":
      "https://nunoalexandre.com/2018/08/24/forcing-an-orientation-in-ios",
    "NeilsUltimateLab, ":
      "https://gist.github.com/NeilsUltimateLab/21d551126f0f03b11a0154a681a48e71",
    "c-sharx.net, ":
      "https://c-sharx.net/"
      + "allowing-one-specific-controller-inside-of-uinavigationcontroller-to-rotate",
    "jierong.dev, ": "https://jierong.dev/2020/10/04/supportedinterfaceorientations.html",
  ]

  private static func url(_ source: String) -> String? {
    if let known = titled.first(where: { source.hasPrefix($0.key) }) { return known.value }
    let parts = source.split(separator: ", ").map(String.init)
    let apple = "https://developer.apple.com/"
    if source.hasPrefix("Apple"), let thread = number(after: "thread ", in: source) {
      return "\(apple)forums/thread/\(thread)"
    }
    if let session = number(after: ", session ", in: source) {
      return number(after: "WWDC", in: source).map { "\(apple)videos/play/wwdc20\($0)/\(session)/" }
    }
    if let talk = number(after: "Apple, Tech Talk ", in: source) {
      return "\(apple)videos/play/tech-talks/\(talk)/"
    }
    if source.hasPrefix("Apple, iOS & iPadOS 27 release notes") {
      return "\(apple)documentation/ios-ipados-release-notes/ios-ipados-27-release-notes"
    }
    if parts[0] == "Apple", parts.count == 2, parts[1].hasPrefix("UI"), !parts[1].contains(" ") {
      let path = parts[1].split(separator: ".").joined(separator: "/").lowercased()
      return "\(apple)documentation/uikit/\(path)"
    }
    if source.hasPrefix("Stack Overflow") {
      let digits = source.drop { !$0.isNumber }
      return "https://stackoverflow.com/questions/\(digits)"
    }
    if let radar = number(after: "radar ", in: source), source.hasPrefix("radar ") {
      return "https://openradar.appspot.com/\(radar)"
    }
    return page(parts[0])
  }

  /// An issue, a repository, or a page whose own address is the source's name.
  private static func page(_ name: String) -> String? {
    let words = name.split(separator: " ").map(String.init)
    let path = words[0].split(separator: "/")
    guard path.count > 1, words.count < 3 else { return nil }
    if path[0].contains(".") { return words.count == 1 ? "https://\(name)" : nil }
    let repository = "https://github.com/\(words[0])"
    guard words.count == 2 else { return path.count == 2 ? repository : nil }
    return number(after: "#", in: words[1]).map { "\(repository)/issues/\($0)" }
  }

  private static func number(after mark: String, in text: String) -> String? {
    guard let place = text.firstRange(of: mark) else { return nil }
    let digits = text[place.upperBound...].prefix { $0.isNumber }
    return digits.isEmpty ? nil : String(digits)
  }
}
