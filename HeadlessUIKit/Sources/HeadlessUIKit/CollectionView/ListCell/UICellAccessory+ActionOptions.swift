extension UICellAccessory {
  /// Options of a detail button.
  public struct DetailOptions {
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

  /// Options of a delete button.
  public struct DeleteOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color.
    public var tintColor: UIColor?
    /// The background color.
    public var backgroundColor: UIColor?

    /// Creates options with default values.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: CommonOptions {
      CommonOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        backgroundColor: backgroundColor
      )
    }
  }

  /// Options of an insert button.
  public struct InsertOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color.
    public var tintColor: UIColor?
    /// The background color.
    public var backgroundColor: UIColor?

    /// Creates options with default values.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: CommonOptions {
      CommonOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        backgroundColor: backgroundColor
      )
    }
  }

  /// Options of a reorder handle.
  public struct ReorderOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color.
    public var tintColor: UIColor?
    /// Whether a line separates the handle from the content.
    public var showsVerticalSeparator: Bool

    /// Creates options with default values.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var common: CommonOptions {
      CommonOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        showsVerticalSeparator: showsVerticalSeparator
      )
    }
  }

  /// Options of a mark for multiple selection.
  public struct MultiselectOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color.
    public var tintColor: UIColor?
    /// The background color.
    public var backgroundColor: UIColor?

    /// Creates options with default values.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: CommonOptions {
      CommonOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        backgroundColor: backgroundColor
      )
    }
  }

  /// Options of a pop-up menu.
  public struct PopUpMenuOptions {
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

  /// Options of a disclosure arrow of an outline.
  public struct OutlineDisclosureOptions {
    /// Where a tap expands and collapses the item.
    public enum Style: Hashable, Sendable {
      /// On the arrow.
      case automatic
      /// Anywhere on the row, which then cannot be selected.
      case header
      /// On the arrow.
      case cell
    }

    /// Where a tap expands and collapses the item.
    public var style: UICellAccessory.OutlineDisclosureOptions.Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The tint color.
    public var tintColor: UIColor?

    /// Creates options with default values.
    public init(
      style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
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
}
