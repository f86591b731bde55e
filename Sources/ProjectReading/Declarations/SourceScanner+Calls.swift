/// What a source does: it forces, asks for, updates, presents and pushes.
extension SourceScanner {
  mutating func add(
    _ kind: CallKind, at index: Int, argument: Snippet? = nil, style: String? = nil
  ) {
    tell(index..<index + 1)
    var call = DeclaredCall(
      kind: kind, place: code.place(index), owner: owner, member: member, memberName: memberName,
      argument: argument, style: style)
    if let around = around(index) { call.occasions = [around] }
    facts.calls.append(call)
  }

  /// Whether a name is called here, and not declared or handed on.
  func isCalled(_ index: Int) -> Bool {
    if code.word(at: index - 1) == .func { return false }
    if code.isSwift { return code.isSign("(", at: index + 1) }
    let isMessage = code.isSign(":", at: index + 1) || code.isSign("]", at: index + 1)
    return isMessage && !code.isSign(")", at: index - 1) || isMessage && member != nil
  }

  func argument(of index: Int) -> Snippet { code.snippet(code.argumentRange(of: index)) }

  // MARK: The device's own orientation

  /// Reads `UIDevice.current.setValue(x, forKey: "orientation")` and `[device setOrientation:x]`.
  mutating func readForcing(_ word: CodeWord, at index: Int) {
    guard isCalled(index) else { return }
    if word == .setOrientation {
      let line = code[index]?.line
      let before = (max(0, index - 8)..<index).filter { code[$0]?.line == line }.map(code.text)
      guard before.contains(where: { $0.contains("evice") }) else { return }
      add(.force, at: index, argument: argument(of: index))
      return
    }
    let isForced = (index..<min(index + 40, code.tokens.count)).contains { place in
      guard
        code.isSign(":", at: place - 1)
          || code.isSign("(", at: place - 1) || code.isSign("@", at: place - 1)
      else { return false }
      let text = code.text(place)
      let isKey = text == "\"orientation\"" || text == "UIDevice" || text == "#keyPath"
      return isKey && (text == "\"orientation\"" || code.text(place + 2) == "orientation")
    }
    if isForced { add(.force, at: index, argument: argument(of: index)) }
  }

  // MARK: Presentations

  /// Whether `present(` is a controller's: it says `animated`, as UIKit's does.
  func isController(_ index: Int) -> Bool {
    !code.isSwift || code.hands("animated", at: index)
  }

  mutating func addPresentation(_ kind: CallKind, at index: Int) {
    let range = code.argumentRange(of: index)
    var call = DeclaredCall(
      kind: kind, place: code.place(index), owner: owner, member: member)
    let names = range.filter { code.isWord(at: $0) && code.text($0) != "self" }
    if names.count == 1, let only = names.first { call.variable = code.text(only) }
    call.made = made(in: range, before: index)
    facts.calls.append(call)
  }

  /// What a value is made from, by way of variables and functions.
  mutating func made(in range: Range<Int>, before index: Int) -> [Construction] {
    constructions.made(in: range, .init(member: member, before: index))
  }

  /// Reads `.fullScreenCover(isPresented: $isShown) { Player() }` and `NavigationLink { Film() }`.
  mutating func readCover(_ word: CodeWord, at index: Int) {
    let isLink = word == .navigationLink
    guard code.isSwift, isLink || code.isSign(".", at: index - 1) && code.isSign("(", at: index + 1)
    else { return }
    let content = code.shownContent(at: index)
    if isLink, content == nil { return }
    var call = DeclaredCall(
      kind: .present, place: code.place(index), owner: owner, member: member, style: "cover")
    if word == .sheet { call.style = "sheet" }
    if isLink || word == .navigationDestination { (call.kind, call.style) = (.push, "link") }
    call.binding = code.binding(ofCoverAt: index)
    if let content { call.made = made(in: content, before: index) }
    facts.calls.append(call)
  }

  // MARK: Roots and styles

  mutating func readRoot(_ index: Int) {
    let isMessage = !code.isSwift && code.isSign(":", at: index + 1)
    let isGiven = code.isSign("=", at: index + 1) && !code.isSign("=", at: index + 2)
    guard isGiven || isMessage && code.word(at: index) == .setRootViewController else { return }
    // `rootViewController = x` of a local or of a coordinator's own is nobody's window.
    guard isMessage || code.isSign(".", at: index - 1) else { return }
    let range =
      isMessage ? code.argumentRange(of: index) : index + 2..<code.endOfExpression(from: index + 2)
    let made = made(in: range, before: index)
    var root = RootChoice(
      place: code.place(index), owner: owner, made: made, isSwiftUI: false,
      window: code.receiver(of: index), condition: condition)
    root.giver = giver(of: code.text(range.lowerBound))
    root.isForPad = code.isForPad(index)
    facts.roots.append(root)
  }

  /// Reads `RCTReactNativeFactory(…)` and `[[RCTRootView alloc] …]`.
  mutating func readFramework(_ index: Int) {
    guard code.isSign("(", at: index + 1) || code.text(index + 1) == "alloc" else { return }
    var root = RootChoice(place: code.place(index), owner: owner, made: [], isSwiftUI: false)
    root.isFrameworks = true
    facts.roots.append(root)
  }

  /// Reads `viewControllers = [x, y]`, `setViewControllers([x, y])` and `addChild(x)`.
  mutating func readFilling(_ index: Int) {
    guard let range = code.filled(at: index) else {
      if code.word(at: index) == .setViewController, isCalled(index) { mention(index) }
      return
    }
    let made = made(in: range, before: index)
    let isWhole = [.viewControllers, .setViewControllers].contains(code.word(at: index))
    guard !made.isEmpty || isWhole else { return }
    facts.fillings.append(
      DeclaredChildren(
        place: code.place(index), owner: owner, variable: code.receiver(of: index),
        isWhole: isWhole, made: made))
  }

  mutating func readStyle(_ index: Int) {
    guard code.isSign("=", at: index + 1), !code.isSign("=", at: index + 2) else { return }
    let value = code.isSign(".", at: index + 2) ? index + 3 : index + 2
    var word = code.text(value)
    if word == "UIModalPresentationStyle", code.isSign(".", at: value + 1) {
      word = code.text(value + 2)
    } else if word.hasPrefix("UIModalPresentation") {
      word.removeFirst("UIModalPresentation".count)
      word = word.prefix(1).lowercased() + word.dropFirst()
    }
    var variable: String?
    if code.isSign(".", at: index - 1) {
      let isOptional = code.isSign("?", at: index - 2) || code.isSign("!", at: index - 2)
      variable = code.text(index - (isOptional ? 3 : 2))
      if variable == "self" { variable = nil }
    }
    facts.styles.append(
      StyleChoice(variable: variable, style: word, owner: owner, member: member))
  }

  // MARK: Masks given to names

  /// Whether a word after a point is one of the masks.
  func isMaskWord(_ index: Int) -> Bool {
    guard code.isSign(".", at: index - 1) else {
      return !code.isSwift && code.holds(index, "UIInterfaceOrientationMask")
    }
    return code.ends(index, in: "portrait") || code.ends(index, in: "landscape")
      || code.ends(index, in: "allButUpsideDown") || code.ends(index, in: "landscapeLeft")
      || code.ends(index, in: "landscapeRight") || code.ends(index, in: "portraitUpsideDown")
      || code.ends(index, in: "all") && code.text(index) == "all"
  }

  /// Reads `lock = mask` in a method that is handed the mask.
  mutating func readHandedMask(_ head: Range<Int>, _ body: Range<Int>) {
    let names = head.filter { place in
      code.word(at: place) == .mask && (code.isSwift || code.isSign(")", at: place + 1))
    }.map { code.text(code.isSwift ? $0 - 2 : $0 + 2) }
    for name in names {
      for place in body where code.isSign("=", at: place) && code.text(place + 1) == name {
        guard code.isWord(at: place - 1), !code.isSign(".", at: place + 2),
          !code.isSign("=", at: place + 2)
        else { continue }
        facts.assignments.append(
          Assignment(
            name: code.text(place - 1), owner: owner, place: code.place(place - 1),
            value: code.snippet(place + 1..<place + 2), giver: code.text(head.lowerBound)))
      }
    }
  }

  /// Reads `lock = .portrait`, `lock(.portrait)` and
  /// `[delegate setLock:UIInterfaceOrientationMaskPortrait]`.
  mutating func readAssignment(_ index: Int) {
    guard member != nil else { return }
    let line = code[index]?.line
    var place = index - 1
    while let token = code[place], token.line == line, index - place < 24 {
      if token.sign == UInt8(ascii: "="), !code.isSign("=", at: place + 1),
        !code.isSign("=", at: place - 1), !code.isSign("!", at: place - 1),
        code.isWord(at: place - 1)
      {
        let name = code.text(place - 1)
        let last = facts.assignments.last
        if last?.place == code.place(place - 1), last?.name == name { return }
        let end = code.endOfExpression(from: place + 1)
        add(name, at: place - 1, place + 1..<end)
        return
      }
      if token.sign == UInt8(ascii: "("), code.isSwift, code.isWord(at: place - 1),
        code.text(place - 1).first?.isLowercase == true
      {
        add(code.text(place - 1) + "()", at: place - 1, code.argumentRange(of: place - 1))
      }
      if token.sign == UInt8(ascii: ":"), !code.isSwift, code.isWord(at: place - 1) {
        let message = code.text(place - 1)
        let setter = message.hasPrefix("set") ? message.dropFirst(3) : ""
        let property = setter.prefix(1).lowercased() + setter.dropFirst()
        add(
          setter.isEmpty ? message + "()" : property, at: place - 1,
          code.argumentRange(of: place - 1))
        return
      }
      place -= 1
    }
  }

  mutating func add(_ name: String, at index: Int, _ value: Range<Int>) {
    var assignment = Assignment(
      name: name, owner: owner, place: code.place(index), value: code.snippet(value),
      memberName: memberName)
    assignment.occasions = occasions(of: index)
    facts.assignments.append(assignment)
  }
}
