/// How long something in a layout is along one dimension.
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject {
  let length: LayoutLength

  required init(_ length: LayoutLength) {
    self.length = length
    super.init()
  }

  /// A part of the width of the container.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionOfWidth(fractionalWidth))
  }

  /// A part of the height of the container.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionOfHeight(fractionalHeight))
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute(absoluteDimension))
  }

  /// A length in points that holds until the view says what it needs.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated(estimatedDimension))
  }

  /// Whether this is a part of the container's width.
  public var isFractionalWidth: Bool {
    if case .fractionOfWidth = length { true } else { false }
  }

  /// Whether this is a part of the container's height.
  public var isFractionalHeight: Bool {
    if case .fractionOfHeight = length { true } else { false }
  }

  /// Whether this is a length that always holds.
  public var isAbsolute: Bool {
    if case .absolute = length { true } else { false }
  }

  /// Whether this is a length that holds until the view says what it needs.
  public var isEstimated: Bool { length.isEstimated }

  /// The part or the length that the dimension was made with.
  public var dimension: CGFloat {
    switch length {
    case .fractionOfWidth(let value), .fractionOfHeight(let value), .absolute(let value),
      .estimated(let value):
      value
    }
  }
}
