import TestPlatform
import Testing

/// Tables: what is asked, shown and told.
@MainActor struct TableTests {
  private let table = TableFixture([["a", "b", "c"], ["d"]])
  private let window: UIWindow

  init() {
    window = Headless.show(table.view, size: CGSize(width: 320, height: 440))
    window.layoutIfNeeded()
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func tap(_ row: Int) {
    Headless.tap(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 22), in: window)
  }

  @Test func `I11 rows lie below each other, section by section, with the width of the table`() {
    #expect(table.shown == ["a", "b", "c", "d"])
    #expect(table.view.rectForRow(at: path(1)) == CGRect(x: 0, y: 44, width: 320, height: 44))
    #expect(table.row(1, 0)?.frame == CGRect(x: 0, y: 132, width: 320, height: 44))
    #expect(table.view.contentSize == CGSize(width: 320, height: 176))
    #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 133)) == path(0, 1))
  }

  @Test func `I12 only visible rows have cells, which are reused`() throws {
    table.sections = [(0..<100).map { "\($0)" }]
    table.view.reloadData()
    window.layoutIfNeeded()
    #expect(table.view.visibleCells.count == 10)
    let first = try #require(table.row(0, 0))
    table.view.contentOffset.y = 44 * 20
    window.layoutIfNeeded()
    #expect(table.shown == (20..<30).map { "\($0)" })
    #expect(table.view.visibleCells.contains { $0 === first })
    #expect(table.events.contains("didEndDisplaying 0-0"))
  }

  @Test func `I13 a tap selects the row that the delegate allows, and deselects the one before`() {
    table.events = []
    tap(0)
    tap(2)
    #expect(
      table.events == [
        "willSelect 0-0", "didSelect 0-0", "willSelect 0-2", "didDeselect 0-0", "didSelect 0-2",
      ]
    )
    #expect(table.view.indexPathsForSelectedRows == [path(2)])
    #expect(table.row(0, 0)?.isSelected == false)
    #expect(table.row(0, 2)?.isSelected == true)
  }

  @Test func `I13 a row for which the delegate returns nil is not selected`() {
    table.sections = [["forbidden", "b"]]
    table.view.reloadData()
    window.layoutIfNeeded()
    tap(0)
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test func `I14 inserted, deleted and moved rows keep the cells of the others`() throws {
    let kept = try #require(table.row(0, 2))
    table.sections = [["c", "new", "b"], ["d"]]
    table.view.performBatchUpdates {
      table.view.deleteRows(at: [path(0)], with: .automatic)
      table.view.insertRows(at: [path(1)], with: .automatic)
      table.view.moveRow(at: path(2), to: path(0))
    }
    window.layoutIfNeeded()
    #expect(table.shown == ["c", "new", "b", "d"])
    #expect(table.row(0, 0) === kept)
  }

  @Test func `I14 the selection follows the rows`() {
    tap(2)
    table.sections[0].removeFirst()
    table.view.deleteRows(at: [path(0)], with: .fade)
    #expect(table.view.indexPathForSelectedRow == path(1))
  }

  @Test func `I14 a row that is reloaded is no longer selected, and one that is reconfigured is`() {
    tap(2)
    table.view.reconfigureRows(at: [path(2)])
    #expect(table.view.indexPathForSelectedRow == path(2))
    table.view.reloadRows(at: [path(2)], with: .none)
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test func `I15 an update whose counts do not match is refused with the sentence of tables`() {
    let failures = Headless.recordingFailures {
      table.view.deleteRows(at: [path(0)], with: .automatic)
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.reason.hasPrefix("Invalid update: invalid number of rows in section 0.")
        == true
    )
  }

  @Test func `I16 changes between beginUpdates and endUpdates are one update`() {
    table.view.beginUpdates()
    table.sections[0].append("x")
    table.view.insertRows(at: [path(3)], with: .none)
    table.sections[1] = []
    table.view.deleteRows(at: [path(0, 1)], with: .none)
    table.view.endUpdates()
    window.layoutIfNeeded()
    #expect(table.shown == ["a", "b", "c", "x"])
  }

  @Test func `I17 headers of a plain table stay at the top while their section is visible`() throws
  {
    table.sections = [(0..<20).map { "\($0)" }, (20..<40).map { "\($0)" }]
    table.titles = ["First", "Second"]
    table.view.sectionHeaderTopPadding = 0
    table.view.sectionHeaderHeight = 30
    table.view.reloadData()
    window.layoutIfNeeded()
    table.view.contentOffset.y = 100
    window.layoutIfNeeded()
    let header = try #require(table.view.headerView(forSection: 0))
    #expect(header.textLabel?.text == "First")
    #expect(header.frame.minY == 100)
    table.view.contentOffset.y = 30 + 20 * 44 - 10
    window.layoutIfNeeded()
    #expect(
      table.view.headerView(forSection: 0)?.frame.maxY
        == table.view.rectForHeader(inSection: 1).minY
    )
  }

  @Test func `I18 scrolling to a row brings it where it is wanted`() {
    table.sections = [(0..<100).map { "\($0)" }]
    table.view.reloadData()
    window.layoutIfNeeded()
    table.view.scrollToRow(at: path(50), at: .top, animated: false)
    #expect(table.view.contentOffset.y == CGFloat(50 * 44))
    table.view.scrollToRow(at: path(50), at: .bottom, animated: false)
    #expect(table.view.contentOffset.y == CGFloat(51 * 44 - 440))
    table.view.scrollToRow(at: path(45), at: .none, animated: false)
    #expect(table.view.contentOffset.y == CGFloat(51 * 44 - 440))
  }

  @Test func `I19 editing mode makes room before the content of rows that can be edited`() throws {
    let cell = try #require(table.row(0, 0))
    let width = cell.contentView.frame.width
    table.view.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX > 0)
    #expect(cell.contentView.frame.width < width)
    table.view.setEditing(false, animated: false)
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
  }

  private final class GrowingCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 40),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -40),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Growing: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "growing", for: indexPath)
      (cell as? GrowingCell)?.label.text = "row"
      return cell
    }
  }

  @Test func `I20 rows are as high as their constraints say, and rows below them follow`() throws {
    let source = Growing()
    let view = UITableView(frame: .zero, style: .plain)
    view.register(GrowingCell.self, forCellReuseIdentifier: "growing")
    view.dataSource = source
    let window = Headless.show(view, size: CGSize(width: 320, height: 440))
    window.layoutIfNeeded()
    let cells = view.visibleCells
    #expect(cells.count == 5)
    let first = try #require(cells.first as? GrowingCell)
    #expect(abs(first.frame.height - (80 + first.label.frame.height)) < 1)
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      #expect(abs(upper.frame.maxY - lower.frame.minY) < 0.01)
    }
    first.label.text = Array(repeating: "word", count: 100).joined(separator: " ")
    window.layoutIfNeeded()
    #expect(first.frame.height > 200)
    #expect(abs(view.visibleCells[1].frame.minY - first.frame.maxY) < 0.01)
  }

  @Test func `I21 accessories take width from the content`() throws {
    let cell = try #require(table.row(0, 0))
    cell.accessoryType = .disclosureIndicator
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.width < 320)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    cell.accessoryView = button
    window.layoutIfNeeded()
    #expect(button.superview === cell)
    #expect(cell.contentView.frame.maxX <= button.frame.minX)
  }
}
