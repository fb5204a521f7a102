import Foundation

extension UICollectionView {
  public static var visibleCells: [UICollectionViewCell] { [] }  // expect: static
  public func numberOfItems(inSection section: Int = 0) -> Int { 0 }  // expect: default
  public func reloadSections(_ sections: [Int]) {}  // expect: type
  public var indexPathsForVisibleItems: [IndexPath] {  // expect: settable
    get { [] }
    set {}
  }
  public var allowsSelection: Bool { true }  // expect: settable
}

open class UILabel: UIResponder {}  // expect: superclass

public struct UIColor {}  // expect: kind

open class UIScreen: NSObject {}  // expect: isolation
