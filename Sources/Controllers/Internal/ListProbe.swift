import RosterPlatform

/// An invisible view inside the collection view that feels what happens to it.
///
/// Apps bring their own collection view, so its changes of traits cannot be overridden; a subview is
/// told of them as well.
@MainActor
final class ListProbe: UIView {
  /// Called with the traits before, when the traits of the collection view have changed.
  var traitsDidChange: ((UITraitCollection?) -> Void)?

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
    didLayout?()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange?(previousTraitCollection)
  }
}
