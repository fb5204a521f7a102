import RosterPlatform

/// Receives the events that a probe in a collection view observes.
@MainActor
protocol ListProbeListener: AnyObject {
  /// The collection view has been laid out, after the probe was marked for layout.
  func didLayOut()

  /// The collection view was added to another window, or removed from one.
  func windowDidChange()

  /// The safe area of the collection view may have changed.
  func safeAreaMayHaveChanged()

  /// The traits of the collection view have changed from others.
  func traitsDidChange(from old: UITraitCollection?)
}

/// A view without area inside the collection view, which observes it.
///
/// It is not hidden, because a hidden view may not be laid out.
///
/// The collection view belongs to the app, so its methods cannot be overridden. A subview is
/// notified of changed traits, of layout and of other windows, too.
@MainActor
final class ListProbe: UIView {
  weak var listener: (any ListProbeListener)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    listener?.didLayOut()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    listener?.windowDidChange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    listener?.safeAreaMayHaveChanged()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    listener?.traitsDidChange(from: previousTraitCollection)
  }
}
