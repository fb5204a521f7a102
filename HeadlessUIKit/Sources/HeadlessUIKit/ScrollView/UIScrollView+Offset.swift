/// The state of scrolling.
struct ScrollMotion {
  enum Phase {
    case resting, tracking, dragging, decelerating
  }

  var phase = Phase.resting
  /// Counts animated scrolls, so that a replaced one does not report its end.
  var animation = 0
  /// The animated scroll that has not reported its end.
  var running: Int?
  /// Whether the finger that drags has pulled far enough for a refresh.
  var hasPulled = false
  /// How the offset is being changed, unless somebody sets the bounds.
  var change: Change?

  /// Ways to change an offset.
  enum Change {
    /// By assigning `contentOffset`, which moves the bounds before a layout is invalidated.
    case assignment
    /// By scrolling, which invalidates a layout before the bounds move.
    case scroll
  }
}

extension UIScrollView {
  /// The duration of an animated scroll in seconds; UIKit does not document it.
  private static let animationDuration: TimeInterval = 0.3

  /// The shortest distance for an animated scroll, in points.
  private static let leastAnimatedDistance: CGFloat = 0.5

  /// Changes the offset, and tells the delegate; whoever sets the bounds tells nobody.
  func setOffset(_ offset: CGPoint, by change: ScrollMotion.Change = .scroll) {
    guard offset.x.isFinite, offset.y.isFinite else {
      Headless.fail(
        "F-NAN",
        name: "CALayerInvalidGeometry",
        "CALayer bounds contains NaN: "
          + "[\(offset.x) \(offset.y); \(bounds.width) \(bounds.height)]"
      )
      return
    }
    let outer = motion.change
    motion.change = change
    bounds = CGRect(origin: offset, size: bounds.size)
    motion.change = outer
  }

  /// Stops an animated scroll without a word, since another offset was set.
  func stopAnimatedScroll() {
    guard motion.running == motion.animation else { return }
    motion.animation += 1
    motion.running = nil
  }

  func animateOffset(to offset: CGPoint) {
    let distance = max(abs(offset.x - contentOffset.x), abs(offset.y - contentOffset.y))
    guard distance >= Self.leastAnimatedDistance else { return }
    let end = { [weak self] in
      guard let self else { return }
      motion.running = nil
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    willAnimateOffset(to: offset)
    if UIView.areAnimationsEnabled {
      roll(to: offset, within: Self.animationDuration, then: end)
      motion.running = motion.animation
      return
    }
    setOffset(offset)
    motion.animation += 1
    let animation = motion.animation
    motion.running = animation
    Headless.schedule(after: 0, in: self) { [weak self] in
      if self?.motion.animation == animation { end() }
    }
  }

  /// The range of offsets at which scrolling can stop.
  ///
  /// Content that is smaller than the view stays where its alignment says, by default at its start.
  package var restingOffsets: (lowest: CGPoint, highest: CGPoint) {
    let inset = adjustedContentInset
    let free = alignment == .zero ? .zero : freeRoom
    let lowest = CGPoint(
      x: -inset.left - max(0, free.width) * alignment.x,
      y: -inset.top - max(0, free.height) * alignment.y
    )
    let highest = CGPoint(
      x: max(lowest.x, contentSize.width + inset.right - bounds.width),
      y: max(lowest.y, contentSize.height + inset.bottom - bounds.height)
    )
    return (lowest, highest)
  }

  /// How much larger the view is than the content within its insets; negative where it is smaller.
  private var freeRoom: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: bounds.width - contentSize.width - inset.left - inset.right,
      height: bounds.height - contentSize.height - inset.top - inset.bottom
    )
  }

  /// Moves content that is smaller than the view to where its alignment says, and content that is no
  /// longer smaller to where it can rest.
  func keepAlignment() {
    guard alignment != .zero, !isDragging else { return }
    let room = freeRoom
    let (lowest, _) = restingOffsets
    let offset = CGPoint(
      x: room.width > 0 ? lowest.x : max(contentOffset.x, lowest.x),
      y: room.height > 0 ? lowest.y : max(contentOffset.y, lowest.y)
    )
    if offset != contentOffset { setOffset(offset) }
  }

  /// Returns the nearest offset at which scrolling can stop.
  package func restingOffset(near offset: CGPoint) -> CGPoint {
    let (lowest, highest) = restingOffsets
    return CGPoint(
      x: min(max(offset.x, lowest.x), highest.x),
      y: min(max(offset.y, lowest.y), highest.y)
    )
  }

  /// Returns the offset that shows a rectangle of the content with the least movement.
  func offset(toShow rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    let offset = CGPoint(
      x: contentOffset.x
        + Self.movement(of: (visible.minX, visible.width), toShow: (rect.minX, rect.width)),
      y: contentOffset.y
        + Self.movement(of: (visible.minY, visible.height), toShow: (rect.minY, rect.height))
    )
    return offset == contentOffset ? offset : restingOffset(near: offset)
  }

  /// Returns how far a visible range must move to contain another one, or to begin with it if that
  /// is longer.
  private static func movement(
    of visible: (start: CGFloat, length: CGFloat),
    toShow span: (start: CGFloat, length: CGFloat)
  ) -> CGFloat {
    let before = span.start - visible.start
    let after = before + span.length - visible.length
    if before >= 0, after <= 0 { return 0 }
    return before < 0 || span.length > visible.length ? before : after
  }
}
