/// Which style what is presented has.
extension FactReader {
  /// Who gives styles to others than the variables of its own method.
  var styleGivers: StyleGivers {
    var givers = StyleGivers()
    for source in sources {
      let isExchanging = source.code.holds("method_exchangeImplementations")
      for choice in source.styles {
        let owner = choice.owner.map(shortName) ?? ""
        // What a class of the app's does to itself is its own style.
        let isOwn =
          choice.variable == nil && (choice.member == nil || classes[fullName(owner)] != nil)
        if isOwn { givers.own[owner, default: []].append(choice) }
        guard !isOwn, let member = choice.member, member != "init" else { continue }
        givers.makers.insert(member)
        guard choice.isHanded else { continue }
        if StyleGivers.presenting.contains(member) {
          if choice.isOverride { givers.presenters.insert(owner) }
        } else {
          givers.helpers.insert(member)
          if isExchanging, member.lowercased().contains("present") {
            givers.presenters.insert("UIViewController")
          }
        }
      }
    }
    return givers
  }

  /// A class, and those above it.
  func ancestry(of name: String?) -> [String] {
    name.map { [shortName($0)] + tree.ancestors(of: fullName($0)).map(shortName) } ?? []
  }

  /// The styles that what no variable gives one may have: by its class, its storyboard, or whatever
  /// makes it in a way that isn't followed.
  func choices(
    for made: MadeController, as call: CallFacts, _ givers: StyleGivers
  ) -> [StyleChoice] {
    guard made.unfollowed.isDisjoint(with: givers.makers) else { return [StyleChoice()] }
    let own = ancestry(of: call.made?.name).lazy.compactMap { givers.own[$0] }.first ?? []
    guard made.name.first == "\"" else { return own }
    let name = String(made.name.dropFirst().dropLast())
    let style = facts.storyboards.style(of: name, isInitial: made.isInitial)
    return own + (style.map { [StyleChoice(style: $0)] } ?? [])
  }
}

/// What gives styles to others than the variables of its own method.
struct StyleGivers {
  static let presenting: Set = ["present", "presentViewController"]

  /// What classes give themselves.
  var own: [String: [StyleChoice]] = [:]
  /// The functions that give one to what they are called on or with.
  var helpers: Set<String> = []
  /// Whatever gives one to anything.
  var makers: Set = [CodeWord.modalPresentationStyle.rawValue]
  /// The classes that give one to all that they present.
  var presenters: Set<String> = []

  /// Whether one of some classes gives a style to all that it presents.
  func presents(_ classes: [String]) -> Bool { classes.contains(where: presenters.contains) }

  /// A statement that calls a helper, and the names in it.
  struct Handing {
    var place: Int
    var names: Set<String>

    /// Whether it may be about an object.
    func concerns(_ made: MadeController, in code: CodeText) -> Bool {
      made.variables.contains { variable in
        names.contains(variable.name)
          && variable.member.map { code.inside(ofBraceAt: $0).contains(place) } ?? true
      }
    }
  }

  func handings(in code: CodeText) -> [Handing] {
    guard helpers.contains(where: { code.file.bytes.holds($0) }) else { return [] }
    return code.tokens.indices.compactMap { index in
      guard code.isWord(at: index), code.word(at: index - 1) != .func,
        helpers.contains(code.text(index)), code.brace(around: index) != nil
      else { return nil }
      let isMessage = !code.isSwift && code.isSign(":", at: index + 1)
      let end =
        isMessage ? code.argument(of: index).upperBound : code.end(ofGroupAt: index + 1)
      let names = (code.startOfStatement(at: index)..<end).filter(code.isWord).map(code.text)
      return Handing(place: index, names: Set(names.map(\.withoutUnderscore)))
    }
  }
}

extension SourceFacts {
  /// The styles that the variables are given which hold an object on its way.
  func styles(of made: MadeController) -> [StyleChoice] {
    styles.filter { choice in
      made.variables.contains { variable in
        guard let given = choice.variable, given.name == variable.name else { return false }
        guard given != variable else { return true }
        // A closure has variables of its own.
        guard let outer = given.member, let inner = variable.member else { return false }
        return code.inside(ofBraceAt: outer).contains(inner)
      }
    }
  }
}

extension CallFacts {
  /// Takes the style of which there is one among those it may have.
  mutating func style(by choices: [StyleChoice]) {
    guard !choices.isEmpty else { return }
    let styles = Set(choices.map(\.style))
    style = styles.count == 1 ? choices[0].style : nil
    isStyleKnown = style != nil
  }
}
