import OrientationModel

extension Device {
  /// By its name, or by the one that Apple sells it under, in any letter case: an iPhone 15 is an
  /// `iPhone`, an iPhone 8 an `iPhone SE`.
  package init?(tradeName name: some StringProtocol) {
    let words = name.lowercased().split(separator: " ").map { String($0) }
    let told = words.joined(separator: " ")
    if let device = Self.allCases.first(where: { $0.name.lowercased() == told }) {
      self = device
      return
    }
    guard let maker = words.first, words.count > 1 else { return nil }
    let rest = words.dropFirst()
    switch maker {
    case "ipad":
      // The last of each with a home button: by generation, of the Pro by inches.
      let models = ["air": 3, "mini": 5, "pro": 10]
      let numbers = rest.map { word in Self.generation(word.prefix { $0 != "." }) }
      guard zip(rest, numbers).allSatisfy({ models[$0] != nil || $1 != nil }) else { return nil }
      let last = rest.compactMap { models[$0] }.first ?? 9
      let isOld = numbers.compactMap { $0 }.first.map { $0 <= last } ?? false
      self = isOld ? .iPad : .iPadPro
    case "iphone":
      let models = ["pro", "max", "plus", "mini", "air", "se", "x", "xs", "xr"]
      guard rest.allSatisfy({ models.contains($0) || Self.generation($0) != nil }) else {
        return nil
      }
      let generation = rest.compactMap { Self.generation($0) }.first
      // Before the iPhone X each had a home button.
      let isOld = generation.map { $0 <= 8 } ?? false
      // Of those without a home button, Apple says that these are regular in width in landscape.
      let isLarge = rest.contains { ["max", "air", "xr"].contains($0) } || Array(rest) == ["11"]
      if isLarge || rest.contains("plus") && !isOld {
        self = .iPhoneProMax
      } else if rest.contains("plus") {
        self = .iPhonePlus
      } else {
        self = isOld || rest.contains("se") ? .iPhoneSE : .iPhone
      }
    default: return nil
    }
  }

  /// The number in `15`, `6s`, or `16e`.
  private static func generation(_ word: some StringProtocol) -> Int? {
    let digits = word.utf8.prefix { Byte.isDigit($0) }.count
    let letters = word.dropFirst(digits)
    guard digits > 0, letters.isEmpty || ["s", "c", "e"].contains(String(letters)) else {
      return nil
    }
    return Int(word.prefix(digits)).flatMap { (2...17).contains($0) ? $0 : nil }
  }
}
