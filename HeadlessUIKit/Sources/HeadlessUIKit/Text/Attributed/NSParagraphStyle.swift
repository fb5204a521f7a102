/// The style of a paragraph: its alignment, spacing and indents.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let foundationTag = FoundationTag()
  fileprivate var metrics = ParagraphMetrics()

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public override init() {
    super.init()
  }

  fileprivate init(_ metrics: ParagraphMetrics) {
    self.metrics = metrics
    super.init()
  }

  /// The horizontal alignment of the lines.
  open var alignment: NSTextAlignment { metrics.alignment }
  /// How lines are wrapped and truncated.
  open var lineBreakMode: NSLineBreakMode { metrics.lineBreakMode }
  /// The space below each line except the last one of a text, in points.
  open var lineSpacing: CGFloat { metrics.lineSpacing }
  /// The space below the paragraph, in points.
  open var paragraphSpacing: CGFloat { metrics.paragraphSpacing }
  /// The space above the paragraph, in points, unless it is the first one.
  open var paragraphSpacingBefore: CGFloat { metrics.paragraphSpacingBefore }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { metrics.firstLineHeadIndent }
  /// The indent of the other lines, in points.
  open var headIndent: CGFloat { metrics.headIndent }
  /// The end of lines: a positive number is a distance from the edge where they start, and any
  /// other number one from the opposite edge, in points.
  open var tailIndent: CGFloat { metrics.tailIndent }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { metrics.minimumLineHeight }
  /// The maximum height of a line, in points; 0 means no limit.
  open var maximumLineHeight: CGFloat { metrics.maximumLineHeight }
  /// A factor for the height of lines; 0 means none.
  open var lineHeightMultiple: CGFloat { metrics.lineHeightMultiple }

  /// Where a tab in the text leads to, which is only kept: 12 places, 28 points apart, unless others are set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { metrics.tabStops.map(NSTextTab.init) }
  /// The distance of tabs behind the last one, in points; it is only kept.
  open var defaultTabInterval: CGFloat { metrics.defaultTabInterval }

  /// The style as a value.
  package final var values: ParagraphMetrics { metrics }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(metrics) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(metrics) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.metrics == metrics
  }

  open override var hash: Int { metrics.hashValue }
}

/// A mutable style of a paragraph.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { metrics.alignment }
    set { metrics.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { metrics.lineBreakMode }
    set { metrics.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { metrics.lineSpacing }
    set { metrics.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { metrics.paragraphSpacing }
    set { metrics.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { metrics.paragraphSpacingBefore }
    set { metrics.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { metrics.firstLineHeadIndent }
    set { metrics.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { metrics.headIndent }
    set { metrics.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { metrics.tailIndent }
    set { metrics.tailIndent = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { metrics.minimumLineHeight }
    set { metrics.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { metrics.maximumLineHeight }
    set { metrics.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { metrics.lineHeightMultiple }
    set { metrics.lineHeightMultiple = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { metrics.tabStops = newValue?.map(\.stop) ?? ParagraphMetrics.usualTabStops }
  }

  open override var defaultTabInterval: CGFloat {
    get { metrics.defaultTabInterval }
    set { metrics.defaultTabInterval = newValue }
  }

  /// Adds a tab, in the order of their places.
  open func addTabStop(_ anObject: NSTextTab) {
    let index = metrics.tabStops.firstIndex { $0.location > anObject.location }
    metrics.tabStops.insert(anObject.stop, at: index ?? metrics.tabStops.count)
  }

  /// Removes a tab.
  open func removeTabStop(_ anObject: NSTextTab) {
    metrics.tabStops.removeAll { $0 == anObject.stop }
  }

  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    metrics = obj.values
  }
}

/// The values of a paragraph style.
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
  var tabStops = Self.usualTabStops
  var defaultTabInterval: CGFloat = 0

  /// Recorded on iOS 26.1.
  static let usualTabStops = (1...12).map { TabStop(location: 28 * CGFloat($0), alignment: .left) }

  /// Returns the indent of a line, in points.
  func indent(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

  /// Returns the width of a line in a column of a width, in points.
  func room(in width: CGFloat, isFirst: Bool) -> CGFloat {
    let end = tailIndent > 0 ? min(width, tailIndent) : width + tailIndent
    return max(0, end - indent(isFirst: isFirst))
  }

  /// Returns the height of a line, given its natural height, in points.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    let height = max(minimumLineHeight, natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1))
    return maximumLineHeight > 0 ? min(maximumLineHeight, height) : height
  }
}
