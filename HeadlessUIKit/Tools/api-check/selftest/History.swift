extension UIView {
  public func shimmer() {}  // expect: availability
  public func glow() {}  // expect: availability
  public func fade() {}  // expect: deprecated
  public func blink() {}  // expect: uncertain
  public convenience init(name: String) { self.init() }  // expect: optionality
  public subscript(index: Int) -> UIView { self }
}
