import DeviceDrawing
import OrientationTelling
import TerminalModel

/// Where the devices that are compared stand, as large as they can be: in as many rows of as many
/// each, with the words above and below them, or beside.
struct ComparisonTable {
  /// How long each device is, whichever way it is held.
  let reach: Int
  /// How many rows are kept for large words below each.
  let wordRows: Int
  /// How many for what each allowed: those that the devices leave, or none.
  let gridRows: Int
  private let arrangement: Arrangement
  private let area: Rect

  var columns: Int { arrangement.columns }
  /// How many columns the words take beside each; none where they stand above and below.
  var besideColumns: Int { arrangement.besideColumns }

  /// How long a device is that has room for what it shows.
  private static let telling = 26

  init(_ compared: [Compared], _ wordRows: Int, gridRows: Int, in area: Rect) {
    let widest = wordRows > 0 ? [] : [compared.map { $0.besideColumns }.max() ?? 0]
    let options = (1...compared.count).filter { compared.count.isMultiple(of: $0) }
      .flatMap { rows in
        ([0] + widest).map { Arrangement(rows, of: compared, wordRows, beside: $0, in: area.size) }
      }
    let ratio = compared[0].picture.device.ratio
    func reach(lying: Bool) -> Int { options.map { $0.reach(ratio, lying: lying) }.max() ?? 0 }
    let lies = compared.allSatisfy { $0.picture.liesOnItsSide }
    // One size whichever way they are held, unless that would show nothing.
    let common = min(reach(lying: true), reach(lying: false))
    let length = common >= Self.telling ? common : reach(lying: lies)
    arrangement = options.first { $0.reach(ratio, lying: lies) >= length } ?? options[0]
    self.reach = length
    self.wordRows = wordRows
    self.area = area
    // A device with its caption, and a blank row below what came of it.
    let deviceRows = Int(Double(length) / (lies ? ratio : 1) / 2 + 2)
    let isFree = arrangement.besideColumns == 0 && arrangement.room.rows > deviceRows + gridRows
    self.gridRows = isFree ? gridRows : 0
  }

  func place(of index: Int) -> Rect {
    let each = Size(
      columns: area.size.columns / columns, rows: area.size.rows / arrangement.rows)
    return Rect(
      column: area.left + index % columns * each.columns,
      row: area.top + arrangement.above + index / columns * each.rows,
      columns: arrangement.room.columns,
      rows: arrangement.room.rows - (gridRows > 0 ? gridRows + 1 : 0))
  }
}

extension Compared {
  /// How many columns its heading takes, and what came of it in two rows.
  fileprivate var besideColumns: Int {
    let columns = (1...DisplayWidth.of(outcome))
      .first { DisplayWidth.wrap(outcome, to: $0).count <= 2 }
    return max(DisplayWidth.of(heading), columns ?? 0)
  }
}

/// So many rows of devices, and where their words stand.
private struct Arrangement {
  let rows: Int
  let columns: Int
  let besideColumns: Int
  /// The rows above a device.
  let above: Int
  /// What a device has with its caption.
  let room: Size

  init(_ rows: Int, of compared: [Compared], _ wordRows: Int, beside: Int, in size: Size) {
    self.rows = rows
    columns = compared.count / rows
    besideColumns = beside
    let each = Size(columns: max(1, size.columns / columns - 2), rows: size.rows / rows)
    // A heading stands above it, apart where there is room, and what came of it below.
    let words = compared.map { DisplayWidth.wrap($0.outcome, to: each.columns).count }
    let below = min(2, words.max() ?? 1)
    above = beside == 0 ? each.rows < 13 ? 1 : 2 : size.rows < 20 ? 0 : 1
    room =
      beside > 0
      ? Size(columns: max(0, each.columns - beside - 2), rows: each.rows - above)
      : Size(columns: each.columns, rows: max(0, each.rows - below - above - wordRows))
  }

  /// How long a device may be that lies, or stands.
  func reach(_ ratio: Double, lying: Bool) -> Int {
    let width = Double(room.columns)
    let height = Double(2 * (room.rows - 1))
    return Int(lying ? min(width, height * ratio) : min(height, width * ratio))
  }
}
