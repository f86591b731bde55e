/// The text inside tokens of other releases, as `u1` and `u3` have it; nobody writes it any more.
///
/// A model guesses the next bit of the text from what came before, and a bit that was guessed well
/// costs little. What the numbers here say is the format, so none of them can change.
enum OldTokenText {
  /// The text again; nothing where it does not end within a limit.
  static func text(of bytes: ArraySlice<UInt8>, limit: Int = 200_000) -> String? {
    var model = primed
    var source = bytes.makeIterator()
    var range = Range()
    var value: UInt32 = 0
    for _ in 0..<4 { value = value << 8 | UInt32(source.next() ?? 0) }
    var text: [UInt8] = []
    while text.count <= limit {
      var byte: UInt32 = 1
      while byte < 256 {
        let bit = value <= range.middle(model.prediction) ? 1 : 0
        range.take(bit, model.prediction)
        model.update(bit)
        byte = byte << 1 | UInt32(bit)
        while range.shift() != nil { value = value << 8 | UInt32(source.next() ?? 0) }
      }
      if byte == 256 { return String(decoding: text, as: UTF8.self) }
      text.append(UInt8(truncatingIfNeeded: byte))
    }
    return nil
  }

  /// Numbers between two ends, which come nearer to each other with every bit.
  private struct Range {
    var low: UInt32 = 0
    var high: UInt32 = .max

    func middle(_ prediction: UInt32) -> UInt32 {
      low + UInt32((UInt64(high - low) * UInt64(prediction)) >> 12)
    }

    mutating func take(_ bit: Int, _ prediction: UInt32) {
      let middle = middle(prediction)
      if bit == 1 { high = middle } else { low = middle + 1 }
    }

    /// The first byte, once both ends have the same one.
    mutating func shift() -> UInt8? {
      guard (low ^ high) >> 24 == 0 else { return nil }
      defer { (low, high) = (low << 8, high << 8 | 255) }
      return UInt8(high >> 24)
    }
  }

  /// The model that has heard how scenarios sound; made once, for it takes a while.
  private static let primed: Model = {
    var model = Model()
    for byte in TokenText.primer {
      for shift in (0..<8).reversed() { model.update(Int(byte >> UInt8(shift)) & 1) }
    }
    return model
  }()
}

/// Guesses the next bit.
///
/// Contexts of zero to five letters and of the word vote, and a vote weighs as much as it was right
/// before.
private struct Model {
  private static let size = 1 << 14
  private static let inputs = 7

  private var chance: [UInt16]
  private var count: [UInt8]
  private var weights: [Int32]
  private var slots = [Int](repeating: 0, count: Self.inputs)
  private var votes = [Int32](repeating: 0, count: Self.inputs)
  private var mixed: Int32 = 2048
  /// The bits of the byte under way, with a one before them.
  private var partial: UInt32 = 1
  private var history: UInt64 = 0
  private var word: UInt32 = 0

  init() {
    chance = Array(repeating: 32768, count: Self.size * Self.inputs)
    count = Array(repeating: 0, count: Self.size * Self.inputs)
    weights = Array(repeating: 22000, count: Self.inputs)
    prepare()
  }

  /// How likely a one is, in 4096ths.
  var prediction: UInt32 { UInt32(max(1, min(4095, mixed))) }

  /// Hears the bit that came.
  mutating func update(_ bit: Int) {
    let error = ((Int32(bit) << 12) - mixed) * 10
    for input in 0..<Self.inputs {
      weights[input] += (votes[input] &* error + 0x8000) >> 16
      let slot = slots[input]
      let target: Int32 = bit == 1 ? 65535 : 0
      let step = (target - Int32(chance[slot])) * 2 / (Int32(count[slot]) * 2 + 3)
      chance[slot] = UInt16(max(16, min(65519, Int32(chance[slot]) + step)))
      if count[slot] < 24 { count[slot] += 1 }
    }
    partial = partial << 1 | UInt32(bit)
    if partial >= 256 { finishByte() }
    prepare()
  }

  private mutating func finishByte() {
    let byte = UInt8(truncatingIfNeeded: partial)
    history = history << 8 | UInt64(byte)
    let isLetter = byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")
    word = isLetter ? (word &+ UInt32(byte) &+ 1) &* 0x2F0B_4C47 : 0
    partial = 1
  }

  private mutating func prepare() {
    var sum: Int64 = 0
    for input in 0..<Self.inputs {
      let context: UInt64
      switch input {
      case 0: context = 0
      case 6: context = UInt64(word) << 16 | (history & 0xFF)
      default: context = history & ((1 << UInt64(8 * input)) - 1)
      }
      var hash = (context &+ UInt64(input) &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash >> 32
      hash = (hash &+ UInt64(partial)) &* 0xD6E8_FEB8_6659_FD93
      let slot = input * Self.size + Int(hash >> 50)
      slots[input] = slot
      votes[input] = count[slot] == 0 ? 0 : Logistic.stretch(chance[slot] >> 4)
      sum += Int64(votes[input]) * Int64(weights[input])
    }
    mixed = Logistic.squash(Int32(truncatingIfNeeded: sum >> 16))
  }
}

/// The logistic curve in whole numbers, the same on every machine.
private enum Logistic {
  private static let curve: [Int32] = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
    3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
  ]

  static func squash(_ value: Int32) -> Int32 {
    if value > 2047 { return 4095 }
    if value < -2047 { return 0 }
    let index = Int(value >> 7) + 16
    let rest = value & 127
    return (curve[index] * (128 - rest) + curve[index + 1] * rest + 64) >> 7
  }

  static func stretch(_ chance: UInt16) -> Int32 { table[Int(min(chance, 4095))] }

  private static let table: [Int32] = {
    var table = [Int32](repeating: 2047, count: 4096)
    var next = 0
    for value in Int32(-2047)...2047 {
      let reached = Int(squash(value))
      while next <= reached, next < 4096 {
        table[next] = value
        next += 1
      }
    }
    return table
  }()
}
