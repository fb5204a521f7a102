/// The region in which text is laid out.
open class NSTextContainer: NSObject {
  /// The space at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 means no limit.
  open var maximumNumberOfLines = 0
  /// How the last line is truncated.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  override init() {
    super.init()
  }
}
