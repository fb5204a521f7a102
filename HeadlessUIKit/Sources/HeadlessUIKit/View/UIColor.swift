/// A color, fixed or depending on the environment.
public final class UIColor: NSObject, Sendable {
  /// A color for each appearance, with the usual contrast and with an increased one.
  struct Appearances: Hashable, Sendable {
    let light: RGBA
    let dark: RGBA
    let contrastingLight: RGBA
    let contrastingDark: RGBA

    func color(in traits: UITraitCollection) -> RGBA {
      let isContrasting = traits.accessibilityContrast == .high
      return traits.userInterfaceStyle == .dark
        ? (isContrasting ? contrastingDark : dark) : (isContrasting ? contrastingLight : light)
    }
  }

  enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case adaptive(Appearances)
  }

  private enum Content: Sendable {
    case source(Source)
    case provider(@Sendable (UITraitCollection) -> UIColor)
    case faded(UIColor, alpha: CGFloat)
  }

  private let foundationTag = FoundationTag()
  private let content: Content

  /// Creates a color from its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a gray from its brightness and opacity, each from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from one that is independent of the environment.
  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor.rgba))
  }

  /// Creates a color of the app, if a test has provided it with ``Headless/provideColors(_:)``.
  public convenience init?(named name: String) {
    guard let color = ProvidedColors.color(name) else { return nil }
    self.init { color.resolvedColor(with: $0) }
  }

  /// Creates a color that depends on the environment.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .provider(dynamicProvider)
    super.init()
  }

  init(_ source: Source) {
    content = .source(source)
    super.init()
  }

  private init(_ color: UIColor, alpha: CGFloat) {
    content = .faded(color, alpha: alpha)
    super.init()
  }

  /// Returns the same color with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .source(.fixed(var rgba)) = content else { return UIColor(self, alpha: alpha) }
    rgba.alpha = alpha
    return UIColor(.fixed(rgba))
  }

  /// Returns the color for the traits of an environment.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .source(.fixed) = content { return self }
    return UIColor(.fixed(rgba(in: traitCollection)))
  }

  /// Returns the components of the color for the traits of an environment.
  package func rgba(in traits: UITraitCollection) -> RGBA {
    switch content {
    case .source(.fixed(let rgba)):
      return rgba
    case .source(.adaptive(let appearances)):
      return appearances.color(in: traits)
    case .provider(let provider):
      return provider(traits).rgba(in: traits)
    case .faded(let color, let alpha):
      var rgba = color.rgba(in: traits)
      rgba.alpha = alpha
      return rgba
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (content, other.content) {
    case (.source(let mine), .source(let theirs)): return mine == theirs
    case (.faded(let mine, let myAlpha), .faded(let theirs, let theirAlpha)):
      return myAlpha == theirAlpha && mine == theirs
    default: return false
    }
  }

  public override var hash: Int {
    switch content {
    case .source(let source): source.hashValue
    case .faded(let color, let alpha): [color.hash, alpha.hashValue].hashValue
    case .provider: ObjectIdentifier(self).hashValue
    }
  }
}
