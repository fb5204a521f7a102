/// An attribute of a view or a layout guide, with methods that make constraints.
///
/// Subclasses keep attributes apart that cannot be compared, such as a left edge and a top.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated let operand: LayoutOperand
  nonisolated var key: AnchorKey { AnchorKey(operand) }

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  /// Returns a constraint that makes the two anchors equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// Returns a constraint that keeps this anchor at or after the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// Returns a constraint that keeps this anchor at or before the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// Returns a constraint that sets this anchor's distance from the other one, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// Returns a constraint that keeps this anchor at least a distance, in points, after the other
  /// one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// Returns a constraint that keeps this anchor at most a distance, in points, after the other
  /// one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  /// The name of the attribute.
  open var name: String { operand.attribute.name }

  /// The view or the layout guide.
  open var item: AnyObject? { operand.item }

  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    (object as? any KeyedAnchor)?.key == key
  }

  nonisolated public override var hash: Int { key.hashValue }
}

/// The identity of an anchor: its item and its attribute.
struct AnchorKey: Hashable, Sendable {
  var item: ObjectIdentifier?
  var attribute: NSLayoutConstraint.Attribute
  var originItem: ObjectIdentifier?
  var originAttribute: NSLayoutConstraint.Attribute

  init(_ operand: LayoutOperand) {
    item = operand.reference.map { ObjectIdentifier($0) }
    attribute = operand.attribute
    originItem = operand.originReference.map { ObjectIdentifier($0) }
    originAttribute = operand.originAttribute
  }
}

/// An anchor of any type, with a key.
private protocol KeyedAnchor {
  var key: AnchorKey { get }
}

extension NSLayoutAnchor: nonisolated KeyedAnchor {}
