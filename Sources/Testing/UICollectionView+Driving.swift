import RosterPlatform

extension UICollectionView {
  /// Presses a cell until its context menu opens.
  ///
  /// - Returns: The menu's configuration; `nil` if none opens or the finger does not reach the
  ///   cell.
  func openMenu(of cell: UICollectionViewCell) -> UIContextMenuConfiguration? {
    guard let point = cell.touchPoint else { return nil }
    let place = convert(point, from: window)
    #if canImport(UIKit)
    let paths = indexPathForItem(at: place).map { [$0] } ?? []
    let menu = delegate?.collectionView?(
      self,
      contextMenuConfigurationForItemsAt: paths,
      point: place
    )
    return menu ?? nil
    #else
    return Headless.pressForContextMenu(at: place, in: self)
    #endif
  }

  /// Drags the list, and stops the finger before it is lifted; nothing happens if a finger does not
  /// reach the list.
  func drag(by distance: CGFloat) {
    window?.layoutIfNeeded()
    guard let window, let point = touchPoint else { return }
    let end = end(ofDragBy: distance)
    #if canImport(UIKit)
    delegate?.scrollViewWillBeginDragging?(self)
    if isSideways { contentOffset.x = end } else { contentOffset.y = end }
    window.layoutIfNeeded()
    delegate?.scrollViewDidEndDragging?(self, willDecelerate: false)
    #else
    guard let finger = Headless.touchDown(at: point, in: window) else { return }
    let start = isSideways ? contentOffset.x : contentOffset.y
    let way = end - start + (distance < 0 ? -Self.slack : Self.slack)
    finger.move(
      to: isSideways ? CGPoint(x: point.x - way, y: point.y) : CGPoint(x: point.x, y: point.y - way)
    )
    finger.lift()
    #endif
  }

  /// How far a finger moves before a list follows it, in points.
  private static let slack: CGFloat = 10

  /// Returns the offset at which a drag ends that goes no farther than there is something to see.
  private func end(ofDragBy distance: CGFloat) -> CGFloat {
    let insets = adjustedContentInset
    if isSideways {
      let most = max(-insets.left, contentSize.width + insets.right - bounds.width)
      return min(max(contentOffset.x + distance, -insets.left), most)
    }
    let most = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    return min(max(contentOffset.y + distance, -insets.top), most)
  }

  /// Pulls the list down until its refresh control starts, and returns whether a refresh has begun.
  func pullToRefresh() -> Bool {
    guard let window, let point = touchPoint else { return false }
    guard let refreshControl, !refreshControl.isRefreshing else { return false }
    #if canImport(UIKit)
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
    return true
    #else
    // A refresh may be over before the finger is lifted.
    var hasBegun = false
    let witness = UIAction { _ in hasBegun = true }
    refreshControl.addAction(witness, for: .valueChanged)
    defer { refreshControl.removeAction(witness, for: .valueChanged) }
    guard let finger = Headless.touchDown(at: point, in: window) else { return false }
    let distance = contentOffset.y + adjustedContentInset.top + Self.pull
    for part in [0.5, 1] { finger.move(to: CGPoint(x: point.x, y: point.y + distance * part)) }
    finger.lift()
    waitUntilAtRest()
    return hasBegun
    #endif
  }

  #if !canImport(UIKit)
  /// Lets time pass until the content has bounced back.
  private func waitUntilAtRest() {
    let frame = 1.0 / 60
    for _ in 0..<240 where isDecelerating { Headless.advance(by: frame) }
  }

  /// How far a finger is drawn down to refresh a list that is at its top: farther than it has to be.
  private static let pull: CGFloat = 160
  #endif

  /// Whether the content is wider than the view.
  var isSideways: Bool { contentSize.width > bounds.width }

  /// Ends the animations of all views of the list.
  func finishAnimations() {
    #if canImport(UIKit)
    for view in [self] + subviews {
      view.layer.removeAllAnimations()
    }
    #else
    Headless.finishAnimations()
    #endif
  }
}

extension UIWindow {
  /// Whether a menu is open.
  var hasMenu: Bool {
    #if canImport(UIKit)
    false
    #else
    Headless.openMenu(in: self) != nil
    #endif
  }

  /// Returns whether an open menu has an element with a title.
  func offers(_ title: String) -> Bool {
    #if canImport(UIKit)
    false
    #else
    Headless.openMenu(in: self)?.offers(title) == true
    #endif
  }

  /// Closes the open menu.
  func closeMenu() {
    #if !canImport(UIKit)
    Headless.closeMenu(in: self)
    #endif
  }

  /// Moves the window to the background, or hides it where a test cannot do that, which has the
  /// same effect.
  func enterBackground() {
    #if canImport(UIKit)
    isHidden = true
    #else
    Headless.enterBackground(self)
    #endif
  }

  /// Moves the window to the foreground.
  func enterForeground() {
    #if canImport(UIKit)
    isHidden = false
    #else
    Headless.enterForeground(self)
    #endif
  }

  /// Changes some of the window's traits.
  ///
  /// - Returns: Whether a test can do that here.
  func setTraits(_ traits: UITraitCollection) -> Bool {
    #if canImport(UIKit)
    guard #available(iOS 17, *) else { return false }
    if traits.preferredContentSizeCategory != .unspecified {
      traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
    if traits.layoutDirection != .unspecified {
      traitOverrides.layoutDirection = traits.layoutDirection
    }
    #else
    Headless.setTraits(traits, of: self)
    #endif
    return true
  }
}

#if canImport(UIKit)
import RosterPlatform

extension UICollectionView {
  /// Makes the calls of a touch on an item in UIKit's order, because UIKit makes them only for a
  /// real finger.
  ///
  /// The order is that of Apple's description of the delegate's methods: the highlight begins, the
  /// selection changes, the primary action follows, and the highlight ends.
  func touch(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard
      isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection,
      delegate?.collectionView?(self, shouldHighlightItemAt: path) ?? true
    else { return }
    cell.isHighlighted = true
    delegate?.collectionView?(self, didHighlightItemAt: path)
    if selectsSeveral, indexPathsForSelectedItems?.contains(path) == true {
      userDeselects(path)
    } else {
      userSelects(path)
    }
    let performs =
      delegate?.collectionView?(self, canPerformPrimaryActionForItemAt: path) ?? !isEditing
    if performs {
      delegate?.collectionView?(self, performPrimaryActionForItemAt: path)
    }
    cell.isHighlighted = false
    delegate?.collectionView?(self, didUnhighlightItemAt: path)
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func userSelects(_ path: IndexPath) {
    guard delegate?.collectionView?(self, shouldSelectItemAt: path) ?? true else { return }
    let others = selectsSeveral ? [] : (indexPathsForSelectedItems ?? []).filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for other in others {
      delegate?.collectionView?(self, didDeselectItemAt: other)
    }
    delegate?.collectionView?(self, didSelectItemAt: path)
  }

  private func userDeselects(_ path: IndexPath) {
    guard delegate?.collectionView?(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    delegate?.collectionView?(self, didDeselectItemAt: path)
  }
}
#endif

extension UIMenu {
  /// Returns whether the menu shows an element with a title.
  fileprivate func offers(_ title: String) -> Bool {
    children.contains { element in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        return menu.offers(title)
      }
      return element.title == title
    }
  }
}
