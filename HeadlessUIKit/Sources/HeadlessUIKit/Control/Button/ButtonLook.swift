/// The colors of a button with a configuration, in the button's state.
///
/// UIKit documents the styles by pictures; the exact shades were chosen for HeadlessUIKit.
@preconcurrency @MainActor struct ButtonLook {
  let foreground: UIColor
  let background: UIColor

  private static let paleness: CGFloat = 0.18
  private static let touchedPart: CGFloat = 0.75

  init(_ configuration: UIButton.Configuration, _ button: UIButton) {
    let state = button.state
    let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .systemBlue
    let isSelected = configuration.automaticallyUpdateForSelection && state.contains(.selected)
    let style = isSelected ? configuration.style.selected : configuration.style
    guard !state.contains(.disabled) else {
      foreground = .tertiaryLabel
      background = style == .plain ? .clear : .tertiarySystemFill
      return
    }
    let front = configuration.baseForegroundColor ?? (style == .filled ? .white : tint)
    let back: UIColor =
      switch style {
      case .plain: configuration.baseBackgroundColor ?? .clear
      case .tinted: (configuration.baseBackgroundColor ?? tint).withAlphaComponent(Self.paleness)
      case .gray: configuration.baseBackgroundColor ?? .secondarySystemFill
      case .filled: configuration.baseBackgroundColor ?? tint
      }
    let isTouched = state.contains(.highlighted)
    foreground = isTouched && style != .filled ? front.fading(to: Self.touchedPart) : front
    background = isTouched && back != .clear ? back.fading(to: Self.touchedPart) : back
  }
}

extension UIButton.Configuration.Style {
  /// The style of a selected button.
  fileprivate var selected: Self {
    switch self {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }
}

extension UIColor {
  /// Returns the same color with a fraction of its opacity.
  fileprivate func fading(to part: CGFloat) -> UIColor {
    UIColor { traits in
      let rgba = self.rgba(in: traits)
      return self.withAlphaComponent(rgba.alpha * part)
    }
  }
}

extension UIButton.Configuration {
  /// Returns the corner radius of a background of a height, in points.
  func cornerRadius(height: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    switch cornerStyle {
    case .fixed: return background.cornerRadius
    case .dynamic:
      let usual = UIFont.preferredFont(forTextStyle: .body).pointSize
      let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
      return background.cornerRadius * size / usual
    case .small: return 4
    case .medium: return 6
    case .large: return 10
    case .capsule: return height / 2
    }
  }
}
