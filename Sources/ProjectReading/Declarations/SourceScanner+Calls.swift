/// What a source does: it forces, asks for, updates, presents and pushes.
extension SourceScanner {
  mutating func add(_ kind: CallKind, at index: Int, argument: Snippet? = nil) {
    tell(index..<index + 1)
    facts.calls.append(
      DeclaredCall(
        kind: kind, place: code.place(index), owner: owner, memberName: memberName,
        argument: argument))
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
    var call = DeclaredCall(kind: kind, place: code.place(index), owner: owner)
    let names = range.filter { code.isWord(at: $0) && code.text($0) != "self" }
    if names.count == 1, let only = names.first {
      call.variables = objects.names(for: code.text(only), in: member).map { held($0) }
    }
    call.made = objects.made(in: range, member: member)
    call.isOwn = code.isOwn(index, "navigationController")
    facts.calls.append(call)
  }

  private mutating func held(_ name: String) -> HeldVariable {
    HeldVariable(name: name, member: objects.isLocal(name, in: member) ? member : nil)
  }

  /// Reads `.fullScreenCover(isPresented: $isShown) { Player() }` and `NavigationLink { Film() }`.
  mutating func readCover(_ word: CodeWord, at index: Int) {
    let isLink = word == .navigationLink
    guard code.isSwift, isLink || code.isSign(".", at: index - 1) && code.isSign("(", at: index + 1)
    else { return }
    let content = code.shownContent(at: index)
    if isLink, content == nil { return }
    var call = DeclaredCall(kind: .present, place: code.place(index), owner: owner)
    call.style = word == .sheet ? "sheet" : "cover"
    if isLink || word == .navigationDestination {
      call.kind = .push
      call.style = "link"
      call.isOwn = true
    }
    if let content { call.views = objects.types(in: content) }
    facts.calls.append(call)
  }

  // MARK: Roots and styles

  mutating func readRoot(_ index: Int) {
    let isMessage = !code.isSwift && code.isSign(":", at: index + 1)
    let isGiven = code.isSign("=", at: index + 1) && !code.isSign("=", at: index + 2)
    guard isGiven || isMessage && code.word(at: index) == .setRootViewController else { return }
    // `rootViewController = x` of anything else is nobody's window.
    guard let window = code.receiver(of: index), window.lowercased().hasSuffix("window") else {
      return
    }
    let range =
      isMessage ? code.argumentRange(of: index) : index + 2..<code.endOfExpression(from: index + 2)
    facts.roots.append(
      RootChoice(
        place: code.place(index), owner: owner, made: objects.made(in: range, member: member),
        isSwiftUI: false, window: window, isForPad: code.isForPad(index)))
  }

  /// The first view of a scene of a SwiftUI app.
  mutating func readScene(_ group: Int) {
    guard code.isSwift, let content = code.shownContent(at: group) else { return }
    facts.roots.append(
      RootChoice(
        place: code.place(group), owner: owner, views: objects.types(in: content), isSwiftUI: true))
  }

  /// Reads `RCTReactNativeFactory(…)` and `[[RCTRootView alloc] …]`.
  mutating func readFramework(_ index: Int) {
    guard code.isSign("(", at: index + 1) || code.text(index + 1) == "alloc" else { return }
    var root = RootChoice(place: code.place(index), owner: owner, isSwiftUI: false)
    root.isFrameworks = true
    facts.roots.append(root)
  }

  /// Reads `viewControllers = [x, y]`, `setViewControllers([x, y])` and `addChild(x)` of a container's
  /// own code.
  mutating func readFilling(_ index: Int) {
    guard let range = code.filled(at: index) else {
      if code.word(at: index) == .setViewController, isCalled(index) { mention(index) }
      return
    }
    guard code.receiver(of: index) == nil else { return }
    let isWhole = [.viewControllers, .setViewControllers].contains(code.word(at: index))
    let made =
      isWhole
      ? objects.list(in: range, member: member)
      : objects.made(in: range, member: member).map { [$0] }
    guard made != nil || isWhole else { return }
    facts.fillings.append(
      DeclaredChildren(place: code.place(index), owner: owner, isWhole: isWhole, made: made))
  }

  mutating func readStyle(_ index: Int) {
    guard code.isSign("=", at: index + 1), !code.isSign("=", at: index + 2) else { return }
    let end = code.endOfExpression(from: index + 2)
    let isShort = code.isSign(".", at: index + 2) && end == index + 4
    let isLong = code.text(index + 2) == "UIModalPresentationStyle" && end == index + 5
    var style: String? = isShort || isLong ? code.text(end - 1) : nil
    let word = code.text(index + 2)
    if end == index + 3, word.hasPrefix("UIModalPresentation") {
      let rest = word.dropFirst("UIModalPresentation".count)
      style = rest.prefix(1).lowercased() + rest.dropFirst()
    }
    facts.styles.append(
      StyleChoice(
        variable: code.receiver(of: index).map { held($0) }, style: style, owner: owner))
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
      if token.sign == UInt8(ascii: "="), code.isWord(at: place - 1) {
        let last = facts.assignments.last
        if last?.place == code.place(place - 1), last?.name == code.text(place - 1) { return }
        add(code.text(place - 1), at: place - 1, place + 1..<code.endOfExpression(from: place + 1))
        return
      }
      if token.sign == UInt8(ascii: ":"), !code.isSwift, code.isWord(at: place - 1) {
        let message = code.text(place - 1)
        guard message.hasPrefix("set") else { return }
        let property = message.dropFirst(3)
        add(
          property.prefix(1).lowercased() + property.dropFirst(), at: place - 1,
          code.argumentRange(of: place - 1))
        return
      }
      place -= 1
    }
  }

  private mutating func add(_ name: String, at index: Int, _ value: Range<Int>) {
    facts.assignments.append(
      Assignment(
        name: name, owner: owner, place: code.place(index), value: code.snippet(value),
        memberName: memberName))
  }
}
