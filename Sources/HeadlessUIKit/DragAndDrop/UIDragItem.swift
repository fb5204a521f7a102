/// One thing that a user drags.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Creates an item with what is carried to other places.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// What is carried to other places.
  open private(set) var itemProvider: NSItemProvider

  /// What the item stands for inside the app; other apps do not see it.
  open var localObject: Any?

  /// Makes what is seen of the item under the finger; by default that is its cell.
  open var previewProvider: (() -> UIDragPreview?)?
}

/// What is seen of an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// Creates a preview that looks like a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a preview that looks like a view, in a way.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// The view that the preview looks like.
  open private(set) var view: UIView

  /// How the view is shown.
  open private(set) var parameters: UIDragPreviewParameters
}

/// How a preview shows a view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// Creates parameters that show the view as it is.
  public override init() {
    super.init()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the view.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }
}

/// How a preview of a drag shows a view.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A place where a preview goes.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// Creates a place in a view, in that view's coordinates.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Creates a place in a view, in that view's coordinates, where the preview is turned or stretched.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// The view that the place is in.
  open private(set) var container: UIView

  /// Where the middle of the preview goes.
  open private(set) var center: CGPoint

  /// How the preview is turned and stretched there.
  open private(set) var transform: CGAffineTransform
}

/// A place where a preview of a drag goes.
open class UIDragPreviewTarget: UIPreviewTarget {}
