extension UICollectionView {
  func fail(_ id: String, _ reason: String) {
    Headless.fail(id, reason)
  }

  /// The collection view as some failures print it, without addresses.
  var failureText: String { ViewDescription(printsAddresses: false).text(of: self) }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes as failures print them, without an address.
  var failureText: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
    return "<\(type(of: self)): 0x0; index path: (\(indexPath.failureText));"
      + " frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
  }
}

extension IndexPath {
  /// The index path as UIKit's failures print it, without a meaningful address.
  var failureText: String {
    let path = map { "\($0)" }.joined(separator: " - ")
    return "<NSIndexPath: 0x0> {length = \(count), path = \(path)}"
  }
}
