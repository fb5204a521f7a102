/// The region into which text is laid out.
open class NSTextContainer: NSObject {
  /// The space at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 is no bound.
  open var maximumNumberOfLines = 0
  /// What happens to a last line that is too long.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  override init() {
    super.init()
  }
}
