extension UICellAccessory {
  /// What a sign for more can be told.
  public struct DetailOptions {
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

  /// What a sign to delete can be told.
  public struct DeleteOptions {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Its color.
    public var tintColor: UIColor?
    /// The color behind it.
    public var backgroundColor: UIColor?

    /// Creates options; what is not said is as usual.
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

  /// What a sign to insert can be told.
  public struct InsertOptions {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Its color.
    public var tintColor: UIColor?
    /// The color behind it.
    public var backgroundColor: UIColor?

    /// Creates options; what is not said is as usual.
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

  /// What a handle can be told.
  public struct ReorderOptions {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Its color.
    public var tintColor: UIColor?
    /// Whether a line stands in front of it.
    public var showsVerticalSeparator: Bool

    /// Creates options; what is not said is as usual.
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

  /// What a sign of selection can be told.
  public struct MultiselectOptions {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Its color.
    public var tintColor: UIColor?
    /// The color behind it.
    public var backgroundColor: UIColor?

    /// Creates options; what is not said is as usual.
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

  /// What a menu can be told.
  public struct PopUpMenuOptions {
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

  /// What an arrow of an outline can be told.
  public struct OutlineDisclosureOptions {
    /// Where a touch opens and closes the item.
    public enum Style: Hashable, Sendable {
      /// On the arrow.
      case automatic
      /// Anywhere on the row, which cannot be selected then.
      case header
      /// On the arrow.
      case cell
    }

    /// Where a touch opens and closes the item.
    public var style: UICellAccessory.OutlineDisclosureOptions.Style
    /// Whether it is not shown.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// Its color.
    public var tintColor: UIColor?

    /// Creates options; what is not said is as usual.
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
