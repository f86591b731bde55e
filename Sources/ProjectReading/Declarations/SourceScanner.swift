/// One walk through a source: which types it declares, and what stands in them.
struct SourceScanner {
  let code: CodeText
  /// The switches whose turns alone are looked for.
  private let wanted: WantedSwitches?
  var facts = SourceFacts()
  /// Where the braces of types open, and which type.
  private var typeBraces: [Int: Int] = [:]
  private var scopes: [Scope] = []
  private var keptScopes: [[Scope]] = []
  private var conditions: [String] = []
  /// The class that an `@implementation` begins.
  var implementation: String?
  lazy var constructions = ConstructionReader(code)
  lazy var covers = Self.covers(code)
  /// Words that an answer or a call tells of.
  private var told: Set<Int> = []

  private struct Scope {
    /// The place of a type's name in `facts.types`, where the brace is a type's.
    var type: Int?
    var opening: Int
  }

  static func facts(of code: CodeText, turning wanted: Set<SwitchKey>? = nil) -> SourceFacts {
    var scanner = SourceScanner(code: code, wanted: wanted.map(WantedSwitches.init))
    scanner.read()
    return scanner.facts
  }

  private init(code: CodeText, wanted: WantedSwitches?) {
    (self.code, self.wanted) = (code, wanted)
  }

  private mutating func read() {
    for index in code.tokens.indices {
      let token = code.tokens[index]
      switch token.kind {
      case .directive: readDirective(index)
      case .sign: readSign(token.sign, at: index)
      case .word:
        if let wanted {
          read(token.word, wanted, at: index)
        } else {
          readWord(token.word, at: index)
        }
      case .number, .text: break
      }
    }
  }

  /// The type that the innermost braces belong to.
  var owner: String? {
    if let implementation { return implementation }
    return scopes.last { $0.type != nil }.flatMap { $0.type }.map { facts.types[$0].name }
  }

  /// The brace of that type.
  var typeBrace: Int? { scopes.last { $0.type != nil }?.opening }

  /// Whether a member of a type, or a global, would be declared here.
  var isAmongMembers: Bool {
    code.isSwift ? scopes.isEmpty || scopes.last?.type != nil : scopes.isEmpty
  }

  /// The brace of the method or property around this place.
  var member: Int? {
    let outer = scopes.lastIndex { $0.type != nil }.map { $0 + 1 } ?? 0
    return outer < scopes.count ? scopes[outer].opening : nil
  }

  /// The method whose parameter a word is.
  func giver(of name: String) -> String? {
    guard let member, let function = memberName else { return nil }
    var place = member - 1
    while place > max(0, member - 120), code.word(at: place) != .func {
      let isNamed = code.isWord(at: place) && code.text(place) == name
      let isParameter =
        code.isSwift ? code.isSign(":", at: place + 1) : code.isSign(")", at: place - 1)
      if isNamed, isParameter { return function }
      place -= 1
    }
    return nil
  }

  /// What that method or property is called.
  var memberName: String? {
    guard let member else { return nil }
    if code.isSwift {
      var place = member - 1
      while place > max(0, member - 60) {
        if [.func, .var, .let].contains(code.word(at: place)) { return code.text(place + 1) }
        place -= 1
      }
      return nil
    }
    var place = member - 1
    while place > max(0, member - 80) {
      if code.isSign("-", at: place) || code.isSign("+", at: place) {
        return code.text(code.end(ofGroupAt: place + 1, within: member))
      }
      place -= 1
    }
    return nil
  }

  var condition: String? { conditions.last }

  mutating func tell(_ range: Range<Int>) {
    for index in range where code.tokens[index].word.isTold { told.insert(index) }
  }

  // MARK: Structure

  private mutating func readSign(_ sign: UInt8, at index: Int) {
    switch sign {
    case UInt8(ascii: "{"): scopes.append(Scope(type: typeBraces[index], opening: index))
    case UInt8(ascii: "}"): _ = scopes.popLast()
    case UInt8(ascii: "@"): if !code.isSwift { readAtWord(index) }
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if !code.isSwift, implementation != nil, scopes.isEmpty { readMethod(index) }
    default: break
    }
  }

  /// Both branches of an `#if` are read; each begins at the depth of the `#if`.
  private mutating func readDirective(_ index: Int) {
    let text = code.text(index)
    switch CodeDirective(text) {
    case .begins:
      keptScopes.append(scopes)
      conditions.append("#" + text.drop { $0 == "#" || $0 == " " || $0 == "\t" })
    case .ends:
      _ = keptScopes.popLast()
      _ = conditions.popLast()
    case .parts:
      guard let kept = keptScopes.last else { return }
      scopes = kept
      guard let last = conditions.last, !last.hasPrefix("not ") else { return }
      conditions[conditions.count - 1] = "not " + last
    }
  }

  private mutating func readWord(_ word: CodeWord, at index: Int) {
    switch word {
    case .class, .struct, .enum, .extension, .actor, .protocol:
      if code.isSwift { readTypeHeader(index) }
    case .var, .let:
      if code.isSwift, isAmongMembers { readProperty(index) }
    case .func:
      if code.isSwift, isAmongMembers { readFunction(index) }
    case .mask, .orientation: readAssignment(index)
    case .other:
      if code.ends(index, in: "Controller") {
        readMaking(index)
      } else if isMaskWord(index) {
        readAssignment(index)
      } else if code.holds(index, "upportedInterfaceOrientations") {
        mention(index)
      }
    case .setValue, .setOrientation: readForcing(word, at: index)
    case .requestGeometryUpdate, .requestGeometryUpdateWithPreferences:
      if isCalled(index) { add(.request, at: index, argument: argument(of: index)) }
    case .setNeedsUpdateOfSupportedInterfaceOrientations:
      if isCalled(index) { add(.update, at: index) }
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked:
      if isCalled(index) { add(.updateLock, at: index) }
    case .attemptRotationToDeviceOrientation: if isCalled(index) { add(.attempt, at: index) }
    case .present, .presentViewController:
      if isCalled(index), isController(index) { addPresentation(.present, at: index) }
    case .pushViewController: if isCalled(index) { addPresentation(.push, at: index) }
    case .show, .showViewController:
      if isCalled(index), code.hands("sender", at: index) { addPresentation(.push, at: index) }
    case .fullScreenCover, .sheet, .navigationDestination, .navigationLink:
      readCover(word, at: index)
    case .rootViewController, .setRootViewController: readRoot(index)
    case .modalPresentationStyle: readStyle(index)
    case .windowGroup: readScene(index)
    case .reactRootView, .reactFactory, .expoFactory: readFramework(index)
    case .navigationStack, .navigationView: if let owner { facts.stacks.insert(owner) }
    case .viewControllers, .setViewControllers, .setViewController, .addChild,
      .addChildViewController:
      readFilling(index)
    case .supportedInterfaceOrientations, .shouldAutorotate,
      .preferredInterfaceOrientationForPresentation, .prefersInterfaceOrientationLocked,
      .shouldAutorotateToInterfaceOrientation, .supportedInterfaceOrientationsFor,
      .supportedInterfaceOrientationsForWindow,
      .navigationControllerSupportedInterfaceOrientations,
      .tabBarControllerSupportedInterfaceOrientations,
      .splitViewControllerSupportedInterfaceOrientations,
      .pageViewControllerSupportedInterfaceOrientations,
      .navigationControllerPreferredInterfaceOrientationForPresentation,
      .tabBarControllerPreferredInterfaceOrientationForPresentation,
      .splitViewControllerPreferredInterfaceOrientationForPresentation,
      .pageViewControllerPreferredInterfaceOrientationForPresentation, .implementation, .interface,
      .property, .end:
      break
    }
    if word.isTold, !told.contains(index) { mention(index) }
  }

  /// Reads for switches alone.
  private mutating func read(_ word: CodeWord, _ wanted: WantedSwitches, at index: Int) {
    switch word {
    case .class, .struct, .enum, .extension, .actor, .protocol:
      if code.isSwift { readTypeHeader(index) }
    case .other: readTurn(wanted, at: index)
    default: break
    }
  }

  mutating func mention(_ index: Int) {
    facts.mentions.append(Mention(word: code.text(index), place: code.place(index)))
  }

  /// Nobody gives a type a longer name, with those of the types around it.
  private static let longestName = 500

  /// Reads `class Films: UIViewController, Playing {`.
  private mutating func readTypeHeader(_ index: Int) {
    guard code.isWord(at: index + 1), !code.isSign(".", at: index - 1),
      ![.func, .var, .let, .class].contains(code.word(at: index + 1))
    else { return }
    var name = code.text(index + 1)
    var place = index + 2
    while code.isSign(".", at: place), code.isWord(at: place + 1) {
      name += "." + code.text(place + 1)
      place += 2
    }
    var inherited: [String] = []
    var isInherited = false
    var depth = 0
    let limit = min(place + 400, code.tokens.count)
    while place < limit {
      if code.isSign("{", at: place), depth <= 0 { break }
      if code.isSign("}", at: place) || code.isSign(";", at: place) { return }
      if code.isSign("<", at: place) || code.isSign("(", at: place) { depth += 1 }
      if code.isSign(">", at: place), !code.isSign("-", at: place - 1) { depth -= 1 }
      if code.isSign(")", at: place) { depth -= 1 }
      if code.isSign(":", at: place), depth == 0 { isInherited = true }
      if code.isWord(at: place), depth == 0, isInherited {
        let text = code.text(place)
        if text == "where" {
          isInherited = false
        } else if !code.isSign("@", at: place - 1), !code.isSign(".", at: place + 1) {
          inherited.append(text)
        }
      }
      place += 1
    }
    guard code.isSign("{", at: place) else { return }
    let isExtension = code.word(at: index) == .extension
    if !isExtension, let outer = owner { name = outer + "." + name }
    guard name.utf8.count <= Self.longestName else {
      facts.unread = facts.unread ?? code.place(index)
      return
    }
    typeBraces[place] = facts.types.count
    facts.types.append(
      DeclaredType(
        name: name, alias: alias(before: index), inherits: inherited,
        isClass: code.word(at: index) == .class,
        place: code.place(index)))
  }

  /// `@objc(Name)` in front of a class.
  private func alias(before index: Int) -> String? {
    let start = max(0, index - 12)
    guard
      let place = (start..<index).last(where: { code.text($0) == "objc" }),
      code.isSign("(", at: place + 1), code.isSign(")", at: place + 3),
      !(place..<index).contains(where: { code.isSign("}", at: $0) || code.isSign("{", at: $0) })
    else { return nil }
    return code.text(place + 2)
  }

  /// The first view of a scene of a SwiftUI app.
  mutating func readScene(_ group: Int) {
    var opening = group + 1
    if code.isSign("(", at: opening) {
      opening = code.end(ofGroupAt: opening, within: code.tokens.count)
    }
    guard code.isSwift, code.isSign("{", at: opening) else { return }
    facts.roots.append(
      RootChoice(
        place: code.place(group), owner: owner,
        made: made(in: opening + 1..<code.partner(of: opening), before: group), isSwiftUI: true,
        condition: condition))
  }

  // MARK: What is made

  /// Reads `Films(`, `[Films new]` and `[Films alloc]`.
  private mutating func readMaking(_ index: Int) {
    guard
      code.isSign("(", at: index + 1) && !code.isSign(".", at: index - 1)
        || ["new", "alloc"].contains(code.text(index + 1)) && code.isSign("[", at: index - 1),
      let owner
    else { return }
    facts.makings.append(Making(owner: owner, name: code.text(index), place: code.place(index)))
  }
}
