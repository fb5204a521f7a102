import RosterTesting
import Testing

/// What a person finds on the screen by what it shows.
@MainActor
struct ShownTests {
  private let list = ListHarness()
  private let log = Log()

  init() {
    list.apply(
      Section("forms") {
        Items([Form(id: 1), Form(id: 2)]) { [log] in FormController($0, log: log) }
      }
    )
  }

  @Test func `a segment is tapped by its title`() {
    #expect(list.shows("Large"))
    #expect(list.tap("Large"))
    #expect(list.tap("Small"))
    #expect(log.events == ["segment 1", "segment 0"])
    #expect(!list.shows("Huge"))
  }

  @Test func `an action of a context menu is tapped by its title`() {
    #expect(list.longPress([0, 0]) != nil)
    #expect(list.tap("Delete"))
    #expect(log.events == ["delete 1"])
    #expect(!list.shows("Delete"))
  }

  @Test func `a touch beside an open context menu closes it, and reaches what it is for`() {
    #expect(list.longPress([0, 1]) != nil)
    #expect(list.shows("Delete"))
    #expect(list.tap("Large"))
    #expect(!list.shows("Delete"))
    #expect(log.events == ["segment 1"])
    #expect(list.longPress([0, 0]) != nil)
    #expect(list.longPress([0, 1]) != nil)
    #expect(list.tap("Delete"))
    #expect(log.events == ["segment 1", "delete 2"])
  }

  @Test func `an action of a menu that is on is tapped by its title without the tick`() {
    #expect(list.tap("Sort"))
    #expect(list.tap("By price"))
    #expect(log.events == ["by price"])
  }

  @Test func `a text view is written into and erased by its name`() {
    #expect(list.write("Hello", into: "Note 2"))
    #expect(list.shows("Hello"))
    #expect(list.cell(FormCell.self, at: [0, 1])?.text.text == "Hello")
    #expect(list.erase("Hello"))
    #expect(list.cell(FormCell.self, at: [0, 1])?.text.text == "")
  }

  @Test func `of two views with a text, the one that a finger reaches is tapped`() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 150))
    list.window.addSubview(cover)
    #expect(list.tap("Large"))
    #expect(log.ids == [2])
    cover.frame = CGRect(x: 0, y: 150, width: 390, height: 150)
    #expect(list.tap("Large"))
    #expect(log.ids == [2, 1])
  }

  @Test func `what is applied is laid out, and so are items that are asked for`() {
    list.apply(Section("forms") { Items([Form(id: 3)]) { [log] in FormController($0, log: log) } })
    #expect(list.collectionView.visibleCells.count == 1)
    list.adapter.apply(Section("none") {}, animated: false)
    #expect(list.visibleItems.isEmpty)
    list.adapter.apply(
      Section("forms") {
        Items([Form(id: 4), Form(id: 5)]) { [log] in FormController($0, log: log) }
      },
      animated: false
    )
    #expect(list.visibleItems == [[0, 0], [0, 1]])
  }

  @Test func `rows at fractions of points are swiped, one after the other`() {
    let list = ListHarness()
    list.apply(Section("mails") { Items((0..<5).map { Mail(id: $0) }, MailController.init) })
    for item in 0..<5 {
      #expect(list.swipe([0, item], from: .trailing) == ["Delete"])
    }
  }

  @Test func `a mounted cell has the size that its controller wants`() {
    let note = MountedCell(GrowingController(Form(id: 1)))
    #expect(note.cell.bounds.size == CGSize(width: 320, height: 60))
    note.controller.grow()
    note.update(to: Form(id: 2))
    #expect(note.cell.bounds.size == CGSize(width: 320, height: 120))
    let fixed = MountedCell(GrowingController(Form(id: 1)), size: CGSize(width: 100, height: 30))
    #expect(fixed.cell.bounds.size == CGSize(width: 100, height: 30))
    let measured = MountedCell(MeasuredController(Form(id: 1)))
    #expect(measured.cell.bounds.size == CGSize(width: 320, height: 77))
  }

  @Test func `a list that works asynchronously is checked for leaks`() async {
    let leaks = await ListHarness.leaks { list in
      list.apply(Todos(names: ["Milk"]))
      await list.settle()
    }
    #expect(leaks.isEmpty)
    let kept = await ListHarness.leaks { list in
      list.apply(Todos(names: ["keep"]))
      await list.settle()
      list.tap([0, 0])
    }
    #expect(kept == [#"TodoController "keep""#])
    TodoController.hoard = []
  }

  @Test func `a long test does not need more and more memory`() {
    let list = ListHarness()
    for number in 0..<2_500 {
      list.apply(
        Section("a") { Items([Form(id: number % 2)]) { [log] in FormController($0, log: log) } }
      )
    }
    #expect((1_000..<2_000).contains(list.reports.count))
    #expect(list.reports.last?.insertedItems.count == 1)
  }
}

@MainActor
private final class Log {
  var events: [String] = []
  var ids: [Int] = []
}

private struct Form: ViewModel { var id: Int }

private struct Growth: ViewState { var isGrown = false }

private final class FormCell: UICollectionViewCell {
  let segments = UISegmentedControl(items: ["Small", "Large"])
  let text = UITextView()
  let menu = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    segments.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    text.frame = CGRect(x: 0, y: 40, width: 300, height: 50)
    menu.frame = CGRect(x: 0, y: 100, width: 100, height: 32)
    menu.setTitle("Sort", for: .normal)
    for view in [segments, text, menu] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

private final class FormController: CellController<Form, NoState, FormCell> {
  let log: Log

  init(_ form: Form, log: Log) {
    self.log = log
    super.init(form)
  }

  override class func size(of form: Form, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(150)
  }

  override func didMount(on cell: FormCell) {
    bind(cell.segments, .valueChanged) { controller, segments in
      controller.log.events.append("segment \(segments.selectedSegmentIndex)")
      controller.log.ids.append(controller.viewModel.id)
    }
  }

  override func configure(_ cell: FormCell) {
    cell.text.accessibilityLabel = "Note \(viewModel.id)"
    cell.menu.menu = UIMenu(children: [
      UIAction(title: "By name") { _ in },
      UIAction(title: "By price", state: .on) { [log] _ in log.events.append("by price") },
    ])
    cell.menu.showsMenuAsPrimaryAction = true
  }

  override func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [log, viewModel] _ in
      UIMenu(children: [
        UIAction(title: "Delete") { _ in log.events.append("delete \(viewModel.id)") }
      ])
    }
  }
}

private final class GrowingController: CellController<Form, Growth, UICollectionViewCell> {
  override class func size(of form: Form, state: Growth, in container: ItemContainer) -> ItemSize {
    .height(state.isGrown ? 120 : 60)
  }

  func grow() { updateState { $0.isGrown = true } }
}

private final class MeasuredCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }
}

private final class MeasuredController: CellController<Form, NoState, MeasuredCell> {
  override class func size(of form: Form, state: NoState, in container: ItemContainer) -> ItemSize {
    .automatic(estimated: 40)
  }
}

private struct Mail: ViewModel { let id: Int }

private final class MailController: CellController<Mail, NoState, UICollectionViewCell> {
  override class func size(of mail: Mail, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(55.05)
  }

  override var trailingActions: [SwipeAction] { [SwipeAction("Delete", style: .destructive) {}] }
}
