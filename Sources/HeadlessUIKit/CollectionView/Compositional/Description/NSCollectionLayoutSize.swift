/// How wide and how high something in a layout is.
@preconcurrency @MainActor public class NSCollectionLayoutSize: NSObject {
  /// How wide it is.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high it is.
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
    LayoutEstimates(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }
}
