/// One walk through a source: which types it declares, and what stands in them.
struct SourceScanner {
  let code: CodeText
  /// What is looked for besides.
  let sought: SoughtNames
  var facts: SourceFacts
  /// Where the braces of types and of instance variables open, and which type.
  var typeBraces: [Int: Int] = [:]
  /// The braces in which only previews stand.
  private var previews: Set<Int> = []
  /// How far it has come.
  private var place = 0
  private var conditions: [String] = []
  private let isSeeking: Bool
  /// The class that an `@implementation` begins.
  var implementation: String?
  lazy var objects = MadeControllerReader(code)
  /// Words that an answer or a call tells of.
  var told: Set<Int> = []
  /// Whether the code in a brace is about something else than layout, where that was asked.
  var meantElsewhere: [Int: Bool] = [:]

  static func facts(of code: CodeText) -> SourceFacts {
    var scanner = SourceScanner(code: code)
    scanner.read()
    return scanner.facts
  }

  init(code: CodeText, seeking sought: SoughtNames = SoughtNames()) {
    self.code = code
    self.sought = sought
    isSeeking = !sought.isEmpty
    facts = SourceFacts(code: code)
  }

  mutating func read() {
    for index in code.tokens.indices {
      let token = code.tokens[index]
      place = index
      switch token.kind {
      case .directive: readDirective(index)
      case .sign: readSign(token.sign, at: index)
      case .word: if !isInPreview { readWord(token.word, at: index) }
      case .number, .text: break
      }
    }
  }

  /// The type that the innermost braces belong to.
  var owner: String? { implementation ?? type?.name }

  /// The type of Swift's that they belong to.
  var type: DeclaredType? {
    code.braces(around: place).first { typeBraces[$0] != nil }
      .flatMap { typeBraces[$0] }.map { facts.types[$0] }
  }

  /// Whether a member of a type, or a global, would be declared here.
  var isAmongMembers: Bool { member == nil }

  /// The brace of the method or property around this place.
  var member: Int? {
    code.braces(around: place).lazy.prefix { typeBraces[$0] == nil }.reduce(nil) { $1 }
  }

  private var isOutermost: Bool { code.brace(around: place) == nil }

  private var isInPreview: Bool { code.brace(around: place).map(previews.contains) ?? false }

  /// What that method or property is called.
  var memberName: String? { member.flatMap(name(ofMemberAt:)) }

  /// The same of any, by its brace.
  func name(ofMemberAt member: Int) -> String? {
    if code.isFunction(member) { return code.text(code.caller(ofBraceAt: member)) }
    guard let start = head(ofMemberAt: member).first else { return nil }
    guard code.isSwift else { return code.text(code.end(ofGroupAt: start + 1)) }
    return code.text(isInitializer(start) ? start : start + 1)
  }

  /// From the word or sign that begins a method or a property to its brace.
  func head(ofMemberAt member: Int) -> Range<Int> {
    let start = (max(0, member - 80)..<member).last { index in
      code.isSwift
        ? [.func, .var, .let].contains(code.word(at: index)) || isInitializer(index)
        : code.isSign("-", at: index) || code.isSign("+", at: index)
    }
    return (start ?? member)..<member
  }

  /// Whether `init(…)` begins here.
  private func isInitializer(_ index: Int) -> Bool {
    code.isSign("(", at: index + 1) && !code.isSign(".", at: index - 1)
      && code.text(index) == "init"
  }

  var condition: String? { conditions.last }

  // MARK: Structure

  private mutating func readSign(_ sign: UInt8, at index: Int) {
    switch sign {
    case UInt8(ascii: "{"): if isInPreview || isPreview(index) { previews.insert(index) }
    case UInt8(ascii: "@"): if !code.isSwift { readAtWord(index) }
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if !code.isSwift, implementation != nil, isOutermost { readMethod(index) }
    default: break
    }
  }

  /// Whether a brace is that of a type of previews, or of `#Preview`.
  private func isPreview(_ opening: Int) -> Bool {
    let word = code.caller(ofBraceAt: opening)
    return typeBraces[opening].map { facts.types[$0].name.hasSuffix("_Previews") }
      ?? (code.isSign("#", at: word - 1) && code.text(word) == "Preview")
  }

  /// Both branches of an `#if` are read.
  private mutating func readDirective(_ index: Int) {
    let line = CodeDirective.words(code.text(index))
    switch CodeDirective(line) {
    case .begins: conditions.append("#" + line)
    case .ends: _ = conditions.popLast()
    case .parts:
      guard let last = conditions.last, !last.hasPrefix("not ") else { return }
      conditions[conditions.count - 1] = "not " + last
    }
  }

  private mutating func readWord(_ word: CodeWord, at index: Int) {
    if isSeeking { readChange(index) }
    switch word {
    case .class, .struct, .enum, .extension, .actor, .protocol:
      if code.isSwift { readTypeHeader(index) }
    case .typealias:
      if isOutermost, code.isGiving(at: index + 2) {
        var meant = index + 3
        while code.isSign(".", at: meant + 1) { meant += 2 }
        facts.aliases[code.text(index + 1), default: []].insert(code.text(meant))
      }
    case .var, .let:
      if code.isSwift, isAmongMembers {
        readProperty(index)
        readStoredOrientation(index)
      }
    case .func:
      if code.isSwift, isAmongMembers { readFunction(index) }
    case .mask, .orientation, .bool:
      if !code.isSwift, isAmongMembers { readVariable(index) }
    case .other: break
    case .setValue, .setOrientation: readForcing(index)
    case .deviceOrientation: readLayout(index)
    case .requestGeometryUpdate, .requestGeometryUpdateWithPreferences:
      add(.request, at: index, hasArgument: true)
    case .setNeedsUpdateOfSupportedInterfaceOrientations: add(.update, at: index)
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked: add(.updateLock, at: index)
    case .attemptRotationToDeviceOrientation: add(.attempt, at: index)
    case .present, .presentViewController:
      // UIKit's says `animated`.
      if isCalled(index), !code.isSwift || code.hands("animated", at: index) {
        addPresentation(.present, at: index)
      }
    case .pushViewController: if isCalled(index) { addPresentation(.push, at: index) }
    case .show, .showViewController, .showDetailViewController:
      if isCalled(index), code.hands("sender", at: index) { addPresentation(.push, at: index) }
    case .fullScreenCover, .sheet, .navigationDestination, .navigationLink:
      readCover(word, at: index)
    case .rootViewController, .setRootViewController: readRoot(index)
    case .modalPresentationStyle, .setModalPresentationStyle: readStyle(index)
    case .windowGroup: readScene(index)
    case .navigationStack, .navigationView:
      if let owner, !isInShown(index) { facts.stacks.insert(owner) }
    case .tabView: if let owner, !isInShown(index) { facts.tabs.insert(owner) }
    case _ where word.isFilling: readFilling(index)
    case _ where word.isSelection: readSelection(index)
    default: break
    }
    if word.isTold, !told.contains(index), !isPlain(word, at: index) { mention(index) }
  }

  /// Whether nothing need be told of a word: a header declares it, it is given a mask, which is told
  /// as that, or a class reads its own answer.
  private func isPlain(_ word: CodeWord, at index: Int) -> Bool {
    let isDeclared = !code.isSwift && member == nil && code.isSign(")", at: index - 1)
    let isOwn =
      OrientationQuestion(word) != nil && member != nil && code.receiver(of: index) == nil
      && !code.isSign(":", at: index - 1) && code.text(index - 2) != "selector"
    return isDeclared || isOwn || code.isGiving(at: index + 1)
  }

  mutating func mention(_ index: Int) {
    let isExchanged =
      OrientationQuestion(code.word(at: index)) != nil
      && code.holds("method_exchangeImplementations")
    let why =
      isExchanged
      ? ", where methods are exchanged: any class may return another" : "; unclear what for"
    facts.untold.append(
      Untold(code.place(index), "`\(code.text(index))` is used here" + why, isUnclear: true))
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
    guard let (inherited, opening) = inheritance(from: place) else { return }
    let isExtension = code.word(at: index) == .extension
    if !isExtension, let outer = owner { name = outer + "." + name }
    guard name.utf8.count <= Self.longestName else {
      let why = "not read: types with very long names"
      if !facts.untold.contains(where: { $0.why == why }) {
        facts.untold.append(Untold(code.place(index), why))
      }
      return
    }
    typeBraces[opening] = facts.types.count
    facts.types.append(
      DeclaredType(
        name: name, alias: alias(before: index), inherits: inherited,
        isClass: code.word(at: index) == .class,
        isProtocol: code.word(at: index) == .protocol, place: code.place(index)))
  }

  /// What stands between a type's name and its brace: what it inherits, and where the brace is.
  private func inheritance(from start: Int) -> (names: [String], opening: Int)? {
    var names: [String] = []
    var isInherited = false
    var generics = 0
    var place = start
    while place < min(start + 400, code.tokens.count) {
      if code.isSign("{", at: place) { return (names, place) }
      if code.isSign("}", at: place) || code.isSign(";", at: place) { return nil }
      if code.isSign("<", at: place) { generics += 1 }
      if code.isSign(">", at: place), !code.isSign("-", at: place - 1) { generics -= 1 }
      if generics == 0 {
        if code.isSign(":", at: place) { isInherited = true }
        if code.text(place) == "where" { isInherited = false }
        let isName = !code.isSign("@", at: place - 1) && !code.isSign(".", at: place + 1)
        if isInherited, isName, code.isWord(at: place) { names.append(code.text(place)) }
      }
      place = code.end(ofGroupAt: place)
    }
    return nil
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
}
