/// The width and the height of an element of a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from its dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func resolved(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length.resolved(in: container),
      height: heightDimension.length.resolved(in: container)
    )
  }

  var estimates: LayoutEstimates {
    let (width, height) = (widthDimension.length, heightDimension.length)
    return LayoutEstimates(
      width: width.isEstimated || width.isUniform,
      height: height.isEstimated || height.isUniform,
      isWidthUniform: width.isUniform,
      isHeightUniform: height.isUniform
    )
  }
}
