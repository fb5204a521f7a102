import RosterPlatform

/// Receives the events that a probe in a collection view observes.
@MainActor
protocol ListProbeListener: AnyObject {
  /// The collection view has been laid out, after a report was asked for.
  func didLayOut()

  /// The collection view was added to another window, or removed from one.
  func windowDidChange()

  /// The collection view has another size, in which nothing is laid out yet.
  func sizeWillBeLaidOut()

  /// The size of the collection view may have changed.
  func sizeMayHaveChanged()

  /// The safe area of the collection view may have changed.
  func safeAreaMayHaveChanged()

  /// The traits of the collection view have changed from others.
  func traitsDidChange(from old: UITraitCollection?)
}

/// A view inside the collection view, which observes it.
///
/// The collection view belongs to the app, so its methods cannot be overridden. A subview is
/// notified of changed traits, of layout and of other windows, too.
@MainActor
final class ListProbe: UIView {
  weak var listener: (any ListProbeListener)?

  /// Whether the listener is still to be notified of a layout pass.
  private var isDue = false
  private var isScheduled = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Notifies the listener after the present or the next layout pass, at the latest in the next turn.
  ///
  /// Subviews are laid out after the collection view has placed its cells, so the probe's layout is
  /// the right moment. Nothing depends on it: a turn that ends without it is made up for.
  func setNeedsReport() {
    guard !isDue else { return }
    isDue = true
    setNeedsLayout()
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in self?.makeUp() }
  }

  private func makeUp() {
    isScheduled = false
    if isDue { superview?.layoutIfNeeded() }
    if isDue { report() }
  }

  private func report() {
    isDue = false
    listener?.didLayOut()
  }

  // An autoresized subview gets its size before anything is laid out; by which property is not documented.
  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { listener?.sizeWillBeLaidOut() } }
  }

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { listener?.sizeWillBeLaidOut() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    listener?.sizeMayHaveChanged()
    report()
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
