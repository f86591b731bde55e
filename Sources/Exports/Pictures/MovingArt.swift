import OrientationModel
import OrientationScenarios

extension ExportInput {
  /// Every step one after the other, again and again, without a script.
  ///
  /// The hand turns, then the interface turns or does not, then it is said why; nothing moves where
  /// somebody wants less motion.
  func moving(_ options: ExportOptions) throws(ExportProblem) -> String {
    MovingPicture(self, resting: try step(options)).file()
  }
}

private struct MovingPicture {
  private let input: ExportInput
  private let episodes: [Episode]
  /// The step that is seen where nothing moves.
  private let resting: Int
  private let phones: [PhoneArt]
  private let clock: Clock
  private var svg = SVG()
  /// What moves how: a rule for each.
  private var styles = ""

  private static let right = PicturePage.middle
  private static let textWidth = PicturePage.textWidth
  private static let phoneY = 258.0
  private static let bottom = 480.0

  init(_ input: ExportInput, resting: Int) {
    self.input = input
    episodes = input.episodes.filter { !$0.isSkipped }
    self.resting = episodes.firstIndex { $0.number == resting } ?? 0
    phones = episodes.map { PhoneArt(of: $0, length: PicturePage.phoneLength) }
    clock = Clock(count: episodes.count)
  }

  func file() -> String {
    var picture = self
    picture.draw()
    let timed = picture.styles + Clock.rest
    let body = picture.svg
    picture.svg = SVG()
    picture.svg.add("<style>\n\(timed)</style>")
    picture.svg.add(body.body)
    return picture.svg.file(
      height: Self.bottom + 82, title: input.title,
      description: episodes.map {
        "\($0.number) \($0.name.harmless): \(input.sentence(of: $0.number))"
      }.joined(separator: " "))
  }

  private mutating func draw() {
    svg.drawHead(of: input)
    drawPhone()
    for index in episodes.indices { drawWords(of: index) }
    TimelineArt(input).draw(at: Self.bottom, in: &svg)
    drawPlace()
  }

  // MARK: The phone

  private mutating func drawPhone() {
    let hand = angles(phones.map(\.handDegrees))
    let face = angles(phones.map(\.faceDegrees))
    let turning = moving(
      "hand", clock.steps(hand.map { "transform:rotate(\($0)deg)" }, at: .hand),
      resting: "transform:rotate(\(hand[resting])deg)")
    let layers = phones.indices.map { index in layer(index, face) }
    let backs = phones.indices.filter { phones[$0].showsBack }
    let back = backs.map { shown($0, from: .hand) }
    // A Duo is drawn twice, closed and open, about its hinge.
    let poses = [false, true].filter { isOpen in phones.contains { $0.handset.isOpen == isOpen } }
    let styles = poses.count == 1 ? [] : poses.map { pose($0) }
    svg.group(x: PicturePage.phoneX, y: Self.phoneY) { svg in
      svg.group("class=\"\(turning)\"") { svg in
        for (number, isOpen) in poses.enumerated() {
          let own = phones.indices.filter { phones[$0].handset.isOpen == isOpen }
          let phone = phones[own[0]]
          let x = styles.isEmpty || isOpen ? 0 : phone.handset.width / 2
          svg.group(styles.isEmpty ? "" : "class=\"\(styles[number])\"") { svg in
            svg.group(x: x) { svg in
              svg.add(phone.parts.case)
              phone.clipGlass("glass\(number)", in: &svg) { svg in
                for index in own {
                  svg.group("class=\"\(layers[index])\"") { $0.add(phones[index].interface) }
                }
              }
              svg.add(phone.parts.front)
            }
          }
        }
        for style in back {
          svg.group("class=\"\(style)\"") { svg in svg.add(phones[0].parts.back) }
        }
      }
    }
    for index in episodes.indices {
      let style = shown(index, from: .word)
      let y = Self.phoneY + PicturePage.phoneLength / 2 + 20
      svg.group("class=\"\(style)\"") { svg in
        svg.drawCaption(of: episodes[index], in: input, at: PicturePage.phoneX, y)
      }
    }
  }

  /// The class of an open Duo, which unfolds from its right half, or of a closed one.
  private mutating func pose(_ isOpen: Bool) -> String {
    let half = isOpen ? PicturePage.phoneLength / 2 : 0
    let values = phones.map { phone in
      let share = isOpen && !phone.handset.isOpen ? 0.5 : 1
      return "opacity:\(phone.handset.isOpen == isOpen ? 1 : 0);"
        + "transform:translateX(\(half)px) scaleX(\(share)) translateX(\(-half)px)"
    }
    return moving(
      isOpen ? "open" : "closed", clock.steps(values, at: .hand), resting: values[resting])
  }

  /// Angles that never go the long way round.
  private func angles(_ degrees: [Int]) -> [Int] {
    degrees.reduce(into: []) { angles, next in
      let last = angles.last ?? next
      let way = ((next - last) % 360 + 540) % 360 - 180
      angles.append(last + way)
    }
  }

  /// When an interface comes: what a Duo shows when it opens or closes is there at once.
  private func arrival(of index: Int) -> Clock.Moment {
    guard index > 0 else { return .face }
    return phones[index].handset.isOpen == phones[index - 1].handset.isOpen ? .face : .hand
  }

  /// An interface while it is shown: it turns in from where the one before lay.
  private mutating func layer(_ index: Int, _ face: [Int]) -> String {
    let own = "transform:rotate(\(face[index])deg)"
    let before = "transform:rotate(\(face[max(0, index - 1)])deg)"
    let after = "transform:rotate(\(face[min(face.count - 1, index + 1)])deg)"
    let frames = clock.layer(
      index, before: before, own: own, after: after, from: arrival(of: index),
      until: index + 1 < phones.count ? arrival(of: index + 1) : .face)
    return moving(
      "face\(index)", frames, resting: own + (index == resting ? ";opacity:1" : ";opacity:0"))
  }

  // MARK: The words

  private mutating func drawWords(of index: Int) {
    let episode = episodes[index]
    let name = shown(index, from: .hand)
    let words = shown(index, from: .word)
    var y = 150.0
    svg.group("class=\"\(name)\"") { $0.drawStep(episode, &y, size: 16, every: 20) }
    y += 18
    let sentence = TextWidth.wrap(
      input.sentence(of: episode.number), to: Self.textWidth, size: 21, isBold: true, lines: 5)
    let ink = input.verdicts[episode.number].ink()
    let notes = input.notes(after: episode).joined(separator: " ")
    let told = TextWidth.wrap(notes, to: Self.textWidth, size: 14, lines: 4)
    svg.group("class=\"\(words)\"") { svg in
      svg.lines(sentence[...], Self.right, &y, every: 28, size: 21, ink, .bold)
      y += 10
      svg.lines(told[...], Self.right, &y, every: 20, size: 14, "dim i")
    }
  }

  /// The ring that goes along the line of steps.
  private mutating func drawPlace() {
    let all = input.episodes
    guard all.count > 1 else { return }
    let line = TimelineArt(input)
    let places = episodes.map { episode in
      let index = all.firstIndex { $0.number == episode.number } ?? 0
      return "transform:translate(\(line.x(of: index).short)px,\((Self.bottom + 24).short)px)"
    }
    let style = moving("place", clock.steps(places, at: .hand), resting: places[resting])
    svg.group("class=\"\(style)\"") { svg in svg.circle(0, 0, 11, "none ring") }
  }

  // MARK: Time

  /// The class of what is seen during a step alone, from one of its moments on.
  private mutating func shown(_ index: Int, from moment: Clock.Moment) -> String {
    let name = "\(moment.rawValue)\(index)"
    return moving(
      name, clock.shown(index, from: moment), resting: "opacity:\(index == resting ? 1 : 0)")
  }

  /// A class that moves by these frames, and how it is where nothing moves.
  private mutating func moving(_ name: String, _ frames: String, resting: String) -> String {
    let style = ".\(name){\(resting);animation:\(name) \(clock.seconds) linear infinite}\n"
    if !styles.contains(style) {
      styles += style + "@keyframes \(name){\(frames)}\n"
    }
    return name
  }
}

/// When what happens, in parts of the whole.
private struct Clock {
  enum Moment: String {
    case hand, face, word

    /// When it begins, in milliseconds from the step's own beginning.
    var start: Int {
      switch self {
      case .hand: 0
      case .face: 600
      case .word: 800
      }
    }
  }

  let count: Int

  /// How long a turn takes, and how long a step: a sentence is there for more than two seconds.
  private static let turn = 500
  private static let step = 3_330
  private static let fade = 120

  /// Where somebody wants less motion nothing moves.
  static let rest = "@media (prefers-reduced-motion:reduce){*{animation:none!important}}\n"

  var seconds: String { "\((Double(count * Self.step) / 1_000).short)s" }

  /// A time as a part of the whole, in percent with three places.
  private func part(_ index: Int, _ milliseconds: Int) -> String {
    let thousandths = (index * Self.step + milliseconds) * 100_000 / (count * Self.step)
    let rest = String(thousandths % 1_000).zeroPadded(to: 3)
    return "\(thousandths / 1_000).\(rest)%"
  }

  /// A value for each step, which it takes at one of its moments.
  func steps(_ values: [String], at moment: Moment) -> String {
    var frames = "0%{\(values[0])}"
    for index in values.indices.dropFirst() where values[index] != values[index - 1] {
      frames += "\(part(index, moment.start + 100)){\(values[index - 1])}"
      frames += "\(part(index, moment.start + 100 + Self.turn)){\(values[index])}"
    }
    return frames + "100%{\(values[values.count - 1])}"
  }

  /// What is seen from a moment of a step until the next step begins.
  func shown(_ index: Int, from moment: Moment) -> String {
    let start = index == 0 && moment == .hand ? 0 : moment.start
    var frames = ""
    if index > 0 || start > 0 {
      frames += "0%{opacity:0}\(part(index, start)){opacity:0}"
    }
    frames += "\(part(index, start + (index == 0 && start == 0 ? 0 : Self.fade))){opacity:1}"
    guard index + 1 < count else { return frames + "100%{opacity:1}" }
    let end = "\(part(index + 1, 0)){opacity:1}\(part(index + 1, Self.fade)){opacity:0}"
    return frames + end + "100%{opacity:0}"
  }

  /// An interface that turns in, stays, and turns away.
  func layer(
    _ index: Int, before: String, own: String, after: String, from arrival: Moment,
    until next: Moment
  ) -> String {
    let start = arrival.start
    var frames = index == 0 ? "0%{opacity:1;\(own)}" : "0%{opacity:0;\(before)}"
    if index > 0 {
      frames += "\(part(index, start)){opacity:0;\(before)}"
      frames += "\(part(index, start + Self.turn)){opacity:1;\(own)}"
    }
    guard index + 1 < count else { return frames + "100%{opacity:1;\(own)}" }
    // The next one comes over it; what lies below goes only then.
    frames += "\(part(index + 1, next.start)){opacity:1;\(own)}"
    frames += "\(part(index + 1, next.start + Self.turn)){opacity:1;\(after)}"
    frames += "\(part(index + 1, next.start + Self.turn + 1)){opacity:0;\(after)}"
    return frames + "100%{opacity:0;\(after)}"
  }
}
