// Apple's Foundation converts between the two kinds of attributed strings; Foundation on other
// platforms does not.
#if !canImport(ObjectiveC)
extension NSAttributedString {
  /// Creates an attributed string with UIKit's attributes from another one.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      result.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters),
          attributes: AttributeNames.dictionary(run.attributes)
        )
      )
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates an attributed string with the character attributes of another one.
  ///
  /// Paragraph styles are left out: they are mutable, so a value cannot contain them here.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    for run in nsStr.runs {
      append(
        AttributedString(
          nsStr.attributedSubstring(from: run.range).string,
          attributes: AttributeNames.container(run.attributes)
        )
      )
    }
  }
}

extension AttributeContainer {
  /// Creates a container with attributes by their names; those of other names or types are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self = AttributeNames.container(dictionary)
  }
}
#endif

extension NSAttributedString {
  /// Consecutive characters with the same attributes.
  struct Run {
    let attributes: [NSAttributedString.Key: Any]
    let range: NSRange
  }

  /// The runs of the text, in order.
  var runs: [Run] {
    var runs: [Run] = []
    var range = NSRange(location: 0, length: 0)
    while range.location < length {
      // Safe because the range outlives the call, which writes nothing else.
      let attributes = unsafe attributes(at: range.location, effectiveRange: &range)
      runs.append(Run(attributes: attributes, range: range))
      range = NSRange(location: range.upperBound, length: 0)
    }
    return runs
  }
}

/// Converts attributes from one kind of collection to the other.
enum AttributeNames {
  /// The attributes by their names.
  static func dictionary(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = container.uiKit.font
    result[.foregroundColor] = container.uiKit.foregroundColor
    result[.backgroundColor] = container.uiKit.backgroundColor
    result[.kern] = container.uiKit.kern
    result[.tracking] = container.uiKit.tracking
    result[.underlineStyle] = container.uiKit.underlineStyle?.rawValue
    result[.underlineColor] = container.uiKit.underlineColor
    result[.strikethroughStyle] = container.uiKit.strikethroughStyle?.rawValue
    result[.strikethroughColor] = container.uiKit.strikethroughColor
    result[.baselineOffset] = container.uiKit.baselineOffset
    result[.link] = container.link
    return result
  }

  /// Returns the attributes by type, without those of other names or types.
  static func container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var result = AttributeContainer()
    result.uiKit.font = attributes[.font] as? UIFont
    result.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
    result.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
    result.uiKit.kern = number(attributes[.kern])
    result.uiKit.tracking = number(attributes[.tracking])
    result.uiKit.underlineStyle = lines(attributes[.underlineStyle])
    result.uiKit.underlineColor = attributes[.underlineColor] as? UIColor
    result.uiKit.strikethroughStyle = lines(attributes[.strikethroughStyle])
    result.uiKit.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    result.uiKit.baselineOffset = number(attributes[.baselineOffset])
    result.link = attributes[.link] as? URL
    return result
  }

  /// Returns a number of any type.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// Returns the underline style for a number.
  static func lines(_ value: Any?) -> NSUnderlineStyle? {
    if let value = value as? NSUnderlineStyle { return value }
    return number(value).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init)
  }
}
