import TestPlatform
import Testing

/// Fingers in scroll views and lists: scrolling against pressing, selecting and carrying.
@MainActor @Suite(.serialized) struct ScrollTouchTests {
  private let log = GestureLog()

  private func scrollView(around view: UIView) -> (UIScrollView, UIWindow) {
    let scrollView = UIScrollView()
    scrollView.addSubview(view)
    let window = Headless.show(scrollView, size: CGSize(width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    return (scrollView, window)
  }

  private func button() -> UIButton {
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
      (.touchDragInside, "drag"),
    ] {
      button.addAction(UIAction { [log] _ in log.entries.append(name) }, for: event)
    }
    return button
  }

  private func touch(_ window: UIWindow) throws -> Headless.Finger {
    try #require(Headless.touchDown(at: CGPoint(x: 100, y: 100), in: window))
  }

  @Test func `T20 a finger scrolls as far as it goes and rolls on when it is in motion`() throws {
    try Headless.withOwnTime {
      let (scrollView, window) = scrollView(around: UIView())
      let finger = try touch(window)
      finger.move(to: CGPoint(x: 100, y: 60))
      #expect(scrollView.isDragging)
      #expect(scrollView.contentOffset.y == 30)
      finger.lift()
      #expect(!scrollView.isDragging)
      #expect(scrollView.contentOffset.y == 30)
      Headless.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150), in: window)
      Headless.finishAnimations()
      #expect(scrollView.contentOffset.y > 70)
    }
  }

  @Test func `T21 a quick tap reaches a button in a scroll view when it is over`() throws {
    try Headless.withOwnTime {
      let (_, window) = scrollView(around: button())
      let finger = try touch(window)
      Headless.advance(by: 0.08)
      #expect(log.entries.isEmpty)
      finger.lift()
      #expect(log.entries == ["down", "up"])
    }
  }

  @Test func `T21 a slow press reaches it while the finger is down`() throws {
    try Headless.withOwnTime {
      let (scrollView, window) = scrollView(around: button())
      let finger = try touch(window)
      Headless.advance(by: 0.2)
      #expect(log.entries == ["down"])
      finger.lift()
      #expect(log.entries == ["down", "up"])
      log.entries = []
      scrollView.delaysContentTouches = false
      try touch(window).lift()
      #expect(log.entries == ["down", "up"])
    }
  }

  @Test func `T22 an early movement scrolls and a late one stays with the button`() throws {
    try Headless.withOwnTime {
      let (scrollView, window) = scrollView(around: button())
      let early = try touch(window)
      Headless.advance(by: 0.1)
      early.move(to: CGPoint(x: 100, y: 80))
      #expect(scrollView.contentOffset.y == 10)
      Headless.advance(by: 0.5)
      early.lift()
      #expect(log.entries.isEmpty)
      let late = try touch(window)
      Headless.advance(by: 0.3)
      late.move(to: CGPoint(x: 100, y: 80))
      late.lift()
      #expect(scrollView.contentOffset.y == 10)
      #expect(log.entries == ["down", "drag", "up"])
    }
  }

  @Test func `T22 a plain view loses its touch to a late scroll`() throws {
    try Headless.withOwnTime {
      let view = TouchView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      view.log = log
      let (scrollView, window) = scrollView(around: view)
      let finger = try touch(window)
      Headless.advance(by: 0.3)
      #expect(log.entries == ["view began"])
      finger.move(to: CGPoint(x: 100, y: 80))
      #expect(log.entries == ["view began", "view cancelled"])
      #expect(scrollView.contentOffset.y == 10)
      finger.lift()
      scrollView.canCancelContentTouches = false
      let second = try touch(window)
      Headless.advance(by: 0.3)
      second.move(to: CGPoint(x: 100, y: 60))
      second.lift()
      #expect(scrollView.contentOffset.y == 10)
    }
  }

  @Test func `T23 of nested scroll views the one that can go there scrolls`() {
    Headless.withOwnTime {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      inner.contentSize = CGSize(width: 900, height: 200)
      let (outer, window) = scrollView(around: inner)
      Headless.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100), in: window)
      #expect(inner.contentOffset.x >= 90)
      #expect(outer.contentOffset.y == 0)
      Headless.finishAnimations()
      let offset = inner.contentOffset
      Headless.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 50), in: window)
      #expect(outer.contentOffset.y >= 40)
      #expect(inner.contentOffset == offset)
    }
  }

  @Test(arguments: [true, false])
  func `T28 content that fits is pulled only where it bounces`(_ bounces: Bool) throws {
    guard #available(iOS 17.4, *) else { return }
    try Headless.withOwnTime {
      let (scrollView, window) = scrollView(around: UIView())
      scrollView.contentSize = CGSize(width: 300, height: 300)
      scrollView.alwaysBounceVertical = true
      scrollView.alwaysBounceHorizontal = true
      scrollView.bouncesVertically = bounces
      scrollView.bouncesHorizontally = !bounces
      #expect(scrollView.bounces)
      for (target, isPulled) in [
        (CGPoint(x: 100, y: 160), bounces), (CGPoint(x: 160, y: 100), !bounces),
      ] {
        let finger = try touch(window)
        finger.move(to: target)
        #expect(scrollView.isDragging == isPulled)
        finger.lift()
        Headless.finishAnimations()
      }
    }
  }

  @Test func `content that bounces rests where it ends when the view grows meanwhile`() throws {
    guard #available(iOS 17.4, *) else { return }
    try Headless.withOwnTime {
      let (scrollView, window) = scrollView(around: UIView())
      scrollView.contentOffset.y = 700
      let finger = try touch(window)
      finger.move(to: CGPoint(x: 100, y: 10))
      finger.lift()
      #expect(scrollView.contentOffset.y > 700)
      window.frame.size.height = 1_200
      window.layoutIfNeeded()
      scrollView.frame.size.height = 1_200
      Headless.finishAnimations()
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  @Test func `T29 a scroll that is stopped ends once`() {
    guard #available(iOS 17.4, *) else { return }
    final class Listener: NSObject, UIScrollViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    let listener = Listener()
    Headless.withOwnTime {
      let (scrollView, _) = scrollView(around: UIView())
      scrollView.delegate = listener
      scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      Headless.advance(by: 0.05)
      #expect(scrollView.isScrollAnimating)
      scrollView.stopScrollingAndZooming()
      #expect(!scrollView.isScrollAnimating && !scrollView.isZoomAnimating)
      Headless.finishAnimations()
      #expect(listener.ends == 1)
    }
  }

  @Test func `T24 the scroll view is the delegate of its pan and stays it`() {
    final class Together: UIScrollView, UIGestureRecognizerDelegate {}
    let scrollView = Together()
    #expect(scrollView.panGestureRecognizer.delegate === scrollView)
    #expect(scrollView.gestureRecognizers?.contains(scrollView.panGestureRecognizer) == true)
    let failures = Headless.recordingFailures {
      scrollView.panGestureRecognizer.delegate = NavigationAdvisor()
    }
    #expect(failures.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test func `T25 a drag puts the keyboard away where the scroll view says so`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    let (scrollView, window) = scrollView(around: field)
    scrollView.keyboardDismissMode = .onDrag
    #expect(field.becomeFirstResponder())
    Headless.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 50), in: window)
    #expect(!field.isFirstResponder)
  }

  @Test(arguments: [true, false])
  func `T26 a tap recognizer keeps a cell from being selected unless it leaves touches alone`(
    _ cancels: Bool
  ) {
    let list = ListFixture([["a", "b", "c"]])
    let window = Headless.show(list.view, size: CGSize(width: 100, height: 300))
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    list.cell(0, 1)?.contentView.addGestureRecognizer(tap)
    Headless.onAction(of: tap) { _ in list.events.append("tap") }
    let events = list.events { Headless.tap(at: CGPoint(x: 50, y: 150), in: window) }
    #expect(
      events.filter { !$0.contains("ighlight") }
        == (cancels ? ["tap"] : ["tap", "shouldSelect 0-1", "didSelect 0-1"])
    )
    #expect(events.last == "didUnhighlight 0-1")
    #expect(list.cell(0, 1)?.isHighlighted == false)
  }

  @Test func `T27 a long press takes the cell's touch and can carry the item`() throws {
    try Headless.withOwnTime {
      let list = MovableList()
      let window = Headless.show(list.view, size: CGSize(width: 100, height: 300))
      let press = UILongPressGestureRecognizer()
      list.view.addGestureRecognizer(press)
      Headless.onAction(of: press) { press in
        let point = press.location(in: list.view)
        switch press.state {
        case .began:
          guard let path = list.view.indexPathForItem(at: point) else { return }
          list.view.beginInteractiveMovementForItem(at: path)
        case .changed: list.view.updateInteractiveMovementTargetPosition(point)
        case .ended: list.view.endInteractiveMovement()
        default: list.view.cancelInteractiveMovement()
        }
      }
      let finger = try #require(Headless.touchDown(at: CGPoint(x: 50, y: 50), in: window))
      Headless.advance(by: 0.6)
      finger.move(to: CGPoint(x: 50, y: 260))
      finger.lift()
      #expect(list.letters == ["b", "c", "a"])
      #expect(list.view.indexPathsForSelectedItems?.isEmpty != false)
    }
  }
}

private final class NavigationAdvisor: NSObject, UIGestureRecognizerDelegate {}

/// A list whose items can be moved.
@MainActor private final class MovableList: NSObject, UICollectionViewDataSource {
  var letters = ["a", "b", "c"]
  let view: UICollectionView

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: layout
    )
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
