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

  /// Reads `@property (nonatomic) UIInterfaceOrientationMask lock;`.
  private mutating func readObjectiveCProperty(_ index: Int) {
    var place = index + 2
    if code.isSign("(", at: place) {
      place = code.end(ofGroupAt: place, within: code.tokens.count)
    }
    guard [.mask, .orientation].contains(code.word(at: place)), code.isWord(at: place + 1)
    else { return }
    if OrientationQuestion(code.word(at: place + 1)) != nil { return }
    facts.values.append(
      DeclaredValue(
        owner: owner, name: code.text(place + 1), place: code.place(place + 1), initial: nil,
        body: nil))
  }

  /// Reads `- (UIInterfaceOrientationMask)supportedInterfaceOrientations {`.
  mutating func readMethod(_ index: Int) {
    guard code.isSign("(", at: index + 1) else { return }
    let type = index + 1..<code.end(ofGroupAt: index + 1, within: code.tokens.count)
    var opening = type.upperBound
    while let token = code[opening], opening < index + 200 {
      if token.sign == UInt8(ascii: "{") { break }
      if token.sign == UInt8(ascii: ";") || token.sign == UInt8(ascii: "@") { return }
      opening += 1
    }
    guard code.isSign("{", at: opening) else { return }
    let name = type.upperBound
    let head = name..<opening
    let body = opening + 1..<code.partner(of: opening)
    let window = head.first { code.word(at: $0) == .supportedInterfaceOrientationsForWindow }
    if let window {
      tell(head)
      tell(body)
      addAnswer(.supports, .appDelegate, at: window, body)
    } else if let question = OrientationQuestion(code.word(at: name)) {
      tell(head)
      tell(body)
      let isDelegates = code.word(at: name).isDelegates
      addAnswer(question, isDelegates ? .containerDelegate : .controller, at: name, body)
    } else if type.contains(where: { code.word(at: $0) == .mask }) {
      facts.values.append(
        DeclaredValue(
          owner: owner, name: code.text(name), place: code.place(name), initial: nil,
          body: code.snippet(body)))
    }
  }
}
