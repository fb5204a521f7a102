// A small part of UIKit as it is, in which the check must find nothing.

import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  open var isHidden = false
}

open class UIScrollView: UIView {}

open class UICollectionReusableView: UIView {
  open private(set) var reuseIdentifier: String?
}

open class UICollectionViewCell: UICollectionReusableView {}

open class UICollectionView: UIScrollView {
  weak open var dataSource: (any UICollectionViewDataSource)?
  open var numberOfSections: Int { 0 }
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What is in this namespace is not compared.
public enum Headless {
  public static func advance() {}
}
