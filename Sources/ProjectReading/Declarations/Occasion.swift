/// When some code runs, beyond the method it stands in.
struct Occasion: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The closure of a view's modifier: `onAppear` and its like.
    case modifier(String)
    /// The closure of `onChange(of:)`: what it watches, what the new value is called in there, and
    /// whether that is on where the code stands, as far as the code around it tells.
    case change(of: String, names: [String], isOn: Bool?)
    /// Just before somebody is presented or pushed.
    case arrival
    /// Just before somebody is dismissed or popped.
    case departure
  }

  var kind: Kind
  /// The view that the modifier is chained to.
  var view: Construction?
  /// Whether that view is one of several tabs, so that it comes and goes by itself.
  var isTab = false
  /// What the closure around it shows, or who comes or goes.
  var content: [Construction] = []

  /// What the code's place is called in a sentence.
  var name: String? {
    switch kind {
    case .modifier(let name): name
    case .change(let watched, _, _): "onChange(of: \(watched))"
    case .arrival, .departure: nil
    }
  }
}

extension Occasion {
  /// Whether a condition says that a value is on, or that it is off; nothing, if it says another thing.
  static func isOn(_ condition: String, _ names: [String]) -> Bool? {
    let text = condition.filter { $0 != " " }
    for name in names {
      if [name, name + "==true", name + "!=nil"].contains(text)
        || text == "let" + name || text.hasPrefix("let") && text.hasSuffix("=" + name)
      {
        return true
      }
      if ["!" + name, name + "==false", name + "==nil"].contains(text) { return false }
    }
    return nil
  }
}

// MARK: Modifiers

extension SourceScanner {
  /// The modifier whose closure a place is in, with the view that it is about.
  mutating func modifier(around index: Int) -> Occasion? {
    guard code.isSwift else { return nil }
    let outer = member ?? 0
    var found: Occasion?
    var brace = code.brace(around: index)
    while let opening = brace, opening > outer {
      brace = code.brace(around: opening)
      guard let call = code.call(takingClosureAt: opening) else { continue }
      if found != nil, let content = code.shownContent(at: call.name),
        content.contains(opening + 1)
      {
        found?.content = made(in: content, before: call.name)
        break
      }
      if code.text(call.name) == "TabView" { found?.isTab = true }
      if found == nil { found = modifier(call, opening, index) }
    }
    return found
  }

  private mutating func modifier(
    _ call: CodeText.ClosureCall, _ opening: Int, _ index: Int
  ) -> Occasion? {
    guard code.isSign(".", at: call.name - 1) else { return nil }
    var found: Occasion
    switch code.text(call.name) {
    case let name where ["onAppear", "onDisappear", "task"].contains(name):
      found = Occasion(kind: .modifier(name))
    case "onChange":
      guard let kind = code.change(call.name, opening, index) else { return nil }
      found = Occasion(kind: kind)
    case "fullScreenCover", "sheet":
      guard call.label == "onDismiss", let content = code.shownContent(at: call.name)
      else { return nil }
      return Occasion(kind: .modifier("onDismiss"), content: made(in: content, before: call.name))
    default: return nil
    }
    found.view = code.base(ofModifierAt: call.name).map {
      Construction(name: code.text($0), place: code.place($0))
    }
    return found
  }
}

extension CodeText {
  /// A call that is handed a closure: where its name stands, and the closure's label.
  struct ClosureCall {
    var name: Int
    var label: String?
  }

  func call(takingClosureAt opening: Int) -> ClosureCall? {
    if isSign(")", at: opening - 1) {
      return ClosureCall(name: start(ofGroupEndingAt: opening - 1) - 1)
    }
    if isWord(at: opening - 1) { return ClosureCall(name: opening - 1) }
    guard isSign(":", at: opening - 1), isWord(at: opening - 2) else { return nil }
    let label = text(opening - 2)
    var place = opening - 3
    if isSign("}", at: place) {
      let first = call(takingClosureAt: start(ofGroupEndingAt: place))
      return first.map { ClosureCall(name: $0.name, label: label) }
    }
    while place > max(0, opening - 200) {
      if isSign("(", at: place) { return ClosureCall(name: place - 1, label: label) }
      let isGroup = isSign(")", at: place) || isSign("]", at: place) || isSign("}", at: place)
      place = (isGroup ? start(ofGroupEndingAt: place) : place) - 1
    }
    return nil
  }

  /// What a cover, a sheet, a link or a scene shows: `Player()` in
  /// `.fullScreenCover(isPresented: $isShown) { Player() }`.
  func shownContent(at index: Int) -> Range<Int>? {
    switch word(at: index) {
    case .windowGroup, .fullScreenCover, .sheet, .navigationDestination, .navigationLink: break
    default: return nil
    }
    let group = index + 1
    let end = isSign("(", at: group) ? end(ofGroupAt: group, within: tokens.count) : group
    let label = (group..<max(group, end)).first { place in
      ["content", "destination", "value"].contains(text(place)) && isSign(":", at: place + 1)
        && (isSign("(", at: place - 1) || isSign(",", at: place - 1))
    }
    if let label {
      // A link with a value goes to what a destination elsewhere says.
      guard text(label) != "value" else { return nil }
      return isSign("{", at: label + 2)
        ? label + 3..<partner(of: label + 2) : label + 2..<endOfExpression(from: label + 2)
    }
    return isSign("{", at: end) ? end + 1..<partner(of: end) : nil
  }

  /// What a cover or a sheet is bound to: `isShown` of `isPresented: $isShown`.
  func binding(ofCoverAt index: Int) -> String? {
    guard isSign("(", at: index + 1), ["isPresented", "item"].contains(text(index + 2)),
      isSign(":", at: index + 3)
    else { return nil }
    return plain(index + 4..<endOfExpression(from: index + 4))
  }

  /// Where the view is made that a modifier is chained to.
  fileprivate func base(ofModifierAt name: Int) -> Int? {
    var place = name - 1
    while isSign(".", at: place) {
      place -= 1
      while isSign(")", at: place) || isSign("}", at: place) {
        place = start(ofGroupEndingAt: place) - 1
        // In front of a closure may stand its label.
        if isSign(":", at: place) { place -= 2 }
      }
      guard isWord(at: place) else { return nil }
      place -= 1
    }
    return text(place + 1).first?.isUppercase == true ? place + 1 : nil
  }

  /// Reads `.onChange(of: isShown) { _, isOn in`, up to a place in it.
  fileprivate func change(_ name: Int, _ opening: Int, _ index: Int) -> Occasion.Kind? {
    guard isSign("(", at: name + 1), text(name + 2) == "of" else { return nil }
    let watched = plain(name + 4..<endOfExpression(from: name + 4))
    let names = [watched, newValue(ofClosureAt: opening, before: index)]
    var isOn: Bool?
    for condition in conditions(from: opening, to: index) {
      // What also depends on another thing happens at some changes only, and nobody knows which.
      guard let holds = Occasion.isOn(plain(condition.range), names) else { return nil }
      isOn = holds == condition.holds
    }
    return .change(of: watched, names: names, isOn: isOn)
  }

  /// What the closure of `onChange` calls the new value: its last parameter.
  private func newValue(ofClosureAt opening: Int, before index: Int) -> String {
    let head = opening + 1..<min(opening + 16, max(opening + 1, index))
    guard let end = head.first(where: { text($0) == "in" && self[$0]?.line == self[opening]?.line })
    else {
      let inside = opening..<partner(of: opening)
      return inside.contains { text($0) == "$1" } ? "$1" : "$0"
    }
    let comma = (opening + 1..<end).last { isSign(",", at: $0) } ?? opening
    return (comma + 1..<end).first { isWord(at: $0) }.map(text) ?? ""
  }

  /// The conditions inside of a closure that lead to a place, and whether they have to hold.
  fileprivate func conditions(
    from opening: Int, to index: Int
  ) -> [(range: Range<Int>, holds: Bool)] {
    var found: [(range: Range<Int>, holds: Bool)] = []
    var brace = brace(around: index)
    while let inner = brace, inner > opening {
      if let condition = condition(of: inner) { found.append(condition) }
      brace = self.brace(around: inner)
    }
    for place in near(index, since: opening) where text(place) == "guard" {
      let end = (place..<index).first { text($0) == "else" } ?? index
      found.append((place + 1..<max(place + 1, end), true))
    }
    return found
  }

  /// What has to hold, or not to hold, for a block of `if`, `else` or `switch`.
  private func condition(of opening: Int) -> (range: Range<Int>, holds: Bool)? {
    if text(opening - 1) == "else" {
      let last = start(ofGroupEndingAt: opening - 2)
      return condition(of: last).map { ($0.range, !$0.holds) }
    }
    var place = opening - 1
    while place > max(0, opening - 24), !isSign("{", at: place), !isSign("}", at: place) {
      if text(place) == "if" { return (place + 1..<opening, true) }
      if text(place) == "switch" { return (place..<opening, true) }
      place -= 1
    }
    return nil
  }

  /// Some code without blanks, and without `self.` and the `$` of a binding.
  private func plain(_ range: Range<Int>) -> String {
    let text = range.map(text).joined()
    return String(text.hasPrefix("self.") ? text.dropFirst(5) : text.drop { $0 == "$" })
  }
}

// MARK: Comings and goings

extension SourceScanner {
  /// When a mask is given, beyond the method that does it.
  mutating func occasions(of index: Int) -> [Occasion] {
    around(index).map { [$0] } ?? comings(after: index)
  }

  /// The modifier around a place, or the question whether a controller goes for good.
  mutating func around(_ index: Int) -> Occasion? {
    modifier(around: index) ?? (isLeaving(index) ? Occasion(kind: .modifier("leaving")) : nil)
  }

  /// Whether a place in `viewWillDisappear` is reached by whoever is popped or dismissed alone.
  private func isLeaving(_ index: Int) -> Bool {
    guard let member, memberName == "viewWillDisappear" else { return false }
    let words: Set = ["isMovingFromParent", "isMovingFromParentViewController", "isBeingDismissed"]
    return code.conditions(from: member, to: index).contains { condition in
      let text = condition.range.map(code.text)
      return condition.holds && !text.contains("!") && text.contains(where: words.contains)
    }
  }

  /// Further on nobody looks for what a line makes ready.
  private static let farthest = 400

  /// Who comes or goes after a name was given a mask, in the same block, before it is given another.
  mutating func comings(after index: Int) -> [Occasion] {
    guard let block = code.brace(around: index) else { return [] }
    let name = code.text(index)
    let end = min(code.partner(of: block), index + Self.farthest)
    var found: [Occasion] = []
    var place = index + 1
    while place < end {
      if code.text(place) == name, !code.isSign(".", at: place + 1) { break }
      if code.isWord(at: place), let coming = coming(at: place) { found.append(coming) }
      // A closure that is kept runs later.
      let isKept = code.isSign("=", at: place) && code.isSign("{", at: place + 1)
      place = isKept ? code.partner(of: place + 1) + 1 : place + 1
    }
    return found
  }

  private mutating func coming(at place: Int) -> Occasion? {
    switch code.word(at: place) {
    case .present, .presentViewController:
      guard isCalled(place), isController(place) else { return nil }
    case .pushViewController: guard isCalled(place) else { return nil }
    case .show, .showViewController:
      guard isCalled(place), code.hands("sender", at: place) else { return nil }
    default: return going(at: place) ?? flag(at: place)
    }
    return Occasion(kind: .arrival, content: made(in: code.argumentRange(of: place), before: place))
  }

  private func going(at place: Int) -> Occasion? {
    let names: Set = [
      "dismiss", "dismissViewControllerAnimated", "popViewController", "popViewControllerAnimated",
    ]
    let own: Set = ["presentingViewController", "navigationController", "wrappedValue"]
    guard names.contains(code.text(place)), isCalled(place),
      code.receiver(of: place).map(own.contains) ?? true
    else { return nil }
    return Occasion(kind: .departure)
  }

  /// Reads `isShown = true`, where a cover of the same view is bound to that.
  private mutating func flag(at place: Int) -> Occasion? {
    guard code.isSwift, code.isSign("=", at: place + 1), !code.isSign("=", at: place + 2),
      let covers = covers[code.text(place)], let type = typeBrace,
      let cover = covers.first(where: { type < $0 && $0 < code.partner(of: type) }),
      let content = code.shownContent(at: cover)
    else { return nil }
    let isOff = ["false", "nil"].contains(code.text(place + 2))
    return Occasion(
      kind: isOff ? .departure : .arrival, content: made(in: content, before: cover))
  }

  /// Where covers and sheets stand, by the last name of what they are bound to.
  static func covers(_ code: CodeText) -> [String: [Int]] {
    code.tokens.indices.reduce(into: [:]) { covers, index in
      guard [.fullScreenCover, .sheet].contains(code.word(at: index)),
        let name = code.binding(ofCoverAt: index)?.split(separator: ".").last
      else { return }
      covers[String(name), default: []].append(index)
    }
  }
}
