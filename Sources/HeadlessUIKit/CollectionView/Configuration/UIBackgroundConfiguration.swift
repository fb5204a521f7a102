/// A description of what is behind a cell's content.
@preconcurrency @MainActor public struct UIBackgroundConfiguration: Hashable {
  /// How the background follows a cell's state.
  private enum Style: Hashable, Sendable {
    case fixed
    case listCell
  }

  private var style = Style.fixed

  /// A view in front of the color.
  public var customView: UIView?

  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0

  /// The distances from the cell's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The color; the tint color if there is none.
  public var backgroundColor: UIColor?

  /// Makes the color from the one that is given.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { backgroundFunction?.transformer }
    set { backgroundFunction = newValue.map(HeldTransformer.init) }
  }

  /// Makes the color of the line around the background from the one that is given.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeFunction?.transformer }
    set { strokeFunction = newValue.map(HeldTransformer.init) }
  }

  private var backgroundFunction: HeldTransformer<UIConfigurationColorTransformer>?
  private var strokeFunction: HeldTransformer<UIConfigurationColorTransformer>?

  /// The color of the line around the background; the tint color if there is none.
  public var strokeColor: UIColor?

  /// How thick the line around the background is, in points.
  public var strokeWidth: CGFloat = 0

  /// Creates a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style: .fixed, backgroundColor: .clear)
  }

  /// Creates the background of a row of a plain list, which is darker while the row is selected.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style: .listCell, backgroundColor: .systemBackground)
  }

  /// Creates the background of a row of a grouped list, which is darker while the row is selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style: .listCell, backgroundColor: .secondarySystemGroupedBackground)
  }

  /// Creates the background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style: .fixed, backgroundColor: .systemBackground)
  }

  /// Creates the background of a header or footer of a grouped list, through which the list is seen.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Creates the background of a row of a sidebar, which is seen while the row is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style: .listCell, backgroundColor: .clear)
  }

  /// Creates the background of a header of a sidebar, through which the list is seen.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The background of a button, whose color its style decides.
  static func button() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration(style: .fixed, backgroundColor: .clear)
    result.backgroundColor = nil
    result.cornerRadius = 5.95
    return result
  }

  private init(style: Style, backgroundColor: UIColor) {
    self.style = style
    self.backgroundColor = backgroundColor
    base = backgroundColor
  }

  /// The color while nothing is selected, if the style decides the color.
  private var base: UIColor

  /// Returns the background as it is in a state.
  ///
  /// A color that was set stays as it is; a list's own color follows the state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard style == .listCell, let state = state as? UICellConfigurationState else { return self }
    guard backgroundColor == base || backgroundColor == Self.selectedColor else { return self }
    var result = self
    result.backgroundColor = state.isSelected || state.isHighlighted ? Self.selectedColor : base
    return result
  }

  private static let selectedColor = UIColor.systemGray4

  /// Returns the color for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the line around the background for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
