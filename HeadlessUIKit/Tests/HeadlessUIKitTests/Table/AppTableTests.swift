import HeadlessUIKit
import Testing

/// Cells and screens of tables as apps write them, laid out in two widths and in two text sizes.
@MainActor struct AppTableTests {
  /// A table of one row with a cell of a class.
  private final class Screen: UITableViewController {
    let cellClass: any AppCell.Type

    init(_ cellClass: any AppCell.Type) {
      self.cellClass = cellClass
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(cellClass, forCellReuseIdentifier: "cell")
      tableView.register(TitleHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 60
      tableView.tableFooterView = UIView()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? any AppCell)?.fill()
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      (header as? TitleHeader)?.titleLabel.text = "Today"
      return header
    }
  }

  nonisolated static let cells: [any AppCell.Type] = [
    MessageCell.self, DisclosureCell.self, SubtitleCell.self, SwitchCell.self, CardCell.self,
    FramedCell.self, FieldCell.self, ConfiguredCell.self, HostCell<UILabel>.self, NibCell.self,
  ]

  /// The cells whose texts fill more lines in a narrow table.
  private static let wrapping: [any AppCell.Type] = [
    MessageCell.self, SubtitleCell.self, CardCell.self, FramedCell.self, ConfiguredCell.self,
    HostCell<UILabel>.self,
  ]

  private func height(
    of cellClass: any AppCell.Type,
    _ width: CGFloat,
    _ category: UIContentSizeCategory
  ) throws -> (row: CGFloat, header: CGFloat) {
    let screen = Screen(cellClass)
    let window = Headless.show(screen, size: CGSize(width: width, height: 2000))
    Headless.setTraits(UITraitCollection(preferredContentSizeCategory: category), of: window)
    window.layoutIfNeeded()
    let table = try #require(screen.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.bounds.height == cell.bounds.height)
    #expect(cell.frame.width == width)
    let header = try #require(table.headerView(forSection: 0))
    return (cell.frame.height, header.frame.height)
  }

  @Test(arguments: cells)
  func `a cell grows with the text size and in a narrow table`(_ cellClass: any AppCell.Type) throws
  {
    let usual = try height(of: cellClass, 320, .large)
    let wide = try height(of: cellClass, 768, .large)
    let large = try height(of: cellClass, 320, .accessibilityExtraLarge)
    #expect(usual.row > 0)
    #expect(large.row > usual.row)
    #expect(large.header > usual.header)
    if Self.wrapping.contains(where: { $0 == cellClass }) {
      #expect(wide.row < usual.row)
    } else {
      #expect(wide.row == usual.row)
    }
  }

  @Test func `a card follows the selection and the finger`() throws {
    let screen = Screen(CardCell.self)
    let window = Headless.show(screen, size: CGSize(width: 320, height: 600))
    window.layoutIfNeeded()
    let cell = try #require(screen.tableView?.visibleCells.first as? CardCell)
    #expect(!cell.isMarked)
    Headless.tap(at: CGPoint(x: cell.frame.midX, y: cell.frame.minY + 12), in: window)
    #expect(cell.isMarked)
  }

  @Test func `a switch in a row is for the finger and the row is not selected`() throws {
    let screen = Screen(SwitchCell.self)
    let window = Headless.show(screen, size: CGSize(width: 320, height: 600))
    window.layoutIfNeeded()
    let cell = try #require(screen.tableView?.visibleCells.first as? SwitchCell)
    var values: [Bool] = []
    cell.onChange = { values.append($0) }
    let center = cell.toggle.convert(
      CGPoint(x: cell.toggle.bounds.midX, y: cell.toggle.bounds.midY),
      to: nil
    )
    Headless.tap(at: center, in: window)
    #expect(values == [true])
    #expect(screen.tableView?.indexPathForSelectedRow == nil)
  }

  @Test func `a configured cell follows its state`() throws {
    let screen = Screen(ConfiguredCell.self)
    let window = Headless.show(screen, size: CGSize(width: 320, height: 600))
    window.layoutIfNeeded()
    let table = try #require(screen.tableView)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
    #expect(table.visibleCells.first?.accessoryType == .checkmark)
  }

  @Test func `a row whose constraints leave it without a height has the standard one`() throws {
    let screen = Screen(HostCell<UIView>.self)
    let window = Headless.show(screen, size: CGSize(width: 320, height: 600))
    window.layoutIfNeeded()
    #expect(screen.tableView?.visibleCells.first?.frame.height == 52)
  }
}
