/// The length of an element of a layout in one dimension.
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject {
  let length: LayoutLength

  required init(_ length: LayoutLength) {
    self.length = length
    super.init()
  }

  /// Returns a fraction of the width of the container.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionOfWidth(fractionalWidth))
  }

  /// Returns a fraction of the height of the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionOfHeight(fractionalHeight))
  }

  /// Returns a length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute(absoluteDimension))
  }

  /// Returns an estimate in points, used until the view has been measured.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated(estimatedDimension))
  }

  /// An estimate in points, used until the view has been measured, that grows to the length of the longest sibling.
  @available(iOS 17, macOS 10.15, *)
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    Self(.uniform(estimate))
  }

  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool {
    if case .fractionOfWidth = length { true } else { false }
  }

  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool {
    if case .fractionOfHeight = length { true } else { false }
  }

  /// Whether the dimension is a fixed length.
  public var isAbsolute: Bool {
    if case .absolute = length { true } else { false }
  }

  /// Whether the dimension is an estimate, used until the view has been measured.
  public var isEstimated: Bool { length.isEstimated }

  /// Whether the dimension grows to the length of the longest sibling.
  @available(iOS 17, macOS 10.15, *)
  public var isUniformAcrossSiblings: Bool { length.isUniform }

  /// The fraction or the length that the dimension was made with.
  public var dimension: CGFloat {
    switch length {
    case .fractionOfWidth(let value), .fractionOfHeight(let value), .absolute(let value),
      .estimated(let value), .uniform(let value):
      value
    }
  }
}
