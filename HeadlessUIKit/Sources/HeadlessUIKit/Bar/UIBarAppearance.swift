/// The look of a bar; it is only kept, and nothing is drawn of it.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Creates the usual look.
  public override init() {
    super.init()
  }

  /// Creates a copy of a look.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    adopt(barAppearance)
  }

  /// Creates a look from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The color behind the bar; it is only kept.
  open var backgroundColor: UIColor?
  /// The blur behind the bar; it is only kept.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar; it is only kept.
  open var backgroundImage: UIImage?
  /// The color of the line at the edge of the bar; it is only kept.
  open var shadowColor: UIColor?
  /// The picture of the line at the edge of the bar; it is only kept.
  open var shadowImage: UIImage?

  /// Makes the look the usual one; it is only kept.
  open func configureWithDefaultBackground() {
    configure(color: nil)
  }

  /// Makes the look opaque; it is only kept.
  open func configureWithOpaqueBackground() {
    configure(color: .systemBackground)
  }

  /// Makes the look transparent; it is only kept.
  open func configureWithTransparentBackground() {
    configure(color: nil)
    shadowColor = nil
  }

  private func configure(color: UIColor?) {
    backgroundColor = color
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = .separator
    shadowImage = nil
  }

  private func adopt(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

/// The look of a navigation bar; it is only kept, and nothing is drawn of it.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles; they are only kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles; they are only kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a toolbar; it is only kept, and nothing is drawn of it.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab bar; it is only kept, and nothing is drawn of it.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
