/// A picture that stands for itself by name: it has a size but no pixels.
///
/// There is no decoder, no asset catalog and no set of symbols on this platform, so every name is
/// found and gives a placeholder, which renderers draw as a box with the name.
public final class UIImage: NSObject, Sendable {
  /// The name the picture was asked for by.
  package let name: String
  private let side: CGFloat
  private let symbolTraits: SymbolConfiguration.Traits
  private let ownTint: UIColor?

  /// Whether the picture is one of the system's symbols.
  public let isSymbolImage: Bool

  /// Whether the colors of the picture count, or only its shape.
  public let renderingMode: UIImage.RenderingMode

  /// The side of a placeholder for a symbol beside text of the usual size, in points.
  private static let symbolSide: CGFloat = 20
  /// The usual size of text, in points.
  private static let usualTextSize: CGFloat = 17
  /// The side of a placeholder for a picture of the app, in points.
  private static let pictureSide: CGFloat = 40

  /// Creates a placeholder for a picture of the app, which is always found.
  public convenience init?(named name: String) {
    self.init(name: name, isSymbol: false, side: Self.pictureSide)
  }

  /// Creates a placeholder for one of the system's symbols, which is always found.
  public convenience init?(systemName name: String) {
    self.init(name: name, isSymbol: true, side: Self.symbolSide)
  }

  /// Creates a placeholder for one of the system's symbols, drawn as a configuration says.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    let traits = (configuration as? SymbolConfiguration)?.traits
    self.init(
      name: name,
      isSymbol: true,
      side: Self.symbolSide,
      symbolTraits: traits ?? SymbolConfiguration.Traits()
    )
  }

  /// Creates an empty picture.
  public convenience override init() {
    self.init(name: "", isSymbol: false, side: 0)
  }

  private init(
    name: String,
    isSymbol: Bool,
    side: CGFloat,
    symbolTraits: SymbolConfiguration.Traits = SymbolConfiguration.Traits(),
    ownTint: UIColor? = nil,
    renderingMode: UIImage.RenderingMode = .automatic
  ) {
    self.name = name
    isSymbolImage = isSymbol
    self.side = side
    self.symbolTraits = symbolTraits
    self.ownTint = ownTint
    self.renderingMode = renderingMode
    super.init()
  }

  /// The size of the picture, in points.
  public var size: CGSize {
    guard isSymbolImage else { return CGSize(width: side, height: side) }
    let side = symbolTraits.side(of: side, besideTextOf: Self.usualTextSize)
    return CGSize(width: side, height: side)
  }

  /// What decides how the picture is drawn; `nil` for one that is no symbol.
  public var configuration: UIImage.Configuration? { symbolConfiguration }

  /// What decides how the symbol is drawn; `nil` for a picture that is none.
  public var symbolConfiguration: UIImage.SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(symbolTraits) : nil
  }

  /// Returns the same picture, drawn as a configuration says; only symbols are drawn otherwise.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? SymbolConfiguration
    else { return self }
    return copy(symbolTraits: configuration.traits)
  }

  /// Returns the same symbol, with what a configuration says instead where it says something; `nil`
  /// for a picture that is no symbol.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    isSymbolImage ? copy(symbolTraits: symbolTraits.applying(configuration.traits)) : nil
  }

  /// Returns the same picture in a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the same picture in a color, of which only the shape or the colors count.
  public func withTintColor(
    _ color: UIColor,
    renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    copy(symbolTraits: symbolTraits, ownTint: color, renderingMode: renderingMode)
  }

  /// Returns the same picture, of which only the shape or the colors count.
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
      side: side,
      symbolTraits: symbolTraits,
      ownTint: ownTint ?? self.ownTint,
      renderingMode: renderingMode ?? self.renderingMode
    )
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && isSymbolImage == other.isSymbolImage && side == other.side
      && symbolTraits == other.symbolTraits && ownTint == other.ownTint
      && renderingMode == other.renderingMode
  }

  public override var hash: Int {
    name.hashValue
  }
}

extension UIImage {
  /// The color the picture is drawn in where the views around it have a tint color.
  package func drawnTint(in tint: UIColor) -> UIColor {
    switch renderingMode {
    case .alwaysTemplate: return tint
    case .alwaysOriginal: return ownTint ?? symbolTraits.color ?? (isSymbolImage ? .label : tint)
    case .automatic: return symbolTraits.color ?? tint
    }
  }

  /// How thick the lines of the symbol are in comparison to usual ones.
  package var lineFactor: CGFloat { symbolTraits.weight.lineFactor }
}
