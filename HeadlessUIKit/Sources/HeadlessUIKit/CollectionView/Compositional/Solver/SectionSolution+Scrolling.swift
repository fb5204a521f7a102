extension SectionSolution {
  /// The visible length of the groups, along the direction in which they scroll.
  private var visibleLength: CGFloat { stack.axis.length(of: plan.room) }

  private var insets: (before: CGFloat, after: CGFloat) { stack.axis.ends(of: plan.insets) }

  /// The offsets where scrolling can stop.
  var restingOffsets: ClosedRange<CGFloat> {
    guard isScrolling, stack.groupCount > 0 else { return 0...0 }
    if plan.scrolling == .groupPagingCentered {
      let first = centeredOffset(ofGroup: 0)
      let last = centeredOffset(ofGroup: stack.groupCount - 1)
      return first <= last ? first...last : 0...0
    }
    let length = insets.before + stack.length + insets.after
    return 0...max(0, length - visibleLength)
  }

  /// Returns the offset where scrolling stops after a finger has dragged the groups.
  func restingOffset(from start: CGFloat, draggedTo wanted: CGFloat) -> CGFloat {
    guard wanted.isFinite else { return start }
    let target: CGFloat
    switch plan.scrolling {
    case .none:
      return 0
    case .continuous:
      target = wanted
    case .continuousGroupLeadingBoundary:
      target = leadingOffset(ofGroup: nearestGroup(to: wanted, leadingOffset))
    case .paging:
      target = visibleLength > 0 ? (wanted / visibleLength).rounded() * visibleLength : 0
    case .groupPaging:
      target = nextOffset(from: start, towards: wanted, leadingOffset)
    case .groupPagingCentered:
      target = nextOffset(from: start, towards: wanted, centeredOffset)
    }
    return clamped(target)
  }

  /// Returns how far groups move on with a velocity in points per millisecond.
  func rollingDistance(_ velocity: CGFloat) -> CGFloat {
    let automatic: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate =
      plan.scrolling == .continuous ? .normal : .fast
    let rate = (plan.deceleration == .automatic ? automatic : plan.deceleration).rawValue
    return rate < 1 ? velocity * rate / (1 - rate) : 0
  }

  /// Returns the offset that shows an item at a position from 0 to 1, or the nearest offset that
  /// shows it.
  func offset(toShowItem item: Int, from offset: CGFloat, _ part: CGFloat?) -> CGFloat {
    guard isScrolling, let slot = stack.slot(ofItem: item) else { return offset }
    if plan.scrolling == .groupPagingCentered {
      return clamped(centeredOffset(ofGroup: stack.group(ofItem: item)))
    }
    let start = insets.before + stack.axis.start(of: slot.frame)
    let end = insets.before + stack.axis.end(of: slot.frame)
    guard let part else { return clamped(min(max(offset, end - visibleLength), start)) }
    return clamped(start + (end - start - visibleLength) * part)
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, restingOffsets.lowerBound), restingOffsets.upperBound)
  }

  private func leadingOffset(ofGroup group: Int) -> CGFloat { stack.start(ofGroup: group) }

  private func centeredOffset(ofGroup group: Int) -> CGFloat {
    insets.before + stack.start(ofGroup: group)
      + (stack.length(ofGroup: group) - visibleLength) / 2
  }

  private func nearestGroup(to offset: CGFloat, _ position: (Int) -> CGFloat) -> Int {
    let groups = 0..<max(1, stack.groupCount)
    let after = groups.firstSorted { position($0) >= offset }
    guard after > 0 else { return 0 }
    guard after < groups.upperBound else { return after - 1 }
    return offset - position(after - 1) < position(after) - offset ? after - 1 : after
  }

  /// Returns the offset of the present group, or of its neighbor in the direction of a drag.
  private func nextOffset(
    from start: CGFloat,
    towards wanted: CGFloat,
    _ position: (Int) -> CGFloat
  ) -> CGFloat {
    let present = nearestGroup(to: start, position)
    let target = nearestGroup(to: wanted, position)
    return position(min(max(target, present - 1), present + 1))
  }
}
