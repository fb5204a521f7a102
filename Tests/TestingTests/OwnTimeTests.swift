import RosterTesting
import Testing

/// What belongs to one test: its time, its screen and its keyboard.
@MainActor
struct OwnTimeTests {
  private static func rows(_ count: Int) -> some ListContent {
    Section("rows") { Items((0..<count).map { Row(id: $0) }, RowController.init) }
  }

  private static func long() -> ListHarness {
    let list = ListHarness()
    list.apply(rows(100))
    return list
  }

  @Test func `awaiting an animated scroll lets its time pass`() async throws {
    let list = Self.long()
    let id = try #require(list.adapter.itemID(RowController.self, id: 77))
    #expect(await list.adapter.scroll(to: id, at: .center) == .arrived)
    #expect(list.visibleItems.contains([0, 77]))
    #expect(await list.adapter.scrollToTop() == .arrived)
    #expect(list.visibleItems.first == [0, 0])
  }

  @Test func `awaiting a focus, an update and the end of animations lets their time pass`()
    async throws
  {
    let list = Self.long()
    let id = try #require(list.adapter.itemID(RowController.self, id: 77))
    #expect(await list.adapter.focus(id) == .focused)
    #expect(await list.adapter.apply(Self.rows(99)).report.removedItems.count == 1)
    list.adapter.apply(Self.rows(98))
    await list.adapter.afterAnimations()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 98)
  }

  @Test func `awaiting a list that waits for the test fails with a sentence`() async {
    let list = ListHarness()
    list.apply(Section("errands") { Items([Errand(id: "Milk")], ErrandController.init) })
    #expect(list.pickUp([0, 0]))
    await withKnownIssue {
      let update = Task { await list.adapter.apply(Self.rows(3)).report }
      while !list.isAwaitedInVain { try? await Task.sleep(for: .milliseconds(100)) }
      list.putDown()
      _ = await update.value
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("an item that is picked up") }
    }
  }

  @Test func `one test does not end the animations of another one`() async {
    // A detached task belongs to no test, so each harness in it has a time of its own.
    #expect(await Task.detached { await Self.resultsOfTwoTests() }.value == [nil, .arrived])
  }

  /// Scrolls one list while another one lets time pass, and returns the results before and after its own time has
  /// passed.
  private static func resultsOfTwoTests() async -> [ListAdapter.ScrollResult?] {
    let (one, other) = (Self.long(), Self.long())
    guard let id = other.adapter.itemID(RowController.self, id: 77) else { return [] }
    var result: ListAdapter.ScrollResult?
    other.adapter.scroll(to: id) { result = $0 }
    one.finishAnimations()
    await one.settle()
    let early = result
    other.finishAnimations()
    return [early, result]
  }

  @Test func `the keyboard of one screen covers no list on another one`() {
    let (one, other) = (Self.long(), Self.long())
    for list in [one, other] { list.adapter.avoidsKeyboard = true }
    Headless.showKeyboard(height: 336, in: one.window)
    one.finishAnimations()
    other.finishAnimations()
    #expect(one.collectionView.adjustedContentInset.bottom == 336)
    #expect(other.collectionView.adjustedContentInset.bottom == 0)
    Headless.showKeyboard(height: 200, in: other.window)
    #expect(one.collectionView.adjustedContentInset.bottom == 336)
    #expect(other.collectionView.adjustedContentInset.bottom == 200)
    Headless.hideKeyboard(in: one.window)
    #expect(one.collectionView.adjustedContentInset.bottom == 0)
    #expect(other.collectionView.adjustedContentInset.bottom == 200)
  }

  @Test func `a harness measures the impressions of a list with a clock of its own`() {
    let screen = RowsViewController(clock: nil)
    let list = ListHarness(showing: screen, list: screen.adapter)
    var seen = 0
    list.adapter.observeImpressions { _, _ in seen += 1 }
    list.advance(by: .seconds(5))
    #expect(seen == 1)
  }

  @Test func `a harness uses the manual clock that an adapter was made with`() {
    let clock = ManualClock()
    let screen = RowsViewController(clock: clock)
    let list = ListHarness(showing: screen, list: screen.adapter)
    #expect(list.clock === clock)
    var seen = 0
    list.adapter.observeImpressions { _, _ in seen += 1 }
    clock.advance(by: .seconds(5))
    #expect(seen == 1)
  }
}

private struct Row: ViewModel { let id: Int }

private final class RowCell: UICollectionViewCell {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.frame = contentView.bounds
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

private final class RowController: CellController<Row, NoState, RowCell> {
  override var impressions: [Impression] {
    viewModel.id == 0 ? [Impression("seen", dwell: .seconds(1))] : []
  }
}

private final class RowsViewController: UIViewController {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
  let clock: ManualClock?
  lazy var adapter = ListAdapter(collectionView, clock: clock)

  init(clock: ManualClock?) {
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    adapter.apply(Section("rows") { Items([Row(id: 0)], RowController.init) })
  }
}
