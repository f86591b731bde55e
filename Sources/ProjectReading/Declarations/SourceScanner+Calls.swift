import OrientationScenarios

/// What a source does: it forces, asks for, updates, presents and pushes.
extension SourceScanner {
  func call(_ kind: CallKind, at index: Int) -> CallFacts {
    var call = CallFacts(kind: kind, place: code.place(index), owner: owner)
    call.member = moment(around: index).map { code.text(code.caller(ofBraceAt: $0)) } ?? memberName
    call.ends = member.flatMap { code.end(ofRunAt: index, in: $0) }
    return call
  }

  /// The brace of a view's moment that a place is in, such as `onAppear`.
  func moment(around index: Int) -> Int? {
    brace(around: index) { caller in
      let name = code.text(caller)
      return name == "task" || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    }
  }

  /// Whether a place is in what a sheet, a cover or a link shows.
  func isInShown(_ index: Int) -> Bool {
    let showing: Set = [CodeWord.sheet, .fullScreenCover, .navigationDestination, .navigationLink]
    return brace(around: index) { showing.contains(code.word(at: $0)) } != nil
  }

  /// The innermost brace around a place, in its member, that stands behind such a word.
  private func brace(around index: Int, behind isMeant: (Int) -> Bool) -> Int? {
    code.braces(around: index).prefix { $0 != member }
      .first { isMeant(code.caller(ofBraceAt: $0)) }
  }

  /// A call about orientations, if it is one.
  mutating func add(_ kind: CallKind, at index: Int, hasArgument: Bool = false) {
    guard isCalled(index) else { return }
    told.insert(index)
    var call = call(kind, at: index)
    if hasArgument {
      let value = given(kind == .request ? preferences(of: index) : code.argument(of: index))
      call.argument = code.snippet(value)
      hand(value, to: &call)
    }
    facts.calls.append(call)
  }

  /// The orientations of a request, as they stand in it or above it in the method.
  private func preferences(of index: Int) -> Range<Int> {
    let argument = code.argument(of: index)
    let labels: Set = ["interfaceOrientations", "initWithInterfaceOrientations"]
    let start = member.map { code.above(index, in: $0).lowerBound } ?? argument.lowerBound
    let label = (start..<argument.upperBound).last {
      code.isSign(":", at: $0 + 1) && labels.contains(code.text($0))
    }
    guard let label, isOnTheWay(label, to: index) else { return argument }
    return code.expression(from: label + 2)
  }

  /// Whether code that gets to a place has come past another one, which no branch is around.
  private func isOnTheWay(_ other: Int, to index: Int) -> Bool {
    code.brace(around: other).map { code.inside(ofBraceAt: $0).contains(index) } ?? true
  }

  /// What a name stands for that gets its value above it in the method; any other value itself.
  private func given(_ value: Range<Int>) -> Range<Int> {
    guard let member, value.count == 1, code.isWord(at: value.lowerBound) else { return value }
    let name = code.text(value.lowerBound)
    let given = code.above(value.lowerBound, in: member).filter {
      code.text($0) == name && code.isGiving(at: $0 + 1)
    }
    guard given.count == 1, isOnTheWay(given[0], to: value.lowerBound) else { return value }
    return code.expression(from: given[0] + 2)
  }

  /// Whether a name is called here, and not declared or handed on.
  func isCalled(_ index: Int) -> Bool {
    if code.word(at: index - 1) == .func { return false }
    if code.isSwift { return code.isSign("(", at: index + 1) }
    let isMessage = code.isSign(":", at: index + 1) || code.isSign("]", at: index + 1)
    return isMessage && !code.isSign(")", at: index - 1) || isMessage && member != nil
  }

  // MARK: The device's own orientation

  /// Reads `UIDevice.current.setValue(x, forKey: "orientation")` and `[device setOrientation:x]`.
  mutating func readForcing(_ index: Int) {
    let isDevices: Bool
    if code.word(at: index) == .setOrientation {
      let line = code[index]?.line
      isDevices = (max(0, index - 8)..<index).contains {
        code[$0]?.line == line && code.text($0).contains("evice")
      }
    } else {
      let key = (index..<index + 40).first { code.text($0) == "forKey" }
      let words = key.map { code.argument(of: $0).map(code.text) } ?? []
      isDevices =
        words.contains("\"orientation\"")
        || words.contains("orientation") && words.contains("UIDevice")
    }
    if isDevices { add(.force, at: index, hasArgument: true) }
  }

  // MARK: Presentations

  mutating func addPresentation(_ kind: CallKind, at index: Int) {
    let range = code.argument(of: index)
    var call = call(kind, at: index)
    call.made = objects.made(in: range, member: member)
    call.isOwn =
      code.isOwn(index, "navigationController")
      && code.word(at: index) != .showDetailViewController
    facts.calls.append(call)
  }

  /// Reads `.fullScreenCover(isPresented: $isShown) { Player() }` and `NavigationLink { Film() }`.
  mutating func readCover(_ word: CodeWord, at index: Int) {
    let isLink = word == .navigationLink
    guard code.isSwift, isLink || code.isSign(".", at: index - 1) && code.isSign("(", at: index + 1)
    else { return }
    let content = code.shownContent(at: index)
    if isLink, content == nil { return }
    var call = call(.present, at: index)
    call.style = word == .sheet ? "sheet" : "cover"
    if isLink || word == .navigationDestination {
      call.kind = .push
      call.style = "link"
      call.isOwn = true
    }
    // Of the branches of a `switch` each is a screen.
    let branches = content.map { code.snippet($0).branched } ?? [0..<0]
    let views = branches.map { (range: $0, views: objects.types(in: $0)) }
    for (names, same) in views.grouped(by: { $0.views.map(\.name) }) {
      guard branches.count == 1 || !names.isEmpty else { continue }
      call.views = same[0].views
      if branches.count > 1 { call.place = code.place(same[0].range.lowerBound) }
      facts.calls.append(call)
    }
  }

  // MARK: Roots and styles

  mutating func readRoot(_ index: Int) {
    guard let range = code.given(at: index), let window = code.receiver(of: index) else { return }
    let made = objects.made(as: window, member: member)
    guard window.lowercased().hasSuffix("window") || made?.name.hasSuffix("Window") ?? false else {
      // What is known to be something else is nobody's window.
      if made == nil { mention(index) }
      return
    }
    var root = RootFacts(place: code.place(index), owner: owner)
    root.made = objects.made(in: range, member: member)
    if let owner, range.count == 1 {
      root.made?.holders.append(owner + "." + code.text(range.lowerBound))
    }
    root.window = window
    root.isForPad = code.isForPad(index)
    facts.roots.append(root)
  }

  /// The first view of a scene of a SwiftUI app.
  mutating func readScene(_ group: Int) {
    guard code.isSwift, let content = code.shownContent(at: group) else { return }
    var root = RootFacts(place: code.place(group), owner: owner, isSwiftUI: true)
    root.views = objects.types(in: content)
    facts.roots.append(root)
  }

  /// Reads `viewControllers = [x, y]`, `setViewControllers([x, y])` and `addChild(x)` of a container's
  /// own code.
  mutating func readFilling(_ index: Int) {
    let word = code.word(at: index)
    guard code.filled(at: index) != nil else {
      if word == .setViewController, isCalled(index) { mention(index) }
      return
    }
    guard let owner else { return }
    let receiver = code.receiver(of: index)
    // Another's further child, and its pages, are nobody's content.
    let isContent =
      (word.givesAll || word == .setViewController) && !code.hands("direction", at: index)
    if receiver != nil, !isContent { return }
    // What the method makes itself is read where it's shown.
    if let receiver, objects.isLocal(receiver, in: member),
      objects.made(as: receiver, member: member) != nil
    {
      return
    }
    let made = objects.children(at: index, member)
    // A child that isn't understood may be none of a container's.
    guard word.givesAll || !made[0].isUnknown else { return }
    facts.given.append(
      GivenChildren(
        place: code.place(index), owner: owner, receiver: receiver, member: memberName,
        isWhole: code.fillsWhole(at: index), column: code.column(at: index),
        made: receiver == nil ? objects.selected(made, of: "", member, besides: index) : made))
  }

  /// Reads `selectedIndex = 1` and `tabs.selectedViewController = films`.
  mutating func readSelection(_ index: Int) {
    guard member != nil, code.given(at: index) != nil else { return }
    var call = call(.select, at: index)
    call.subject = code.receiver(of: index)
    call.made = call.subject.flatMap { objects.made(as: $0, member: member) }
    facts.calls.append(call)
  }

  /// Reads `x.modalPresentationStyle = .fullScreen`, and what a class answers that overrides it.
  mutating func readStyle(_ index: Int) {
    if member == nil {
      for result in getter(at: index)?.results ?? [] { addStyle(result.words, of: nil) }
    } else if let range = code.given(at: index) {
      let words = range.map(code.text)
      // What a setter hands to its superclass.
      if words == ["newValue"] { return }
      if let given = unnamed(before: index) {
        return given.filter(code.isWord).forEach { addStyle([], of: code.text($0)) }
      }
      let receiver = code.receiver(of: index)
      for name in givers(of: receiver, at: index) { addStyle([], of: name) }
      let isLate = receiver == nil && isAfterPresenting
      addStyle(isLate || isForSome(index) ? [] : words, of: receiver)
    }
  }

  /// What stands before a property of something that has no name: `(next as? Player)?`.
  private func unnamed(before index: Int) -> Range<Int>? {
    var end = index - 1
    if code.isSign(".", at: end) { end -= 1 } else if code.isSwift { return nil }
    if code.isSign("?", at: end) || code.isSign("!", at: end) { end -= 1 }
    guard code.isSign(")", at: end) || code.isSign("]", at: end) else { return nil }
    return code.startOfStatement(at: end)..<index
  }

  /// Whether UIKit calls the method when it has asked for the style already.
  private var isAfterPresenting: Bool {
    memberName.map { $0.hasPrefix("view") && $0 != "viewDidLoad" } ?? false
  }

  /// The names in the statements whose closure or loop hands over a variable: `a` and `b` of
  /// `[a, b].forEach { $0.modalPresentationStyle = .fullScreen }`.
  private func givers(of name: String?, at index: Int) -> [String] {
    guard let name else { return [] }
    return code.braces(around: index).prefix { $0 != member }.flatMap { opening -> [String] in
      let names = code.startOfStatement(at: opening - 1)..<opening
      let inside = (opening + 1..<opening + 12).map(code.text)
      let isHanding =
        name.hasPrefix("$") || code.text(names.lowerBound) == "for"
        || inside.firstIndex(of: "in").map { inside[..<$0].contains(name) } ?? false
      return isHanding ? names.filter(code.isWord).map(code.text) : []
    }
  }

  /// Whether a branch is around a place that doesn't show what is set up there; one for some versions
  /// is for all of today's.
  private func isForSome(_ index: Int) -> Bool {
    let end = (max(0, index - 60)..<index).last { place in
      [";", "{", "}"].contains { code.isSign($0, at: place) }
    }
    if !code.isSwift, let end, ["if", "else"].contains(code.text(end + 1)),
      !code.asksForVersion(end + 1)
    {
      return true
    }
    for opening in code.braces(around: index).prefix(while: { $0 != member }) {
      let shows: Set = [CodeWord.present, .presentViewController]
      if code.inside(ofBraceAt: opening).contains(where: { shows.contains(code.word(at: $0)) }) {
        return false
      }
      guard code.isEntered(opening) else { return true }
    }
    return false
  }

  /// What stands in the braces of a property or a method of that name.
  private func getter(at name: Int) -> Snippet? {
    guard code.isSwift else {
      return code.isSign("{", at: name + 1) ? code.snippet(code.inside(ofBraceAt: name + 1)) : nil
    }
    return parts(of: name + 1)?.body.map { code.snippet($0).getter }
  }

  private mutating func addStyle(_ words: [String], of variable: String?) {
    let long = "UIModalPresentation"
    var style: String?
    switch words.count {
    case 1 where words[0].hasPrefix(long): style = words[0].dropFirst(long.count).lowercasedFirst
    case 2 where words[0] == ".", 3 where words[0] == long + "Style": style = words.last
    default: break
    }
    let held = variable.map { objects.held($0, in: member) }
    var choice = StyleChoice(variable: held, style: style, owner: owner, member: memberName)
    if let member, held?.member == nil {
      let head = head(ofMemberAt: member)
      choice.isHanded = variable == nil || head.contains { code.text($0) == variable }
      choice.isOverride =
        !code.isSwift
        || (max(0, head.lowerBound - 4)..<head.lowerBound).contains { code.text($0) == "override" }
    }
    facts.styles.append(choice)
  }
}
