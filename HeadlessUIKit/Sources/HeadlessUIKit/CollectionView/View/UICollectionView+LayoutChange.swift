extension UICollectionView {
  /// Installs another layout; views that both layouts have are kept.
  func changeLayout(to newLayout: UICollectionViewLayout) {
    let oldLayout = currentLayout
    guard newLayout !== oldLayout else { return }
    oldLayout.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: oldLayout)
    let views = content.orderedKeys.compactMap { content.displayed[$0]?.view }
    for view in views { view.willTransition(from: oldLayout, to: newLayout) }
    oldLayout.viewReference = nil
    currentLayout = newLayout
    newLayout.viewReference = layoutReference
    newLayout.invalidateLayout()
    if knownCounts != nil {
      prepareLayoutIfNeeded()
      moveToTargetOffset()
    }
    for view in views { view.didTransition(from: oldLayout, to: newLayout) }
    oldLayout.finalizeLayoutTransition()
    newLayout.finalizeLayoutTransition()
  }
}
