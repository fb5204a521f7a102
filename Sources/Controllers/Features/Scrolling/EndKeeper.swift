import RosterPlatform

/// Remembers whether the end of a list is visible, so that it stays visible when the list, its view or
/// what covers it changes.
///
/// Scrolling alone decides whether the end is left: what moves while sizes change is a consequence of
/// that change.
struct EndKeeper {
  /// The values that determine where the end is.
  private struct Measures: Equatable {
    let content: CGSize
    let view: CGSize
    let insets: UIEdgeInsets

    @MainActor
    init(_ collectionView: UICollectionView) {
      content = collectionView.collectionViewLayout.collectionViewContentSize
      view = collectionView.bounds.size
      insets = collectionView.adjustedContentInset
    }
  }

  /// Whether the end should be visible; a list begins at its end.
  private(set) var isAtEnd = true

  private var measures: Measures?

  /// Whether an update with an anchor of its own determines where the list is.
  private var yields = false

  /// Records that the list has scrolled.
  @MainActor
  mutating func didScroll(_ collectionView: UICollectionView) {
    guard measures == Measures(collectionView) else { return }
    isAtEnd = collectionView.isAtEnd
  }

  /// Lets an update determine where the list is, unless it is the first one.
  mutating func yield() {
    yields = measures != nil
  }

  /// Records that sizes may have changed.
  ///
  /// - Returns: Whether they have, while the end was visible.
  @MainActor
  mutating func sizesMayHaveChanged(_ collectionView: UICollectionView) -> Bool {
    let new = Measures(collectionView)
    guard new != measures else { return false }
    measures = new
    if yields { isAtEnd = collectionView.isAtEnd }
    yields = false
    return isAtEnd
  }
}
