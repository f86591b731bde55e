import OrientationModel

/// One option, as the parser, the help and the completions know it.
struct Option: Hashable, Sendable {
  /// What may stand after it.
  struct Value: Hashable, Sendable {
    /// As the help writes it; empty where nothing stands there.
    var placeholder: String
    /// What can stand there, where that is a list.
    var words: [String] = []
    /// Whether nothing else can.
    var isClosed = false
    /// Whether it may be several of them with commas between.
    var isList = false
    var isFile = false

    /// It is a switch.
    static let none = Value(placeholder: "")
    static let version = Value(placeholder: "N", words: SystemVersion.all.map(\.text))
    static let versions = Value(placeholder: "VERSIONS", words: version.words, isList: true)
    static let device = Value(placeholder: "NAME", words: Device.allCases.map(\.name))
    static let step = Value(placeholder: "STEP")
    static let number = Value(placeholder: "N")
    static let newFile = Value(placeholder: "FILE", isFile: true)
    static let keys = Value(placeholder: "KEYS")
    /// Columns and rows: `80x24`.
    static let size = Value(placeholder: "WxH")

    static func words(_ words: [String]) -> Value {
      Value(placeholder: words.joined(separator: "|"), words: words, isClosed: true)
    }

    /// Some of these words, with commas between.
    static func list(_ words: [String]) -> Value {
      Value(placeholder: "LIST", words: words, isList: true)
    }

    /// Words that the command itself reads.
    static func text(_ placeholder: String) -> Value { Value(placeholder: placeholder) }
  }

  /// Every spelling; the last one, the longest, stands for it.
  let names: [String]
  let value: Value
  let purpose: String

  init(_ names: String..., value: Value = .none, purpose: String) {
    self.names = names
    self.value = value
    self.purpose = purpose
  }

  var key: String { names.last ?? "" }

  var takesValue: Bool { value != .none }

  /// As the help lists it: `-o, --output FILE`.
  var usage: String {
    names.joined(separator: ", ") + (takesValue ? " " + value.placeholder : "")
  }

  static let help = Option("-h", "--help", purpose: "Show this help.")
  static let color = Option(
    "--color", value: .words(["auto", "always", "never"]),
    purpose: "Color the output. By default, NO_COLOR, CLICOLOR_FORCE, and FORCE_COLOR decide, then "
      + "whether the output is a terminal.")

  static let ios = Option(
    "--ios", value: .version, purpose: "Run on this iOS version instead of the file's first.")
  static let iosList = Option(
    "--ios", value: .versions,
    purpose: "Run on these iOS versions instead of the file's: 15, 12-16, or 12,15,16.")
  static let linkedList = Option(
    "--linked", value: .versions, purpose: "Build the app with these iOS SDKs: 26,27,27.1.")
  static let device = Option(
    "--device", value: .device,
    purpose: "Use this device instead of the file's: "
      + Device.allCases.map(\.name).joined(separator: ", ") + ".")
  static let steps = Option(
    "-e", value: .step,
    purpose: "Add this step after the file's steps; can be repeated.")
  static let places = Option(
    "--places",
    purpose: "Rotate the device wherever the app can run: full screen, in a window, beside others. "
      + "Uses iOS 18, 26, and 27 unless you give versions.")
  static let step = Option(
    "--step", value: .number,
    purpose: "Which step, as numbered by `run`; 0 is the launch. The default is the last step.")
  /// For what is shown to others.
  static let stepShown = Option(
    "--step", value: .number,
    purpose: "Which step, as numbered by `run`; 0 is the launch. The default is the most telling "
      + "step.")
  static let callbacks = Option(
    "--callbacks", purpose: "Show the callbacks too, in order.")
  static let output = Option(
    "-o", "--output", value: .newFile, purpose: "The file to write; `-` is standard output.")
  static let force = Option("--force", purpose: "Replace the file if it exists.")

  static func format(_ names: String...) -> Option {
    Option(
      "--format", value: .words(names), purpose: "Output format; \(names.first ?? "") by default."
    )
  }

  /// What every command takes.
  static let common: [Option] = [.color, .help]
}
