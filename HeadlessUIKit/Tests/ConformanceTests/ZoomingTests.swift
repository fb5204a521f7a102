import TestPlatform
import Testing

/// Content that is enlarged, and the looks of scroll views.
@MainActor struct ZoomingTests {
  @MainActor final class Host: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var events: [String] = []
    var zooms = true

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? content : nil }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      events.append("begin")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { events.append("zoom") }

    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView,
      with view: UIView?,
      atScale scale: CGFloat
    ) { events.append("end at \(scale)") }
  }

  private let host = Host()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    view.addSubview(host.content)
    view.contentSize = CGSize(width: 200, height: 200)
    view.delegate = host
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
  }

  @Test func `X1 a scale enlarges the view the delegate names, about the middle of what is seen`() {
    view.contentOffset = CGPoint(x: 50, y: 50)
    view.zoomScale = 2
    #expect(view.zoomScale == 2)
    #expect(host.content.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(host.content.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(view.contentSize == CGSize(width: 400, height: 400))
    #expect(view.contentOffset == CGPoint(x: 150, y: 150))
    #expect(host.events == ["zoom"])
  }

  @Test func `X1 a scale keeps to its bounds, and does nothing without a view`() {
    view.zoomScale = 100
    #expect(view.zoomScale == 4)
    view.zoomScale = 0.1
    #expect(view.zoomScale == 0.5)
    host.zooms = false
    view.zoomScale = 2
    #expect(view.zoomScale == 0.5)
  }

  @Test func `X2 a rectangle of the content fills the view, and its end is told`() {
    Headless.withOwnTime {
      view.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: true)
      #expect(view.zoomScale == 2)
      #expect(view.contentOffset == CGPoint(x: 200, y: 200))
      #expect(host.events == ["begin", "zoom"])
      Headless.finishAnimations()
      #expect(host.events == ["begin", "zoom", "end at 2.0"])
    }
  }

  @Test func `X3 two fingers enlarge the content between its scales`() throws {
    let window = Headless.show(view, size: CGSize(width: 100, height: 100))
    let pinch = try #require(view.pinchGestureRecognizer)
    #expect(pinch.view === view)
    #expect(Headless.pinch(view, scale: 3))
    #expect(view.zoomScale > 2)
    #expect(view.zoomScale <= 4)
    #expect(host.events.first == "begin")
    #expect(host.events.last == "end at \(view.zoomScale)")
    #expect(!view.isZooming)
    withExtendedLifetime(window) {}
  }

  @Test func `X3 content that has one scale is not enlarged by fingers`() {
    let plain = UIScrollView(frame: .zero)
    #expect(plain.pinchGestureRecognizer == nil)
    #expect(plain.zoomScale == 1)
  }

  @Test func `X4 setting the insets of the indicators sets both`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = insets
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets == insets)
  }
}
