import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import TerminalModel

extension Composer {
  /// What a large screen has room for besides: the answer that a step has set, where a change stands
  /// in its place, the class of the screen that is seen, where another one was asked, and the tree;
  /// each whole, or not at all.
  ///
  /// The answer is what is left of the place.
  @discardableResult mutating func surroundings(
    in area: Rect, after parts: [[AdviceRow]] = []
  ) -> Rect {
    var rest = area
    guard showsOutcome, scene.problem.isEmpty else { return rest }
    let columns = area.size.columns
    for rows in parts + [setRows(columns: columns), seenRows(columns: columns), treeRows]
    where !rows.isEmpty && rows.count <= rest.size.rows {
      write(rows, in: rest)
      rest = rest.split(rows: min(rest.size.rows, rows.count + 1)).below
    }
    return rest
  }

  /// The class whose answer the step has set, where a change that helps is shown by itself.
  private func setRows(columns: Int) -> [AdviceRow] {
    let summary = scene.summary
    guard case .set? = summary.episode.step?.bare, summary.fix != nil, shownCode == nil,
      let code = summary.code?.folded(to: columns - 2), !code.isChanged
    else { return [] }
    return classRows(code)
  }

  /// The class of the screen that is seen, where its answer did not count and it is not shown yet.
  private func seenRows(columns: Int) -> [AdviceRow] {
    let summary = scene.summary
    guard let seen = summary.snapshot.visible, !asked.contains(seen),
      var code = summary.appCode.classCode(of: seen)?.folded(to: columns - 2),
      code.file != summary.code?.file
    else { return [] }
    code.asked = nil
    return classRows(code, [("   visible, not asked", .dim)])
  }

  private var asked: Set<ControllerID> { Set(scene.summary.way.compactMap { $0.controller }) }

  /// Who stands on stage under whom.
  private var treeRows: [AdviceRow] {
    let windows = scene.summary.snapshot.windows.filter { $0.presence != .absent }
    let isOnly = windows.count == 1
    return [AdviceRow([("View controllers", .title)])]
      + windows.flatMap { window in
        [AdviceRow([(isOnly ? "window" : "window \(window.name)", .plain)])]
          + window.layers.enumerated().flatMap { index, layer in
            treeRows(
              of: layer.node, isLast: index == window.layers.count - 1, isSeen: true,
              presented: layer.style)
          }
      }
  }

  private func treeRows(
    of node: SnapshotNode, below stem: String = "", isLast: Bool = true, isSeen: Bool,
    presented style: PresentationStyle? = nil
  ) -> [AdviceRow] {
    let wording = scene.summary.wording
    let kind = wording.kind(node.id)
    let words = [kind == "view controller" ? nil : kind, style.map { "presented as \($0.name)" }]
    var pieces: [Piece] = [
      (stem + (isLast ? "└ " : "├ "), .line), (wording.name(node.id), isSeen ? .title : .dim),
      (words.compactMap { $0 }.map { "  " + $0 }.joined(), .dim),
    ]
    if asked.contains(node.id) { pieces.append(("  asked", .accent)) }
    if node.id == scene.summary.snapshot.visible { pieces.append(("  visible", .plain)) }
    return [AdviceRow(pieces, target: .settings(wording.name(node.id)))]
      + node.children.enumerated().flatMap { index, child in
        treeRows(
          of: child, below: stem + (isLast ? "  " : "│ "), isLast: index == node.children.count - 1,
          isSeen: isSeen && node.shown.contains(index))
      }
  }
}
