/// An item of constraints: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var layoutView: UIView? { get }

  /// The reference that constraints hold, so that they do not keep the item alive.
  var layoutReference: LayoutItemReference { get }

  /// The same reference, if it has been made already.
  var madeLayoutReference: LayoutItemReference? { get }

  /// The item as a view, if it is one; this is cheaper than a cast.
  var asView: UIView? { get }

  /// The item as a layout guide, if it is one.
  var asGuide: UILayoutGuide? { get }
}

/// A reference to an item that does not keep it alive.
///
/// All constraints of an item share one reference, because copying a weak reference is slow and
/// copying this one is not.
@MainActor final class LayoutItemReference {
  private(set) weak var item: (any LayoutItem)?

  /// The item's number in the engine that registered it last, and the number of that engine's
  /// system.
  var place = (system: 0, number: 0)

  init(_ item: any LayoutItem) {
    self.item = item
  }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var asView: UIView? { self }
  var asGuide: UILayoutGuide? { nil }
  var madeLayoutReference: LayoutItemReference? { constraintState?.reference }

  var layoutReference: LayoutItemReference {
    let state = constraintStateForChange
    if let reference = state.reference { return reference }
    let reference = LayoutItemReference(self)
    state.reference = reference
    return reference
  }
}

/// One side of a constraint: an attribute of an item, or the distance from one attribute to another.
///
/// Items are not kept alive; a constraint whose item is gone has no effect.
@MainActor struct LayoutOperand {
  let reference: LayoutItemReference?
  let attribute: NSLayoutConstraint.Attribute
  /// If the operand is a distance, the item where it starts.
  var originReference: LayoutItemReference?
  /// If the operand is a distance, the attribute where it starts.
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    reference = item?.layoutReference
    self.attribute = attribute
  }

  var item: (any LayoutItem)? { reference?.item }
  var originItem: (any LayoutItem)? { originReference?.item }

  /// Creates the distance from one position to another.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    reference = end.reference
    attribute = end.attribute
    originReference = start.reference
    originAttribute = start.attribute
  }

  /// Whether all items of the operand are alive.
  var isAlive: Bool {
    (reference == nil || item != nil) && (originReference == nil || originItem != nil)
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .length : attribute.kind }

  var isInReadingDirection: Bool {
    attribute.isInReadingDirection || originAttribute.isInReadingDirection
  }

  var isAtAbsoluteSide: Bool { attribute.isAbsoluteSide || originAttribute.isAbsoluteSide }

  /// The number of items in the operand, counted while all of them are alive.
  var itemCount: Int { (reference == nil ? 0 : 1) + (originReference == nil ? 0 : 1) }
}
