import ListFixtures
import Roster
import RosterTesting
import Testing

/// Controls in cells that are connected with one line.
@MainActor
@Suite struct ControlBindingTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 100), layout: ListLayout())

  private func show(_ notes: [Note]) {
    list.apply(
      Section("notes") { Items(notes) { SwitchController($0, log: log) } }
        .onEvent(SwitchEvent.self) { [log] event in log.add("event \(event.text)", event.id) }
    )
  }

  private func cell(_ item: Int) throws -> SwitchCell {
    try #require(list.cell(SwitchCell.self, at: [0, item]))
  }

  @Test func `a touch of a control calls the controller with the control, once`() throws {
    show(notes(1...2))
    #expect(list.tap("toggle 2"))
    #expect(log.take().filter { $0.hasPrefix("on") } == ["on true 2"])
    #expect(try cell(1).toggle.isOn)
  }

  @Test func `a cell that is configured again calls once, and what was bound last`() throws {
    show([Note(1, "old")])
    show([Note(1, "new")])
    list.controller(SwitchController.self, at: [0, 0])?.updateState { $0.taps += 1 }
    list.flush()
    _ = log.take()
    #expect(list.tap("delete 1"))
    #expect(log.take() == ["configured for new, tapped 1"])
  }

  @Test func `an event is made when it is sent`() throws {
    show([Note(1, "old")])
    show([Note(1, "new")])
    _ = log.take()
    #expect(list.tap("open 1"))
    #expect(log.take() == ["event new 1"])
  }

  @Test func `a cell that shows another item has nothing left of the one before`() throws {
    show(notes(1...20))
    let first = try cell(0)
    let own = UIAction { [log] _ in log.add("own", 0) }
    first.toggle.addAction(own, for: .valueChanged)
    list.scroll(to: 900)
    list.scroll(to: 500)
    _ = log.take()
    let path = try #require(list.collectionView.indexPath(for: first))
    let controller = try #require(list.controller(SwitchController.self, at: path))
    first.toggle.sendActions(for: .valueChanged)
    #expect(log.take().sorted() == ["on false \(controller.viewModel.id)", "own 0"])
  }

  @Test func `a control whose cell was given up calls nobody`() {
    let mounted = MountedCell(SwitchController(Note(1), log: log))
    mounted.unmount()
    _ = log.take()
    mounted.cell.toggle.sendActions(for: .valueChanged)
    #expect(log.take().isEmpty)
    mounted.mount()
    _ = log.take()
    mounted.cell.toggle.sendActions(for: .valueChanged)
    #expect(log.take() == ["on false 1"])
  }

  @Test func `two lines that bind one control are both called`() {
    let mounted = MountedCell(SwitchController(Note(1), log: log))
    _ = log.take()
    mounted.cell.both.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["first 1", "second 1"])
  }

  @Test func `what a control asks of the list is shown when its function returns`() {
    var shown = 0
    show(notes(1...3))
    log.onTap = { [self] in
      list.adapter.apply(Notes(["notes": notes(1...1)], log: log))
      shown = list.collectionView.numberOfItems(inSection: 0)
    }
    #expect(list.tap("both 2"))
    #expect(shown == 3)
    #expect(list.collectionView.numberOfItems(inSection: 0) == 1)
  }

  @Test func `an item that is seen to go does not hear of its controls`() throws {
    show(notes(1...2))
    let cell = try cell(0)
    list.apply(
      Section("notes") { Items(notes(2...2)) { SwitchController($0, log: log) } },
      animated: true
    )
    _ = log.take()
    cell.toggle.sendActions(for: .valueChanged)
    #expect(log.take().isEmpty)
    list.finishAnimations()
    #expect(log.take().contains("remove 1"))
  }

  @Test func `neither the controller nor the cell is kept alive`() {
    weak var controller: SwitchController?
    weak var cell: SwitchCell?
    do {
      let mounted = MountedCell(SwitchController(Note(1), log: log))
      controller = mounted.controller
      cell = mounted.cell
    }
    #expect(controller == nil)
    #expect(cell == nil)
  }

  @Test func `a controller without a cell that binds a control is reported with its line`() throws {
    let mounted = MountedCell(SwitchController(Note(1), log: log))
    let cell = mounted.cell
    mounted.unmount()
    let line = #line + 1
    mounted.controller.bind(cell.toggle, .valueChanged) { $0.log.add("lost", 1) }
    let issue = try #require(mounted.issues.first)
    #expect(issue.location?.line == line)
    #expect("\(issue)".contains("A SwitchController without a cell has bound an action"))
    #expect(issue.fix == "bind controls in `didMount(on:)` or `configure(_:)`.")
    cell.toggle.sendActions(for: .valueChanged)
    #expect(!log.take().contains("lost 1"))
  }
}

private struct SwitchEvent {
  let id: Int
  let text: String
}

private final class SwitchController: CellController<Note, NoteState, SwitchCell> {
  let log: Log

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
  }

  override func didMount(on cell: SwitchCell) {
    bind(cell.toggle, .valueChanged) { controller, toggle in
      controller.log.add("on \(toggle.isOn)", controller.viewModel.id)
    }
    bind(cell.both) { $0.log.add("first", $0.viewModel.id) }
    bind(cell.both) { controller in
      controller.log.add("second", controller.viewModel.id)
      controller.log.onTap?()
    }
    send(SwitchEvent(id: self.viewModel.id, text: self.viewModel.text), from: cell.open)
  }

  override func configure(_ cell: SwitchCell) {
    let id = viewModel.id
    for (control, name) in [(cell.toggle, "toggle"), (cell.delete, "delete")]
      as [(UIControl, String)]
    {
      control.accessibilityLabel = "\(name) \(id)"
    }
    cell.open.accessibilityLabel = "open \(id)"
    cell.both.accessibilityLabel = "both \(id)"
    bind(cell.delete) { [text = viewModel.text] controller in
      controller.log.add("configured for \(text), tapped", controller.state.taps)
    }
  }

  override func didRemove() {
    log.add("remove", viewModel.id)
  }
}

private final class SwitchCell: UICollectionViewCell {
  let toggle = UISwitch()
  let delete = UIButton()
  let open = UIButton()
  let both = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [toggle, delete, open, both] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in contentView.subviews.enumerated() {
      view.frame = CGRect(x: CGFloat(index) * 60, y: 4, width: 51, height: 31)
    }
  }
}
