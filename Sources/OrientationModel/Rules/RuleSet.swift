/// Some rules of the book: a bit for each, so that to ask for one costs no more than a comparison.
package struct RuleSet: Hashable, Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0
  private var fifth: UInt64 = 0

  /// The rules that hold on a version and a device.
  package init(on version: SystemVersion, idioms: Idioms) {
    let known = Self.ofVersions.first { $0.version == version }
    self = known?.sets[idioms.index] ?? Self(holdingOn: version, idioms)
  }

  private init(holdingOn version: SystemVersion, _ idioms: Idioms) {
    for scope in Self.scopes where scope.versions.contains(version) && idioms.include(scope.idiom) {
      insert(scope.rule)
    }
  }

  @inline(__always) package func contains(_ rule: Rule) -> Bool {
    let bit: UInt64 = 1 << UInt64(rule.rawValue & 63)
    return switch rule.rawValue >> 6 {
    case 0: first & bit != 0
    case 1: second & bit != 0
    case 2: third & bit != 0
    case 3: fourth & bit != 0
    default: fifth & bit != 0
    }
  }

  private mutating func insert(_ rule: Rule) {
    let bit: UInt64 = 1 << UInt64(rule.rawValue & 63)
    switch rule.rawValue >> 6 {
    case 0: first |= bit
    case 1: second |= bit
    case 2: third |= bit
    case 3: fourth |= bit
    default: fifth |= bit
    }
  }

  /// The same for the versions that are played and linked with, worked out once: each change that is
  /// tried makes an app of its own.
  private static let ofVersions = (SystemVersion.all + [.firstWithDuo]).map { version in
    (version: version, sets: Idioms.each.map { RuleSet(holdingOn: version, $0) })
  }

  /// Where a rule holds, without its texts.
  private struct Scope {
    let rule: Rule
    let versions: VersionSpan
    let idiom: Rule.Idiom
  }

  private static let scopes = RuleBook.entries.map {
    Scope(rule: $0.rule, versions: $0.versions, idiom: $0.idiom)
  }
}

/// The idioms that an app finds itself in: a phone's app on an iPad is in both (PAD-11).
package struct Idioms: Hashable, Sendable {
  let isPhone: Bool
  let isPad: Bool

  static let all = Idioms(isPhone: true, isPad: true)

  fileprivate static let each = [
    Idioms(isPhone: false, isPad: false), Idioms(isPhone: true, isPad: false),
    Idioms(isPhone: false, isPad: true), all,
  ]
  fileprivate var index: Int { (isPhone ? 1 : 0) + (isPad ? 2 : 0) }

  func include(_ idiom: Rule.Idiom) -> Bool {
    switch idiom {
    case .any: true
    case .phone: isPhone
    case .pad: isPad
    }
  }
}
