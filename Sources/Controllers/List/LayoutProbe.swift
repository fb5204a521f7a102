import RosterPlatform

/// An invisible view that fills a cell and observes the cell's layout.
///
/// Cells may be of any class of the app, so their `layoutSubviews` cannot be overridden. A subview at
/// the front is laid out after the cell has placed its subviews, and after all other subviews.
@MainActor
final class LayoutProbe: UIView {
  private let onLayout: () -> Void

  /// Adds a probe to a view.
  ///
  /// - Parameters:
  ///   - view: The view whose layout is observed, until the probe is removed from it.
  ///   - onLayout: Called after each layout of the view in another size, and after each layout that
  ///     the probe is marked for.
  init(in view: UIView, onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(frame: view.bounds)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
