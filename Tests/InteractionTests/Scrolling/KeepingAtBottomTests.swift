import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite(.serialized) struct KeepingAtBottomTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  init() {
    list.adapter.keepsAtBottom = true
  }

  @Test(arguments: [false, true])
  func `a list begins at its end`(isInWindow: Bool) {
    if !isInWindow { list.collectionView.removeFromSuperview() }
    show(0..<40)
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    #expect(offset == 1800)
    #expect(list.visibleTexts.last == "39")
  }

  @Test func `a list whose beginning is below a bar is at its edge there, and nowhere else`() {
    let list = ListHarness(size: CGSize(width: 320, height: 200))
    list.adapter.policy = .anchor(.firstVisible)
    list.adapter.policy.scrollsToInserted = .atEdge
    list.collectionView.contentInset.top = 30
    func offset(of ids: ClosedRange<Int>) -> CGFloat {
      list.apply(Notes(["a": notes(ids)], log: log))
      list.flush()
      return list.collectionView.contentOffset.y
    }
    _ = offset(of: 3...20)
    list.scroll(to: -30)
    #expect(offset(of: 1...20) == -30)
    list.drag(by: 20)
    #expect(offset(of: 0...20) == 40)
  }

  @Test func `the items at the beginning are not told that they have appeared on the way`() {
    show(0..<40)
    #expect(!list.callbacks(of: NoteController.self, id: 0).contains(.didAppear))
    #expect(list.callbacks(of: NoteController.self, id: 39).contains(.didAppear))
  }

  @Test(arguments: [false, true])
  func `new items at the end stay in sight`(isAnimated: Bool) {
    show(0..<40)
    show(0..<43, animated: isAnimated)
    list.finishAnimations()
    #expect(offset == 1950)
  }

  @Test func `a list that is at most a point from its end stays there`() {
    show(0..<40)
    list.scroll(to: 1_799)
    show(0..<41)
    #expect(offset == 1850)
    list.scroll(to: 1_848)
    show(0..<42)
    #expect(offset == 1_848)
  }

  @Test func `items that are put in above do not make the list jump`() {
    show(20..<40)
    list.drag(by: -300)
    #expect(list.noteCell(11)?.frame.minY == offset + 50)
    show(0..<40)
    #expect(list.noteCell(31)?.frame.minY == offset + 50)
    #expect(offset == 1500)
  }

  @Test func `the list does not scroll back when the user has scrolled away`() {
    show(0..<40)
    list.drag(by: -500)
    show(0..<50)
    #expect(offset == 1300)
    list.collectionView.frame.size.height = 150
    list.window.layoutIfNeeded()
    #expect(offset == 1300)
  }

  @Test func `the list stays at its end again when the user has scrolled back to it`() {
    show(0..<40)
    list.drag(by: -500)
    list.drag(by: 500)
    show(0..<41)
    #expect(offset == 1850)
  }

  @Test func `a keyboard does not cover the end`() {
    show(0..<40)
    list.collectionView.contentInset.bottom = 90
    list.window.layoutIfNeeded()
    #expect(offset == 1890)
    list.collectionView.contentInset.bottom = 0
    list.window.layoutIfNeeded()
    #expect(offset == 1800)
  }

  @Test func `a smaller or larger view shows the end`() {
    show(0..<40)
    for height: CGFloat in [120, 300] {
      list.collectionView.frame.size.height = height
      list.window.layoutIfNeeded()
      #expect(offset == 2000 - height)
    }
  }

  @Test func `what moves the list while its view changes is nobody who scrolls away`() {
    show(0..<40)
    list.collectionView.frame.size.height = 120
    list.collectionView.contentOffset.y += 10
    list.window.layoutIfNeeded()
    #expect(offset == 1880)
  }

  @Test func `an item that grows keeps the end in sight`() {
    show(0..<40)
    list.note(38)?.updateState { $0.isExpanded = true }
    list.flush()
    list.window.layoutIfNeeded()
    #expect(offset == 1850)
  }

  @Test func `a list that is shorter than its view rests at the top`() {
    show(0..<2)
    #expect(offset == 0)
    show(0..<8)
    #expect(offset == 200)
  }

  @Test func `a policy with an anchor takes precedence`() {
    show(0..<40)
    list.apply(Notes(["a": notes(0..<43)], log: log), policy: .anchor(.firstVisible))
    #expect(offset == 1800)
  }

  @Test func `the list does what it did before when it is told so`() {
    show(0..<40)
    list.adapter.keepsAtBottom = false
    show(0..<43)
    #expect(offset == 1800)
  }

  @Test(arguments: [false, true])
  func `a list that grows to the side keeps its end in sight, on either side`(isMirrored: Bool) {
    let row = ListHarness(
      size: CGSize(width: 320, height: 60),
      layout: ListLayout(axis: .horizontal)
    )
    row.adapter.keepsAtBottom = true
    row.collectionView.contentInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    if isMirrored { row.setLayoutDirection(.rightToLeft) }
    func offset(afterShowing count: Int) -> CGFloat {
      row.apply(
        Section("row") {
          Items(notes(0..<count), cell: NoteCell.self, size: .width(100)) {
            $0.label.text = $1.text
          }
        }
      )
      row.window.layoutIfNeeded()
      row.flush()
      return row.collectionView.contentOffset.x
    }
    #expect(offset(afterShowing: 10) == (isMirrored ? -7 : 689))
    // Less than a point away is at the end.
    row.scroll(to: isMirrored ? -6 : 688)
    #expect(offset(afterShowing: 12) == (isMirrored ? -7 : 889))
    row.scroll(to: isMirrored ? -5 : 887)
    #expect(offset(afterShowing: 13) == (isMirrored ? 95 : 887))
  }

  @Test func `a list that is told so in its middle stays there, until it comes to its end`() {
    list.adapter.keepsAtBottom = false
    show(0..<40)
    list.scroll(to: 600)
    list.adapter.keepsAtBottom = true
    list.flush()
    list.window.layoutIfNeeded()
    #expect(offset == 600)
    list.drag(by: 1200)
    show(0..<41)
    #expect(offset == 1850)
  }

  @Test func `a list that is opened in its middle loads nothing for the end that it passes`() async
  {
    var loads = 0
    let newer = PageLoader(at: .end, within: .screens(0.25)) { () async throws -> [Int] in
      loads += 1
      return []
    } receive: { _ in
      .finished
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
    let screen = UIViewController()
    screen.view = view
    let adapter = ListAdapter(view)
    adapter.keepsAtBottom = true
    // As in `viewDidLoad`, in one turn and before the list has a size.
    func open() {
      adapter.apply(Notes(["a": notes(0..<60)], log: log))
      if let item = adapter.itemID(at: [0, 20]) {
        adapter.scroll(to: item, at: .top, animated: false) { _ in }
      }
      adapter.pageLoaders = [newer]
    }
    open()
    let list = ListHarness(showing: screen, list: adapter, size: CGSize(width: 320, height: 480))
    _ = await list.settle()
    #expect(view.contentOffset.y == 1_000)
    #expect(loads == 0)
  }

  @Test func `a page that is loaded at the end leaves what is read, and a message does not`() async
  {
    var ids = Array(0..<40)
    var loads = 0
    let newer = PageLoader(at: .end, within: .screens(0.5)) { () async throws -> [Int] in
      loads += 1
      return Array(ids.count..<ids.count + 20)
    } receive: { page in
      ids += page
      return .more
    }
    list.adapter.follow { [log] in Notes(["a": notes(ids)], log: log) }
    list.flush()
    list.scroll(to: 1800)
    list.adapter.pageLoaders = [newer]
    list.flush()
    _ = await list.settle()
    list.window.layoutIfNeeded()
    _ = await list.settle()
    #expect(loads == 1)
    #expect(offset == 1800)
    list.drag(by: 1000)
    _ = await list.settle()
    #expect(loads == 2)
    #expect(offset == 2800)
  }

  private var offset: CGFloat { list.collectionView.contentOffset.y }

  private func show(_ ids: some Sequence<Int>, animated: Bool = false) {
    list.apply(Notes(["a": notes(ids)], log: log), animated: animated)
    list.window.layoutIfNeeded()
    list.flush()
  }
}
