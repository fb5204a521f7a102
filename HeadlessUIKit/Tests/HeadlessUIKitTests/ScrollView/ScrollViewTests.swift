import HeadlessUIKit
import Testing

@MainActor
@Suite struct ScrollViewTests {
  /// Writes down what a scroll view tells.
  final class Witness: NSObject, UIScrollViewDelegate {
    var events: [String] = []
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      events.append("scroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      events.append("will drag \(scrollView.isDragging)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let proposed = unsafe targetContentOffset.pointee
      events.append("will end \(Int(proposed.y))")
      if let target { unsafe targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      events.append("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      events.append("will decelerate \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      events.append("did decelerate \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      events.append("animated")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      events.append("inset \(Int(scrollView.adjustedContentInset.top))")
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      events.append("top")
    }
  }

  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let witness = Witness()

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = witness
  }

  @Test func `the content offset is the origin of the bounds`() {
    view.contentOffset = CGPoint(x: 3, y: 40)
    #expect(view.bounds == CGRect(x: 3, y: 40, width: 100, height: 100))
    view.bounds.origin.y = 50
    #expect(view.contentOffset.y == 50)
    #expect(witness.events == ["scroll 40"])
  }

  @Test func `a program scrolls wherever it likes and is told once`() {
    view.contentOffset.y = 5000
    view.contentOffset.y = 5000
    view.setContentOffset(CGPoint(x: 0, y: -70), animated: false)
    #expect(view.contentOffset.y == -70)
    #expect(witness.events == ["scroll 5000", "scroll -70"])
    #expect(!view.isDragging)
  }

  @Test func `an offset that is no number is refused`() {
    let failures = Headless.recordingFailures {
      view.contentOffset.y = .infinity
    }
    #expect(failures.map(\.name) == ["CALayerInvalidGeometry"])
    #expect(view.contentOffset == .zero)
    #expect(witness.events.isEmpty)
  }

  @Test func `an animated scroll ends when time passes`() {
    Headless.withOwnTime {
      view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      #expect(witness.events.isEmpty)
      Headless.advance(by: 0.1)
      #expect((1..<200).contains(view.contentOffset.y))
      #expect(!witness.events.contains("animated"))
      Headless.finishAnimations()
      #expect(witness.events.suffix(2) == ["scroll 200", "animated"])
      witness.events = []
      view.setContentOffset(CGPoint(x: 0, y: 200.2), animated: true)
      Headless.finishAnimations()
      #expect(witness.events.isEmpty)
    }
  }

  @Test func `an animated scroll that is overtaken does not end`() {
    Headless.withOwnTime {
      view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      Headless.advance(by: 0.1)
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      Headless.finishAnimations()
      #expect(witness.events.filter { $0 == "animated" }.count == 1)
      #expect(witness.events.suffix(2) == ["scroll 300", "animated"])
    }
  }

  /// A decision: what UIKit does was not recorded.
  @Test func `an offset that is set ends an animated scroll without a word`() {
    Headless.withOwnTime {
      for set in [
        { self.view.contentOffset.y = 7 },
        { self.view.setContentOffset(CGPoint(x: 0, y: 7), animated: false) },
      ] {
        view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        Headless.advance(by: 0.1)
        set()
        Headless.finishAnimations()
        #expect(view.contentOffset.y == 7)
        #expect(!witness.events.contains("animated"))
      }
    }
  }

  @Test func `a rectangle is shown with the least movement`() {
    func offset(showing y: CGFloat, height: CGFloat) -> CGFloat {
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return view.contentOffset.y
    }
    #expect(offset(showing: 20, height: 10) == 0)
    #expect(offset(showing: 120, height: 10) == 30)
    #expect(offset(showing: 10, height: 10) == 10)
    #expect(offset(showing: 300, height: 500) == 300)
    #expect(offset(showing: 990, height: 500) == 900)
  }

  @Test func `insets keep content at its start and widen the range`() {
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    #expect(view.contentOffset.y == -10)
    #expect(witness.events == ["scroll -10", "inset 10"])
    Headless.scroll(view, by: CGPoint(x: 0, y: 5000))
    #expect(view.contentOffset.y == 920)
    view.contentInset.top = 30
    #expect(view.contentOffset.y == 920)
  }

  @Test func `the safe area adds where the content scrolls`() {
    let window = Headless.show(view, size: CGSize(width: 100, height: 100))
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0), of: window)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
  }

  @Test func `scrolling lays out the scroll view`() {
    final class Counter: UIScrollView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.contentOffset.y = 5
    view.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test func `a drag tells its whole story`() {
    let distance = Headless.scroll(view, by: CGPoint(x: 0, y: 100), steps: 2)
    #expect(distance == CGPoint(x: 0, y: 100))
    #expect(
      witness.events == [
        "will drag true", "scroll 50", "scroll 100", "will end 100", "did end false",
      ]
    )
    #expect(!view.isDragging)
  }

  @Test func `a drag stops at the ends of the content`() {
    #expect(Headless.scroll(view, by: CGPoint(x: 30, y: -50)) == .zero)
    #expect(Headless.scroll(view, to: CGPoint(x: 0, y: 5000)) == CGPoint(x: 0, y: 900))
  }

  @Test func `a flick rolls on to where the delegate wishes`() {
    witness.target = CGPoint(x: 0, y: 300)
    Headless.flick(view, by: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 0.2))
    #expect(
      witness.events == [
        "will drag true", "scroll 50", "will end 144", "did end true", "will decelerate true",
        "scroll 300", "did decelerate false",
      ]
    )
  }

  @Test func `a flick through pages turns one page`() {
    view.isPagingEnabled = true
    Headless.flick(view, by: CGPoint(x: 0, y: 30), velocity: CGPoint(x: 0, y: 5))
    #expect(view.contentOffset.y == 100)
    Headless.flick(view, by: CGPoint(x: 0, y: 30), velocity: .zero)
    #expect(view.contentOffset.y == 100)
  }

  @Test func `a scroll view that does not scroll ignores the finger`() {
    view.isScrollEnabled = false
    #expect(Headless.scroll(view, by: CGPoint(x: 0, y: 50)) == .zero)
    #expect(witness.events.isEmpty)
  }

  @Test func `a touch of the status bar scrolls to the top`() {
    view.contentOffset.y = 500
    witness.events = []
    Headless.touchStatusBar(above: view)
    #expect(witness.events == ["scroll 0", "top"])
  }
}
