import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct StateRetentionTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `by default a state ends with its item`() {
    list.apply(Drafts(["s": "ab"], DraftController.init))
    list.draft(0)?.updateState { $0.isExpanded = true }
    list.apply(Drafts(["s": "b"], DraftController.init))
    list.apply(Drafts(["s": "ab"], DraftController.init))
    #expect(list.draft(0)?.state == DraftState())
  }

  @Test func `a kept state is back before the controller is loaded`() {
    show("abc")
    let controller = list.draft(0)
    controller?.updateState { $0.isExpanded = true }
    show("bc")
    show("abc")
    #expect(list.draft(0) !== controller)
    #expect(list.draft(0)?.stateLoaded?.isExpanded == true)
    #expect(list.visibleTops == [0, 100, 150])
  }

  @Test(arguments: [false, true])
  func `a state changed while the removed item gives up its cell is kept`(isAnimated: Bool) {
    show("ab")
    list.draft(0)?.unsavedText = "!"
    list.apply(Drafts(["s": "b"], KeptDraftController.init), animated: isAnimated)
    show("ab")
    #expect(list.draft(0)?.state.text == "!")
  }

  @Test func `an item that comes back off screen is sized with its kept state`() throws {
    show("abcdefgh")
    list.scroll(to: 200)
    let last = try #require(list.draft(7))
    last.updateState { $0.isExpanded = true }
    show("abc")
    show("abcdefgh")
    #expect(list.draft(7) == nil)
    #expect(list.collectionView.contentSize.height == 450)
  }

  @Test func `of more removed items than are kept those removed first start anew`() {
    show("abcx")
    expand(0, 1, 2)
    show("bcx")
    show("cx")
    show("x")
    show("abcx")
    #expect(expanded == [false, true, true])
  }

  @Test func `items removed at once leave in the order of the list`() {
    show("abcx")
    expand(0, 1, 2)
    show("x")
    show("abcx")
    #expect(expanded == [false, true, true])
  }

  @Test func `items in their initial state take no room`() {
    show("abcd")
    expand(0, 1)
    show("cd")
    show("")
    show("abcd")
    #expect(expanded == [true, true, false])
  }

  @Test func `the state of an item that is back and was not shown is not dropped for others`() {
    show("yzabcdef")
    expand(0, 1)
    show("abcdef")
    show("abcdefyz")
    #expect(list.draft(7) == nil)
    expand(0, 1, 2)
    show("defyz")
    list.scrollToEnd()
    #expect(list.draft(3)?.state.isExpanded == true)
    #expect(list.draft(4)?.state.isExpanded == true)
  }

  @Test func `an item that left again without being shown was removed last`() {
    show("yzabcdef")
    expand(0, 1)
    show("abcdef")
    show("abcdefy")
    show("abcdef")
    expand(0)
    show("bcdef")
    show("yzbcdef")
    #expect(list.draft(0)?.state.isExpanded == true)
    #expect(list.draft(1)?.state.isExpanded == false)
  }

  @Test func `an item that moves to another section before it is shown takes its state along`() {
    apply(["s": "yabcdef", "t": "z"])
    expand(0)
    apply(["s": "abcdef", "t": "z"])
    apply(["s": "abcdefy", "t": "z"])
    apply(["s": "abcdef", "t": "yz"])
    list.scrollToEnd()
    #expect(list.draft(0, in: 1)?.stateLoaded?.isExpanded == true)
  }

  @Test func `an item that moves to a new section keeps its size in all stages of the update`() {
    let layout = HeightLog()
    list.collectionView.collectionViewLayout = layout
    apply(["s": "yabcdef", "t": "z"])
    expand(0)
    apply(["s": "abcdef", "t": "z"])
    apply(["s": "abcdefy", "t": "z"])
    layout.heights = []
    apply(["s": "abcdef", "t": "z", "u": "y"])
    #expect(layout.heights.count > 1)
    #expect(Set(layout.heights) == [450])
    #expect(list.draft(0, in: 2) == nil)
  }

  @Test
  func `an identifier in another section or of another controller type has a state of its own`() {
    apply(["s": "a", "t": "a"])
    list.draft(0, in: 0)?.updateState { $0.isExpanded = true }
    apply(["s": "", "t": ""])
    apply(["s": "a", "t": "a"])
    #expect(list.draft(0, in: 0)?.state.isExpanded == true)
    #expect(list.draft(0, in: 1)?.state.isExpanded == false)
    apply(["s": "", "t": ""])
    list.apply(Drafts(["s": "a"], DraftController.init))
    #expect(list.draft(0)?.state.isExpanded == false)
  }

  @Test func `an item that left one section and comes back in another has its state`() {
    apply(["s": "ab", "t": "c"])
    list.draft(0)?.updateState { $0.isExpanded = true }
    apply(["s": "b", "t": "c"])
    apply(["s": "b", "t": "ca"])
    #expect(list.draft(1, in: 1)?.stateLoaded?.isExpanded == true)
    #expect(list.visibleTops == [0, 50, 100])
    #expect(list.cell(NoteCell.self, at: [1, 1])?.frame.height == 100)
  }

  @Test func `an item that comes back in a new section has its state before it is shown`() {
    apply(["s": "abcdef"])
    list.draft(0)?.updateState { $0.isExpanded = true }
    apply(["s": "bcdef"])
    apply(["s": "bcdef", "t": "a"])
    #expect(list.draft(0, in: 1) == nil)
    #expect(list.collectionView.contentSize.height == 350)
    list.scrollToEnd()
    #expect(list.draft(0, in: 1)?.stateLoaded?.isExpanded == true)
  }

  @Test func `a state that came back in another section is not left in the first one`() {
    apply(["s": "a", "t": ""])
    list.draft(0)?.updateState { $0.isExpanded = true }
    apply(["s": "", "t": ""])
    apply(["s": "", "t": "a"])
    list.draft(0, in: 1)?.updateState { $0.isExpanded = false }
    apply(["s": "", "t": ""])
    apply(["s": "a", "t": ""])
    #expect(list.draft(0)?.state.isExpanded == false)
  }

  @Test func `the state of an item that is in the list is not given to another one`() {
    apply(["s": "a", "t": ""])
    list.draft(0)?.updateState { $0.isExpanded = true }
    apply(["s": "a", "t": "a"])
    #expect(list.draft(0)?.state.isExpanded == true)
    #expect(list.draft(0, in: 1)?.state.isExpanded == false)
  }

  @Test func `items that share an identifier keep separate states`() {
    show("aab")
    list.draft(1)?.updateState { $0.text = "second" }
    show("b")
    show("aab")
    #expect(list.draft(0)?.state.text == "")
    #expect(list.draft(1)?.state.text == "second")
  }

  @Test func `a section that leaves and comes back brings the states of its items`() {
    apply(["s": "ab", "t": "c"])
    list.draft(1, in: 0)?.updateState { $0.isExpanded = true }
    apply(["t": "c"])
    apply(["t": "c", "s": "ab"])
    #expect(list.draft(1, in: 1)?.state.isExpanded == true)
  }

  @Test(arguments: [true, false])
  func `an item deleted while others change sections is kept under its own identity`(
    isInWindow: Bool
  ) {
    apply(["s": "abc", "t": "d"])
    list.draft(1, in: 0)?.updateState { $0.isExpanded = true }
    if !isInWindow { list.collectionView.removeFromSuperview() }
    apply(["u": "ac", "t": "d"])
    list.window.addSubview(list.collectionView)
    apply(["s": "b", "u": "ac", "t": "d"])
    #expect(list.draft(0, in: 0)?.state.isExpanded == true)
  }

  @Test func `a header that comes back has its state`() {
    list.apply(Headed(hasHeader: true))
    let controller = header?.controller
    controller?.updateState { $0.isExpanded = true }
    list.apply(Headed(hasHeader: false))
    list.apply(Headed(hasHeader: true))
    #expect(header?.frame.height == 80)
    #expect(header?.controller !== controller)
    #expect(header?.controller?.state.isExpanded == true)
  }

  @Test func `the state of a header that is back and was not shown is not dropped for others`() {
    func show(_ names: String) {
      list.apply(
        ForEach(names.map { Draft(String($0)) }) { draft in
          Section(draft.id) { Items([Draft](), DraftController.init) }
            .header(Title(draft.id), FoldableHeaderController.init)
        }
      )
    }
    func header(_ section: Int) -> FoldableHeaderController? {
      list.header(FoldableHeader.self, ofSection: section)?.controller
    }
    show("yabcdefghi")
    header(0)?.updateState { $0.isExpanded = true }
    list.flush()
    show("abcdefghi")
    show("abcdefghiy")
    #expect(header(9) == nil)
    header(0)?.updateState { $0.isExpanded = true }
    list.flush()
    show("bcdefghiy")
    list.scrollToEnd()
    #expect(header(8)?.state.isExpanded == true)
  }

  @Test func `of more removed headers than are kept those removed first start anew`() {
    func show(_ names: String) {
      list.apply(
        ForEach(names.map { Draft(String($0)) }) { draft in
          Section(draft.id) { Items([Draft](), DraftController.init) }
            .header(Title(draft.id), FoldableHeaderController.init)
        }
      )
    }
    func header(_ section: Int) -> FoldableHeaderController? {
      list.header(FoldableHeader.self, ofSection: section)?.controller
    }
    show("abc")
    header(0)?.updateState { $0.isExpanded = true }
    header(1)?.updateState { $0.isExpanded = true }
    list.flush()
    show("bc")
    show("c")
    show("abc")
    #expect(header(0)?.state.isExpanded == false)
    #expect(header(1)?.state.isExpanded == true)
  }

  private var header: FoldableHeader? { list.header(0) as? FoldableHeader }

  private var expanded: [Bool] {
    (0..<3).map { list.draft($0)?.state.isExpanded == true }
  }

  private func show(_ ids: String) {
    apply(["s": ids])
  }

  private func apply(_ sections: KeyValuePairs<String, String>) {
    list.apply(Drafts(sections, KeptDraftController.init))
  }

  private func expand(_ items: Int...) {
    list.adapter.batch {
      for item in items { list.draft(item)?.updateState { $0.isExpanded = true } }
    }
  }
}

/// Writes down how high the content is each time it is laid out.
private final class HeightLog: UICollectionViewFlowLayout {
  var heights: [CGFloat] = []

  override func prepare() {
    super.prepare()
    heights.append(collectionViewContentSize.height)
  }
}

private final class FoldableHeader: UICollectionReusableView {
  weak var controller: FoldableHeaderController?
}

private final class FoldableHeaderController: CellController<Title, DraftState, FoldableHeader> {
  override class var stateRetention: StateRetention<DraftState> { .keep(last: 1) }

  override class func size(
    of title: Title,
    state: DraftState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(state.isExpanded ? 80 : 30)
  }

  override func didMount(on header: FoldableHeader) {
    header.controller = self
  }
}

private struct Headed: ListContent {
  let hasHeader: Bool

  var body: some ListContent {
    if hasHeader {
      section.header(Title("title"), FoldableHeaderController.init)
    } else {
      section
    }
  }

  private var section: Section<Items<DraftController>> {
    Section("s") { Items([Draft("a")], DraftController.init) }
  }
}
