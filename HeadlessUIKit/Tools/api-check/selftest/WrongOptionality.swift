import Foundation

extension UICollectionView {
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell {  // expect: optionality
    UICollectionViewCell()
  }
  public func indexPath(for cell: UICollectionViewCell?) -> IndexPath? {  // expect: optionality
    nil
  }
  public var backgroundView: UIView {  // expect: optionality
    get { self }
    set {}
  }
}
