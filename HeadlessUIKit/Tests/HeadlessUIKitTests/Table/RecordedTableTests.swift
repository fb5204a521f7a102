import HeadlessUIKit
import Testing

/// The measures of tables that were recorded on iOS 26.1: rows of 353 points with margins of 20, at three pixels a point.
@MainActor struct RecordedTableTests {
  /// Settings in sections that are apart from the edges, with cells in the style of the recorded app.
  private final class Settings: NSObject, UITableViewDataSource, UITableViewDelegate {
    var style = UITableViewCell.CellStyle.subtitle
    var titles: [String?] = [nil, nil]
    var headerHeight: CGFloat?
    var prepare: (UITableViewCell) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Theme"
      if style == .value1 { cell.detailTextLabel?.text = "System" }
      prepare(cell)
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight ?? UITableView.automaticDimension
    }
  }

  private let settings = Settings()
  private let table = UITableView(frame: .zero, style: .insetGrouped)

  private func show() -> UIWindow {
    table.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    table.dataSource = settings
    table.delegate = settings
    let window = Headless.show(table, size: CGSize(width: 393, height: 852))
    window.layoutIfNeeded()
    return window
  }

  private func cell(_ row: Int = 0) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private func separator(of cell: UITableViewCell) throws -> UIView {
    try #require(cell.subviews.last { $0.frame.height == 1 })
  }

  private static let chevron: @MainActor (UITableViewCell) -> Void = {
    $0.accessoryView = UIImageView(image: UIImage(systemName: "chevron.right"))
  }

  private static let wideView: @MainActor (UITableViewCell) -> Void = {
    $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 71, height: 28))
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func `a row of one line is 52 points high in any style`(
    _ style: UITableViewCell.CellStyle
  ) throws {
    settings.style = style
    let window = show()
    #expect(try cell().frame.size == CGSize(width: 353, height: 52))
    _ = window
  }

  @Test func `a text is as large as it needs and in the middle of the row`() throws {
    let window = show()
    let frame = try #require(try cell().textLabel?.frame)
    #expect(abs(frame.minY - 16) < 0.01)
    #expect(abs(frame.height - 20.333) < 0.01)
    #expect(frame.width < 100)
    _ = window
  }

  @Test func `a value ends at the margin of the content view`() throws {
    settings.style = .value1
    settings.prepare = {
      $0.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      $0.layoutMargins = .zero
    }
    let window = show()
    let cell = try cell()
    let (text, detail) = (
      try #require(cell.textLabel?.frame), try #require(cell.detailTextLabel?.frame)
    )
    #expect(text.minX == 20)
    #expect(abs(detail.maxX - cell.contentView.bounds.width) < 0.01)
    #expect(abs(detail.minY - 16) < 0.01)
    _ = window
  }

  @Test func `the view of an accessory ends at the margin and takes its width from the content`()
    throws
  {
    settings.prepare = Self.wideView
    let window = show()
    let cell = try cell()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 262, height: 52))
    #expect(cell.accessoryView?.frame == CGRect(x: 262, y: 12, width: 71, height: 28))
    _ = window
  }

  @Test func `a symbol as an accessory takes 24 points whatever its width`() throws {
    settings.prepare = Self.chevron
    let window = show()
    let cell = try cell()
    #expect(cell.contentView.frame.width == 309)
    #expect(abs((cell.accessoryView?.frame.midX ?? 0) - 321) < 0.01)
    _ = window
  }

  @Test func `a cell and its content have margins of 15 points and of the table`() throws {
    let window = show()
    let expected = UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
    #expect(try cell().layoutMargins == expected)
    #expect(try cell().contentView.layoutMargins == expected)
    #expect(try cell().preservesSuperviewLayoutMargins)
    _ = window
  }

  @Test func `separators go from the text to the margin and not below the last row`() throws {
    let window = show()
    #expect(try separator(of: cell()).frame == CGRect(x: 20, y: 51, width: 313, height: 1))
    #expect(try separator(of: cell(1)).isHidden)
    _ = window
  }

  @Test func `separators follow the margins of a cell that sets its own`() throws {
    settings.prepare = {
      $0.contentView.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      $0.layoutMargins = .zero
    }
    let window = show()
    #expect(try separator(of: cell()).frame == CGRect(x: 20, y: 51, width: 333, height: 1))
    _ = window
  }

  @Test func `sections without titles begin at 35 points and are 35 points apart`() {
    let window = show()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    let last = table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
    #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - last - 35) < 0.01)
    #expect(abs(table.rectForHeader(inSection: 1).height - 17.667) < 0.01)
    #expect(abs(table.rectForFooter(inSection: 0).height - 17.333) < 0.01)
    _ = window
  }

  @Test func `headers with titles are higher above the first section`() {
    settings.titles = ["First", "Second"]
    let window = show()
    #expect(abs(table.rectForHeader(inSection: 0).height - 55.333) < 0.01)
    #expect(abs(table.rectForHeader(inSection: 1).height - 45.333) < 0.01)
    _ = window
  }

  @Test(arguments: [(30, 3.667), (50, 23.667)])
  func `the title of a header stands at its bottom`(_ height: CGFloat, _ top: CGFloat) throws {
    settings.titles = ["First", "Second"]
    settings.headerHeight = height
    let window = show()
    let label = try #require(table.headerView(forSection: 0)?.textLabel)
    #expect(abs(label.frame.minY - top) < 0.01)
    _ = window
  }
}
