import TerminalNcurses
import UprightCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// What the terminal's side decides, for the doctor.
  static func terminalFacts(usesColor: Bool?) -> [Fact] {
    TerminalTraits.current(wishes: TerminalWishes(usesColor: usesColor)).report
      .map { Fact($0.name, $0.outcome, $0.reason) }
  }

  static func machineFacts() -> [Fact] {
    [Fact("system", system), Fact("drawn with", TerminalTraits.library), locale]
  }

  private static var system: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "not known" }
    return [text(of: names.sysname), text(of: names.release), text(of: names.machine)]
      .joined(separator: " ")
  }

  /// Whether the system has the locale that the variables name, and what its characters are.
  private static var locale: Fact {
    guard let name = setlocale(LC_CTYPE, "") else {
      return Fact("locale", "missing", "the system lacks the one that is set")
    }
    let fact = Fact("locale", String(cString: name), String(cString: nl_langinfo(nl_item(CODESET))))
    setlocale(LC_CTYPE, "C")
    return fact
  }

  /// The characters of an array that C has within a struct, up to the zero.
  private static func text<Characters>(of characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
