/// The pan gesture of a scroll view.
@preconcurrency @MainActor final class ScrollViewPan: UIPanGestureRecognizer {
  private let viewReference: LayoutItemReference
  private var scrollView: UIScrollView? { viewReference.item?.asView as? UIScrollView }
  private var startOffset = CGPoint.zero
  /// The part of the movement that began the gesture and does not scroll.
  private var lostWay = CGPoint.zero

  init(_ scrollView: UIScrollView) {
    viewReference = scrollView.layoutReference
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    delaysTouchesEnded = false
    actions = [GestureAction { [weak self] in self?.scroll() }]
  }

  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { advisor }
    set {
      guard newValue !== advisor else { return }
      Headless.fail(
        "F-PAN-DELEGATE",
        name: "NSInvalidArgumentException",
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
      )
    }
  }

  override var advisor: (any UIGestureRecognizerDelegate)? {
    scrollView as? any UIGestureRecognizerDelegate
  }

  /// Begins if the content can scroll in the finger's direction, and the touched view allows its
  /// touch to be cancelled.
  override var mayBegin: Bool {
    guard let scrollView, scrollView.canBeScrolledByFinger else { return false }
    let isVertical = abs(way.y) >= abs(way.x)
    guard isVertical ? scrollView.canBeDraggedVertically : scrollView.canBeDraggedHorizontally
    else { return false }
    return attempt.touches.allSatisfy { scrollView.mayTakeAway($0) }
  }

  private func scroll() {
    guard let scrollView else { return }
    switch state {
    case .began:
      startOffset = scrollView.contentOffset
      let slack = TouchDispatcher.slack
      lostWay = CGPoint(x: min(max(way.x, -slack), slack), y: min(max(way.y, -slack), slack))
      scrollView.beginDragging()
      drag(scrollView)
    case .changed:
      drag(scrollView)
    case .ended:
      let velocity = velocity(in: scrollView)
      scrollView.endDragging(velocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000))
    case .cancelled:
      scrollView.endDragging(velocity: .zero)
    case .possible, .failed:
      break
    }
  }

  private func drag(_ scrollView: UIScrollView) {
    let old = scrollView.contentOffset
    let isVertical = scrollView.canBeDraggedVertically
    let isHorizontal = scrollView.canBeDraggedHorizontally
    scrollView.drag(
      to: CGPoint(
        x: startOffset.x - (isHorizontal ? way.x - lostWay.x : 0),
        y: startOffset.y - (isVertical ? way.y - lostWay.y : 0)
      )
    )
    scrollView.window?.layoutIfNeeded()
    scrollView.userDidDrag(from: old)
  }
}

extension UIScrollView {
  var canBeDragged: Bool {
    canBeScrolledByFinger && (canBeDraggedVertically || canBeDraggedHorizontally)
  }

  var canBeDraggedVertically: Bool {
    let inset = adjustedContentInset
    return contentSize.height + inset.top + inset.bottom > bounds.height
      || bounces && pulls.vertically && alwaysBounceVertical
  }

  var canBeDraggedHorizontally: Bool {
    let inset = adjustedContentInset
    return contentSize.width + inset.left + inset.right > bounds.width
      || bounces && pulls.horizontally && alwaysBounceHorizontal
  }

  /// Returns whether the view that has a touch allows it to be cancelled for scrolling.
  func mayTakeAway(_ touch: UITouch) -> Bool {
    guard let view = touch.view, view !== self,
      let track = window?.touchDispatcher.tracks.first(where: { $0.touch === touch }),
      track.delivery == .begun
    else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }
}
