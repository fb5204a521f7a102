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
/// All constraints of an item share one reference, because making and copying others takes time. So do the gesture
/// recognizers of a view and the layout of a collection view.
@MainActor final class LayoutItemReference {
  // Safe: the item makes and holds its only reference, which forgets the item in the item's deinit. A weak
  // reference would slow down every retain and release of the item.
  private unowned(unsafe) var object: (any LayoutItem)?

  /// The item's number in the engine that registered it last, and the number of that engine's
  /// system.
  var place = (system: 0, number: 0)

  init(_ item: any LayoutItem) {
    unsafe object = item
  }

  var item: (any LayoutItem)? { unsafe object }

  /// Called by the item when it is about to go.
  func forgetItem() {
    unsafe object = nil
  }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var asView: UIView? { self }
  var asGuide: UILayoutGuide? { nil }

  var layoutReference: LayoutItemReference {
    if let madeLayoutReference { return madeLayoutReference }
    let reference = LayoutItemReference(self)
    madeLayoutReference = reference
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
  let originReference: LayoutItemReference?
  /// If the operand is a distance, the attribute where it starts.
  let originAttribute: NSLayoutConstraint.Attribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    reference = item?.layoutReference
    self.attribute = attribute
    originReference = nil
    originAttribute = .notAnAttribute
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
}
