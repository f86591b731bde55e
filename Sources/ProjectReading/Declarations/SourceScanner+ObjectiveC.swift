/// Classes, categories and methods of Objective-C.
extension SourceScanner {
  mutating func readAtWord(_ index: Int) {
    let word = code.word(at: index + 1)
    if word == .implementation || word == .interface { readClass(index) }
    if word == .end { implementation = nil }
  }

  /// Reads `@interface Films : UIViewController <Playing>` and `@implementation Films (Turning)`.
  private mutating func readClass(_ index: Int) {
    let name = index + 2
    guard code.isWord(at: name) else { return }
    // What a class is generic over.
    let place = angled(from: name + 1).upperBound
    let isClass = code.isSign(":", at: place)
    let above = isClass ? [place + 1] : []
    let isCategory = code.isSign("(", at: place)
    let protocols = angled(
      from: isClass ? place + 2 : isCategory ? code.end(ofGroupAt: place) : place)
    implementation = code.text(name)
    typeBraces[protocols.upperBound] = facts.types.count
    facts.types.append(
      DeclaredType(
        name: code.text(name), alias: nil,
        inherits: (above + protocols).filter { code.isWord(at: $0) }.map(code.text),
        isClass: isClass, place: code.place(index)))
  }

  /// From a `<` to behind its `>`; nothing where none stands.
  private func angled(from start: Int) -> Range<Int> {
    guard code.isSign("<", at: start) else { return start..<start }
    let end = (start..<start + 40).first { code.isSign(">", at: $0) }
    return start..<(end ?? start) + 1
  }

  /// Reads `UIInterfaceOrientationMask lock = …;`, a flag, and what is only declared: a property, an
  /// instance variable, or one of no class; also a function that gives a mask.
  mutating func readVariable(_ type: Int) {
    let before = (max(0, type - 3)..<type).filter { code[$0]?.line == code[type]?.line }
    let isFixed = code.text(type + 1) == "const" || code.text(type - 1) == "const"
    let name = code.text(type + 1) == "const" ? type + 2 : type + 1
    guard code.isWord(at: name), OrientationQuestion(code.word(at: name)) == nil,
      !before.contains(where: { ["extern", "FOUNDATION_EXPORT"].contains(code.text($0)) })
    else { return }
    if code.word(at: type) == .mask, code.isSign("(", at: name + 1) {
      let opening = code.end(ofGroupAt: name + 1)
      guard code.isSign("{", at: opening) else { return }
      return addValue(at: name, of: nil, body: code.inside(ofBraceAt: opening))
    }
    let isGiven = code.isGiving(at: name + 1)
    guard isGiven || code.isSign(";", at: name + 1) else { return }
    let isMember =
      code.brace(around: type) != nil || code.isSign(")", at: type - 1)
      || code.word(at: type - 1) == .property
    let owner = isMember ? self.owner : nil
    if isMember, code.isSign(")", at: type - 1) {
      let attributes = code.start(ofGroupEndingAt: type - 1)..<type
      if let getter = attributes.first(where: { code.text($0) == "getter" }) {
        facts.getters[code.text(getter + 2)] = code.text(name)
      }
    }
    if code.word(at: type) == .bool { return facts.flags.append((owner, code.text(name))) }
    let initial = isGiven ? code.expression(from: name + 2) : nil
    addValue(at: name, of: owner, initial: initial, isFixed: isFixed)
  }

  /// Reads `- (UIInterfaceOrientationMask)supportedInterfaceOrientations {`.
  mutating func readMethod(_ index: Int) {
    guard code.isSign("(", at: index + 1) else { return }
    let type = index + 1..<code.end(ofGroupAt: index + 1)
    let ends = (type.upperBound..<type.upperBound + 200).first { place in
      code.isSign("{", at: place) || code.isSign(";", at: place) || code.isSign("@", at: place)
    }
    guard let opening = ends, code.isSign("{", at: opening) else { return }
    let body = code.inside(ofBraceAt: opening)
    if !readMethod(head: type.upperBound..<opening, body),
      type.contains(where: { code.word(at: $0) == .mask })
    {
      addValue(at: type.upperBound, of: owner, body: body)
    }
  }
}
