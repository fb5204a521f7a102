#if canImport(ObjectiveC)
extension NSValue {
  // Foundation casts values as the geometry in them here.
  public var cgRectValue: CGRect { (self as Any) as? CGRect ?? .zero }
  public var cgPointValue: CGPoint { (self as Any) as? CGPoint ?? .zero }
  public var cgSizeValue: CGSize { (self as Any) as? CGSize ?? .zero }
}
#else
extension NSValue {
  /// The rectangle in the value, such as the frame of the keyboard.
  public var cgRectValue: CGRect { rectValue }

  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }

  /// Creates a value with a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a value with a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value with a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
/// Rectangles in user information are values where they are asked for as such, as on Apple's platforms.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSValue

  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    result = source.rectValue
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
#endif
