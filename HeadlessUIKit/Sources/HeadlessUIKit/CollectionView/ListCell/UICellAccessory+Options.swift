extension UICellAccessory {
  /// Options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color.
    public var tintColor: UIColor?

    /// Creates options with default values.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var common: CommonOptions {
      CommonOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  /// Options of a checkmark.
  public struct CheckmarkOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color.
    public var tintColor: UIColor?

    /// Creates options with default values.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var common: CommonOptions {
      CommonOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }

  /// Options of a label.
  public struct LabelOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont

    /// Creates options with default values.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    /// Whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory: Bool

    var common: CommonOptions {
      CommonOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        font: font
      )
    }
  }

  /// A description of an accessory with a custom view.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The end of the row where the view is placed.
    public let placement: UICellAccessory.Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color.
    public var tintColor: UIColor?
    /// Whether the view keeps its present size.
    public var maintainsFixedSize: Bool

    /// Creates a configuration with default values.
    public init(
      customView: UIView,
      placement: UICellAccessory.Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var common: CommonOptions {
      CommonOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }
  }
}
