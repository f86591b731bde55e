import TerminalModel

/// What the decisions of `TerminalTraits` are made from, and how.
struct TerminalSetting {
  /// The variables of the environment that are not empty.
  var values: [String: String]
  var terminfo: Terminfo
  var wishes: TerminalWishes

  var term: String { values["TERM"] ?? "" }

  var kind: Reasoned<TerminalTraits.Kind> {
    if term.isEmpty { return Reasoned(.unknown, because: "TERM is not set") }
    if !terminfo.isKnown { return Reasoned(.unknown, because: "terminfo has no \(term)") }
    return terminfo.movesCursor
      ? Reasoned(.screen, because: "TERM is \(term)")
      : Reasoned(.dumb, because: "TERM is \(term), which cannot move its cursor")
  }

  var isUTF8: Reasoned<Bool> {
    if wishes.isASCII == true { return Reasoned(false, because: "--ascii") }
    if wishes.isASCII == false { return Reasoned(true, because: "asked for") }
    guard let name = ["LC_ALL", "LC_CTYPE", "LANG"].first(where: { values[$0] != nil }),
      let locale = values[name]
    else { return Reasoned(false, because: "LC_ALL, LC_CTYPE and LANG are not set") }
    let normal = locale.lowercased().filter { $0 != "-" }
    return Reasoned(normal.contains("utf8"), because: "\(name) is \(locale)")
  }

  var depth: Reasoned<ColorDepth> {
    if wishes.usesColor == false { return Reasoned(.mono, because: "--color=never") }
    if let value = values["NO_COLOR"], wishes.usesColor != true {
      return Reasoned(.mono, because: "NO_COLOR is \(value)")
    }
    let count = terminfo.colorCount
    if count < 8 { return Reasoned(.mono, because: "terminfo gives \(term) no colours") }
    if terminfo.isDirect { return Reasoned(.trueColor, because: "terminfo: \(term) is direct") }
    if count < 256 { return Reasoned(.sixteen, because: "terminfo gives \(term) \(count)") }
    guard let claim = values["COLORTERM"], ["truecolor", "24bit"].contains(claim.lowercased())
    else { return Reasoned(.palette256, because: "terminfo gives \(term) \(count)") }
    if multiplexer.value == .screen {
      return Reasoned(.palette256, because: "screen may not know exact colours")
    }
    return Reasoned(.trueColor, because: "COLORTERM is \(claim)")
  }

  var appearance: Reasoned<Appearance> {
    if let wish = wishes.appearance { return Reasoned(wish, because: "asked for") }
    // Set by rxvt, Konsole and others: "15;0" or "0;default;15"; the last is the ground.
    guard let value = values["COLORFGBG"], let ground = value.split(separator: ";").last,
      let number = Int(ground), (0...15).contains(number)
    else {
      // The console of Linux draws on black, whoever sits before it.
      return term == "linux"
        ? Reasoned(.dark, because: "TERM is linux")
        : Reasoned(.unknown, because: "COLORFGBG is not set; --ground says it")
    }
    let isLight = number == 7 || number > 8
    return Reasoned(isLight ? .light : .dark, because: "COLORFGBG is \(value)")
  }

  var multiplexer: Reasoned<TerminalTraits.Multiplexer> {
    if values["ZELLIJ"] != nil { return Reasoned(.zellij, because: "ZELLIJ is set") }
    if values["TMUX"] != nil { return Reasoned(.tmux, because: "TMUX is set") }
    if values["STY"] != nil { return Reasoned(.screen, because: "STY is set") }
    if term.hasPrefix("tmux") { return Reasoned(.tmux, because: "TERM is \(term)") }
    if term.hasPrefix("screen") { return Reasoned(.screen, because: "TERM is \(term)") }
    return Reasoned(.none, because: "TMUX, STY and ZELLIJ are not set")
  }

  var synchronizes: Reasoned<Bool> {
    guard reports.value else { return reports }
    return multiplexer.value == .none
      ? Reasoned(true, because: "ignored where it is not known")
      : Reasoned(false, because: "\(multiplexer.value.rawValue) may pass on half a frame")
  }

  /// Terminals with a screen to go back to are those that know private modes or ignore them.
  var reports: Reasoned<Bool> {
    guard kind.value == .screen else { return Reasoned(false, because: kind.reason) }
    return terminfo.hasOwnScreen
      ? Reasoned(true, because: "ignored where it is not known")
      : Reasoned(false, because: "\(term) has no second screen, so it may be an old terminal")
  }

  var copies: Reasoned<Bool> {
    guard reports.value else { return reports }
    if multiplexer.value == .screen {
      return Reasoned(false, because: "screen does not pass it on")
    }
    if values["TERM_PROGRAM"] == "Apple_Terminal" {
      return Reasoned(false, because: "Terminal.app does not know OSC 52")
    }
    if multiplexer.value == .tmux {
      return Reasoned(true, because: "tmux takes it where set-clipboard is on")
    }
    return Reasoned(true, because: "OSC 52 is ignored where it is not known or not allowed")
  }

  var moves: Reasoned<Bool> {
    if let wish = wishes.moves {
      return Reasoned(wish, because: wish ? "asked for" : "--no-motion")
    }
    if let value = values["REDUCED_MOTION"], value != "0" {
      return Reasoned(false, because: "REDUCED_MOTION is \(value)")
    }
    if let name = ["SSH_CONNECTION", "SSH_TTY", "MOSH_CONNECTION"].first(where: {
      values[$0] != nil
    }) {
      return Reasoned(false, because: "\(name) is set: the line may be slow")
    }
    return Reasoned(true, because: "REDUCED_MOTION is not set")
  }
}
