import OrientationScenarios

/// Where a source goes by the way the device is held, though it means the shape of a view.
extension SourceScanner {
  /// Reads `UIDevice.current.orientation.isLandscape`, a comparison with one of its values, a
  /// `switch`, and the same through a variable of the method.
  mutating func readLayout(_ index: Int) {
    guard let member, isOfDevice(index, in: member), decides(index, in: member) else { return }
    addLayout(index, in: member)
  }

  /// Reads `@State var side = UIDevice.current.orientation` and `var side: UIDeviceOrientation`: what
  /// the type it is in decides by it.
  mutating func readStoredOrientation(_ index: Int) {
    let name = index + 1
    guard code.isSwift, code.text(name + 2).hasPrefix("UIDevice"), owner != nil,
      let type = code.brace(around: index), isAmongMembers,
      holdsDeviceOrientation(name)
    else { return }
    let text = code.text(name)
    for place in code.inside(ofBraceAt: type) where code.text(place) == text && place != name {
      let isOwn = !code.isSign(".", at: place - 1) || code.text(place - 2) == "self"
      guard isOwn, isTested(place), let member = code.brace(around: place, inside: type) else {
        continue
      }
      addLayout(place, in: member)
    }
  }

  /// Whether a property has that type, or begins with what the device says, on its line.
  private func holdsDeviceOrientation(_ name: Int) -> Bool {
    let line = code[name]?.line
    let words = (name + 1..<name + 12).prefix { code[$0]?.line == line }.map(code.text)
    let device = ["UIDevice", ".", "current", ".", "orientation"]
    return words.starts(with: [":", "UIDeviceOrientation"])
      || words.starts(with: ["=", "UIDeviceOrientation", "."])
      || words.starts(with: ["="] + device) && words.dropFirst(6).first != "."
  }

  private mutating func addLayout(_ index: Int, in member: Int) {
    guard let owner, !facts.layouts.contains(where: { $0.member == member }),
      !isElsewhereMeant(index, in: member),
      !code.says("upright:ignore layout-by-device", near: code.place(index).line)
    else { return }
    facts.layouts.append(
      DeviceLayout(place: code.place(index), owner: owner, member: member))
  }

  /// Whether the device itself stands before it, or a variable that is given it.
  private func isOfDevice(_ index: Int, in member: Int) -> Bool {
    let end = code.isSign(".", at: index - 1) ? index - 1 : index
    if isDevice(end - 3..<end) || isDevice(end - 4..<end) { return true }
    guard let name = code.receiver(of: index) else { return false }
    return code.above(index, in: member).contains { place in
      guard code.isGiving(at: place + 1), code.text(place) == name else { return false }
      let value = code.expression(from: place + 2)
      let isCast = code.text(value.upperBound - 3) == "as"
      return isDevice(value) || isCast && code.text(value.upperBound - 1) == "UIDevice"
    }
  }

  private func isDevice(_ range: Range<Int>) -> Bool {
    let spellings = ["UIDevice.current", "UIDevice.currentDevice", "[UIDevicecurrentDevice]"]
    return range.count <= 4 && spellings.contains(range.map(code.text).joined())
  }

  /// Whether landscape or portrait makes a difference in what follows.
  private func decides(_ index: Int, in member: Int) -> Bool {
    let isTested = isTested(index)
    // `let side = UIDevice.current.orientation`
    var start = index
    while start > index - 6, !code.isGiving(at: start) { start -= 1 }
    let isGiven = code.isGiving(at: start) && code.isWord(at: start - 1)
    let isNamed = isGiven && [.let, .var].contains(code.word(at: start - 2))
    // Of a test that is only named, whatever goes by the name.
    if isTested, !isNamed { return !isLogged(index) && !isReported(index) }
    let name = code.text(start - 1)
    return isGiven
      && code.inside(ofBraceAt: member).contains { place in
        place > index && code.text(place) == name && !code.isSign(".", at: place - 1)
          && (isTested || self.isTested(place)) && !isLogged(place)
      }
  }

  private static let logs: Set = [
    "print", "debugprint", "dump", "nslog", "os_log", "log", "logger",
  ]

  /// Whether it stands in the parentheses of a call that only writes it down.
  private func isLogged(_ index: Int) -> Bool {
    var place = index - 1
    while let sign = code[place]?.sign, !";{}".utf8.contains(sign) {
      if sign == UInt8(ascii: "("),
        [place - 1, place - 3].contains(where: { Self.logs.contains(code.text($0).lowercased()) })
      {
        return true
      }
      let isEnd = code.isSign(")", at: place) || code.isSign("]", at: place)
      place = (isEnd ? min(place, code.start(ofGroupEndingAt: place)) : place) - 1
    }
    return false
  }

  /// Whether all that it decides is a call on a type of the app's: `Pixel.fire(.landscape)`.
  private func isReported(_ index: Int) -> Bool {
    let next = (index..<index + 24).first { place in
      [";", "{", "}"].contains { code.isSign($0, at: place) }
    }
    guard let next, code.isSign("{", at: next) else { return false }
    let body = code.inside(ofBraceAt: next)
    let type = code.text(body.lowerBound)
    return type.first?.isUppercase == true && !["UI", "NS"].contains(type.prefix(2))
      && code.text(body.lowerBound + 2).first?.isLowercase == true
      && code.isSign("(", at: body.lowerBound + 3)
      && code.end(ofGroupAt: body.lowerBound + 3) == body.upperBound
  }

  private func isTested(_ index: Int) -> Bool {
    // A chain may go on in the next line.
    let isAsked = ["isLandscape", "isPortrait"].contains(code.text(index + 2))
    if isAsked, code.isSign(".", at: index + 1) { return true }
    let line = code[index]?.line
    let words = (index + 1..<index + 6).filter { code[$0]?.line == line }.map(code.text)
    let values = words.prefix { !["&", "|", "?", "{"].contains($0) }
    let compares = ["=", "!"].contains(values.drop { $0 == "]" || $0 == ")" }.first ?? "")
    if compares, !code.isGiving(at: index + 1), values.contains(where: \.isSide) { return true }
    let before = (max(0, index - 7)..<index).filter { code[$0]?.line == line }.map(code.text)
    return before.contains {
      $0 == "switch" || $0 == "UIDeviceOrientationIsLandscape"
        || $0 == "UIDeviceOrientationIsPortrait"
    }
  }

  /// Whether what stands around a place is about something else than layout.
  ///
  /// A view of SwiftUI's is laid out by what it's made of; of the rest only what it does at a moment
  /// may be anything else.
  private mutating func isElsewhereMeant(_ index: Int, in member: Int) -> Bool {
    let head = head(ofMemberAt: member)
    let isView = head.contains { code.text($0) == "some" && code.text($0 + 1) == "View" }
    let brace = isView ? moment(around: index) : member
    let key = brace ?? -1 - member
    if let known = meantElsewhere[key] { return known }
    let isElsewhere =
      isAboutCamera(in: member) || head.map(code.text).contains(where: Self.isOfPicture)
      || name(ofMemberAt: member).flatMap { OrientationQuestion(rawValue: $0) } != nil
      || brace.map(doesSomethingElse) ?? false || isForElsewhere(member, head)
    meantElsewhere[key] = isElsewhere
    return isElsewhere
  }

  /// Whether a property that is true or false serves only code about something else.
  private func isForElsewhere(_ member: Int, _ head: Range<Int>) -> Bool {
    guard head.map(code.text).contains("Bool"), let name = name(ofMemberAt: member),
      let type = code.brace(around: member)
    else { return false }
    let own = code.inside(ofBraceAt: member)
    let users = code.inside(ofBraceAt: type).filter { place in
      code.text(place) == name && code.receiver(of: place) == nil && !head.contains(place)
        && !own.contains(place)
    }.compactMap { code.brace(around: $0, inside: type) }
    return !users.isEmpty && users.allSatisfy(doesSomethingElse)
  }

  /// Whether a type is about the camera or motion, or is a test.
  private func isAboutCamera(in member: Int) -> Bool {
    if owner.map(Self.isOfCamera) ?? false { return true }
    let isAbout = ["AVFoundation", "CoreMotion", "XCTest"].contains {
      code.holds("import \($0)") || code.holds("<\($0)/")
    }
    // Where another type of the file is, this one isn't.
    func isIts(_ place: Int) -> Bool {
      let name = code.text(place)
      return (name.hasPrefix("AV") || name.hasPrefix("CM")) && code.text(place - 1) != "import"
    }
    let type = code.brace(around: member).map(code.inside) ?? code.tokens.indices
    return isAbout && (type.contains(where: isIts) || !code.tokens.indices.contains(where: isIts))
  }

  /// Whether code in a brace answers UIKit, shows a screen, asks for an orientation, or sees to the
  /// side of a picture.
  private func doesSomethingElse(in brace: Int) -> Bool {
    code.inside(ofBraceAt: brace).contains { place in
      switch code.word(at: place) {
      case .pushViewController, .requestGeometryUpdate, .requestGeometryUpdateWithPreferences,
        .setValue, .mask, .orientation:
        true
      default: code.isWord(at: place) && Self.isElsewhere(code.text(place))
      }
    }
  }

  /// Whether a name is about showing a screen, as `presentDebugMenu` is, or about a picture's side.
  private static func isElsewhere(_ name: String) -> Bool {
    let shows = ["present", "dismiss", "performSegue"].contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
    }
    return shows || isOfPicture(name)
  }

  private static func isOfPicture(_ name: String) -> Bool {
    ["imageOrientation", "CGImagePropertyOrientation"].contains(name) || isOfCamera(name)
  }

  /// Whether a name is about what a camera sees.
  private static func isOfCamera(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["camera", "captur", "videorotation", "videoorientation"].contains(where: name.includes)
  }
}

extension String {
  /// Whether it is one of the device's orientations on a side or upright.
  fileprivate var isSide: Bool {
    hasPrefix("landscape") || hasPrefix("portrait")
      || hasPrefix("UIDeviceOrientationLandscape") || hasPrefix("UIDeviceOrientationPortrait")
  }
}
