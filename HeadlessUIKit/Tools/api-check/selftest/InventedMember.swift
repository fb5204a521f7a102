import Foundation

extension UICollectionView {
  public func reloadEverything() {}  // expect: unknown-member
  public var isShowingRows: Bool { false }  // expect: unknown-member
  public static func _plumbing() {}  // expect: hidden-name
}

open class UICollectionList: UIView {}  // expect: unknown-type

extension UIView {
  public struct Shade {}  // expect: unknown-type
}
