extension UICollectionView {
  func registerCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    let key = ReuseRegistry.Key(category: .cell, identifier: identifier)
    guard let cellClass else {
      registry[key] = nil
      return
    }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      refuse(cellClass, "UICollectionViewCell")
      return
    }
    registry[key] = cellClass
  }

  func registerSupplementaryClass(
    _ viewClass: AnyClass?,
    _ elementKind: String,
    _ identifier: String
  ) {
    let key = ReuseRegistry.Key(
      category: .supplementaryView,
      kind: elementKind,
      identifier: identifier
    )
    guard let viewClass else {
      registry[key] = nil
      return
    }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      refuse(viewClass, "UICollectionReusableView")
      return
    }
    registry[key] = viewClass
  }

  private func refuse(_ viewClass: AnyClass, _ expected: String) {
    fail("F-REG-CLASS", "\(viewClass) was registered but is no subclass of \(expected)")
  }
}
