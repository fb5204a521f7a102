/// A transformation of colors.
public struct UIConfigurationColorTransformer {
  /// The function that transforms a color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// A transformation of text attributes.
public struct UIConfigurationTextAttributesTransformer {
  /// The function that transforms the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// A function that can be compared: it is equal to itself and its copies only.
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
