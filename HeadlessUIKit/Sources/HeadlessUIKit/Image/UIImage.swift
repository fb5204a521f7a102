/// An image with a name and a size, but without pixels.
///
/// This platform has no decoder, no asset catalog and no symbols. Symbols are always found; images
/// of the app are those that a test provides with ``Headless/provideImages(_:)``. All are
/// placeholders, which renderers draw as a box with the name.
public final class UIImage: NSObject, Sendable {
  /// The name of the image.
  package let name: String
  /// The size of the image; that of a symbol beside text of the default size.
  private let usualSize: CGSize
  private let symbolTraits: SymbolConfiguration.Traits
  private let ownTint: UIColor?

  /// Whether the image is a symbol.
  public let isSymbolImage: Bool

  /// How the image is rendered.
  public let renderingMode: UIImage.RenderingMode

  /// The size of a placeholder for a symbol beside text of the default size, in points.
  private static let symbolSize = CGSize(width: 20, height: 20)
  /// The default size of text, in points.
  private static let usualTextSize: CGFloat = 17

  /// Creates a placeholder for an image of the app, if a test has provided it.
  public convenience init?(named name: String) {
    guard let size = ProvidedImages.size(of: name) else { return nil }
    self.init(name: name, isSymbol: false, size: size)
  }

  /// Creates a placeholder for a system symbol; this always succeeds.
  public convenience init?(systemName name: String) {
    self.init(name: name, isSymbol: true, size: Self.symbolSize)
  }

  /// Creates a placeholder for a system symbol with a configuration.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    let traits = (configuration as? SymbolConfiguration)?.traits
    self.init(
      name: name,
      isSymbol: true,
      size: Self.symbolSize,
      symbolTraits: traits ?? SymbolConfiguration.Traits()
    )
  }

  /// Creates an empty image.
  public convenience override init() {
    self.init(name: "", isSymbol: false, size: .zero)
  }

  /// Creates an image that was drawn or read: it has only a size.
  convenience init(drawnIn size: CGSize) {
    self.init(name: "", isSymbol: false, size: size)
  }

  private init(
    name: String,
    isSymbol: Bool,
    size: CGSize,
    symbolTraits: SymbolConfiguration.Traits = SymbolConfiguration.Traits(),
    ownTint: UIColor? = nil,
    renderingMode: UIImage.RenderingMode = .automatic
  ) {
    self.name = name
    isSymbolImage = isSymbol
    usualSize = size
    self.symbolTraits = symbolTraits
    self.ownTint = ownTint
    self.renderingMode = renderingMode
    super.init()
  }

  /// The size of the image, in points.
  public var size: CGSize { size(compatibleWith: nil) }

  /// Returns the size in an environment, in points; with nil, in the present one.
  func size(compatibleWith traitCollection: UITraitCollection?) -> CGSize {
    guard isSymbolImage else { return usualSize }
    let side = symbolTraits.side(
      of: usualSize.width,
      besideTextOf: Self.usualTextSize,
      compatibleWith: traitCollection
    )
    return CGSize(width: side, height: side)
  }

  /// The configuration of the image; `nil` if it is not a symbol.
  public var configuration: UIImage.Configuration? { symbolConfiguration }

  /// The configuration of the symbol; `nil` if the image is not a symbol.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(symbolTraits) : nil
  }

  /// Returns the image with a configuration, which affects only symbols.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? SymbolConfiguration
    else { return self }
    return copy(symbolTraits: configuration.traits)
  }

  /// Returns the symbol with the values that a configuration specifies; `nil` if the image is not a
  /// symbol.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    isSymbolImage ? copy(symbolTraits: symbolTraits.applying(configuration.traits)) : nil
  }

  /// Returns the image with a tint color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image with a tint color and a rendering mode.
  public func withTintColor(
    _ color: UIColor,
    renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    copy(symbolTraits: symbolTraits, ownTint: color, renderingMode: renderingMode)
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    copy(symbolTraits: symbolTraits, ownTint: ownTint, renderingMode: renderingMode)
  }

  private func copy(
    symbolTraits: SymbolConfiguration.Traits,
    ownTint: UIColor? = nil,
    renderingMode: UIImage.RenderingMode? = nil
  ) -> UIImage {
    UIImage(
      name: name,
      isSymbol: isSymbolImage,
      size: usualSize,
      symbolTraits: symbolTraits,
      ownTint: ownTint ?? self.ownTint,
      renderingMode: renderingMode ?? self.renderingMode
    )
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && isSymbolImage == other.isSymbolImage
      && usualSize == other.usualSize
      && symbolTraits == other.symbolTraits && ownTint == other.ownTint
      && renderingMode == other.renderingMode
  }

  public override var hash: Int {
    name.hashValue
  }
}

extension UIImage {
  /// Returns the color in which the image is drawn in a view with a tint color.
  package func drawnTint(in tint: UIColor) -> UIColor {
    switch renderingMode {
    case .alwaysTemplate: return tint
    case .alwaysOriginal: return ownTint ?? symbolTraits.color ?? (isSymbolImage ? .label : tint)
    case .automatic: return symbolTraits.color ?? tint
    }
  }

  /// The width of the symbol's lines relative to regular ones.
  package var lineFactor: CGFloat { symbolTraits.weight.lineFactor }
}
