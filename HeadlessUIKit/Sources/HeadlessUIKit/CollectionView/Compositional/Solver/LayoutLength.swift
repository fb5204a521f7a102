/// A length that depends on the container.
enum LayoutLength: Equatable, Sendable {
  case fractionOfWidth(CGFloat)
  case fractionOfHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)
  /// Estimated, and then as long as the longest of the siblings that are uniform.
  case uniform(CGFloat)

  /// Returns the length in a container, in points; an invalid length counts as zero.
  func resolved(in container: CGSize) -> CGFloat {
    let length =
      switch self {
      case .fractionOfWidth(let fraction): fraction * container.width
      case .fractionOfHeight(let fraction): fraction * container.height
      case .absolute(let points), .estimated(let points), .uniform(let points): points
      }
    return length.isFinite ? max(0, length) : 0
  }

  var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }

  var isUniform: Bool {
    if case .uniform = self { true } else { false }
  }
}

/// The dimensions in which a view sizes itself.
struct LayoutEstimates: Equatable, Sendable {
  var width = false
  var height = false
  /// Whether an estimated width is at least that of siblings of the kind.
  var isWidthUniform = false
  /// Whether an estimated height is at least that of siblings of the kind.
  var isHeightUniform = false

  var isEmpty: Bool { !width && !height }

  func contains(_ axis: LayoutAxis) -> Bool { axis == .horizontal ? width : height }

  /// Returns a size that is at least as long as another in the uniform dimensions.
  func growing(_ size: CGSize, to least: CGSize) -> CGSize {
    CGSize(
      width: isWidthUniform ? max(size.width, least.width) : size.width,
      height: isHeightUniform ? max(size.height, least.height) : size.height
    )
  }

  /// Returns a size with the estimated dimensions replaced by those of the fitted size.
  func replacing(_ size: CGSize, with fitted: CGSize?) -> CGSize {
    guard let fitted else { return size }
    return CGSize(
      width: width ? fitted.width : size.width,
      height: height ? fitted.height : size.height
    )
  }

  /// Returns the insets without the estimated dimensions, in which the view has its own size.
  func applicable(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: height ? 0 : insets.top,
      leading: width ? 0 : insets.leading,
      bottom: height ? 0 : insets.bottom,
      trailing: width ? 0 : insets.trailing
    )
  }
}
