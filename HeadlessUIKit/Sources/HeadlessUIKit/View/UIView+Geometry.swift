extension UIView {
  /// Changes the geometry, resizes subviews and marks the view for layout.
  func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    var changed = geometry
    change(&changed)
    if let reason = changed.invalidity {
      Headless.fail("F-NAN", name: "CALayerInvalidGeometry", reason)
      return
    }
    guard changed != geometry else { return }
    let oldBounds = geometry.bounds
    AnimationRecorder.noteChange(of: self)
    if changed.bounds != oldBounds { boundsWillChange(to: changed.bounds) }
    geometry = changed
    guard bounds != oldBounds else { return }
    if changed.bounds.size != oldBounds.size {
      resizeSubviews(from: oldBounds.size)
      setNeedsLayout()
    }
    boundsDidChange(from: oldBounds)
  }

  /// Reports an invalid frame, and moves the view to the origin instead.
  func checkGeometry() {
    guard let reason = geometry.invalidity else { return }
    geometry = ViewGeometry(frame: .zero)
    Headless.fail("F-NAN", name: "CALayerInvalidGeometry", reason)
  }

  private func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.frame = subview.autoresizingMask.resized(
        subview.frame,
        from: oldSize,
        to: geometry.bounds.size
      )
    }
  }
}

extension UIView.AutoresizingMask {
  /// Returns a frame after its container's size has changed.
  ///
  /// Flexible parts share the difference in proportion to their lengths, or equally if all of them
  /// are zero.
  func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let horizontal = Self.resized(
      Span(start: frame.origin.x, length: frame.size.width, container: old.width),
      to: new.width,
      startGives: contains(.flexibleLeftMargin),
      lengthGives: contains(.flexibleWidth),
      endGives: contains(.flexibleRightMargin)
    )
    let vertical = Self.resized(
      Span(start: frame.origin.y, length: frame.size.height, container: old.height),
      to: new.height,
      startGives: contains(.flexibleTopMargin),
      lengthGives: contains(.flexibleHeight),
      endGives: contains(.flexibleBottomMargin)
    )
    return CGRect(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
  }

  /// One dimension of a frame inside its container.
  private struct Span {
    var start: CGFloat
    var length: CGFloat
    var container: CGFloat

    var end: CGFloat { container - start - length }
  }

  private static func resized(
    _ span: Span,
    to container: CGFloat,
    startGives: Bool,
    lengthGives: Bool,
    endGives: Bool
  ) -> Span {
    let difference = container - span.container
    let giving = [startGives, lengthGives, endGives].filter { $0 }.count
    var result = span
    result.container = container
    guard giving > 0, difference != 0 else { return result }

    let total =
      (startGives ? span.start : 0) + (lengthGives ? span.length : 0) + (endGives ? span.end : 0)
    func share(of part: CGFloat) -> CGFloat {
      total == 0 ? difference / CGFloat(giving) : difference * part / total
    }
    if startGives { result.start += share(of: span.start) }
    if lengthGives { result.length += share(of: span.length) }
    return result
  }
}
