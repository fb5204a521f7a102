/// How the size of a text is found.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text has lines, and its origin is that of the first one's rectangle; else it has one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as high as the font says, with the space between them.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis if there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is known of a text after it was measured; here texts keep their size.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale to which the text may shrink; 0 means that it does not.
  open var minimumScaleFactor: CGFloat = 0

  /// The scale at which the text fits.
  open private(set) var actualScaleFactor: CGFloat = 1

  /// The rectangle around the text.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context.
  public override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// Returns the size of the text on a line for each of its paragraphs, in points.
  public func size() -> CGSize {
    let size = size(width: .infinity, height: .infinity)
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the rectangle around the text, in lines that fit a size in points.
  ///
  /// Without the option for lines it is one line, whatever the width.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    let width = hasLines && size.width > 0 ? size.width : .infinity
    let height = hasLines && size.height > 0 ? size.height : .infinity
    let rect = CGRect(origin: .zero, size: self.size(width: width, height: height))
    context?.totalBounds = rect
    return rect
  }

  private func size(width: CGFloat, height: CGFloat) -> CGSize {
    let look = TextLook(font: .systemFont(ofSize: Self.usualFontSize), color: .label)
    let text = StyledText(self, otherwise: look)
    func layout(lines: Int) -> StyledTextLayout {
      let limits = TextLayout.Limits(width: width, lines: lines, breakMode: .byWordWrapping)
      return StyledTextLayout(text, limits: limits)
    }
    let whole = layout(lines: 0)
    guard whole.size.height > height else { return whole.size }
    return layout(lines: max(1, whole.lineCount(in: height))).size
  }

  /// The size of a text's font that says nothing of it, in points.
  private static let usualFontSize: CGFloat = 12
}

extension String {
  /// Returns the size of the text on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle around the text, in lines that fit a size in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    "\(self)".size(withAttributes: attrs)
  }

  /// Returns the rectangle around the text, in lines that fit a size in points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    "\(self)".boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }
}
