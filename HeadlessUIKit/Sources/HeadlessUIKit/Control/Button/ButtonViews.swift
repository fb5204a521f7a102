/// The views that only buttons with a configuration have.
@preconcurrency @MainActor final class ButtonViews {
  let background = UIView()
  let subtitle = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)
  let sign = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
  private var custom: UIView?

  init() {
    background.isUserInteractionEnabled = false
    sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small)
  }

  /// Shows the background of a configuration.
  func show(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
    background.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    background.layer.borderWidth = configuration.strokeWidth
    background.layer.borderColor =
      configuration.resolvedStrokeColor(for: tint)
      .resolvedColor(with: background.traitCollection).cgColor
    guard configuration.customView !== custom else { return }
    custom?.removeFromSuperview()
    custom = configuration.customView
    if let custom { background.addSubview(custom) }
  }

  /// Places the background in a button.
  func placeBackground(of configuration: UIButton.Configuration, in button: UIButton) {
    let insets = configuration.background.backgroundInsets
    let isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    background.frame = button.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: isReversed ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isReversed ? insets.leading : insets.trailing
      )
    )
    background.layer.cornerRadius = configuration.cornerRadius(
      height: background.bounds.height,
      button.traitCollection
    )
    custom?.frame = background.bounds
  }

  /// Removes the views from their button.
  func remove() {
    for view in [background, subtitle, spinner, sign] { view.removeFromSuperview() }
  }
}
