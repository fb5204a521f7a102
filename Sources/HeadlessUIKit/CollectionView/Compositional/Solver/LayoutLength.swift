/// A length that depends on the container.
enum LayoutLength: Equatable, Sendable {
  case fractionOfWidth(CGFloat)
  case fractionOfHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)

  /// Returns the length in a container, in points; an invalid length counts as zero.
  func resolved(in container: CGSize) -> CGFloat {
    let length =
      switch self {
      case .fractionOfWidth(let fraction): fraction * container.width
      case .fractionOfHeight(let fraction): fraction * container.height
      case .absolute(let points), .estimated(let points): points
      }
    return length.isFinite ? max(0, length) : 0
  }

  var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }
}

/// The dimensions in which a view sizes itself.
struct LayoutEstimates: Equatable, Sendable {
  var width = false
  var height = false

  var isEmpty: Bool { !width && !height }

  func contains(_ axis: LayoutAxis) -> Bool { axis == .horizontal ? width : height }

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
