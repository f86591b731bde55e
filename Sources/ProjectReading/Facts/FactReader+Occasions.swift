import OrientationModel

/// When the app's code runs, and at whose coming or going.
extension FactReader {
  /// The methods of controllers and the modifiers of views whose moment a scenario has.
  static let moments = [
    "viewWillAppear": "appearing", "viewIsAppearing": "is appearing", "viewDidAppear": "appeared",
    "viewWillDisappear": "disappearing", "viewDidDisappear": "disappeared",
    "onAppear": "appearing", "task": "appearing", "onDisappear": "disappeared",
    "onDismiss": "disappeared", "leaving": "leaving",
  ]

  /// What a cover or a sheet is bound to, in the view that has it.
  struct Binding: Hashable {
    var owner: String
    var name: String
  }

  /// The views that are shown by themselves, and what shows them by a name.
  struct ShownViews {
    var names: Set<String> = []
    var byBinding: [Binding: String] = [:]
  }

  func shownViews() -> ShownViews {
    var found = ShownViews()
    for call in sources.flatMap(\.calls) where call.style != nil {
      guard let name = shown(call.made, style: call.style)?.shown.name else { continue }
      found.names.insert(name)
      if let owner = call.owner.map(shortName), let binding = call.binding {
        found.byBinding[Binding(owner: owner, name: binding)] = name
      }
    }
    let scenes = sources.flatMap(\.roots).filter(\.isSwiftUI)
    found.names.formUnion(scenes.compactMap { controllers($0.made).first?.name })
    return found
  }

  /// What some code presents: a controller, or what a cover or a sheet shows, where a view of
  /// SwiftUI's own is called by its name.
  func shown(_ made: [Construction], style: String?) -> MadeController? {
    let found = controllers(made)
    guard let style else { return found.first { !$0.isView } }
    guard style != "link" else { return found.first { $0.isView } }
    return found.first
      ?? made.first.map { MadeController(name: $0.name, place: $0.place, isView: true) }
  }

  /// A call, once for each occasion it has; `given` has what it sets, each with its conditions.
  func settled(
    _ call: CallFacts, _ occasions: [Occasion], given: [CodeAnswer.Given]? = nil,
    _ views: ShownViews
  ) -> [CallFacts] {
    var call = call
    let masks = Set((given ?? []).map(\.mask))
    if given != nil {
      call.value = masks.count == 1 ? masks.first.map { .mask($0) } : nil
      call.choices = masks.count == 1 ? [] : (given ?? []).map(\.mask)
    }
    // What a method of a known moment does is done then, whatever comes after it.
    let isKnown = Self.moments[call.member ?? ""] != nil
    let own = occasions.filter { !isKnown || $0.name != nil }
    let found = own.flatMap { settled(call, $0, given: given ?? [], views) }
    return found.isEmpty ? [call] : found
  }

  private func settled(
    _ call: CallFacts, _ occasion: Occasion, given: [CodeAnswer.Given], _ views: ShownViews
  ) -> [CallFacts] {
    var call = call
    if let name = occasion.name { call.member = name }
    switch occasion.kind {
    case .modifier:
      call.other = host(of: occasion, views)
      return [call]
    case .change(let watched, let names, let isOn):
      return changes(call, watched, names, isOn: isOn, given, views)
    case .arrival:
      guard let arriving = target(of: occasion.content, in: call.owner), call.value != nil
      else { return [] }
      (call.other, call.when) = (arriving, .arriving)
      return [call]
    case .departure:
      guard call.value != nil else { return [] }
      call.other = target(of: occasion.content, in: call.owner)
      call.when = .leaving
      return [call]
    }
  }

  /// What is done when a cover comes and when it goes, each with its own mask.
  private func changes(
    _ call: CallFacts, _ watched: String, _ names: [String], isOn: Bool?,
    _ given: [CodeAnswer.Given], _ views: ShownViews
  ) -> [CallFacts] {
    guard let owner = call.owner, let cover = views.byBinding[Binding(owner: owner, name: watched)]
    else { return [call] }
    let ways: [Bool] = [true, false].filter { isOn == nil || isOn == $0 }
    return ways.compactMap { way in
      var call = call
      call.when = way ? .covering(cover) : .uncovering(cover)
      guard !call.choices.isEmpty else { return call }
      let fitting = given.filter { given in
        given.conditions.allSatisfy { condition in
          guard let isOn = Occasion.isOn(condition.text, names) else { return false }
          return (isOn == condition.holds) == way
        }
      }
      guard fitting.count == 1, let only = fitting.first else { return nil }
      (call.value, call.choices) = (.mask(only.mask), [])
      return call
    }
  }

  /// Whose coming and going a modifier hears of.
  private func host(of occasion: Occasion, _ views: ShownViews) -> String? {
    if let view = occasion.view.map({ shortName($0.name) }), self.views.contains(view),
      occasion.isTab || views.names.contains(view)
    {
      return view
    }
    return occasion.content.isEmpty ? nil : shown(occasion.content, style: "cover")?.name
  }

  /// Who arrives: a controller of UIKit's or of the app's, else, in a view, what a cover shows.
  private func target(of content: [Construction], in owner: String?) -> String? {
    shown(content, style: owner.flatMap { views.contains($0) ? "cover" : nil })?.shown.name
  }

  /// Takes the moments from what cannot be told: who comes by several ways that differ, and who
  /// dismisses others and not itself.
  mutating func doubtComings() {
    let showing = Set(facts.calls.filter { $0.kind == .present }.compactMap(\.owner))
    var arriving: [String: Set<CodeAnswer.Usual>] = [:]
    for call in facts.calls where call.when == .arriving {
      guard let host = call.host, let value = call.value else { continue }
      arriving[host, default: []].insert(value)
    }
    for (index, call) in facts.calls.enumerated() {
      guard let host = call.host else { continue }
      let isDoubtful =
        call.when == .arriving && (arriving[host]?.count ?? 0) > 1
        || call.when == .leaving && !views.contains(host) && showing.contains(host)
      if isDoubtful { (facts.calls[index].when, facts.calls[index].other) = (nil, nil) }
    }
  }
}
