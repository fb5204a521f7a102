extension NSLayoutConstraint {
  /// How views in a visual format are aligned, and in which direction it is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Everything that aligns.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Horizontal formats are read from the leading to the trailing edge, as usual.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats are read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats are read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that are equal for all views.
    var attributes: [NSLayoutConstraint.Attribute] {
      let known: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return known.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Creates the constraints that a visual format describes, such as `"H:|-[label]-8-[icon(24)]|"`.
  ///
  /// A format that cannot be read, or that names what is not given, is a failure.
  public class func constraints(
    withVisualFormat format: String,
    options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: views)
    do {
      return VisualFormat(content: try reader.read(), options: opts).constraints
    } catch {
      Headless.fail(
        "AL-FORMAT",
        name: "NSInvalidArgumentException",
        "Unable to parse constraint format: \n\(error.words)\n\(format)"
      )
      return []
    }
  }
}
