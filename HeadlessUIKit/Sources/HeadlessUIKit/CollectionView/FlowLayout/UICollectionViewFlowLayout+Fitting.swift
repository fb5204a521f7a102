extension UICollectionViewFlowLayout {
  /// Returns whether a cell gets its preferred size; headers and footers do not.
  func follows(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredSizes && original.representedElementCategory == .cell
      && preferred.size != original.size
  }

  /// Keeps a cell's preferred size until the item is removed or the whole layout is invalidated.
  func note(_ preferred: UICollectionViewLayoutAttributes) {
    guard let position = ItemPosition(preferred.indexPath),
      measures.indices.contains(position.section)
    else { return }
    let size = axis.size(accepted(preferred.size))
    measures[position.section].fitted[position.item] = size
    staleness.sections.insert(position.section)
  }

  func forgetFittedSizes() {
    for section in measures.indices { measures[section].fitted = [:] }
  }

  /// Moves preferred sizes to the new positions of their items.
  func followItems(_ mapping: PositionMapping) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, measure) in measures.enumerated() {
      for (item, size) in measure.fitted {
        let old = ItemPosition(section: section, item: item)
        guard let new = mapping.newPosition(ofOld: old) else { continue }
        moved[new.section, default: [:]][new.item] = size
      }
    }
    forgetFittedSizes()
    let missing = (moved.keys.max() ?? -1) + 1 - measures.count
    if missing > 0 {
      measures += Array(repeating: FlowMeasures(), count: missing)
    }
    for (section, sizes) in moved { measures[section].fitted = sizes }
  }

  /// Fails for invalid sizes, and treats them as zero.
  func accepted(_ size: CGSize) -> CGSize {
    guard size.width.isFinite, size.height.isFinite else {
      Headless.fail(
        "F-ATTR-SIZE",
        "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions"
      )
      return .zero
    }
    guard size.width >= 0, size.height >= 0 else {
      Headless.fail("F-NEG-SIZE", "negative sizes are not supported in the flow layout")
      return .zero
    }
    return size
  }
  /// Treats a distance that is not finite as zero.
  func accepted(_ distance: CGFloat) -> CGFloat { distance.isFinite ? distance : 0 }

  func accepted(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: accepted(insets.top),
      left: accepted(insets.left),
      bottom: accepted(insets.bottom),
      right: accepted(insets.right)
    )
  }
}
