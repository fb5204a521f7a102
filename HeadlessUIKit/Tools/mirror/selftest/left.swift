import UIKit

class Player: NSObject {
  var token: NSKeyValueObservation?
  let story = UIStoryboard(name: "Main", bundle: nil)
  func watch() {
    let name = "#selector(inAString) and @objc"  // @objc in a comment
    _ = Selector(("secret"))
    _ = name
  }
}

class Box<V: UIView>: UIView {
  lazy var content = V(frame: bounds)
}

extension Unknown {
  override func prepareForReuse() {}
}
