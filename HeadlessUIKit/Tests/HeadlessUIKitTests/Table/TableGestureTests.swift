import HeadlessUIKit
import Testing

/// What a finger does in tables: swipes, moves and the index.
@MainActor @Suite(.serialized) struct TableGestureTests {
  private final class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
    var words = (0..<30).map { "\($0)" }
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "word")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "word")
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      words.insert(words.remove(at: source.row), at: target.row)
    }

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      words.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end")
    }
  }

  private let words = Words()
  private let table = UITableView(frame: .zero, style: .plain)
  private let window: UIWindow

  init() {
    table.dataSource = words
    table.delegate = words
    window = Headless.show(table, size: CGSize(width: 320, height: 440))
    window.layoutIfNeeded()
  }

  @Test func `a row without actions of the delegate is deleted by a swipe`() throws {
    let row = IndexPath(row: 2, section: 0)
    let swipe = try #require(Headless.swipeActions(forRowAt: row, in: table))
    #expect(swipe.actions.map(\.title) == ["Delete"])
    #expect(Headless.swipeActions(forRowAt: row, fromLeadingEdge: true, in: table) == nil)
    Headless.perform(swipe.actions[0], onRowAt: row, in: table)
    #expect(words.words.count == 29)
    #expect(table.cellForRow(at: row)?.textLabel?.text == "3")
  }

  @Test func `a finger that swipes a row aside opens its actions, and the delegate hears of it`()
    throws
  {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 250, y: 66), in: window))
    for x in stride(from: 240, through: 150, by: -10) {
      finger.move(to: CGPoint(x: CGFloat(x), y: 66))
    }
    #expect(cell.showingDeleteConfirmation)
    #expect(cell.frame.minX < 0)
    finger.lift()
    #expect(words.log == ["begin 1"])
  }

  @Test func `a row is moved by its control in editing mode only`() {
    let (first, third) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
    #expect(!Headless.moveRow(at: first, to: third, in: table))
    table.setEditing(true, animated: false)
    #expect(Headless.moveRow(at: first, to: third, in: table))
    #expect(words.words.prefix(3) == ["1", "2", "0"])
    #expect(table.visibleCells.prefix(3).map { $0.textLabel?.text } == ["1", "2", "0"])
  }

  @Test func `a table without registered cells reuses those of the same identifier`() {
    let before = Set(table.visibleCells.map(ObjectIdentifier.init))
    table.contentOffset.y = 44 * 15
    window.layoutIfNeeded()
    #expect(
      table.visibleCells.allSatisfy {
        before.contains(ObjectIdentifier($0)) || $0.reuseIdentifier == "word"
      }
    )
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func `an identifier that is not registered is refused where a row is named`() {
    let failures = Headless.recordingFailures {
      _ = table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
    }
    #expect(failures.map(\.id) == ["T-DEQ-CELL"])
  }
}
