extension UICollectionView {
  public func insertItems(_ indexPaths: [IndexPath]) {}  // expect: unknown-member
  public func deleteItems(of indexPaths: [IndexPath]) {}  // expect: unknown-member
}

import Foundation
