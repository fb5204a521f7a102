extension UICellAccessory {
  /// Creates an arrow that shows that the row leads to another screen.
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .disclosureIndicator,
      displayed: displayed,
      options: options.common,
      text: nil
    )
  }

  /// Creates a checkmark.
  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .checkmark,
      displayed: displayed,
      options: options.common,
      text: nil
    )
  }

  /// Creates a label with a short text.
  public static func label(
    text: String,
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: .label,
      displayed: displayed,
      options: options.common,
      text: text
    )
  }

  /// Creates an accessory from a custom view.
  public static func customView(
    configuration: UICellAccessory.CustomViewConfiguration
  ) -> UICellAccessory {
    let isLeading: Bool
    let displayed: DisplayedState
    let position: Placement.Position
    switch configuration.placement {
    case .leading(let state, let place): (isLeading, displayed, position) = (true, state, place)
    case .trailing(let state, let place): (isLeading, displayed, position) = (false, state, place)
    }
    return UICellAccessory(
      accessoryType: .customView(configuration.customView),
      displayed: displayed,
      options: configuration.common,
      text: nil,
      isLeading: isLeading,
      position: position
    )
  }
}
