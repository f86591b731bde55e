/// Classes, categories and methods of Objective-C.
extension SourceScanner {
  mutating func readAtWord(_ index: Int) {
    let word = code.word(at: index + 1)
    if word == .implementation || word == .interface { readClass(index) }
    if word == .end { implementation = nil }
    if word == .property { readObjectiveCProperty(index) }
  }

  /// Reads `@interface Films : UIViewController <Playing>` and `@implementation Films (Turning)`.
  private mutating func readClass(_ index: Int) {
    let name = index + 2
    guard code.isWord(at: name) else { return }
    // What a class is generic over.
    let place = angled(from: name + 1).upperBound
    let isClass = code.isSign(":", at: place)
    let above = isClass ? [place + 1] : []
    let protocols = angled(from: isClass ? place + 2 : code.end(ofGroupAt: place))
    implementation = code.text(name)
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

  /// Reads `@property (nonatomic) UIInterfaceOrientationMask lock;` and a flag.
  private mutating func readObjectiveCProperty(_ index: Int) {
    var place = index + 2
    if code.isSign("(", at: place) { place = code.end(ofGroupAt: place) }
    if code.text(place) == "BOOL" { return facts.flags.append((owner, code.text(place + 1))) }
    guard [.mask, .orientation].contains(code.word(at: place)), code.isWord(at: place + 1)
    else { return }
    if OrientationQuestion(code.word(at: place + 1)) != nil { return }
    addValue(at: place + 1)
  }

  /// Reads `- (UIInterfaceOrientationMask)supportedInterfaceOrientations {`.
  mutating func readMethod(_ index: Int) {
    guard code.isSign("(", at: index + 1) else { return }
    let type = index + 1..<code.end(ofGroupAt: index + 1)
    let ends = (type.upperBound..<index + 200).first { place in
      code.isSign("{", at: place) || code.isSign(";", at: place) || code.isSign("@", at: place)
    }
    guard let opening = ends, code.isSign("{", at: opening) else { return }
    let body = code.inside(ofBraceAt: opening)
    if !readMethod(head: type.upperBound..<opening, body),
      type.contains(where: { code.word(at: $0) == .mask })
    {
      addValue(at: type.upperBound, body: body)
    }
  }
}
