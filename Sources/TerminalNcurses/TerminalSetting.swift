import TerminalModel

/// What the decisions of `TerminalTraits` are made from, and how.
struct TerminalSetting {
  /// The variables of the environment that are not empty.
  var values: [String: String]
  var terminfo: Terminfo
  var wishes: TerminalWishes

  var term: String { values["TERM"] ?? "" }

  var kind: Decision<TerminalTraits.Kind> {
    if term.isEmpty { return Decision(.unknown, because: "TERM is not set") }
    if !terminfo.isKnown { return Decision(.unknown, because: "terminfo has no \(term)") }
    return terminfo.movesCursor
      ? Decision(.screen, because: "TERM is \(term)")
      : Decision(.dumb, because: "TERM is \(term), which cannot move its cursor")
  }

  var isUTF8: Decision<Bool> {
    if wishes.isASCII == true { return Decision(false, because: "--ascii") }
    if wishes.isASCII == false { return Decision(true, because: "asked for") }
    guard let name = ["LC_ALL", "LC_CTYPE", "LANG"].first(where: { values[$0] != nil }),
      let locale = values[name]
    else { return Decision(false, because: "LC_ALL, LC_CTYPE and LANG are not set") }
    let normal = locale.lowercased().filter { $0 != "-" }
    return Decision(normal.contains("utf8"), because: "\(name) is \(locale)")
  }

  var depth: Decision<ColorDepth> {
    if wishes.usesColor == false { return Decision(.mono, because: "--color=never") }
    if let value = values["NO_COLOR"], wishes.usesColor != true {
      return Decision(.mono, because: "NO_COLOR is \(value)")
    }
    let count = terminfo.colorCount
    if count < 8 { return Decision(.mono, because: "terminfo gives \(term) no colours") }
    if terminfo.isDirect { return Decision(.trueColor, because: "terminfo: \(term) is direct") }
    if count < 256 { return Decision(.sixteen, because: "terminfo gives \(term) \(count)") }
    guard let claim = values["COLORTERM"], ["truecolor", "24bit"].contains(claim.lowercased())
    else { return Decision(.palette256, because: "terminfo gives \(term) \(count)") }
    if multiplexer.value == .screen {
      return Decision(.palette256, because: "screen may not know exact colours")
    }
    return Decision(.trueColor, because: "COLORTERM is \(claim)")
  }

  var appearance: Decision<Appearance> {
    if let wish = wishes.appearance { return Decision(wish, because: "asked for") }
    // Set by rxvt, Konsole and others: "15;0" or "0;default;15"; the last is the ground.
    guard let value = values["COLORFGBG"], let ground = value.split(separator: ";").last,
      let number = Int(ground), (0...15).contains(number)
    else {
      // The console of Linux draws on black, whoever sits before it.
      return term == "linux"
        ? Decision(.dark, because: "TERM is linux")
        : Decision(.unknown, because: "COLORFGBG is not set; --ground says it")
    }
    let isLight = number == 7 || number > 8
    return Decision(isLight ? .light : .dark, because: "COLORFGBG is \(value)")
  }

  var multiplexer: Decision<TerminalTraits.Multiplexer> {
    if values["ZELLIJ"] != nil { return Decision(.zellij, because: "ZELLIJ is set") }
    if values["TMUX"] != nil { return Decision(.tmux, because: "TMUX is set") }
    if values["STY"] != nil { return Decision(.screen, because: "STY is set") }
    if term.hasPrefix("tmux") { return Decision(.tmux, because: "TERM is \(term)") }
    if term.hasPrefix("screen") { return Decision(.screen, because: "TERM is \(term)") }
    return Decision(.none, because: "TMUX, STY and ZELLIJ are not set")
  }

  var synchronizes: Decision<Bool> {
    guard reports.value else { return reports }
    return multiplexer.value == .none
      ? Decision(true, because: "ignored where it is not known")
      : Decision(false, because: "\(multiplexer.value.rawValue) may pass on half a frame")
  }

  /// Terminals with a screen to go back to are those that know private modes or ignore them.
  var reports: Decision<Bool> {
    guard kind.value == .screen else { return Decision(false, because: kind.reason) }
    return terminfo.hasOwnScreen
      ? Decision(true, because: "ignored where it is not known")
      : Decision(false, because: "\(term) has no second screen, so it may be an old terminal")
  }

  var copies: Decision<Bool> {
    guard reports.value else { return reports }
    if multiplexer.value == .screen {
      return Decision(false, because: "screen does not pass it on")
    }
    if values["TERM_PROGRAM"] == "Apple_Terminal" {
      return Decision(false, because: "Terminal.app does not know OSC 52")
    }
    if multiplexer.value == .tmux {
      return Decision(true, because: "tmux takes it where set-clipboard is on")
    }
    return Decision(true, because: "OSC 52 is ignored where it is not known or not allowed")
  }

  var moves: Decision<Bool> {
    if let wish = wishes.moves {
      return Decision(wish, because: wish ? "asked for" : "--no-motion")
    }
    if let value = values["REDUCED_MOTION"], value != "0" {
      return Decision(false, because: "REDUCED_MOTION is \(value)")
    }
    if let name = ["SSH_CONNECTION", "SSH_TTY", "MOSH_CONNECTION"].first(where: {
      values[$0] != nil
    }) {
      return Decision(false, because: "\(name) is set: the line may be slow")
    }
    return Decision(true, because: "REDUCED_MOTION is not set")
  }
}
