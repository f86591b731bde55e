import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel

extension ScreenContent {
  /// The class that was asked, or the call that was made; where a change is shown, that has it.
  func codeRows(in size: Size) -> [Row] {
    guard summary.fix == nil, let code = code(in: size), code.file != summary.applied?.fix.file
    else { return [] }
    return classRows(code, columns: size.columns)
  }

  /// The class, folded, or what of it the step is about; nothing where not even that fits whole.
  func code(in size: Size) -> ClassCode? {
    guard showsOutcome, problem.isEmpty, let code = summary.code else { return nil }
    return ([code] + code.shorter).lazy.compactMap { $0.folded(to: size.columns - 2) }
      .first { $0.lines.count + 1 <= size.rows }
  }

  /// The class whose answer the step has set, where a change that helps is shown by itself.
  func setRows(columns: Int) -> [Row] {
    guard showsOutcome, case .set? = summary.episode.step?.bare, summary.fix != nil,
      let code = summary.code?.folded(to: columns - 2), !code.isChanged,
      code.file != summary.fix?.file
    else { return [] }
    return classRows(code, columns: columns)
  }

  /// The class of the screen that is seen, where its answer did not count and it is not shown yet.
  func seenRows(columns: Int) -> [Row] {
    guard showsOutcome, problem.isEmpty, let code = summary.seenCode?.folded(to: columns - 2),
      code.file != summary.fix?.file
    else { return [] }
    return classRows(code, [("   visible, not asked", .dim)], columns: columns)
  }

  /// Fewer rows than that tell nothing of how it came about.
  private static let fewestSteps = 8

  /// How it came to that, line by line, with the one that decided in sight.
  func stepRows(in size: Size) -> [Row] {
    let chain = summary.episode.chain
    // What the verdict says needs no list.
    guard showsOutcome, size.rows >= Self.fewestSteps, !chain.below(summary.verdict).isEmpty else {
      return []
    }
    let listed = Listed(
      Summary.pageLines(chain), selected: chain.opening(summary.verdict), of: .chain,
      in: Size(columns: size.columns, rows: size.rows - 2))
    let above = listed.above > 0 ? "↑ \(listed.above) more" : ""
    let below = listed.below > 0 ? [Row(trailing: "↓ \(listed.below) more")] : []
    return [Row([("Why", .title)], trailing: above, target: .command(.chain))] + listed.rows + below
  }

  /// Who stands on stage under whom.
  func treeRows(columns: Int) -> [Row] {
    guard showsOutcome, problem.isEmpty else { return [] }
    let windows = summary.snapshot.windows.filter { $0.presence != .absent }
    let isOnly = windows.count == 1
    return [Row([("View controllers", .title)])]
      + windows.flatMap { window in
        [Row([(isOnly ? "window" : "window \(window.name)", .plain)])]
          + window.layers.enumerated().flatMap { index, layer in
            treeRows(
              of: layer.node, columns, isLast: index == window.layers.count - 1, isSeen: true,
              presented: layer.style)
          }
      }
  }

  private func treeRows(
    of node: SnapshotNode, _ columns: Int, below stem: String = "", isLast: Bool, isSeen: Bool,
    presented style: PresentationStyle? = nil
  ) -> [Row] {
    let wording = summary.wording
    let words = [
      wording.kindBeside(label: node.id), style.map { "presented as \($0.name)" },
    ]
    let name: [Piece] = [
      (stem + (isLast ? "└ " : "├ "), .line), (wording.label(node.id), isSeen ? .title : .dim),
    ]
    let kind: [Piece] = [(words.compactMap { $0 }.map { "  " + $0 }.joined(), .dim)]
    let marks: [Piece] =
      (summary.asked.contains(node.id) ? [("  asked", .accent)] : [])
      + (node.id == summary.snapshot.visible ? [("  visible", .plain)] : [])
    // What it is gives way to what became of it.
    let pieces = [name + kind + marks, name + marks].first { $0.columns <= columns } ?? name
    return [Row(pieces, target: .settings(wording.name(node.id)))]
      + node.children.enumerated().flatMap { index, child in
        treeRows(
          of: child, columns, below: stem + (isLast ? "  " : "│ "),
          isLast: index == node.children.count - 1,
          isSeen: isSeen && node.shown.contains(index))
      }
  }
}
