// swift-format-ignore-file
// Members of CGRect that Core Graphics declares: with MemberImportVisibility a file that uses them has to import it, or UIKit.
@_exported import Foundation
extension CGRect {
  public static var null: CGRect { fatalError() }
  public static var infinite: CGRect { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public var minX: Double { fatalError() }
  public var midX: Double { fatalError() }
  public var maxX: Double { fatalError() }
  public var minY: Double { fatalError() }
  public var midY: Double { fatalError() }
  public var maxY: Double { fatalError() }
  public var width: Double { fatalError() }
  public var height: Double { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isNull: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var standardized: CGRect { fatalError() }
  public var integral: CGRect { fatalError() }
  public func equalTo(_ rect2: CGRect) -> Bool { fatalError() }
  public func intersects(_ rect2: CGRect) -> Bool { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func contains(_ rect2: CGRect) -> Bool { fatalError() }
  public func union(_ r2: CGRect) -> CGRect { fatalError() }
  public func intersection(_ r2: CGRect) -> CGRect { fatalError() }
  public func insetBy(dx: Double, dy: Double) -> CGRect { fatalError() }
  public func offsetBy(dx: Double, dy: Double) -> CGRect { fatalError() }
  public func divided(atDistance: Double, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) { fatalError() }
  public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
}
