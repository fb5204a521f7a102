/// A picture that stands for itself by name: it has a size but no pixels.
///
/// There is no decoder, no asset catalog and no set of symbols on this platform, so every name is
/// found and gives a placeholder, which renderers draw as a box with the name.
public final class UIImage: NSObject, Sendable {
  /// The name the picture was asked for by.
  package let name: String
  /// Whether the picture is one of the system's symbols.
  package let isSymbol: Bool

  /// The size of the picture, in points.
  public let size: CGSize

  /// The side of a placeholder for a symbol, in points: about that of one beside body text.
  private static let symbolSide: CGFloat = 20
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

  /// Creates an empty picture.
  public convenience override init() {
    self.init(name: "", isSymbol: false, side: 0)
  }

  private init(name: String, isSymbol: Bool, side: CGFloat) {
    self.name = name
    self.isSymbol = isSymbol
    self.size = CGSize(width: side, height: side)
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && isSymbol == other.isSymbol && size == other.size
  }

  public override var hash: Int {
    name.hashValue
  }
}
