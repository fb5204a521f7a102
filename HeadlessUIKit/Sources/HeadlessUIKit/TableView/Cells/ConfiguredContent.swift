/// The content and background configurations of a cell, a header or a footer of a table.
@preconcurrency @MainActor struct ConfiguredContent {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  fileprivate var backgroundView: BackgroundConfigurationView?

  /// Whether the state has changed since the configurations were last updated.
  var needsUpdate = true
}

/// A cell, a header or a footer of a table, as far as its configurations are concerned.
@MainActor protocol ConfiguredView: UIView, ContentViewHost {
  var configured: ConfiguredContent { get set }
  var state: any UIConfigurationState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  func replaceContentView(with view: UIView)
}

extension ConfiguredView {
  /// Shows a content configuration, updated for the present state; nil leaves an empty content view.
  func setContent(_ content: (any UIContentConfiguration)?) {
    guard let content else {
      guard configured.content != nil else { return }
      configured.content = nil
      let view = UIView(frame: bounds)
      view.preservesSuperviewLayoutMargins = true
      return replaceContentView(with: view)
    }
    show(automaticallyUpdatesContentConfiguration ? content.updated(for: state) : content)
    invalidateIntrinsicContentSize()
  }

  func setBackground(_ background: UIBackgroundConfiguration?) {
    guard let background else {
      configured.background = nil
      configured.backgroundView?.removeFromSuperview()
      configured.backgroundView = nil
      return
    }
    show(automaticallyUpdatesBackgroundConfiguration ? background.updated(for: state) : background)
  }

  /// Updates the configurations that follow the state.
  func followState() {
    if let content = configured.content, automaticallyUpdatesContentConfiguration {
      show(content.updated(for: state))
    }
    if let background = configured.background, automaticallyUpdatesBackgroundConfiguration {
      show(background.updated(for: state))
    }
  }

  /// Keeps the configured background as large as the view.
  func layOutConfiguredBackground() {
    guard let background = configured.background else { return }
    configured.backgroundView?.show(background, in: bounds)
  }

  private func show(_ content: any UIContentConfiguration) {
    configured.content = content
    if let view = contentView as? any UIContentView, view.supports(content) {
      view.configuration = content
    } else {
      replaceContentView(with: content.makeContentView())
    }
  }

  private func show(_ background: UIBackgroundConfiguration) {
    configured.background = background
    let view = configured.backgroundView ?? BackgroundConfigurationView(frame: bounds)
    configured.backgroundView = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.show(background, in: bounds)
  }
}

/// A view whose size is that of a content view inside it: a cell, a header or a footer.
@MainActor protocol ContentViewHost: UIView {
  var contentView: UIView { get }

  /// The least height of a view that sizes itself, in points.
  var leastContentHeight: CGFloat { get }

  /// Returns the width of the content view for a width of the whole, in points.
  func contentWidth(inCellOf width: CGFloat) -> CGFloat
}

extension ContentViewHost {
  /// Returns the size that the constraints in the content view require, or nil if there are none.
  ///
  /// Constraints that tie views to the cell itself do not size it, as in UIKit. Only if constraints
  /// tie the content view to the cell is the whole cell measured.
  func contentFittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    let contentView = contentView
    guard contentView.isLayoutBoundary else { return nil }
    guard let engine = contentView.constraintState?.engine else {
      return constraintState?.engine == nil ? nil : target
    }
    let taken = target.width - contentWidth(inCellOf: target.width)
    let size = engine.fittingSize(
      CGSize(width: target.width - taken, height: target.height),
      horizontal,
      vertical
    )
    return CGSize(
      width: size.width + taken,
      height: vertical == .required ? size.height : max(leastContentHeight, size.height)
    )
  }
}

extension UICollectionViewCell: ContentViewHost {}
