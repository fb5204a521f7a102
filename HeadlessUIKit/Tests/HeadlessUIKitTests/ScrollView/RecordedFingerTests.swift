import Testing

@testable import HeadlessUIKit

/// What a finger does to a scroll view and to a swipe, as recorded with UIKit on iOS 26.1.
@MainActor struct RecordedFingerTests {
  /// A phone's height of a long content, which writes down what its delegate hears.
  private final class Scroller: UIScrollView, UIScrollViewDelegate {
    var log: [String] = []
    var target = CGPoint.zero
    var velocity: CGFloat = 0
    var scrolls: [CGFloat] = []
    var ended: TimeInterval?
    var willDecelerate: Bool?
    private let beginning = Headless.now

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls.append(contentOffset.y) }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("willEndDragging")
      self.velocity = velocity.y
      // Safe because the pointer is only read during the call.
      target = unsafe targetContentOffset.pointee
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("didEndDragging")
      willDecelerate = decelerate
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      log.append("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.append("didEndDecelerating")
      ended = Headless.now
    }
  }

  private static let calls = [
    "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
    "didEndDecelerating",
  ]

  private func scroller(at offset: CGFloat) -> (Scroller, UIWindow) {
    let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroller.contentInsetAdjustmentBehavior = .never
    let window = Headless.show(scroller, size: CGSize(width: 393, height: 852))
    scroller.contentSize = CGSize(width: 393, height: 40_000)
    scroller.contentOffset.y = offset
    window.layoutIfNeeded()
    scroller.delegate = scroller
    return (scroller, window)
  }

  /// Puts a finger down, and moves it by equal distances, 8 milliseconds each.
  private func drag(
    _ window: UIWindow,
    from start: CGFloat,
    moves: Int,
    by distance: CGFloat,
    each: (Int) -> Void = { _ in }
  ) throws -> Headless.Finger {
    var place = CGPoint(x: 196.5, y: start)
    let finger = try #require(Headless.touchDown(at: place, in: window))
    for move in 1...moves {
      Headless.advance(by: 0.008)
      place.y += distance
      finger.move(to: place)
      each(move)
    }
    Headless.advance(by: 0.008)
    return finger
  }

  @Test func `the first ten points of a drag are lost`() throws {
    try Headless.withOwnTime {
      let (scroller, window) = scroller(at: 5000)
      var offsets: [CGFloat] = []
      _ = try drag(window, from: 792, moves: 14, by: -12) { _ in
        offsets.append(scroller.contentOffset.y)
      }
      #expect(offsets.first == 5002)
      #expect(offsets.last == 5158)
    }
  }

  /// A flick: the distance of each move, and where it was recorded.
  private struct Flick {
    let distance: CGFloat
    let velocity: CGFloat
    let target: CGFloat
    let end: CGFloat
    let duration: TimeInterval
    let offsets: [(TimeInterval, CGFloat)]
  }

  private static let flicks = [
    Flick(
      distance: -12,
      velocity: 1.5,
      target: 5902.33,
      end: 5901.67,
      duration: 2.517,
      offsets: [
        (0.0333, 5206.33), (0.05, 5229.33), (0.1, 5293.67), (0.2, 5405), (0.5, 5631.33),
        (1, 5805.33), (2, 5893),
      ]
    ),
    Flick(
      distance: -39,
      velocity: 4.875,
      target: 7966,
      end: 7963.67,
      duration: 3.103,
      offsets: [
        (0.1194, 6051.33), (0.2194, 6399), (0.5194, 7107.67), (1.0194, 7652), (2.0194, 7926),
      ]
    ),
  ]

  @Test(arguments: [0, 1])
  func `a flick rolls as recorded, and ends where it was recorded`(_ index: Int) throws {
    let flick = Self.flicks[index]
    try Headless.withOwnTime {
      let (scroller, window) = scroller(at: 5000)
      try drag(window, from: 792, moves: 14, by: flick.distance).lift()
      let beginning = Headless.now
      #expect(abs(scroller.velocity - flick.velocity) < 0.01)
      #expect(abs(scroller.target.y - flick.target) < 2.5)
      #expect(scroller.willDecelerate == true)
      let scrolls = scroller.scrolls.count
      for (time, offset) in flick.offsets {
        Headless.advance(by: beginning + time - Headless.now)
        let speed = (offset - flick.end).magnitude / 500
        // Frames are 1/60 s apart, in which the content moves by this much.
        #expect(abs(scroller.contentOffset.y - offset) < 2 + speed * 17, "\(time)")
      }
      Headless.advance(by: 4)
      #expect(scroller.log == Self.calls)
      #expect(abs(scroller.contentOffset.y - flick.end) < 1)
      #expect(scroller.scrolls.count - scrolls > 100)
      let duration = try #require(scroller.ended) - beginning
      #expect(abs(duration - flick.duration) < 0.02)
    }
  }

  @Test(
    arguments: [(1, 2.33), (2, 9.67), (4, 24.67), (5, 31.67), (6, 39), (12, 79)]
      as [(Int, CGFloat)]
  )
  func `content follows a pull beyond its start less and less`(
    _ moves: Int,
    _ beyond: CGFloat
  ) throws {
    try Headless.withOwnTime {
      let (scroller, window) = scroller(at: 0)
      _ = try drag(window, from: 120, moves: moves, by: 14)
      #expect(abs(scroller.contentOffset.y + beyond) < 0.2)
      #expect(scroller.scrolls.last == scroller.contentOffset.y)
    }
  }

  @Test func `content follows a pull beyond its end as well`() throws {
    try Headless.withOwnTime {
      let (scroller, window) = scroller(at: 39_148)
      _ = try drag(window, from: 792, moves: 120, by: -5)
      #expect(abs(scroller.contentOffset.y - 39_383) < 0.2)
    }
  }

  @Test func `content that is let go beyond its start bounces back`() throws {
    try Headless.withOwnTime {
      let (scroller, window) = scroller(at: 0)
      let finger = try drag(window, from: 120, moves: 12, by: 14)
      finger.lift()
      #expect(scroller.target == .zero)
      #expect(abs(scroller.velocity + 1.75) < 0.01)
      #expect(scroller.willDecelerate == true)
      let beginning = Headless.now
      for (time, offset) in [
        (0.032, -96.67), (0.05, -98.33), (0.065, -97), (0.1, -88), (0.2, -50.33), (0.3, -24),
        (0.4, -10.33), (0.5, -4.33),
      ] as [(TimeInterval, CGFloat)] {
        Headless.advance(by: beginning + time - Headless.now)
        // Frames are 1/60 s apart, in which the content returns by about a sixth.
        #expect(abs(scroller.contentOffset.y - offset) < 2 - offset / 6, "\(time)")
      }
      Headless.advance(by: 1)
      #expect(scroller.contentOffset.y == 0)
      #expect(scroller.log == Self.calls)
      let duration = try #require(scroller.ended) - beginning
      #expect((0.69...0.78).contains(duration))
    }
  }

  @Test func `content that was held beyond its end returns`() throws {
    try Headless.withOwnTime {
      let (scroller, window) = scroller(at: 39_148)
      let finger = try drag(window, from: 792, moves: 120, by: -5)
      Headless.advance(by: 0.3)
      finger.lift()
      let beginning = Headless.now
      for (time, beyond) in [(0.011, 217.33), (0.195, 48.33), (0.395, 8), (0.495, 3)]
        as [(TimeInterval, CGFloat)]
      {
        Headless.advance(by: beginning + time - Headless.now)
        // Frames are 1/60 s apart, in which the content returns by about a sixth.
        #expect(abs(scroller.contentOffset.y - 39_148 - beyond) < 2 + beyond / 6, "\(time)")
      }
      Headless.advance(by: 1)
      #expect(scroller.contentOffset.y == 39_148)
      let duration = try #require(scroller.ended) - beginning
      #expect((0.65...0.75).contains(duration))
    }
  }

  @Test func `an animated scroll begins where the content was, and takes 18 frames`() {
    Headless.withOwnTime {
      let (scroller, _) = scroller(at: 0)
      let beginning = Headless.now
      scroller.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      #expect(scroller.contentOffset.y == 0)
      #expect(scroller.scrolls.isEmpty)
      Headless.finishAnimations()
      #expect(scroller.contentOffset.y == 40)
      #expect(scroller.scrolls.count == 18)
      #expect(scroller.scrolls == scroller.scrolls.sorted())
      #expect(abs(Headless.now - beginning - 0.3) < 0.001)
    }
  }

  @Test(
    arguments: [
      (49.999, 0, 0, false), (50.001, 0, 0, true), (100, 49.999, 0, true), (100, 50.001, 0, false),
      (100, 0, 0.5, true), (100, 0, 0.501, false), (100, 100, 0.1, false),
      (45.299, 0, 0.1, false), (45.301, 0, 0.1, true), (31.201, 0, 0.4, true),
      (26.501, 0, 0.5, true), (-100, 0, 0, false),
    ] as [(CGFloat, CGFloat, TimeInterval, Bool)]
  )
  func `a swipe is as long and as fast as recorded`(
    _ along: CGFloat,
    _ across: CGFloat,
    _ time: TimeInterval,
    _ isRecognized: Bool
  ) throws {
    #expect(try swipes([(time, CGPoint(x: along, y: across))]) == isRecognized)
  }

  @Test func `a swipe may begin across, and not backwards`() throws {
    #expect(try !swipes([(0.01, CGPoint(x: -0.1, y: 0)), (0.09, CGPoint(x: 100, y: 0))]))
    #expect(try swipes([(0.01, CGPoint(x: 0, y: 20)), (0.09, CGPoint(x: 100, y: 0))]))
  }

  /// Returns whether moves, each some time after the one before, make a swipe to the right.
  private func swipes(_ moves: [(TimeInterval, CGPoint)]) throws -> Bool {
    try Headless.withOwnTime {
      let view = UIView()
      let window = Headless.show(view, size: CGSize(width: 400, height: 400))
      let swipe = UISwipeGestureRecognizer()
      var isRecognized = false
      swipe.actions = [GestureAction { isRecognized = true }]
      view.addGestureRecognizer(swipe)
      let finger = try #require(Headless.touchDown(at: CGPoint(x: 150, y: 150), in: window))
      for (time, way) in moves {
        Headless.advance(by: time)
        finger.move(to: CGPoint(x: 150 + way.x, y: 150 + way.y))
      }
      finger.lift()
      return isRecognized
    }
  }
}
