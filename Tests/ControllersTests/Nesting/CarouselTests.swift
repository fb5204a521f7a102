import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Sections that scroll sideways.
@MainActor
@Suite struct CarouselTests {
  private let log = Log()

  @Test(arguments: HostLayout.allCases)
  func `items stand side by side, and scroll on their own`(layout: HostLayout) throws {
    let list = harness(layout)
    show(0..<10, in: list)
    #expect(list.collectionView.contentSize == CGSize(width: 320, height: 20 + 60 + 2 * 40))
    let carousel = try #require(list.nestedList(at: [0, 0]))
    #expect(carousel.visibleItems.map(\.item) == [0, 1, 2, 3])
    #expect(
      carousel.collectionView.contentSize == CGSize(width: 12 + 10 * 90 - 10 + 12, height: 60)
    )
    #expect(carousel.cell(NoteCell.self, at: [0, 1])?.frame.minX == 102)
    carousel.scroll(to: 200)
    #expect(carousel.visibleItems.map(\.item) == [2, 3, 4, 5])
    #expect(list.collectionView.contentOffset == .zero)
    #expect(list.issues.isEmpty)
  }

  @Test func `an item has the identity that it has in any other section`() throws {
    let list = harness()
    show(0..<3, in: list)
    let carousel = try #require(list.adapter.carousel(inSection: SectionID("row")))
    let found = carousel.visibleItems
    list.apply(CarouselList(numbers: 0..<3, layout: .list, log: log))
    #expect(found.count == 3)
    #expect(found.map { list.adapter.indexPath(of: $0) } == [[0, 0], [0, 1], [0, 2]])
    #expect(list.adapter.carousel(inSection: SectionID("row")) == nil)
  }

  @Test
  func `an update changes the items in place, and leaves the carousel where it is scrolled to`()
    throws
  {
    let list = harness()
    show(0..<10, in: list)
    let carousel = try #require(list.nestedList(at: [0, 0]))
    carousel.scroll(to: 200)
    let held = try #require(carousel.controller(CardController.self, at: [0, 4]))
    _ = log.take()
    show(0..<20, in: list, animated: true)
    list.finishAnimations()
    #expect(carousel.collectionView.contentOffset.x == 200)
    #expect(carousel.controller(CardController.self, at: [0, 4]) === held)
    #expect(log.take().filter { $0.hasPrefix("make") }.isEmpty)
    show([4, 3, 30], in: list, animated: true)
    list.finishAnimations()
    #expect(carousel.controller(CardController.self, at: [0, 0]) === held)
    #expect(list.nestedList(at: [0, 0])?.adapter === carousel.adapter)
  }

  @Test func `a carousel that comes back stands where it stood`() throws {
    let list = harness()
    list.apply(CarouselList(numbers: 0..<10, below: 50, log: log))
    try #require(list.nestedList(at: [0, 0])).scroll(to: 200)
    list.scroll(to: 1_000)
    #expect(list.nestedList(at: [0, 0]) == nil)
    list.scroll(to: 0)
    #expect(list.nestedList(at: [0, 0])?.collectionView.contentOffset.x == 200)
  }

  @Test func `where text runs from right to left, a carousel begins and stays at the right`() throws
  {
    let list = harness()
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), of: list.window)
    list.apply(CarouselList(numbers: 0..<10, below: 50, log: log))
    let width: CGFloat = 12 + 10 * 90 - 10 + 12
    let carousel = try #require(list.nestedList(at: [0, 0]))
    #expect(carousel.collectionView.contentOffset.x == width - 320)
    #expect(carousel.cell(NoteCell.self, at: [0, 0])?.frame.maxX == width - 12)
    carousel.scroll(to: width - 320 - 200)
    #expect(carousel.visibleItems.map(\.item) == [2, 3, 4, 5])
    list.scroll(to: 1_000)
    list.scroll(to: 0)
    let again = try #require(list.nestedList(at: [0, 0]))
    #expect(again.collectionView.contentOffset.x == width - 320 - 200)
    // Offsets count from the right: items that come at the left end leave it where it is.
    list.apply(CarouselList(numbers: 0..<20, below: 50, log: log))
    #expect(again.visibleItems.map(\.item) == [2, 3, 4, 5])
  }

  @Test func `environment and events pass through`() throws {
    let list = harness()
    show(0..<3, in: list)
    let carousel = try #require(list.nestedList(at: [0, 0]))
    #expect(carousel.cell(NoteCell.self, at: [0, 1])?.label.text == "1 light")
    list.apply(CarouselList(numbers: 0..<3, theme: .dark, log: log))
    #expect(carousel.cell(NoteCell.self, at: [0, 1])?.label.text == "1 dark")
    carousel.tap([0, 2])
    #expect(log.take().contains("chosen 2"))
  }

  @Test func `a carousel without items leaves its header, or nothing`() {
    let list = harness()
    show(0..<0, in: list)
    #expect(list.header(0) != nil)
    #expect(list.collectionView.numberOfItems(inSection: 0) == 0)
    show(0..<2, in: list, animated: true)
    list.finishAnimations()
    #expect(list.nestedList(at: [0, 0])?.visibleItems.count == 2)
    show(0..<0, in: list, animated: true)
    list.finishAnimations()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 0)
    #expect(list.issues.isEmpty)
  }

  @Test func `a section becomes a carousel and a list again`() {
    let list = harness()
    for layout in [SectionLayout.list, .carousel(height: 60), .list, .carousel(height: 80)] {
      list.apply(CarouselList(numbers: 0..<3, layout: layout, log: log), animated: true)
      list.finishAnimations()
      #expect(list.collectionView.numberOfItems(inSection: 0) == (layout == .list ? 3 : 1))
    }
    #expect(list.frame(0)?.height == 80)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [-5, .nan, .infinity] as [CGFloat])
  func `a height that cannot be shown is reported, and the list goes on`(height: CGFloat) {
    let list = harness()
    list.apply(CarouselList(numbers: 0..<3, layout: .carousel(height: height), log: log))
    #expect(list.issues.count == 1)
    #expect(list.collectionView.contentSize.height.isFinite)
  }

  @Test func `no controller is made for what is beyond the edge`() {
    let list = harness()
    show(0..<1_000, in: list)
    #expect(log.take().filter { $0.hasPrefix("make") }.count < 10)
  }

  enum HostLayout: CaseIterable {
    case list, flow, compositional
  }

  private func harness(_ layout: HostLayout = .list) -> ListHarness {
    let size = CGSize(width: 320, height: 400)
    switch layout {
    case .list: return ListHarness(size: size, layout: ListLayout())
    case .flow: return ListHarness(size: size, layout: UICollectionViewFlowLayout())
    case .compositional: return ListHarness(size: size, layout: CompositionalListLayout())
    }
  }

  private func show(
    _ numbers: some Sequence<Int>,
    in list: ListHarness,
    animated: Bool = false
  ) {
    list.apply(CarouselList(numbers: numbers, log: log), animated: animated)
  }
}

/// Cards side by side below a header, and other items below them.
private struct CarouselList: ListContent {
  let numbers: [Int]
  var layout = SectionLayout.carousel(height: 60, spacing: 10).insets(ListInsets(horizontal: 12))
  var below = 2
  var theme = Theme.light
  let log: Log

  init(
    numbers: some Sequence<Int>,
    layout: SectionLayout = .carousel(height: 60, spacing: 10).insets(ListInsets(horizontal: 12)),
    below: Int = 2,
    theme: Theme = .light,
    log: Log
  ) {
    self.numbers = Array(numbers)
    self.layout = layout
    self.below = below
    self.theme = theme
    self.log = log
  }

  var body: some ListContent {
    Section("row") { [log] in
      Items(numbers.map { Note($0, "\($0)") }) { CardController($0, log: log) }
    }
    .header(SizedItem(id: 0, size: .height(20)), SizedHeaderController.init)
    .layout(layout)
    .environment(\.theme, theme)
    .onEvent(CardEvent.self) { [log] event in log.add("chosen", event.number) }

    Section("below") {
      Items(
        (0..<below).map { SizedItem(id: $0, size: .height(40)) },
        SizedController.init
      )
    }
  }
}

private struct CardEvent: Equatable {
  let number: Int
}

private final class CardController: CellController<Note, NoState, NoteCell> {
  private let log: Log

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
    log.add("make", note.id)
  }

  override class var comparesDependencies: Bool { false }

  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    container.axis == .horizontal ? .width(80) : .height(80)
  }

  override func configure(_ cell: NoteCell) {
    cell.label.text = "\(viewModel.text) \(environment.theme)"
  }

  override func didSelect() { send(CardEvent(number: viewModel.id)) }
}
