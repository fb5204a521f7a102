/// How the groups of a section that scrolls orthogonally move after a finger is lifted.
@preconcurrency @MainActor
public class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast groups slow down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As suits the section's behavior: normal where it stops anywhere, otherwise fast.
    public static let automatic = DecelerationRate(rawValue: -1)
    /// As scroll views do by default.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue
    )
    /// Faster than scroll views do by default.
    public static let fast = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.fast.rawValue
    )
  }

  /// Whether groups can be pulled beyond their ends.
  public enum Bounce: Int, Sendable {
    /// If they are longer than what is visible.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// How fast groups slow down.
  public var decelerationRate = DecelerationRate.automatic

  /// Whether groups can be pulled beyond their ends; here they stop there, as scroll views do.
  public var bounce = Bounce.automatic

  override init() {
    super.init()
  }
}
