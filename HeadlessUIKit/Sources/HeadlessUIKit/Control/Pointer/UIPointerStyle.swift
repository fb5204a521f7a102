/// The shape of a pointer and its effect on a view; it is only kept.
@preconcurrency @MainActor public class UIPointerStyle: NSObject, NSCopying {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  let isHidden: Bool

  /// Creates a style that changes a view, and the pointer if a shape is given.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape)
  }

  /// Creates a style that changes the pointer, which may move only along some axes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape)
  }

  required init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool = false) {
    self.effect = effect
    self.shape = shape
    self.isHidden = isHidden
    super.init()
  }

  /// Returns a style that hides the pointer.
  public class func hidden() -> Self { Self(nil, nil, isHidden: true) }

  /// Returns the system's style.
  public class func system() -> Self { Self(nil, nil) }

  /// Returns the style itself, which is never changed.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What happens to a view while the pointer is over it; it is only kept.
public enum UIPointerEffect: Equatable, Sendable {
  /// How a view is tinted.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// In front of its content.
    case overlay = 1
    /// Behind its content.
    case underlay = 2
  }

  /// The effect that suits the view.
  case automatic(UITargetedPreview)
  /// The pointer takes the shape of the view.
  case highlight(UITargetedPreview)
  /// The view comes nearer, and the pointer disappears.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer stays.
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// The preview of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The shape of a pointer; it is only kept.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical line of a length.
  case verticalBeam(length: CGFloat)
  /// A horizontal line of a length.
  case horizontalBeam(length: CGFloat)

  /// The corner radius that a rectangle has unless one is given, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

extension Headless {
  /// Returns what a pointer's style does to the view; nil if it changes only the pointer.
  @preconcurrency @MainActor public static func effect(of style: UIPointerStyle) -> UIPointerEffect?
  { style.effect }

  /// Returns the shape that a style gives to the pointer; nil if it keeps its own.
  @preconcurrency @MainActor public static func shape(of style: UIPointerStyle) -> UIPointerShape? {
    style.shape
  }

  /// Returns whether a style hides the pointer.
  @preconcurrency @MainActor public static func isHidden(_ style: UIPointerStyle) -> Bool {
    style.isHidden
  }
}
