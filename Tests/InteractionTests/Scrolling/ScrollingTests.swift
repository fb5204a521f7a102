import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite(.serialized) struct ScrollingTests {
  private let log = Log()
  private let list = ListHarness(
    size: CGSize(width: 320, height: 200),
    layout: UICollectionViewFlowLayout()
  )

  @Test(arguments: [
    (ScrollAlignment.top, 500 as CGFloat), (.center, 425), (.bottom, 350), (.nearest, 350),
  ])
  func `an item comes to stand where it should`(_ alignment: ScrollAlignment, _ offset: CGFloat) {
    show(0..<40)
    #expect(scroll(to: 10, at: alignment) == .arrived)
    #expect(list.collectionView.contentOffset.y == offset)
    #expect(scroll(to: 10, at: alignment) == .arrived)
  }

  @Test func `the offset keeps a distance from the edge`() {
    show(0..<40)
    #expect(scroll(to: 10, at: .top, offset: 20) == .arrived)
    #expect(list.collectionView.contentOffset.y == 480)
    #expect(scroll(to: 10, at: .bottom, offset: 20) == .arrived)
    #expect(list.collectionView.contentOffset.y == 370)
  }

  @Test func `the end of the content is as near as an item at the end comes to the top`() {
    show(0..<40)
    #expect(scroll(to: 39, at: .top) == .arrived)
    #expect(list.collectionView.contentOffset.y == 1800)
  }

  @Test func `bars are taken into account`() {
    list.collectionView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    show(0..<40)
    #expect(scroll(to: 10, at: .top) == .arrived)
    #expect(list.collectionView.contentOffset.y == 470)
    #expect(scroll(to: 30, at: .bottom) == .arrived)
    #expect(list.collectionView.contentOffset.y == 1390)
  }

  @Test func `an item stands below the sticky header of its section`() {
    list.collectionView.collectionViewLayout = ListLayout()
    list.apply(Titled(first: notes(0..<20), second: notes(100..<120), isSticky: true, log: log))
    #expect(scroll(to: 110, at: .top) == .arrived)
    #expect(list.noteCell(10, in: 1)?.frame.minY == list.collectionView.contentOffset.y + 30)
    list.collectionView.contentOffset.y = 1800
    #expect(scroll(to: 110, at: .nearest) == .arrived)
    #expect(list.noteCell(10, in: 1)?.frame.minY == list.collectionView.contentOffset.y + 30)
  }

  @Test func `an item stands above the sticky footer of its section`() {
    list.collectionView.collectionViewLayout = ListLayout()
    list.apply(
      Section("a") { Items(notes(0..<40)) { NoteController($0, log: log) } }
        .footer(Title("total"), TitleController.init)
        .layout(.list.stickyFooter())
    )
    #expect(scroll(to: 10, at: .bottom) == .arrived)
    #expect(list.noteCell(10)?.frame.maxY == list.collectionView.contentOffset.y + 170)
  }

  @Test func `a flow layout with pinned headers covers items as well`() throws {
    let layout = try #require(
      list.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    )
    layout.sectionHeadersPinToVisibleBounds = true
    list.apply(Titled(first: notes(0..<20), second: notes(100..<120), isSticky: false, log: log))
    #expect(scroll(to: 110, at: .top) == .arrived)
    #expect(list.noteCell(10, in: 1)?.frame.minY == list.collectionView.contentOffset.y + 30)
  }

  @Test(arguments: [false, true])
  func `a section comes to the top with its header`(isListLayout: Bool) {
    if isListLayout { list.collectionView.collectionViewLayout = ListLayout() }
    list.apply(
      Titled(first: notes(0..<20), second: notes(100..<120), isSticky: isListLayout, log: log)
    )
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(toSection: SectionID("second"), animated: false) { result = $0 }
    #expect(result == .arrived)
    #expect(list.collectionView.contentOffset.y == 1030)
  }

  @Test(arguments: [false, true])
  func `a section without items comes to the top by its header`(isListLayout: Bool) {
    if isListLayout { list.collectionView.collectionViewLayout = ListLayout() }
    list.apply(Titled(first: notes(0..<20), second: [], isSticky: false, log: log))
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(toSection: SectionID("second"), at: .bottom, animated: false) {
      result = $0
    }
    #expect(result == .arrived)
    #expect(list.collectionView.contentOffset.y == 860)
  }

  @Test func `an animated scroll tells when it has ended and not before`() {
    show(0..<40)
    var result: ListAdapter.ScrollResult?
    scroll(to: 10, at: .top, animated: true) { result = $0 }
    #expect(result == nil)
    list.finishAnimations()
    #expect(result == .arrived)
    #expect(list.collectionView.contentOffset.y == 500)
  }

  @Test func `an animated scroll to where the list is has arrived`() {
    show(0..<40)
    var result: ListAdapter.ScrollResult?
    scroll(to: 0, at: .top, animated: true) { result = $0 }
    #expect(result == .arrived)
  }

  @Test func `an update during a scroll moves its target`() {
    show(0..<40)
    var result: ListAdapter.ScrollResult?
    scroll(to: 10, at: .top, animated: true) { result = $0 }
    show(Array(90..<95) + Array(0..<40))
    #expect(result == nil)
    list.finishAnimations()
    #expect(result == .arrived)
    #expect(list.collectionView.contentOffset.y == 750)
  }

  @Test func `a scroll arrives even if the item grows when it comes on screen`() {
    log.onMount = { controller in
      if controller.viewModel.id < 10 { controller.updateState { $0.isExpanded = true } }
    }
    show(0..<40)
    list.collectionView.contentOffset.y = 1800
    var result: ListAdapter.ScrollResult?
    scroll(to: 6, at: .bottom, animated: true) { result = $0 }
    list.finishAnimations()
    #expect(result == .arrived)
    let cell = list.noteCell(6)
    #expect(cell?.frame.height == 100)
    #expect(cell?.frame.maxY == list.collectionView.contentOffset.y + 200)
  }

  @Test func `the user interrupts a scroll by touching the list`() {
    show(0..<40)
    var result: ListAdapter.ScrollResult?
    scroll(to: 30, at: .top, animated: true) { result = $0 }
    list.drag(by: 20)
    #expect(result == .interrupted)
  }

  @Test func `another scroll supersedes the first one`() {
    show(0..<40)
    var results: [ListAdapter.ScrollResult] = []
    scroll(to: 30, at: .top, animated: true) { results.append($0) }
    scroll(to: 10, at: .top, animated: true) { results.append($0) }
    list.finishAnimations()
    #expect(results == [.superseded, .arrived])
    #expect(list.collectionView.contentOffset.y == 500)
  }

  @Test func `scrolling to an item that is removed on the way ends as missing`() {
    show(0..<40)
    var result: ListAdapter.ScrollResult?
    scroll(to: 30, at: .top, animated: true) { result = $0 }
    show(0..<20)
    #expect(result == .missing)
    #expect(list.issues.isEmpty)
  }

  @Test func `an item that moves to another section on the way is followed`() {
    list.apply(Notes(["a": notes(0..<20), "b": notes(50..<70)], log: log))
    var result: ListAdapter.ScrollResult?
    scroll(to: 15, at: .top, animated: true) { result = $0 }
    list.apply(Notes(["a": notes(0..<15), "b": notes([50, 15, 51])], log: log))
    list.finishAnimations()
    #expect(result == .arrived)
    #expect(list.visibleTexts.contains("15"))
  }

  @Test func `what is not in the list is reported and nothing moves`() throws {
    show(0..<40)
    let id = try #require(list.adapter.itemID(NoteController.self, id: 30))
    show(0..<20)
    list.collectionView.contentOffset.y = 100
    var results: [ListAdapter.ScrollResult] = []
    list.adapter.scroll(to: id, animated: false) { results.append($0) }
    list.adapter.scroll(toSection: SectionID("z"), animated: true) { results.append($0) }
    #expect(results == [.missing, .missing])
    #expect(list.collectionView.contentOffset.y == 100)
    #expect(list.issues.map(\.code) == [.missingItem(id), .missingSection(SectionID("z"))])
  }

  @Test func `an item that shares its identity is reached by its number`() throws {
    list.apply(Notes(["a": notes(Array(0..<20) + [3])], log: log))
    let id = try #require(list.adapter.itemID(at: [0, 20]))
    var result: ListAdapter.ScrollResult?
    list.adapter.scroll(to: id, at: .bottom, animated: false) { result = $0 }
    #expect(result == .arrived)
    #expect(list.collectionView.contentOffset.y == 850)
  }

  @Test func `content that waits is shown first`() {
    show(0..<10)
    let id = ItemID(
      id: ListIdentifier(30),
      controller: ControllerKind(NoteController.self),
      section: SectionID("a")
    )
    var result: ListAdapter.ScrollResult?
    list.adapter.batch {
      show(0..<40)
      list.adapter.scroll(to: id, at: .top, animated: false) { result = $0 }
      #expect(result == nil)
    }
    list.flush()
    #expect(result == .arrived)
    #expect(list.collectionView.contentOffset.y == 1500)
  }

  @Test func `a scroll waits until the list is on a screen`() {
    show(0..<40)
    list.collectionView.removeFromSuperview()
    var result: ListAdapter.ScrollResult?
    scroll(to: 10, at: .top) { result = $0 }
    list.flush()
    #expect(result == nil)
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    list.flush()
    #expect(result == .arrived)
  }

  @Test func `a list that goes away interrupts its scroll`() {
    var list: ListHarness? = ListHarness(
      size: CGSize(width: 320, height: 200),
      layout: UICollectionViewFlowLayout()
    )
    list?.apply(Notes(["a": notes(0..<40)], log: log))
    var result: ListAdapter.ScrollResult?
    if let id = list?.adapter.itemID(NoteController.self, id: 30) {
      list?.adapter.scroll(to: id) { result = $0 }
    }
    list = nil
    #expect(result == .interrupted)
  }

  @Test func `an animation that something else has stopped does not last for ever`() {
    show(0..<40)
    var result: ListAdapter.ScrollResult?
    scroll(to: 30, at: .top, animated: true) { result = $0 }
    list.collectionView.delegate = nil
    list.collectionView.contentOffset.y = 0
    list.finishAnimations()
    #expect(result == nil)
    list.clock.advance(by: .seconds(3))
    #expect(result == .interrupted)
  }

  @Test func `a controller may scroll the list when it is tapped`() async {
    show(0..<40)
    var result: ListAdapter.ScrollResult?
    log.onSelect = { [list] controller in
      guard let id = list.adapter.itemID(NoteController.self, id: 20) else { return }
      list.adapter.scroll(to: id, at: .top, animated: false) { result = $0 }
    }
    list.tap([0, 0])
    list.flush()
    #expect(result == .arrived)
  }

  @Test func `a scroll to the end gets there, wherever the end is by then`() async {
    show(0..<40)
    list.collectionView.window?.layoutIfNeeded()
    #expect(await list.adapter.scrollToBottom(animated: false) == .arrived)
    #expect(list.collectionView.contentOffset.y == 1800)
    #expect(await list.adapter.scrollToTop(animated: false) == .arrived)
    #expect(list.collectionView.contentOffset.y == 0)
  }

  private func show(_ ids: some Sequence<Int>) {
    list.apply(Notes(["a": notes(ids)], log: log))
    list.flush()
  }

  private func scroll(
    to id: Int,
    at alignment: ScrollAlignment,
    offset: CGFloat = 0
  ) -> ListAdapter.ScrollResult? {
    var result: ListAdapter.ScrollResult?
    scroll(to: id, at: alignment, offset: offset) { result = $0 }
    return result
  }

  private func scroll(
    to id: Int,
    at alignment: ScrollAlignment,
    offset: CGFloat = 0,
    animated: Bool = false,
    completion: @escaping (ListAdapter.ScrollResult) -> Void
  ) {
    guard let id = list.adapter.itemID(NoteController.self, id: id) else { return }
    list.adapter.scroll(
      to: id,
      at: alignment,
      offset: offset,
      animated: animated,
      completion: completion
    )
  }
}

/// Two sections of notes, each under a title.
private struct Titled: ListContent {
  let first: [Note]
  let second: [Note]
  let isSticky: Bool
  let log: Log

  var body: some ListContent {
    Section("first") { Items(first) { NoteController($0, log: log) } }
      .header(Title("first"), TitleController.init)
      .layout(.list.stickyHeader(isSticky))
    Section("second") { Items(second) { NoteController($0, log: log) } }
      .header(Title("second"), TitleController.init)
      .layout(.list.stickyHeader(isSticky))
  }
}
