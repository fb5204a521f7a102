import ListFixtures
import Roster
import RosterTesting
import Testing

/// Sizes that depend on what the content around an item hands down.
@MainActor
@Suite struct EnvironmentSizeTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  private func items(_ ids: some Sequence<Int>) -> Items<DenseController> {
    Items(notes(ids)) { [log] in DenseController($0, log: log) }
  }

  private func use(_ layout: UICollectionViewLayout) {
    list.collectionView.collectionViewLayout = layout
  }

  private var height: CGFloat { list.collectionView.contentSize.height }

  @Test(arguments: [false, true])
  func `a changed environment sizes all items anew, also those without a controller`(
    usesListLayout: Bool
  ) throws {
    if usesListLayout { use(ListLayout()) }
    list.apply(Section("a") { items(1...100) }.environment(\.density, 5))
    #expect(list.noteCell(1)?.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
    #expect(height == 5_000)
    let controllers = list.adapter.controllerCount
    let report = list.apply(Section("a") { items(1...100) }.environment(\.density, 7))
    #expect(report?.style == .environment)
    #expect(list.noteCell(1)?.frame == CGRect(x: 0, y: 70, width: 320, height: 70))
    #expect(height == 7_000)
    #expect(list.adapter.controllerCount == controllers)
  }

  @Test(arguments: [false, true])
  func `a changed environment animates sizes if the update is animated`(isAnimated: Bool) {
    let layout = TimedLayout()
    use(layout)
    list.apply(Section("a") { items(1...3) }.environment(\.density, 5))
    layout.durations = []
    list.apply(
      Section("a") { items(1...3) }.environment(\.density, 7),
      animated: isAnimated,
      policy: .animation(duration: 1.5, curve: .linear)
    )
    list.finishAnimations()
    #expect(!layout.durations.isEmpty)
    #expect(layout.durations.contains(1.5) == isAnimated)
  }

  @Test(arguments: [false, true])
  func `an item that moves to another environment has its size there`(usesListLayout: Bool) {
    if usesListLayout { use(ListLayout()) }
    func content(_ sparse: [Int], _ dense: [Int]) -> some ListContent {
      Group {
        Section("sparse") { items(sparse) }.environment(\.density, 8)
        Section("dense") { items(dense) }.environment(\.density, 2)
      }
    }
    list.apply(content([1, 2], [3]))
    #expect(height == 180)
    list.apply(content([2], [3, 1]), animated: true)
    list.finishAnimations()
    #expect(height == 120)
    #expect(list.cell(NoteCell.self, at: [1, 1])?.frame.height == 20)
  }

  @Test(arguments: [false, true])
  func `an item that another environment reaches where it is has its size there`(
    usesListLayout: Bool
  ) {
    if usesListLayout { use(ListLayout()) }
    func content(_ sparse: [Int], _ dense: [Int]) -> some ListContent {
      Section("a") {
        items(sparse).environment(\.density, 8)
        items(dense).environment(\.density, 2)
      }
    }
    list.apply(content([1, 2], [3]))
    #expect(height == 180)
    list.apply(content([1], [2, 3]))
    #expect(height == 120)
    list.apply(content([7, 1], [2, 3]))
    #expect(height == 200)
    list.apply(content([7], [1, 2, 8, 3]))
    #expect(height == 160)
  }

  @Test(arguments: [false, true])
  func `an environment that goes by the place sizes what changes places`(usesListLayout: Bool) {
    if usesListLayout { use(ListLayout()) }
    @ListBuilder func content(_ names: [String]) -> some ListContent {
      for (place, name) in names.enumerated() {
        Section(name) { items(name == "long" ? 1...10 : 1...1) }
          .environment(\.density, place.isMultiple(of: 2) ? 3 : 4)
      }
    }
    list.apply(content(["long", "short"]))
    #expect(height == 340)
    list.apply(content(["short", "long"]))
    #expect(height == 430)
    #expect(list.cell(NoteCell.self, at: [1, 0])?.frame.height == 40)
  }

  @Test(arguments: [false, true])
  func `stripes stay stripes when an item comes in above`(usesListLayout: Bool) {
    if usesListLayout { use(ListLayout()) }
    func content(_ ids: [Int]) -> some ListContent {
      Section("a") {
        for (place, id) in ids.enumerated() {
          items([id]).environment(\.density, place.isMultiple(of: 2) ? 3 : 5)
        }
      }
    }
    list.apply(content([1, 2, 3, 4]))
    list.apply(content([9, 1, 2, 3]))
    #expect((0..<4).map { list.noteCell($0)?.frame.height } == [30, 50, 30, 50])
  }

  @Test func `where nobody who stays is reached by another, those are not asked`() {
    use(ListLayout())
    func content(_ groups: KeyValuePairs<Int, [Int]>) -> some ListContent {
      Section("a") {
        for group in groups {
          items(group.value).environment(\.density, group.key)
        }
      }
    }
    list.apply(content([8: [1, 2, 3], 5: [9], 2: [4, 5, 6]]))
    DenseController.asked = []
    list.apply(content([8: [1], 8: [3, 7], 2: [6, 4, 5]]))
    #expect(DenseController.asked == [7, 6])
    #expect(height == 300)
  }

  @Test(arguments: [false, true])
  func `an environment that begins or ends to matter sizes all items anew`(usesListLayout: Bool) {
    if usesListLayout { use(ListLayout()) }
    list.apply(Section("a") { items(1...3) })
    #expect(height == 30)
    list.apply(Section("a") { items(1...3) }.environment(\.density, 5))
    #expect(height == 150)
    list.apply(Section("a") { items(1...3) })
    #expect(height == 30)
  }

  @Test(arguments: [false, true])
  func `a header that another environment reaches is sized by it`(usesListLayout: Bool) {
    if usesListLayout { use(ListLayout()) }
    @ListBuilder func content(_ names: [String]) -> some ListContent {
      for (place, name) in names.enumerated() {
        Section(name) { items([1]).environment(\.density, 9) }
          .header(Note(8)) { [log] in DenseController($0, log: log) }
          .environment(\.density, place + 1)
      }
    }
    list.apply(content(["a", "b"]))
    list.apply(content(["b", "a"]))
    #expect((0..<2).map { list.header($0)?.frame.height } == [10, 20])
  }

  @Test(arguments: [false, true])
  func `a header without items is sized by the environment that reaches it`(usesListLayout: Bool) {
    if usesListLayout { use(ListLayout()) }
    for density in [3, 5] {
      list.apply(
        Section("a") { EmptyContent() }
          .header(Note(8)) { [log] in DenseController($0, log: log) }
          .environment(\.density, density)
      )
    }
    #expect(list.header(0)?.frame.height == 50)
  }

  @Test(arguments: [false, true])
  func `an environment that changes with the items sizes those that stay`(usesListLayout: Bool) {
    if usesListLayout { use(ListLayout()) }
    list.apply(Section("a") { items(1...3) }.environment(\.density, 5))
    list.apply(Section("a") { items([4, 1, 3]) }.environment(\.density, 6), animated: true)
    list.finishAnimations()
    #expect(height == 180)
    #expect(list.noteCell(1)?.frame.minY == 60)
  }

  @Test(arguments: [false, true])
  func `an environment that changes with what one item shows sizes the others`(
    usesListLayout: Bool
  ) {
    if usesListLayout { use(ListLayout()) }
    func content(_ text: String, _ density: Int) -> some ListContent {
      Section("a") {
        Items([Note(1, text), Note(2), Note(3)]) { [log] in DenseController($0, log: log) }
      }
      .environment(\.density, density)
    }
    list.apply(content("before", 5))
    list.apply(content("after", 6))
    #expect(height == 180)
    #expect(list.noteCell(2)?.frame.minY == 120)
  }

  @Test func `headers are sized by the environment of their section`() {
    func content(_ density: Int) -> some ListContent {
      Section("a") { items([1]) }
        .header(Note(9)) { [log] in DenseController($0, log: log) }
        .environment(\.density, density)
    }
    list.apply(content(3))
    #expect(height == 60)
    list.apply(content(4))
    #expect(height == 80)
  }

  @Test func `a state that makes a difference in this environment only lays out the list`() throws {
    list.apply(Section("a") { items(1...2) }.environment(\.density, 3))
    try #require(list.note(0)).updateState { $0.taps = 2 }
    list.flush()
    #expect(height == 80)
  }

  @Test func `containers that differ in their environment are not equal`() {
    var environment = ListEnvironment()
    environment.density = 9
    let size = CGSize(width: 100, height: 100)
    #expect(ItemContainer(size: size, environment: environment) != ItemContainer(size: size))
    #expect(ItemContainer(size: size, environment: ListEnvironment()) == ItemContainer(size: size))
  }
}

/// Is as high as the environment says, and by a bit more for each tap where it is not 1.
private final class DenseController: NoteController {
  /// The items whose size has been asked for.
  static var asked: [Int] = []

  override class func size(of note: Note, state: NoteState, in container: ItemContainer) -> ItemSize
  {
    asked.append(note.id)
    let density = container.environment.density
    return .height(CGFloat(density * 10 + (density == 1 ? 0 : state.taps * 10)))
  }
}

/// Remembers in which animations it was invalidated.
private final class TimedLayout: UICollectionViewFlowLayout {
  var durations: [TimeInterval] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    durations.append(UIView.inheritedAnimationDuration)
  }
}
