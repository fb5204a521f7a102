extension UICollectionViewListCell {
  /// Whether a tap anywhere on the row expands and collapses its item instead of selecting it.
  var opensFromWholeRow: Bool {
    accessories.contains { $0.accessoryType == .outlineDisclosure && $0.opensFromWholeRow }
  }

  func userDidTouch(_ accessory: UICellAccessory) {
    if let action = accessory.action {
      action()
    } else if accessory.accessoryType == .outlineDisclosure {
      toggleOutline()
    }
  }

  /// Expands or collapses the row's item, as a disclosure arrow without a handler does.
  func toggleOutline() {
    if let arrow = accessories.first(where: { $0.accessoryType == .outlineDisclosure }),
      let action = arrow.action
    {
      return action()
    }
    guard let collectionView, let path = collectionView.indexPath(for: self) else { return }
    (collectionView.dataSource as? any OutlineDataSource)?.toggleItem(at: path)
  }
}
