extension LayoutEngine {
  /// Sets the frames of a view's direct subviews and guides to the solution.
  ///
  /// A view that no constraint mentions, and without a size of its own, keeps its frame.
  func place(subviewsOf view: UIView) {
    solveIfNeeded()
    let origin = self.origin(of: view)
    let corner = CGPoint(x: pixel(origin.x), y: pixel(origin.y))
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let number = numbers[ObjectIdentifier(subview)], isPlaced(number) else { continue }
      let aligned = rectangle(number, origin, corner)
      let frame = subview.frame(forAlignmentRect: aligned)
      subview.changeGeometry { $0.place(in: frame) }
    }
    guard let guides = view.constraintState?.guides else { return }
    for guide in guides {
      guard let number = numbers[ObjectIdentifier(guide)] else { continue }
      guide.solvedFrame = rectangle(number, origin, corner)
      if guide is ContentLayoutGuide {
        (view as? UIScrollView)?.contentSize = guide.solvedFrame.size
      }
    }
  }

  /// Returns a rectangle with its edges on whole pixels, so that neighbors have no gaps and do not
  /// overlap.
  private func rectangle(_ number: Int, _ origin: CGPoint, _ corner: CGPoint) -> CGRect {
    let x = origin.x + system.values[4 * number]
    let y = origin.y + system.values[4 * number + 1]
    let left = pixel(x)
    let top = pixel(y)
    // A difference of thirds may be off by a bit, which rounding it again takes away.
    return CGRect(
      x: pixel(left - corner.x),
      y: pixel(top - corner.y),
      width: pixel(pixel(x + system.values[4 * number + 2]) - left),
      height: pixel(pixel(y + system.values[4 * number + 3]) - top)
    )
  }

  /// Returns the origin of a view's coordinates in those of the root, without scrolling.
  private func origin(of view: UIView) -> CGPoint {
    guard view !== root, let superview = view.superview else { return .zero }
    let outer = origin(of: superview)
    guard let number = numbers[ObjectIdentifier(view)], isPlaced(number) else {
      let frame = view.untransformedFrame
      return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    }
    let insets = view.alignmentRectInsets
    return CGPoint(
      x: outer.x + system.values[4 * number] - insets.left,
      y: outer.y + system.values[4 * number + 1] - insets.top
    )
  }

  private func pixel(_ length: CGFloat) -> CGFloat {
    let scale = max(1, root.traitCollection.displayScale)
    return (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// Returns the size that satisfies the constraints best, given a target size and its priorities.
  ///
  /// Frames do not change.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    guard !isSolving else { return target }
    isSolving = true
    defer { isSolving = false }
    // The number that UIKit uses for a size without bounds.
    let widest: CGFloat = 2_777_777
    let target = CGSize(width: min(target.width, widest), height: min(target.height, widest))
    prepare()
    setMode(
      .fitting(target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
    )
    if needsSolving { solve() }
    let insets = root.alignmentRectInsets
    let scale = max(1, root.traitCollection.displayScale)
    func up(_ length: Double) -> CGFloat { (CGFloat(length) * scale - 1e-6).rounded(.up) / scale }
    return CGSize(
      width: up(system.values[2]) + insets.left + insets.right,
      height: up(system.values[3]) + insets.top + insets.bottom
    )
  }

  /// Returns whether other frames of a view would satisfy the constraints equally well.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    solveIfNeeded()
    guard let number = numbers[ObjectIdentifier(item)] else { return false }
    return (4 * number..<4 * number + 4).contains { system.isAmbiguous($0) }
  }
}
