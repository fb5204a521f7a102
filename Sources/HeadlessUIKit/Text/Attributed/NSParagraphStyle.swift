/// How the lines of a paragraph stand: their alignment, spacing and indents.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let foundationTag = FoundationTag()
  fileprivate var metrics = ParagraphMetrics()

  /// The style of a paragraph of which nothing is said.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the style of a paragraph of which nothing is said.
  public override init() {
    super.init()
  }

  fileprivate init(_ metrics: ParagraphMetrics) {
    self.metrics = metrics
    super.init()
  }

  /// Where the lines stand between the left and the right edge.
  public var alignment: NSTextAlignment { metrics.alignment }
  /// Where lines break, and what is left out.
  public var lineBreakMode: NSLineBreakMode { metrics.lineBreakMode }
  /// The space below each line but the last one of a text, in points.
  public var lineSpacing: CGFloat { metrics.lineSpacing }
  /// The space below the paragraph, in points.
  public var paragraphSpacing: CGFloat { metrics.paragraphSpacing }
  /// The space above the paragraph, in points, unless it is the first one.
  public var paragraphSpacingBefore: CGFloat { metrics.paragraphSpacingBefore }
  /// How far the first line starts from the edge, in points.
  public var firstLineHeadIndent: CGFloat { metrics.firstLineHeadIndent }
  /// How far the other lines start from the edge, in points.
  public var headIndent: CGFloat { metrics.headIndent }
  /// Where lines end: for a positive number its distance from the edge where they start, for others
  /// that from the other edge, in points.
  public var tailIndent: CGFloat { metrics.tailIndent }
  /// The least height of a line, in points.
  public var minimumLineHeight: CGFloat { metrics.minimumLineHeight }
  /// The greatest height of a line, in points; 0 is no bound.
  public var maximumLineHeight: CGFloat { metrics.maximumLineHeight }
  /// What the height of lines is multiplied by; 0 leaves it.
  public var lineHeightMultiple: CGFloat { metrics.lineHeightMultiple }

  /// What the style says, as a value.
  package final var values: ParagraphMetrics { metrics }

  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(metrics) }

  public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(metrics) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.metrics == metrics
  }

  public override var hash: Int { metrics.hashValue }
}

/// How the lines of a paragraph stand, to be changed.
public class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { metrics.alignment }
    set { metrics.alignment = newValue }
  }

  public override var lineBreakMode: NSLineBreakMode {
    get { metrics.lineBreakMode }
    set { metrics.lineBreakMode = newValue }
  }

  public override var lineSpacing: CGFloat {
    get { metrics.lineSpacing }
    set { metrics.lineSpacing = newValue }
  }

  public override var paragraphSpacing: CGFloat {
    get { metrics.paragraphSpacing }
    set { metrics.paragraphSpacing = newValue }
  }

  public override var paragraphSpacingBefore: CGFloat {
    get { metrics.paragraphSpacingBefore }
    set { metrics.paragraphSpacingBefore = newValue }
  }

  public override var firstLineHeadIndent: CGFloat {
    get { metrics.firstLineHeadIndent }
    set { metrics.firstLineHeadIndent = newValue }
  }

  public override var headIndent: CGFloat {
    get { metrics.headIndent }
    set { metrics.headIndent = newValue }
  }

  public override var tailIndent: CGFloat {
    get { metrics.tailIndent }
    set { metrics.tailIndent = newValue }
  }

  public override var minimumLineHeight: CGFloat {
    get { metrics.minimumLineHeight }
    set { metrics.minimumLineHeight = newValue }
  }

  public override var maximumLineHeight: CGFloat {
    get { metrics.maximumLineHeight }
    set { metrics.maximumLineHeight = newValue }
  }

  public override var lineHeightMultiple: CGFloat {
    get { metrics.lineHeightMultiple }
    set { metrics.lineHeightMultiple = newValue }
  }

  /// Takes over what another style says.
  public func setParagraphStyle(_ obj: NSParagraphStyle) {
    metrics = obj.values
  }
}

/// What is said of a paragraph, as a value.
package struct ParagraphMetrics: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0

  /// Where a line begins, in points.
  func indent(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

  /// The width of a line in a column of a width, in points.
  func room(in width: CGFloat, isFirst: Bool) -> CGFloat {
    let end = tailIndent > 0 ? min(width, tailIndent) : width + tailIndent
    return max(0, end - indent(isFirst: isFirst))
  }

  /// The height of a line that would be of a height by itself, in points.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    let height = max(minimumLineHeight, natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1))
    return maximumLineHeight > 0 ? min(maximumLineHeight, height) : height
  }
}
