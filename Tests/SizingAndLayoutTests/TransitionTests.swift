import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct TransitionTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 400))

  init() {
    list.collectionView.collectionViewLayout = ListLayout()
  }

  @Test func `an inserted item fades in at its place`() throws {
    show([0, 1, 2])
    show([0, 9, 1, 2])
    let states = try #require(cell(1)?.states)
    #expect(states.first == .init(frame: row(1), alpha: 0))
    #expect(states.last == .init(frame: row(1), alpha: 1))
  }

  @Test func `a removed item fades out at its place`() throws {
    show([0, 1, 2])
    let removed = try #require(cell(1))
    show([0, 2])
    #expect(removed.states.last == .init(frame: row(1), alpha: 0))
  }

  @Test func `a controller says how its item comes and goes`() throws {
    show([0, 1])
    show([0, 100, 1])
    let inserted = try #require(cell(1))
    #expect(inserted.states.first == .init(frame: row(1).offsetBy(dx: 40, dy: -10), alpha: 1))
    show([0, 1])
    #expect(inserted.states.last == .init(frame: row(1).offsetBy(dx: 300, dy: 0), alpha: 0))
  }

  @Test(arguments: 0..<4)
  func `a controller says how its item comes and goes in every layout`(_ kind: Int) throws {
    let layouts = [ListLayout(), FlowListLayout(), CompositionalListLayout(), OwnLayout()]
    let flow = layouts[kind] as? UICollectionViewFlowLayout
    flow?.minimumLineSpacing = 0
    list.collectionView.collectionViewLayout = layouts[kind]
    show([0, 1])
    show([0, 100, 1])
    let inserted = try #require(cell(1))
    #expect(inserted.states.first == .init(frame: row(1).offsetBy(dx: 40, dy: -10), alpha: 1))
    #expect(inserted.states.last == .init(frame: row(1), alpha: 1))
    show([0, 1])
    #expect(inserted.states.last == .init(frame: row(1).offsetBy(dx: 300, dy: 0), alpha: 0))
    #expect(list.issues.isEmpty)
  }

  @Test func `a cell is as large at the far end of its animation as its controller says`() throws {
    show([0, 1])
    show([0, 200, 1])
    let inserted = try #require(cell(1))
    #expect(inserted.states.first == .init(frame: row(1).insetBy(dx: 75, dy: 12.5), alpha: 0))
    #expect(inserted.states.last == .init(frame: row(1), alpha: 1))
    show([0, 1])
    #expect(inserted.states.last == .init(frame: row(1), alpha: 0))
  }

  @Test func `an item that is pulled on screen comes from where it was`() throws {
    show(Array(0..<20))
    show(Array(2..<20))
    let pulled = try #require(cell(7))
    #expect(pulled.states.first == .init(frame: row(9), alpha: 1))
    #expect(pulled.states.last == .init(frame: row(7), alpha: 1))
  }

  @Test func `an item that is pulled on screen comes along with the nearest that was there`() throws
  {
    func show(_ upper: Int, _ ids: [Int]) {
      list.apply(
        Group {
          Section("a") { Items((0..<upper).map { Fader(id: $0) }, FaderController.init) }
          Section("b") { Items(ids.map { Fader(id: $0) }, FaderController.init) }
        },
        animated: true
      )
      list.finishAnimations()
    }
    show(3, Array(10..<30))
    show(3, Array(10..<12) + Array(14..<30))
    let pulled = try #require(list.cell(FadingCell.self, at: [1, 4]))
    #expect(pulled.states.first == .init(frame: row(9), alpha: 1))
    #expect(pulled.states.last == .init(frame: row(7), alpha: 1))
  }

  @Test func `an item that is pushed off screen goes to where it stands`() throws {
    show(Array(0..<20))
    let pushed = try #require(cell(7))
    show([90, 91] + Array(0..<20))
    #expect(pushed.states.last == .init(frame: row(9), alpha: 1))
  }

  @Test func `an inserted item that is measured begins in the size that its cell asks for`() throws
  {
    list.apply(MeasuredFaders(heights: [0: 50, 1: 50]), animated: true)
    list.finishAnimations()
    list.apply(MeasuredFaders(heights: [0: 50, 1: 50, 2: 120]), animated: true)
    list.finishAnimations()
    let states = try #require(cell(2)?.states)
    let place = CGRect(x: 0, y: 100, width: 300, height: 120)
    #expect(states.contains(.init(frame: place, alpha: 0)))
    #expect(states.last == .init(frame: place, alpha: 1))
  }

  @Test func `an inserted item begins where it is seen, however far the update scrolls`() throws {
    show(Array(0..<40))
    list.scroll(to: 500)
    list.apply(
      Faders(ids: [90, 91] + Array(0..<12) + [92] + Array(12..<40)),
      animated: true,
      policy: .anchor(.firstVisible)
    )
    #expect(list.collectionView.contentOffset.y == 600)
    let states = try #require(cell(14)?.states)
    #expect(states.first == .init(frame: row(12), alpha: 0))
    #expect(states.last == .init(frame: row(14), alpha: 1))
  }

  @Test func `what is measured in an update at the top does not push what is seen below it`() {
    var heights = Dictionary(uniqueKeysWithValues: (0..<40).map { (2 * $0, CGFloat(50)) })
    list.apply(MeasuredFaders(heights: heights), animated: true)
    list.scroll(to: 525)
    heights[19] = 120
    list.apply(MeasuredFaders(heights: heights), animated: true)
    list.finishAnimations()
    #expect(list.heights(12).suffix(2) == [120, 50])
    #expect(list.top(11) - list.collectionView.contentOffset.y == 25)
  }

  private func show(_ ids: [Int]) {
    list.apply(Faders(ids: ids), animated: true)
    list.finishAnimations()
  }

  private func cell(_ item: Int) -> FadingCell? {
    list.cell(FadingCell.self, at: IndexPath(item: item, section: 0))
  }

  private func row(_ index: Int) -> CGRect {
    CGRect(x: 0, y: CGFloat(index) * 50, width: 300, height: 50)
  }
}

/// A layout of the app's own that asks how items come and go.
private final class OwnLayout: UICollectionViewFlowLayout {
  private var transitions = ItemTransitions()

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    transitions.prepare(for: updateItems)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return transitions.initial(attributes, at: itemIndexPath, in: self)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return transitions.final(attributes, at: itemIndexPath, in: self)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    transitions.finish()
  }
}

/// Remembers what it looked like.
private class FadingCell: UICollectionViewCell {
  struct Look: Equatable {
    let frame: CGRect
    let alpha: CGFloat
  }

  private(set) var states: [Look] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    states.append(Look(frame: layoutAttributes.frame, alpha: layoutAttributes.alpha))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    states = []
  }
}

private struct Fader: ViewModel {
  let id: Int
}

/// Slides from 100 on, and grows from 200 on.
private final class FaderController: CellController<Fader, NoState, FadingCell> {
  override class func size(of model: Fader, state: NoState, in container: ItemContainer) -> ItemSize
  {
    .height(50)
  }

  override var insertion: ItemTransition {
    switch viewModel.id {
    case ..<100: .fade
    case ..<200: ItemTransition(offset: CGSize(width: 40, height: -10))
    default: .scale(0.5)
    }
  }

  override var removal: ItemTransition {
    (100..<200).contains(viewModel.id) ? .slide(width: 300) : .fade
  }
}

private struct Faders: ListContent {
  let ids: [Int]

  var body: some ListContent {
    Section(0) {
      Items(ids.map(Fader.init), FaderController.init)
    }
  }
}

/// Has the height that its controller gives it.
private final class MeasuredFadingCell: FadingCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

private final class MeasuredFaderController: CellController<
  MeasuredItem, NoState, MeasuredFadingCell
>
{
  override class func size(
    of item: MeasuredItem,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: item.estimate) }

  override func configure(_ cell: MeasuredFadingCell) {
    cell.height = viewModel.height
  }
}

private struct MeasuredFaders: ListContent {
  let heights: [Int: CGFloat]

  var body: some ListContent {
    Section(0) {
      Items(
        heights.sorted { $0.key < $1.key }.map { MeasuredItem(id: $0.key, height: $0.value) },
        MeasuredFaderController.init
      )
    }
  }
}
