/// A place in a line to which a tab leads; it is only kept.
open class NSTextTab: NSObject {
  /// A key of what else a tab can have.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters that end a column of numbers.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  let stop: TabStop

  /// Creates a tab at a distance from the start of the line, in points.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    stop = TabStop(location: loc, alignment: alignment)
    self.options = options
    super.init()
  }

  init(_ stop: TabStop) {
    self.stop = stop
    options = [:]
    super.init()
  }

  /// How text stands at the tab.
  open var alignment: NSTextAlignment { stop.alignment }
  /// The distance from the start of the line, in points.
  open var location: CGFloat { stop.location }
  /// What else the tab has.
  public let options: [NSTextTab.OptionKey: Any]

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

  open override var hash: Int { stop.hashValue }
}

/// A tab as a value.
package struct TabStop: Hashable, Sendable {
  let location: CGFloat
  let alignment: NSTextAlignment
}
