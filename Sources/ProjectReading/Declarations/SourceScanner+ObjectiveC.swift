/// Classes, categories and methods of Objective-C.
extension SourceScanner {
  mutating func readAtWord(_ index: Int) {
    let word = code.word(at: index + 1)
    if word == .implementation || word == .interface { readClass(index) }
    if word == .end { implementation = nil }
    if word == .property { readObjectiveCProperty(index) }
  }

  /// Reads `@interface Films : UIViewController` and `@implementation Films (Turning)`.
  private mutating func readClass(_ index: Int) {
    let name = index + 2
    guard code.isWord(at: name) else { return }
    var inherited: [String] = []
    var place = name + 1
    if code.isSign("<", at: place) {
      let end = place + 40
      while let token = code[place], token.sign != UInt8(ascii: ">"), place < end { place += 1 }
      place += 1
    }
    if code.isSign(":", at: place) { inherited = [code.text(place + 1)] }
    implementation = code.text(name)
    facts.types.append(
      DeclaredType(
        name: code.text(name), alias: nil, inherits: inherited,
        isClass: !inherited.isEmpty,
        place: code.place(index)))
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
