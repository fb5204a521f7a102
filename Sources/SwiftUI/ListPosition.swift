#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// Synchronizes the first visible item of a list with the app's binding.
@MainActor
final class ListPosition {
  /// The binding to the app's identifier.
  var binding: PositionBinding?

  private let reader = ScrollReader()

  /// The value on which the app and the list last agreed.
  private var agreed: ListIdentifier?

  /// Whether the list is scrolling to an item that the app has set.
  private var isScrolling = false

  /// Whether the binding is about to be written.
  private var isTelling = false

  /// Begins to follow a list.
  func follow(_ adapter: ListAdapter, _ binding: PositionBinding) {
    self.binding = binding
    reader.onScroll = { [weak self, weak adapter] in
      guard let self, let adapter else { return }
      tell(of: adapter)
    }
    adapter.scrollViewDelegate = reader
    adapter.observeUpdates { [weak self, weak adapter] _ in
      guard let self, let adapter else { return }
      show(in: adapter, animated: false)
      tell(of: adapter)
    }
  }

  /// Scrolls to the item that the app has set, if it has changed and is in the list.
  func show(in adapter: ListAdapter, animated: Bool) {
    guard
      !isTelling, let binding, let wanted = binding.read(), wanted != agreed,
      let id = adapter.itemID(of: wanted)
    else { return }
    agreed = wanted
    isScrolling = true
    adapter.scroll(to: id, at: binding.alignment, animated: animated) { [weak self] _ in
      self?.isScrolling = false
    }
  }

  /// Writes the first item to the binding at the end of the turn, because the list may be in the middle of
  /// a layout.
  private func tell(of adapter: ListAdapter) {
    guard !isTelling, !isScrolling else { return }
    isTelling = true
    Task { [weak self, weak adapter] in
      guard let self else { return }
      isTelling = false
      guard let adapter, let binding, !isScrolling else { return }
      let first = adapter.firstIdentifier(where: binding.isKnown)
      guard first != agreed, !isAwaiting(binding, in: adapter) else { return }
      agreed = first
      binding.write(first)
    }
  }

  /// Returns whether the app has set an item that is not in the list yet.
  private func isAwaiting(_ binding: PositionBinding, in adapter: ListAdapter) -> Bool {
    guard let wanted = binding.read(), wanted != agreed else { return false }
    return adapter.itemID(of: wanted) == nil
  }
}

/// Observes scrolling of a list.
private final class ScrollReader: NSObject, UIScrollViewDelegate {
  var onScroll: @MainActor () -> Void = {}

  nonisolated override init() {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll()
  }
}

extension ListAdapter {
  /// Returns the identifier of the first item that is visible below the bars and has a known type.
  fileprivate func firstIdentifier(where isKnown: (ListIdentifier) -> Bool) -> ListIdentifier? {
    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    for indexPath in collectionView.indexPathsForVisibleItems.sorted() {
      guard
        let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame,
        frame.maxY > top, let id = itemID(at: indexPath)?.id, isKnown(id)
      else { continue }
      return id
    }
    return nil
  }
}
#endif
