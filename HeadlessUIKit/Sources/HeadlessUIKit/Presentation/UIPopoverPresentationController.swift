/// The presentation of a view controller in a popover, which points to where it comes from.
///
/// What it points to is kept, so that tests can read it; the content is presented like any other.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate of the popover, which is that of the presentation.
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    willSet { (self as UIPresentationController).delegate = newValue }
  }

  /// The view that the popover points to.
  open var sourceView: UIView?
  /// The part of the view that the popover points to; null means the whole view.
  open var sourceRect = CGRect.null
  /// The bar button that the popover points to.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Whether the popover may cover what it points to.
  open var canOverlapSourceViewRect = false
  /// The views that receive touches while the popover is visible.
  open var passthroughViews: [UIView]?
  /// The color behind the content.
  open var backgroundColor: UIColor?

  /// Whether it is known what the popover points to.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil }
}

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// In any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known, as there is no popover.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The presentation of a view controller as a sheet, which rests at one of several heights.
///
/// The heights and looks are kept, so that tests can read them; the content fills the window.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public class Detent: NSObject {
    /// The identifier of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from its text.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the height.
    public let identifier: UISheetPresentationController.Detent.Identifier

    required init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Returns the height that a function finds; it is only kept.
    public class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Self {
      let detent = self.init(identifier ?? Identifier(UUID().uuidString))
      detent.resolver = resolver
      return detent
    }

    private var resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    /// Returns the height in a context, in points; nil if the height is not possible there.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }

    /// Returns a height of about half of the screen.
    public class func medium() -> Self { self.init(.medium) }

    /// Returns the height of the whole screen.
    public class func large() -> Self { self.init(.large) }
  }

  /// The heights at which the sheet rests, from the smallest to the greatest.
  open var detents: [UISheetPresentationController.Detent] = [.large()]
  /// The height at which the sheet rests; nil means the smallest.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// The greatest height that does not dim what is behind the sheet.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
  /// Whether a grabber is shown at the top.
  open var prefersGrabberVisible = false
  /// Whether scrolling to the top makes the sheet greater.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet touches the edges also where the height is compact.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width is the preferred one where the sheet touches the edges.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners; nil means the usual one.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes with an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}

/// What a height of a sheet is found from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The delegate of a popover; each method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the popover is about to be presented; nothing calls it here.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
