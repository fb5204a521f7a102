/// A description of the background of a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration: Hashable {
  /// How the background depends on a cell's state.
  private enum Style: Hashable, Sendable {
    case fixed
    case listCell
  }

  private var style = Style.fixed

  /// A view in front of the color.
  public var customView: UIView?

  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0

  /// The insets from the cell's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The background color; nil means the tint color.
  public var backgroundColor: UIColor?

  /// A closure that transforms the background color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { backgroundFunction?.transformer }
    set { backgroundFunction = newValue.map(HeldTransformer.init) }
  }

  /// A closure that transforms the stroke color.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeFunction?.transformer }
    set { strokeFunction = newValue.map(HeldTransformer.init) }
  }

  private var backgroundFunction: HeldTransformer<UIConfigurationColorTransformer>?
  private var strokeFunction: HeldTransformer<UIConfigurationColorTransformer>?

  /// The color of the stroke around the background; nil means the tint color.
  public var strokeColor: UIColor?

  /// The width of the stroke around the background, in points.
  public var strokeWidth: CGFloat = 0

  /// Creates a clear background.
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

  /// Creates the background of a header or footer of a grouped list, which is clear.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Creates the background of a row of a sidebar, which is visible while the row is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(style: .listCell, backgroundColor: .clear)
  }

  /// Creates the background of a header of a sidebar, which is clear.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// Creates the background of a button, with a color that its style sets.
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

  /// The color while the cell is not selected, if the style sets the color.
  private var base: UIColor

  /// Returns the background for a state.
  ///
  /// A color that was set is kept; the style's own color depends on the state.
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

  /// Returns the color of the stroke for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
