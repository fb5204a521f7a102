import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Each item is 50 points high, and the screen 200.
@MainActor
@Suite struct VisibilityTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `items appear from top to bottom when the list is first shown`() {
    list.apply(Seen(1...20, log: log))
    #expect(
      log.takeVisibility() == [
        "appear 1", "fully 1", "appear 2", "fully 2", "appear 3", "fully 3", "appear 4", "fully 4",
      ]
    )
  }

  @Test func `scrolling tells what goes before what comes`() {
    list.apply(Seen(1...20, log: log))
    _ = log.take()
    list.scroll(to: 25)
    #expect(log.takeVisibility() == ["partially 1", "appear 5"])
    list.scroll(to: 50)
    #expect(log.takeVisibility() == ["disappear 1", "fully 5"])
    list.scroll(to: 500)
    #expect(
      log.takeVisibility().prefix(4) == [
        "partially 2", "disappear 2", "partially 3", "disappear 3",
      ]
    )
    #expect(list.note(10)?.isFullyVisible == true)
    #expect(list.note(0)?.isVisible == false)
  }

  @Test func `scrolling back tells what comes from top to bottom, too`() {
    list.apply(Seen(1...20, log: log))
    list.scroll(to: 525)
    _ = log.take()
    list.scroll(to: 475)
    #expect(
      log.takeVisibility() == ["disappear 15", "partially 14", "appear 10", "fully 11"]
    )
  }

  @Test func `items that get other cells in the same places disappear and appear again`() {
    list.apply(Seen(1...4, log: log))
    _ = log.take()
    list.collectionView.reloadData()
    list.collectionView.layoutIfNeeded()
    let told = log.takeVisibility()
    for number in 1...4 {
      #expect(
        told.filter { $0.hasSuffix(" \(number)") } == [
          "partially \(number)", "disappear \(number)", "appear \(number)", "fully \(number)",
        ]
      )
    }
    #expect(list.note(0)?.isFullyVisible == true)
  }

  @Test func `a pass in which nothing has moved tells nothing, and the next one what has`() async {
    list.apply(Seen(1...20, log: log))
    list.scroll(to: 25)
    _ = log.take()
    list.collectionView.setNeedsLayout()
    await list.pass()
    #expect(log.takeVisibility() == [])
    list.scroll(to: 50)
    #expect(log.takeVisibility() == ["disappear 1", "fully 5"])
  }

  @Test func `what is on screen is known without the layout of the list's own view`() async {
    list.apply(Seen(1...20, log: log))
    #expect(list.removeProbe())
    await list.pass()
    _ = log.take()
    list.collectionView.contentOffset.y = 25
    await list.pass()
    #expect(log.takeVisibility() == ["partially 1", "appear 5"])
    list.note(1)?.updateState { $0.isExpanded = true }
    await list.pass()
    #expect(list.collectionView.cellForItem(at: [0, 1])?.frame.height == 100)
    #expect(log.takeVisibility() == ["disappear 5", "partially 4"])
  }

  @Test func `items that change places in an update are seen in their new ones`() {
    list.apply(Seen(1...5, log: log))
    list.scroll(to: 25)
    #expect(list.removeProbe())
    _ = log.take()
    list.adapter.apply(Seen([2, 1, 3, 4, 5], log: log), animated: false)
    #expect(log.takeVisibility() == ["partially 2", "fully 1"])
  }

  @Test func `the first items are seen as soon as they are shown`() {
    #expect(list.removeProbe())
    list.adapter.apply(Seen(1...2, log: log), animated: false)
    #expect(log.takeVisibility() == ["appear 1", "fully 1", "appear 2", "fully 2"])
  }

  @Test func `items that were there before the list had a size appear when it gets one`() {
    list.collectionView.frame = .zero
    list.apply(Seen(1...2, log: log))
    #expect(log.takeVisibility().isEmpty)
    list.collectionView.frame = list.window.bounds
    list.window.layoutIfNeeded()
    list.flush()
    #expect(log.takeVisibility() == ["appear 1", "fully 1", "appear 2", "fully 2"])
  }

  /// UIKit puts the cells of a section that scrolls by itself into a scroll view of that section.
  @Test func `an item in a scroll view of its section is seen where that shows it`() throws {
    list.apply(Seen(1...20, log: log))
    let cell = try #require(list.collectionView.cellForItem(at: [0, 1]))
    let section = UIScrollView(frame: CGRect(x: 0, y: -40, width: 320, height: 200))
    section.contentOffset.y = 30
    list.collectionView.addSubview(section)
    section.addSubview(cell)
    list.scroll(to: 5)
    // It is 50 points high and begins 20 points above the content, of which 5 have been scrolled away.
    #expect(list.note(1)?.visibleFraction == 0.5)
  }

  @Test func `after a scroll in code, items that left the screen are not visible`() throws {
    list.apply(Seen(1...40, log: log))
    let first = try #require(list.note(0))
    list.collectionView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    list.finishAnimations()
    list.flush()
    #expect(!first.isVisible)
    #expect(list.note(20)?.isFullyVisible == true)
    Headless.touchStatusBar(above: list.collectionView)
    list.finishAnimations()
    list.flush()
    #expect(first.isFullyVisible)
    #expect(log.events(of: 1).count { $0 == "appear" } == 2)
  }

  @Test func `an item that is removed has disappeared before, with its cell`() {
    list.apply(Seen(1...3, log: log))
    _ = log.take()
    list.apply(Seen(2...3, log: log))
    #expect(log.events(of: 1) == ["partially", "disappear", "unmount", "exit", "remove"])
  }

  @Test func `an item that comes into view by an update appears`() {
    list.apply(Seen(1...20, log: log))
    _ = log.take()
    list.apply(Seen(3...20, log: log))
    #expect(log.events(of: 5).filter { $0 != "make" } == ["enter", "appear", "fully"])
    #expect(log.events(of: 3).filter { $0 == "appear" || $0 == "disappear" }.isEmpty)
  }

  @Test func `a list that leaves its window has nothing on screen until it is back`() {
    list.apply(Seen(1...2, log: log))
    _ = log.take()
    list.collectionView.removeFromSuperview()
    #expect(
      log.takeVisibility() == ["partially 1", "disappear 1", "partially 2", "disappear 2"]
    )
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    #expect(log.takeVisibility() == ["appear 1", "fully 1", "appear 2", "fully 2"])
  }

  @Test func `an app in the background shows nothing until it is back`() {
    list.apply(Seen(1...1, log: log))
    _ = log.take()
    list.enterBackground()
    #expect(log.takeVisibility() == ["partially 1", "disappear 1"])
    list.enterForeground()
    #expect(log.takeVisibility() == ["appear 1", "fully 1"])
  }

  @Test func `a scene that is in the background until it is active shows its list then`() {
    list.apply(Seen(1...1, log: log))
    Headless.enterBackground(list.window)
    _ = log.take()
    Headless.enterForeground(list.window)
    #expect(log.takeVisibility() == ["appear 1", "fully 1"])
  }

  @Test func `what is below bars is not visible`() {
    list.apply(Seen(1...20, log: log))
    _ = log.take()
    list.collectionView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 75, right: 0)
    list.collectionView.layoutIfNeeded()
    #expect(log.takeVisibility() == ["partially 4", "disappear 4", "partially 3"])
    #expect(list.note(2)?.visibleFraction == 0.5)
  }

  @Test func `other bounds show other items`() {
    list.apply(Seen(1...20, log: log))
    _ = log.take()
    list.collectionView.frame.size.height = 75
    list.window.layoutIfNeeded()
    #expect(list.note(0)?.isFullyVisible == true)
    #expect(list.note(1)?.visibleFraction == 0.5)
    #expect(log.events(of: 3).filter { $0 == "disappear" }.count == 1)
  }

  @Test func `an item that grows moves others off the screen`() {
    list.apply(Seen(1...4, log: log))
    _ = log.take()
    list.note(0)?.updateState { $0.isExpanded = true }
    list.collectionView.layoutIfNeeded()
    #expect(log.events(of: 4).filter { $0 == "disappear" }.count == 1)
  }

  @Test func `a list that goes away takes everything off the screen`() {
    do {
      let other = ListHarness(size: CGSize(width: 320, height: 50))
      other.apply(Seen([9], log: log))
      _ = log.take()
    }
    #expect(log.takeVisibility() == ["partially 9", "disappear 9"])
    #expect(log.count(of: "disappear") == 0)
  }

  @Test func `each change of the fraction is told to those that ask for it`() {
    list.apply(Seen(1...20, log: log, isObserving: true))
    _ = log.take()
    list.scroll(to: 25)
    #expect(
      log.takeVisibility() == [
        "partially 1", "from 1.0 to 0.5 1", "appear 5", "from 0.0 to 0.5 5",
      ]
    )
  }

  @Test func `a scroll inside a callback leaves events in pairs`() {
    list.apply(Seen(1...40, log: log))
    _ = log.take()
    var isFirst = true
    log.onMount = { [list] _ in
      guard isFirst else { return }
      isFirst = false
      list.collectionView.contentOffset.y = 1500
    }
    list.scroll(to: 300)
    list.collectionView.layoutIfNeeded()
    var shown: Set<Int> = [1, 2, 3, 4]
    for (event, id) in log.all {
      if event == "appear" { #expect(shown.insert(id).inserted) }
      if event == "disappear" { #expect(shown.remove(id) != nil) }
    }
    #expect(shown == [31, 32, 33, 34])
  }

  @Test func `an observer hears of all items`() {
    var heard: [ListAdapter.VisibilityEvent] = []
    let observation = list.adapter.observeVisibility { _, event in heard.append(event) }
    list.apply(Seen(1...1, log: log))
    #expect(heard == [.appeared, .fractionChanged(from: 0), .appearedFully])
    observation.cancel()
    list.apply(Seen([], log: log))
    #expect(heard.count == 3)
  }

  @Test func `a list inside a view that cuts it off is visible as far as that shows`() {
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 75))
    frame.clipsToBounds = true
    list.window.addSubview(frame)
    frame.addSubview(list.collectionView)
    list.apply(Seen(1...4, log: log))
    #expect(list.note(0)?.isFullyVisible == true)
    #expect(list.note(1)?.visibleFraction == 0.5)
    #expect(list.note(2)?.isVisible == false)
    _ = log.take()
    frame.isHidden = true
    list.adapter.updateVisibility()
    #expect(log.takeVisibility() == ["partially 1", "disappear 1", "disappear 2"])
  }
}
