import PlaygroundSession
import TerminalModel

extension PlaygroundScreen {
  package static let playground = PlaygroundScreen(
    film: { Screencast(telling: $0, size: $1) },
    picture: { request, keys, size, depth in picture(of: request, keys, size, depth) },
    sentences: { request, keys, lines in sentences(of: request, keys, lines) },
    room: { Layout($0).room })

  private static func picture(
    of request: PlayRequest, _ keys: [Key], _ size: Size, _ depth: ColorDepth
  ) -> (Canvas, Appearance) {
    var size = size
    var playground = request.playground(
      PlaygroundState.Traits(
        isASCII: request.isASCII, ground: request.isLight == true ? .light : .dark, depth: depth))
    // Drawn whenever something was pressed, as on a terminal: the mouse needs to know where things are.
    _ = playground.screen(size)
    var rest = keys[...]
    while let key = rest.first {
      if case .resize(let new) = key { size = new }
      rest = rest.dropFirst(playground.press(rest).taken)
      _ = playground.screen(size)
    }
    return (playground.screen(size).canvas, playground.ground)
  }

  private static func sentences(
    of request: PlayRequest, _ keys: String, _ lines: [UInt8]
  ) -> [String] {
    var linear = Linear(
      request.playground(PlaygroundState.Traits(isASCII: request.isASCII, hasMouse: false)))
    var told = linear.news()
    if !keys.isEmpty { told += linear.take(keys).lines }
    return told + linear.takeAll(lines)
  }
}

extension Linear {
  /// Takes lines until one of them leaves.
  fileprivate mutating func takeAll(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: { $0.isNewline }) {
      let (told, effects) = take(String(line))
      lines += told
      if effects.contains(.quit) { break }
    }
    return lines
  }
}
