/// A view that is shown in front of the others, such as beside a menu, and the place it comes from.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view of the preview.
  open private(set) var view: UIView

  /// The parameters of the preview.
  open private(set) var parameters: UIPreviewParameters

  /// The place from which the preview comes, or to which it goes.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview of a view, with a place to come from.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view, which comes from where the view is in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    let center =
      container === view ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center
    self.init(
      view: view,
      parameters: parameters,
      target: UIPreviewTarget(container: container, center: center)
    )
  }

  /// Creates a preview of a view, which comes from where the view is in its superview.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the preview, which is that of its view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The rectangle of the preview at its place, in the coordinates of a view.
  func frame(in other: UIView) -> CGRect {
    let center = target.container.convert(target.center, to: other)
    return CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

/// The preview of a dragged item while it is lifted, dropped or taken back.
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the same preview with another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
