import OrientationModel

extension String {
  /// As a name is written: in quotation marks where it has to be.
  package var asName: String {
    let isPlain =
      isBareName && !Spelling.isKeyword(self) && !Words.quotedWhenPrinted.contains(self)
      && unicodeScalars.allSatisfy { $0.isASCII ? Byte.isWord(UInt8($0.value)) : !$0.isStray }
      && !(utf8.first.map(Byte.isDigit) ?? true)
    return isPlain ? self : asQuoted
  }

  package var asQuoted: String {
    "\"" + escaped { $0 == "\"" || $0 == "\\" ? "\\" + String(Character($0)) : nil } + "\""
  }

  /// As prose is written: a `#` that would begin a comment is `\#`.
  package var asProse: String {
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == "#", last == " " || last == "\t" || last == "\\" { text.append("\\") }
      text.append(scalar)
      last = scalar
    }
    return String(text)
  }
}

extension Bool {
  /// As the set-up writes it.
  var word: String { self ? "yes" : "no" }
}

extension Scenario.Reference {
  /// As steps and expectations write it.
  package var text: String {
    switch self {
    // No name is empty: it stands for nobody.
    case .name(let name): name.isEmpty ? "nobody" : name.asName
    case .unnamed(let kind, let ordinal):
      ordinal == 1 ? kind.rawValue : "\(kind.rawValue) \(ordinal)"
    case .wrapper(let inner): "navigation(\(inner.text))"
    case .system(let system): "system \(system.name)"
    }
  }

  /// As the entries of an app are called.
  package var called: String { if case .name(let name) = self { name } else { text } }
}

extension [Located<Scenario.Reference>] {
  var text: String { map { $0.value.text }.joined(separator: ", ") }
}

extension Scenario.VersionList {
  package var text: String { parts.map { $0.text }.joined(separator: ", ") }
}

extension Scenario.VersionList.Part {
  fileprivate var text: String {
    switch self {
    case .only(let version): version.text
    case .range(let first, let last): "\(first.text)-\(last.text)"
    case .from(let first): "\(first.text)-"
    }
  }
}

extension [SystemVersion] {
  /// The first and last of many, or each of a few.
  var shortText: String {
    guard let first = self.min(), let last = self.max(), count > 3 else {
      return map { $0.text }.joined(separator: ", ")
    }
    return "\(first.text)-\(last.text)"
  }
}

extension [InterfaceOrientation] {
  /// The shortest words for a list whose order counts.
  package var words: String {
    if isEmpty { return "none" }
    if self == OrientationMask.all.orientations { return "all" }
    var words: [String] = []
    for orientation in self {
      if orientation == .landscapeLeft, words.last == "landscapeRight" {
        words[words.count - 1] = "landscape"
      } else {
        words.append(orientation.name)
      }
    }
    return words.joined(separator: " ")
  }
}
