/// A length that is known once its container is.
enum LayoutLength: Equatable, Sendable {
  case fractionOfWidth(CGFloat)
  case fractionOfHeight(CGFloat)
  case absolute(CGFloat)
  case estimated(CGFloat)

  /// The length in a container, in points; one that is no length counts as none.
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

/// The dimensions in which a view says itself how large it is.
struct LayoutEstimates: Equatable, Sendable {
  var width = false
  var height = false

  var isEmpty: Bool { !width && !height }

  func contains(_ axis: LayoutAxis) -> Bool { axis == .horizontal ? width : height }

  /// A size with those dimensions of another that are estimated.
  func replacing(_ size: CGSize, with fitted: CGSize?) -> CGSize {
    guard let fitted else { return size }
    return CGSize(
      width: width ? fitted.width : size.width,
      height: height ? fitted.height : size.height
    )
  }

  /// Insets that leave the estimated dimensions alone, in which a view has the size it asks for.
  func applicable(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: height ? 0 : insets.top,
      leading: width ? 0 : insets.leading,
      bottom: height ? 0 : insets.bottom,
      trailing: width ? 0 : insets.trailing
    )
  }
}
