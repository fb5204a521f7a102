import RosterPlatform

/// An invisible view inside the collection view that feels what happens to it.
///
/// Apps bring their own collection view, so its methods cannot be overridden; a subview is told of
/// changed traits, of layout and of other windows as well.
@MainActor
final class ListProbe: UIView {
  /// Called with the traits before, when the traits of the collection view have changed.
  var traitsDidChange: ((UITraitCollection?) -> Void)?

  /// The list whose collection view the probe is inside of, while it wants to hear of layout and windows.
  weak var list: ListCoordinator?

  /// Called when the collection view has been laid out, after the probe was marked for layout.
  var didLayout: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    list?.keepEnd()
    list?.visibilityMayHaveChanged()
    didLayout?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    list?.windowDidChange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    list?.safeAreaMayHaveChanged()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange?(previousTraitCollection)
  }
}
