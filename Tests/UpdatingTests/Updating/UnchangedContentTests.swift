import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// What is done, and what is not, for content that is equal to the one before.
@MainActor
@Suite struct UnchangedContentTests {
  private let log = Log()
  private let view: CountingView
  private let layout = CountingLayout()
  private let adapter: ListAdapter
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    view = CountingView(frame: window.bounds, collectionViewLayout: layout)
    adapter = ListAdapter(view)
    window.addSubview(view)
    window.isHidden = false
  }

  @ListBuilder
  private func sections(_ arrays: [[Note]], maker: Int) -> some ListContent {
    for (number, notes) in arrays.enumerated() {
      Section(number) {
        Items(notes) { [log] in Numbered($0, log: log, maker: maker) }
      }
    }
  }

  private func show(_ content: some ListContent) {
    adapter.apply(content, animated: false)
    window.layoutIfNeeded()
  }

  private func show(_ arrays: [[Note]], maker: Int = 0) {
    let sections = sections(arrays, maker: maker)
    adapter.apply(
      sections.onEvent(Int.self) { [log] in log.add("event \($0) to", maker) },
      animated: false
    )
    window.layoutIfNeeded()
  }

  @Test func `equal content makes no batch and invalidates no layout`() {
    let arrays = (0..<3).map { section in (0..<4).map { Note(10 * section + $0) } }
    show(arrays)
    (view.batchCount, layout.invalidationCount) = (0, 0)
    show(arrays)
    show(arrays.map { $0.map { $0 } })
    #expect((view.batchCount, layout.invalidationCount) == (0, 0))
    show(arrays + [[Note(100)]])
    #expect(view.batchCount == 1)
    #expect(layout.invalidationCount > 0)
  }

  @Test func `an item around the same array is made by the latest closure`() {
    let arrays = [(0..<100).map { Note($0) }]
    show(arrays, maker: 1)
    show(arrays, maker: 2)
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    window.layoutIfNeeded()
    let makers = [0, 99].map { item in
      (adapter.controller(at: IndexPath(item: item, section: 0)) as? Numbered)?.maker
    }
    #expect(makers == [1, 2])
  }

  @Test(arguments: [true, false])
  func `an item of a section in which nothing differs is made by the latest closure`(
    isSameArray: Bool
  ) {
    let notes = (0..<100).map { Note($0) }
    show(sections([notes], maker: 1))
    show(sections([isSameArray ? notes : notes.map { $0 }], maker: 2))
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    window.layoutIfNeeded()
    let makers = [0, 99].map { item in
      (adapter.controller(at: IndexPath(item: item, section: 0)) as? Numbered)?.maker
    }
    #expect(makers == [1, 2])
  }

  @Test func `a header that is the same is made by the latest closure`() {
    func content(maker: Int) -> some ListContent {
      ForEach((0..<20).map { Note($0) }) { note in
        Section("notes") { Items([note]) { [log] in Numbered($0, log: log, maker: maker) } }
          .header(Note(100)) { NumberedHeader($0, maker: maker) }
      }
    }
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    show(content(maker: 1))
    show(content(maker: 2))
    func maker(ofSection section: Int) -> Int? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )?.tag
    }
    #expect(maker(ofSection: 0) == 1)
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    window.layoutIfNeeded()
    #expect(maker(ofSection: 19) == 2)
  }

  @Test func `a controller gets the latest of equal view models`() {
    func show(_ number: Int) {
      self.show(Section("open") { Items([Opening { number }], OpeningController.init) })
    }
    show(1)
    show(2)
    let controller = adapter.controller(at: IndexPath(item: 0, section: 0)) as? OpeningController
    #expect(controller?.viewModel.number() == 2)
  }

  @Test func `items keep their order if only some of a section are the same`() {
    func content(_ parts: [[Note]]) -> some ListContent {
      Section("notes") {
        Items(parts[0]) { [log] in Numbered($0, log: log, maker: 1) }
        Items(parts[1]) { [log] in Numbered($0, log: log, maker: 1) }
        ForEach(parts[2]) { note in Item(note) { [log] in Numbered($0, log: log, maker: 1) } }
          .memoized()
        Items(parts[3]) { [log] in Numbered($0, log: log, maker: 1) }
      }
    }
    let some = (0..<4).map { part in [Note(10 * part), Note(10 * part + 1)] }
    for changed in 0..<16 {
      show(content(some))
      let parts = some.indices.map { part in
        changed >> part & 1 == 0 ? some[part] : [Note(10 * part + 2), Note(10 * part + 3)]
      }
      show(content(parts))
      let shown = (0..<view.numberOfItems(inSection: 0)).map { item in
        (adapter.controller(at: IndexPath(item: item, section: 0)) as? Numbered)?.viewModel
      }
      #expect(shown == parts.flatMap { $0 }, "\(changed)")
    }
  }

  @Test func `a section that gets and loses settings around the same items has them`() {
    let notes = [Note(1)]
    let items = Items(notes) { [log] in Numbered($0, log: log, maker: 1) }
    func heads() -> Int {
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count
    }
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    show(Section("notes") { items })
    #expect(heads() == 0)
    show(Section("notes") { items }.header(Note(100)) { NumberedHeader($0, maker: 1) })
    #expect(heads() == 1)
    show(Section("notes") { items }.header(Note(101)) { NumberedHeader($0, maker: 1) })
    #expect(heads() == 1)
    show(Section("notes") { items }.hidesWhenEmpty())
    #expect(heads() == 0)
    #expect(view.numberOfItems(inSection: 0) == 1)
  }

  @Test func `an item around the same array reaches the latest handler`() {
    let arrays = [[Note(7)]]
    show(arrays, maker: 1)
    show(arrays, maker: 2)
    adapter.controller(at: IndexPath(item: 0, section: 0))?.send(7)
    #expect(log.take().last == "event 7 to 2")
  }

  @Test func `the same arrays commit nothing, and later items are made by the latest closure`() {
    let list = ListHarness(size: CGSize(width: 320, height: 400))
    let notes = (0..<100).map { Note($0) }
    for maker in 1...2 {
      list.apply(Section("a") { Items(notes) { [log] in Numbered($0, log: log, maker: maker) } })
    }
    #expect(list.reports.last?.style == .unchanged)
    #expect(list.reports.last?.timings.committing == .zero)
    list.scroll(to: 1_000)
    let makers = [0, 25].map { (list.note($0) as? Numbered)?.maker }
    #expect(makers == [1, 2])
    let others = Array(notes.dropLast())
    list.apply(Section("a") { Items(others) { [log] in Numbered($0, log: log, maker: 3) } })
    #expect((list.reports.last?.timings.committing ?? .zero) > .zero)
  }

  @Test func `a mistake that persists is told once, also around the same arrays`() {
    let list = ListHarness(size: CGSize(width: 320, height: 400))
    let notes = [Note(1), Note(1)]
    for _ in 1...3 {
      list.apply(Section("a") { Items(notes) { [log] in NoteController($0, log: log) } })
    }
    #expect(list.issues.count == 1)
    list.apply(Section("a") { Items([Note(1)]) { [log] in NoteController($0, log: log) } })
    list.apply(Section("a") { Items(notes) { [log] in NoteController($0, log: log) } })
    #expect(list.issues.count == 2)
  }

  private final class Numbered: NoteController {
    let maker: Int

    init(_ note: Note, log: Log, maker: Int) {
      self.maker = maker
      super.init(note, log: log)
    }
  }

  private final class NumberedHeader: CellController<Note, NoState, UICollectionReusableView> {
    let maker: Int

    init(_ note: Note, maker: Int) {
      self.maker = maker
      super.init(note)
    }

    override func configure(_ view: UICollectionReusableView) { view.tag = maker }
  }

  /// A view model with a function, which no comparison covers.
  private struct Opening: ViewModel {
    let number: @Sendable () -> Int
    let id = 1

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  }

  private final class OpeningController: CellController<Opening, NoState, UICollectionViewCell> {}

  private final class CountingView: UICollectionView {
    var batchCount = 0

    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      batchCount += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class CountingLayout: UICollectionViewFlowLayout {
    var invalidationCount = 0

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      invalidationCount += 1
      super.invalidateLayout(with: context)
    }
  }
}
