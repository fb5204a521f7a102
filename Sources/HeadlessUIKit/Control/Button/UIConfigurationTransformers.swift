/// Makes a color from another one.
public struct UIConfigurationColorTransformer {
  /// What makes a color from another one.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the color that is made from another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// Makes the looks of text from others.
public struct UIConfigurationTextAttributesTransformer {
  /// What makes looks from others.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the looks that are made from others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// A function in a value that can be compared: it is equal to itself and its copies only.
struct HeldTransformer<Transformer>: Hashable {
  private final class Identity {}

  let transformer: Transformer
  private let identity = Identity()

  init(_ transformer: Transformer) {
    self.transformer = transformer
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}
