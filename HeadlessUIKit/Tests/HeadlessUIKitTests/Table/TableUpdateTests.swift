import HeadlessUIKit
import TestSupport
import Testing

/// Tables that follow snapshots, checked at random.
@MainActor struct TableUpdateTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  private typealias Source = UITableViewDiffableDataSource<Int, Int>

  /// A row that is as high as its number says, in steps of seven points.
  private final class StepCell: UITableViewCell {
    private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 0)

    func show(_ item: Int) {
      textLabel?.text = "\(item)"
      height.constant = 30 + CGFloat(item % 5) * 7
      height.priority = UILayoutPriority(999)
      height.isActive = true
    }
  }

  private static func makeTable(
    height: CGFloat,
    _ style: UITableView.Style
  ) -> (UITableView, Source) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    let table = UITableView(frame: frame, style: style)
    table.register(StepCell.self, forCellReuseIdentifier: "step")
    let source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "step", for: path)
      (cell as? StepCell)?.show(item)
      return cell
    }
    return (table, source)
  }

  private static func snapshot(_ dice: inout SeededGenerator, upTo count: Int) -> Snapshot {
    var snapshot = Snapshot()
    let items = Array(
      (0..<count).shuffled(using: &dice).prefix(Int.random(in: 0...count, using: &dice))
    )
    let split = Int.random(in: 0...items.count, using: &dice)
    let sections = Bool.random(using: &dice) ? [0, 1] : [1, 0]
    snapshot.appendSections(sections)
    snapshot.appendItems(Array(items[..<split]), toSection: sections[0])
    snapshot.appendItems(Array(items[split...]), toSection: sections[1])
    return snapshot
  }

  @Test(arguments: Effort.seeds(60))
  func `after any snapshots a table shows their items in order`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let (table, source) = Self.makeTable(height: 2000, .plain)
    for _ in 0..<4 {
      let snapshot = Self.snapshot(&dice, upTo: 14)
      source.apply(snapshot)
      table.layoutIfNeeded()
      #expect(
        table.visibleCells.map { $0.textLabel?.text } == snapshot.itemIdentifiers.map { "\($0)" }
      )
    }
  }

  @Test(arguments: Effort.seeds(60))
  func `rows lie below each other without gaps, wherever the table is and whatever has changed`(
    seed: UInt64
  ) {
    var dice = SeededGenerator(seed: seed)
    let style =
      [UITableView.Style.plain, .grouped, .insetGrouped].randomElement(using: &dice) ?? .plain
    let (table, source) = Self.makeTable(height: 300, style)
    let window = Headless.show(table, size: CGSize(width: 320, height: 300))
    for _ in 0..<8 {
      if Bool.random(using: &dice) {
        source.apply(Self.snapshot(&dice, upTo: 60))
      } else {
        let end = max(0, table.contentSize.height - 300)
        table.contentOffset.y = CGFloat.random(in: 0...1, using: &dice) * end
      }
      window.layoutIfNeeded()
      for section in 0..<table.numberOfSections {
        var bottom = table.rectForHeader(inSection: section).maxY
        for row in 0..<table.numberOfRows(inSection: section) {
          let path = IndexPath(row: row, section: section)
          let rect = table.rectForRow(at: path)
          #expect(abs(rect.minY - bottom) < 0.01, "seed \(seed), \(path)")
          bottom = rect.maxY
          let isVisible =
            rect.maxY > table.bounds.minY + 0.01 && rect.minY < table.bounds.maxY - 0.01
          guard isVisible else { continue }
          let cell = table.cellForRow(at: path)
          #expect(cell != nil, "seed \(seed), \(path)")
          #expect(abs((cell?.frame.minY ?? 0) - rect.minY) < 0.01, "seed \(seed), \(path)")
          let item = source.itemIdentifier(for: path) ?? 0
          #expect(abs(rect.height - 30 - CGFloat(item % 5) * 7) < 0.01, "seed \(seed), \(path)")
        }
        #expect(abs(table.rectForFooter(inSection: section).minY - bottom) < 0.01, "seed \(seed)")
      }
    }
    _ = window
  }
}
