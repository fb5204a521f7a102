/// An item of a drag.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Creates an item with a provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// The provider of the item's data.
  open private(set) var itemProvider: NSItemProvider

  /// An object for the item inside the app; other apps do not see it.
  open var localObject: Any?

  /// Makes the preview of the item; by default the preview is its cell.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// The preview of an item during a drag.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// Creates a preview from a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview from a view with parameters.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// The view of the preview.
  open private(set) var view: UIView

  /// The parameters of the preview.
  open private(set) var parameters: UIDragPreviewParameters
}

/// The parameters with which a preview shows a view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// Creates the default parameters.
  public override init() {
    super.init()
  }

  /// The part of the view that is shown; nil shows all of it.
  open var visiblePath: UIBezierPath?

  /// The outline of the shadow; nil means that of what is shown.
  @available(iOS 14, macOS 10.15, *)
  open var shadowPath: UIBezierPath?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The background color of the view.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }
}

/// The parameters with which a preview of a drag shows a view.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place to which a preview moves.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// Creates a target in a view, in that view's coordinates.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Creates a target in a view, in that view's coordinates, with a transform for the preview.
  ///
  /// Raises an exception unless the view is in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    if container.window == nil {
      Headless.fail(
        "F-PREVIEW-TARGET",
        "The container of a preview target has to be in a window: \(container)"
      )
    }
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// The view that contains the target.
  open private(set) var container: UIView

  /// The center of the preview at the target.
  open private(set) var center: CGPoint

  /// The transform of the preview at the target.
  open private(set) var transform: CGAffineTransform
}

/// The place to which a preview of a drag moves.
open class UIDragPreviewTarget: UIPreviewTarget {}
