/// A part of a view in which the pointer has a style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle, in the view's coordinates.
  open private(set) var rect: CGRect

  /// What identifies the region.
  open private(set) var identifier: AnyHashable?

  /// The axes along which the region holds the pointer after a click; they are only kept.
  open var latchingAxes: UIAxis = []

  /// Creates a region.
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.init(rect, identifier)
  }

  private init(_ rect: CGRect, _ identifier: AnyHashable?) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Returns the region itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The place of a pointer for which a region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The place of the pointer, in the coordinates of the view.
  open private(set) var location: CGPoint

  /// The keys that are pressed; here none.
  open var modifiers: UIKeyModifierFlags { [] }

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
