/// One attribute of a view or a guide, from which constraints are made.
///
/// The kinds of anchors keep attributes apart that do not compare: a left edge with a top, say.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand
  nonisolated let key: AnchorKey

  init(_ operand: LayoutOperand) {
    self.operand = operand
    key = AnchorKey(operand)
    super.init()
  }

  /// Returns a constraint that makes both anchors equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// Returns a constraint that keeps this anchor at or after the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// Returns a constraint that keeps this anchor at or before the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// Returns a constraint that puts this anchor at a distance in points from the other.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// Returns a constraint that keeps this anchor at least a distance in points after the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// Returns a constraint that keeps this anchor at most a distance in points after the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  /// The attribute's name.
  open var name: String { operand.attribute.name }

  /// The view or the guide.
  open var item: AnyObject? { operand.item }

  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    (object as? any KeyedAnchor)?.key == key
  }

  nonisolated public override var hash: Int { key.hashValue }
}

/// Identifies an anchor by its item and its attribute.
struct AnchorKey: Hashable, Sendable {
  var item: ObjectIdentifier?
  var attribute: NSLayoutConstraint.Attribute
  var originItem: ObjectIdentifier?
  var originAttribute: NSLayoutConstraint.Attribute

  @MainActor init(_ operand: LayoutOperand) {
    item = operand.reference.map { ObjectIdentifier($0) }
    attribute = operand.attribute
    originItem = operand.originReference.map { ObjectIdentifier($0) }
    originAttribute = operand.originAttribute
  }
}

/// What anchors of all types have in common.
private protocol KeyedAnchor {
  var key: AnchorKey { get }
}

extension NSLayoutAnchor: nonisolated KeyedAnchor {}
