/// A visual effect for the content behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates an effect that does nothing.
  public override init() {
    super.init()
  }
}

/// An effect that blurs the content behind a view; here it is drawn as a tint.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The styles of blurs.
  public enum Style: Int, Sendable {
    /// Lighter than the content.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Depending on the interface style.
    case regular = 4
    /// Depending on the interface style, with more contrast.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// A material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  let style: UIBlurEffect.Style

  /// Creates a blur with a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

/// A view that shows its content in front of a visual effect.
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

  /// The visual effect.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// The view that contains the content and fills this view.
  open var contentView: UIView { content }

  /// The constraints of the content while constraints place the view, which is as large as its content asks for.
  private var edges: [NSLayoutConstraint] = []

  open override var translatesAutoresizingMaskIntoConstraints: Bool {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      content.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
      if translatesAutoresizingMaskIntoConstraints {
        NSLayoutConstraint.deactivate(edges)
        content.frame = bounds
      } else {
        NSLayoutConstraint.activate(edges)
      }
    }
  }

  private func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    edges = [
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leftAnchor.constraint(equalTo: leftAnchor),
      content.rightAnchor.constraint(equalTo: rightAnchor),
    ]
    showEffect()
  }

  /// The opacity of the tint that stands for a blur.
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
