/// A value that is found again by a number made of all its bits.
protocol Scattered: Equatable { var scattered: UInt64 { get } }

/// Numbers different values from 0, in the order in which they come.
struct InternTable<Value: Scattered>: ~Copyable {
  private var values: GrowableBuffer<Value>
  /// The number of a value plus one, at the first free place from where the value's bits point to.
  private var slots: GrowableBuffer<UInt32>

  init(_ account: MemoryAccount) {
    values = GrowableBuffer(account)
    slots = GrowableBuffer(account)
    precondition(slots.fill(with: 0, count: 64), "There is no memory to begin with.")
  }

  var count: Int { values.count }

  subscript(number: Int) -> Value { unsafeAddress { UnsafePointer(values.base + number) } }

  /// The number of a value; nothing if it has none yet.
  func number(of value: Value) -> Int? {
    let place = Int(slots[slot(of: value)])
    return place == 0 ? nil : place - 1
  }

  /// Gives the next number to a value that has none; false where there is no memory for it.
  mutating func append(_ value: Value) -> Bool {
    guard count < UInt32.max - 1, values.reserve(1) else { return false }
    if (count + 1) * 2 > slots.count {
      guard slots.fill(with: 0, count: slots.count * 2) else { return false }
      slots.base.update(repeating: 0, count: slots.count)
      for number in 0..<count { slots[slot(of: values[number])] = UInt32(number + 1) }
    }
    slots[slot(of: value)] = UInt32(count + 1)
    values.append(value)
    return true
  }

  /// The slot a value is in, or would be.
  private func slot(of value: Value) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: value.scattered) & mask
    while slots[slot] != 0, values.base[Int(slots[slot]) &- 1] != value {
      slot = (slot &+ 1) & mask
    }
    return slot
  }
}

extension UInt64: Scattered {
  var scattered: UInt64 {
    let mixed = (self ^ self &>> 32) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ mixed &>> 32
  }
}
