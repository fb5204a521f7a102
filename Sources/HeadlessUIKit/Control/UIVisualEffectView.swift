/// An effect on what is behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates no effect.
  public override init() {
    super.init()
  }
}

/// An effect that blurs what is behind a view; here it is drawn as a tint.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the appearance says.
    case regular = 4
    /// As the appearance says, and clearer.
    case prominent = 5
    /// A very thin layer.
    case systemUltraThinMaterial = 6
    /// A thin layer.
    case systemThinMaterial = 7
    /// A layer.
    case systemMaterial = 8
    /// A thick layer.
    case systemThickMaterial = 9
    /// The layer of bars.
    case systemChromeMaterial = 10
  }

  let style: UIBlurEffect.Style

  /// Creates a blur that looks in a certain way.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

/// A view that shows its content in front of an effect on what is behind.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// The effect on what is behind.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// The view for what is in front, which fills this one.
  open var contentView: UIView { content }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    showEffect()
  }

  /// How much of what is behind a drawn tint leaves to see.
  private static let opacity: CGFloat = 0.8

  private func showEffect() {
    guard let blur = effect as? UIBlurEffect else {
      backgroundColor = nil
      return
    }
    let color: UIColor = blur.style == .dark ? .black : .secondarySystemBackground
    backgroundColor = color.withAlphaComponent(Self.opacity)
  }
}
