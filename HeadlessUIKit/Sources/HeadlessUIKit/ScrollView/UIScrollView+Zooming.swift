/// The state of zooming.
struct ScrollZoom {
  var least: CGFloat = 1
  var greatest: CGFloat = 1
  var scale: CGFloat = 1
  var isPinched = false
  var isAnimating = false

  /// The scale when a pinch began, and the content's point between the fingers.
  var start: (scale: CGFloat, point: CGPoint)?
}

extension UIScrollView {
  /// The duration of an animated zoom in seconds; UIKit does not document it.
  private static let zoomDuration: TimeInterval = 0.3

  /// Zooms so that a rectangle of the content fills the view.
  func show(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else {
      return
    }
    let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
    show(allowed(wanted), keeping: middle, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    finishZoom(view, animated: animated)
  }

  /// Zooms to a scale about the center of the visible part.
  func setScale(_ scale: CGFloat, animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self), scale.isFinite else { return }
    let scale = allowed(scale)
    guard scale != zooming.scale else { return }
    if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    show(scale, keeping: contentPoint(at: middle), at: middle)
    finishZoom(view, animated: animated)
  }

  private func finishZoom(_ view: UIView, animated: Bool) {
    guard animated else { return }
    zooming.isAnimating = true
    let duration = UIView.areAnimationsEnabled ? Self.zoomDuration : 0
    Headless.schedule(after: duration, in: self) { [weak self, weak view] in
      guard let self, zooming.isAnimating else { return }
      zooming.isAnimating = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
    }
  }

  private func allowed(_ scale: CGFloat) -> CGFloat {
    min(max(scale, zooming.least), max(zooming.least, zooming.greatest))
  }

  /// Returns the point of the content, in its own coordinates, at a point of the visible part.
  private func contentPoint(at place: CGPoint) -> CGPoint {
    CGPoint(
      x: (contentOffset.x + place.x) / zooming.scale,
      y: (contentOffset.y + place.y) / zooming.scale
    )
  }

  /// Zooms to a scale, keeping a point of the content at a place of the visible part.
  private func show(_ scale: CGFloat, keeping point: CGPoint, at place: CGPoint) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let origin = view.frame.origin
    let isChanged = zooming.scale != scale
    zooming.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = view.frame.size
    let offset = CGPoint(x: point.x * scale - place.x, y: point.y * scale - place.y)
    setOffset(restingOffset(near: offset))
    if isChanged { delegate?.scrollViewDidZoom(self) }
  }

  /// Adds the pinch gesture if the content can zoom.
  func updatePinch() {
    guard zooming.greatest > zooming.least else { return }
    if pinchGestureRecognizer == nil { addGestureRecognizer(makePinch()) }
  }

  /// Zooms with a pinch gesture.
  func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let inView = pinch.location(in: self)
    let place = CGPoint(x: inView.x - contentOffset.x, y: inView.y - contentOffset.y)
    switch pinch.state {
    case .began:
      zooming.isPinched = true
      zooming.start = (zooming.scale, contentPoint(at: place))
      delegate?.scrollViewWillBeginZooming(self, with: view)
      enlarge(by: pinch.scale, at: place)
    case .changed:
      enlarge(by: pinch.scale, at: place)
    case .ended, .cancelled:
      zooming.isPinched = false
      zooming.start = nil
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
    case .possible, .failed:
      break
    }
  }

  private func enlarge(by factor: CGFloat, at place: CGPoint) {
    guard let start = zooming.start else { return }
    show(allowed(start.scale * factor), keeping: start.point, at: place)
  }
}

/// The pinch gesture that zooms the content of a scroll view.
@preconcurrency @MainActor final class ScrollViewPinch: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    #if canImport(ObjectiveC)
    super.init(target: nil, action: nil)
    #else
    super.init()
    #endif
    actions = [
      GestureAction { [weak self] in
        if let self { self.scrollView?.followPinch(self) }
      }
    ]
  }

  override var mayBegin: Bool {
    guard let scrollView, scrollView.zooming.greatest > scrollView.zooming.least else {
      return false
    }
    return scrollView.delegate?.viewForZooming(in: scrollView) != nil
  }
}
