extension UICellAccessory {
  /// What an arrow can be told.
  public struct DisclosureIndicatorOptions {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Its color.
    public var tintColor: UIColor?

    /// Creates options; what is not said is as usual.
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

  /// What a mark can be told.
  public struct CheckmarkOptions {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Its color.
    public var tintColor: UIColor?

    /// Creates options; what is not said is as usual.
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

  /// What a short text can be told.
  public struct LabelOptions {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Its color.
    public var tintColor: UIColor?
    /// Its font.
    public var font: UIFont

    /// Creates options; what is not said is as usual.
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

  /// Describes an accessory that is a view of the app's own.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which end of the row it stands.
    public let placement: UICellAccessory.Placement
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Its tint color.
    public var tintColor: UIColor?
    /// Whether the view keeps the size it has.
    public var maintainsFixedSize: Bool

    /// Creates a description; what is not said is as usual.
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
