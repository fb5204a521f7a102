/// What constraints place: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view a guide belongs to.
  var layoutView: UIView? { get }

  /// What constraints hold instead of the item, to keep it from being kept alive.
  var layoutReference: LayoutItemReference { get }

  /// The same, if something asked for it before.
  var madeLayoutReference: LayoutItemReference? { get }

  /// The item as a view, if it is one; to ask is cheaper than to cast.
  var asView: UIView? { get }

  /// The item as a guide, if it is one.
  var asGuide: UILayoutGuide? { get }
}

/// A reference to an item that does not keep it alive.
///
/// There is one for an item, which all its constraints share: to copy it is cheap, to copy a weak
/// reference is not.
@MainActor final class LayoutItemReference {
  private(set) weak var item: (any LayoutItem)?

  /// The number of the item in the system of the engine that counted it last, and which system that was.
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
  /// For a distance, the item it starts at.
  var originReference: LayoutItemReference?
  /// For a distance, the attribute it starts at.
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    reference = item?.layoutReference
    self.attribute = attribute
  }

  var item: (any LayoutItem)? { reference?.item }
  var originItem: (any LayoutItem)? { originReference?.item }

  /// The distance from one position to another.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    reference = end.reference
    attribute = end.attribute
    originReference = start.reference
    originAttribute = start.attribute
  }

  /// Whether the items the operand tells of live.
  var isAlive: Bool {
    (reference == nil || item != nil) && (originReference == nil || originItem != nil)
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .length : attribute.kind }

  var isInReadingDirection: Bool {
    attribute.isInReadingDirection || originAttribute.isInReadingDirection
  }

  var isAtAbsoluteSide: Bool { attribute.isAbsoluteSide || originAttribute.isAbsoluteSide }

  /// The number of items of the operand while all of them are alive.
  var itemCount: Int { (reference == nil ? 0 : 1) + (originReference == nil ? 0 : 1) }
}
