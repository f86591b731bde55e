/// What it takes to turn one text into the other, a line each: `-` goes, `+` comes.
///
/// Lines that stay are shown where they are next to a change; a run of others becomes `…`. Where only
/// the end of the last line differs, that is said in words.
package func lineDifference(from old: String, to new: String) -> String {
  let old = old.lines
  let new = new.lines
  let changes = new.difference(from: old)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in changes {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  return shortened(merged(old, without: removed, new, with: inserted)).joined(separator: "\n")
}

/// Both texts in one, each line with its mark.
private func merged(
  _ old: [String], without removed: Set<Int>, _ new: [String], with inserted: Set<Int>
) -> [String] {
  var lines: [String] = []
  var (from, to) = (0, 0)
  while from < old.count || to < new.count {
    if removed.contains(from) {
      lines.append("- " + old[from])
      from += 1
    } else if inserted.contains(to) {
      lines.append("+ " + new[to])
      to += 1
    } else {
      lines.append("  " + new[to])
      from += 1
      to += 1
    }
  }
  return lines
}

/// Only the changes, each with two lines around it.
private func shortened(_ lines: [String], around context: Int = 2) -> [String] {
  var isShown = Array(repeating: false, count: lines.count)
  for index in lines.indices where !lines[index].hasPrefix("  ") {
    for near in max(0, index - context)...min(lines.count - 1, index + context) {
      isShown[near] = true
    }
  }
  var shown: [String] = []
  for (index, line) in lines.enumerated() {
    if isShown[index] {
      shown.append(line)
    } else if index == 0 || isShown[index - 1] {
      shown.append("  …")
    }
  }
  return shown
}

extension String {
  /// The lines with what is invisible in them made visible, so that no difference hides.
  fileprivate var lines: [String] {
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.map(Self.visible).joined()
    }
    if lines.last == "" { lines.removeLast() } else { lines.append("(no newline at the end)") }
    return lines
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "→"
    case "\r": "␍"
    case "\u{1B}": "␛"
    default: String(scalar)
    }
  }
}
