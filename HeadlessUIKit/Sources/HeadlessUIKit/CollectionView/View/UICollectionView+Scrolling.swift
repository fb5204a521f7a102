extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard isSound(position) else { return }
    if needsLayoutForScrolling { layoutIfNeeded() }
    guard let item = existingItem(indexPath) else { return }
    currentLayout.willScroll(to: item, at: position)
    guard let frame = preparedAttributes(.cell(item))?.frame else {
      reportMissingAttributes(.cell(item))
      return
    }
    let target = offset(toShow: frame, position)
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  private var needsLayoutForScrolling: Bool {
    content.needsPreparation || knownCounts == nil
  }

  /// Returns whether a position has at most one value for each direction.
  private func isSound(_ position: ScrollPosition) -> Bool {
    let vertical: [ScrollPosition] = [.top, .centeredVertically, .bottom]
    let horizontal: [ScrollPosition] = [.left, .centeredHorizontally, .right]
    for (name, choices) in [("vertical", vertical), ("horizontal", horizontal)]
    where choices.filter({ position.contains($0) }).count > 1 {
      Headless.fail(
        "F-SCROLLPOS",
        name: "NSInvalidArgumentException",
        "UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(name)"
          + " positioning styles"
      )
      return false
    }
    return true
  }

  /// Returns the item at an index path, or nil with a failure if it does not exist.
  func existingItem(_ indexPath: IndexPath) -> ItemPosition? {
    let counts = validCounts()
    let position = ItemPosition(indexPath)
    if let position, counts.contains(position) { return position }
    let section = indexPath.first ?? 0
    let text: String
    if let position, let count = counts.numberOfItems(inSection: position.section) {
      text =
        "an out-of-bounds item (\(position.item)) when there are only \(count) items in section"
        + " \(position.section)."
    } else {
      text =
        "an out-of-bounds section (\(section)) when there are only \(counts.numberOfSections)"
        + " sections."
    }
    fail("F-SCROLL-OOB", "Attempted to scroll the collection view to \(text)")
    return nil
  }

  private func offset(toShow frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var target = position.isEmpty ? offset(toShow: frame) : contentOffset
    if position.contains(.top) { target.y = frame.minY - inset.top }
    if position.contains(.bottom) { target.y = frame.maxY - bounds.height + inset.bottom }
    if position.contains(.centeredVertically) {
      target.y = frame.midY - visible.height / 2 - inset.top
    }
    if position.contains(.left) { target.x = frame.minX - inset.left }
    if position.contains(.right) { target.x = frame.maxX - bounds.width + inset.right }
    if position.contains(.centeredHorizontally) {
      target.x = frame.midX - visible.width / 2 - inset.left
    }
    return restingOffset(near: target)
  }
}
