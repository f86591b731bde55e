/// What a source does: it forces, asks for, updates, presents and pushes.
extension SourceScanner {
  mutating func readCall(_ word: CodeWord, at index: Int) {
    switch word {
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
    case .fullScreenCover, .sheet: readCover(word, at: index)
    case .rootViewController, .setRootViewController: readRoot(index)
    case .modalPresentationStyle: readStyle(index)
    case .windowGroup: readScene(index)
    case .navigationStack, .navigationView: if let owner { facts.stacks.insert(owner) }
    case .viewControllers, .setViewControllers, .setViewController, .addChild,
      .addChildViewController:
      readFilling(index)
    case _: break
    }
  }

  private mutating func add(
    _ kind: CallKind, at index: Int, argument: Snippet? = nil, style: String? = nil
  ) {
    tell(index..<index + 1)
    facts.calls.append(
      DeclaredCall(
        kind: kind, place: code.place(index), owner: owner, member: member,
        memberName: memberName, argument: argument, style: style))
  }

  /// Whether a name is called here, and not declared or handed on.
  private func isCalled(_ index: Int) -> Bool {
    if code.word(at: index - 1) == .func { return false }
    if code.isSwift { return code.isSign("(", at: index + 1) }
    let isMessage = code.isSign(":", at: index + 1) || code.isSign("]", at: index + 1)
    return isMessage && !code.isSign(")", at: index - 1) || isMessage && member != nil
  }

  private func argument(of index: Int) -> Snippet { code.snippet(code.argumentRange(of: index)) }

  // MARK: The device's own orientation

  /// Reads `UIDevice.current.setValue(x, forKey: "orientation")` and `[device setOrientation:x]`.
  private mutating func readForcing(_ word: CodeWord, at index: Int) {
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
  private func isController(_ index: Int) -> Bool {
    if !code.isSwift { return true }
    let end = code.end(ofGroupAt: index + 1, within: code.tokens.count)
    return (index..<end).contains { code.text($0) == "animated" }
  }

  private mutating func addPresentation(_ kind: CallKind, at index: Int) {
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

  /// Reads `.fullScreenCover(isPresented: $isShown) { Player() }`.
  private mutating func readCover(_ word: CodeWord, at index: Int) {
    guard code.isSwift, code.isSign(".", at: index - 1), code.isSign("(", at: index + 1)
    else { return }
    let style = word == .sheet ? "sheet" : "cover"
    var call = DeclaredCall(
      kind: .present, place: code.place(index), owner: owner, member: member, style: style)
    let closing = code.end(ofGroupAt: index + 1, within: code.tokens.count)
    if code.isSign("{", at: closing) {
      call.made = made(in: closing + 1..<code.partner(of: closing), before: index)
    }
    facts.calls.append(call)
  }

  // MARK: Roots and styles

  private mutating func readRoot(_ index: Int) {
    let isMessage = !code.isSwift && code.isSign(":", at: index + 1)
    let isGiven = code.isSign("=", at: index + 1) && !code.isSign("=", at: index + 2)
    guard isGiven || isMessage && code.word(at: index) == .setRootViewController else { return }
    // `rootViewController = x` of a local or of a coordinator's own is nobody's window.
    guard isMessage || code.isSign(".", at: index - 1) else { return }
    let range =
      isMessage ? code.argumentRange(of: index) : index + 2..<code.endOfExpression(from: index + 2)
    let made = made(in: range, before: index)
    facts.roots.append(
      RootChoice(
        place: code.place(index), owner: owner, made: made, isSwiftUI: false,
        window: code.receiver(of: index)))
  }

  /// Reads `viewControllers = [x, y]`, `setViewControllers([x, y])` and `addChild(x)`.
  private mutating func readFilling(_ index: Int) {
    guard let range = code.filled(at: index) else { return }
    let made = made(in: range, before: index)
    let isWhole = [.viewControllers, .setViewControllers].contains(code.word(at: index))
    guard !made.isEmpty || isWhole else { return }
    facts.fillings.append(
      DeclaredChildren(
        place: code.place(index), owner: owner, variable: code.receiver(of: index),
        isWhole: isWhole, made: made))
  }

  private mutating func readStyle(_ index: Int) {
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

  /// Reads `lock = .portrait` and `[delegate setLock:UIInterfaceOrientationMaskPortrait]`.
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
        facts.assignments.append(
          Assignment(
            name: name, owner: owner, place: code.place(place - 1),
            value: code.snippet(place + 1..<code.endOfExpression(from: place + 1))))
        return
      }
      if token.sign == UInt8(ascii: ":"), !code.isSwift, code.text(place - 1).hasPrefix("set") {
        let setter = code.text(place - 1).dropFirst(3)
        facts.assignments.append(
          Assignment(
            name: setter.prefix(1).lowercased() + setter.dropFirst(), owner: owner,
            place: code.place(place - 1), value: code.snippet(code.argumentRange(of: place - 1))))
        return
      }
      place -= 1
    }
  }
}
