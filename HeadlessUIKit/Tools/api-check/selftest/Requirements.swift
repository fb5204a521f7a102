import Foundation

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {  // expect: missing-requirement
  var traitCollection: UITraitCollection { get }  // expect: requirement
}

extension UITraitEnvironment {
  public var traitCollection: UITraitCollection { UITraitCollection() }
}

public class UITraitCollection: NSObject {}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)  // expect: requirement
}
