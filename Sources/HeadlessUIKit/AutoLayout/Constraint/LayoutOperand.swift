/// What constraints place: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view a guide belongs to.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}

/// One side of a constraint: an attribute of an item, or the distance from one attribute to another.
///
/// Items are not kept alive; a constraint whose item is gone has no effect.
struct LayoutOperand {
  weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute
  /// For a distance, the item it starts at.
  weak var originItem: (any LayoutItem)?
  /// For a distance, the attribute it starts at.
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The distance from one position to another.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    item = end.item
    attribute = end.attribute
    originItem = start.item
    originAttribute = start.attribute
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .length : attribute.kind }

  var isInReadingDirection: Bool {
    attribute.isInReadingDirection || originAttribute.isInReadingDirection
  }

  /// Whether everything the operand tells of is still there.
  var isAlive: Bool {
    (item != nil || attribute == .notAnAttribute) && (!isDistance || originItem != nil)
  }
}
