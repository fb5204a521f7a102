extension UICellAccessory {
  /// Creates a sign to touch for more about the row.
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DetailOptions = .init(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    acting(.detail, displayed, options.common, actionHandler)
  }

  /// Creates a sign to touch to delete the row.
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = .init(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    acting(.delete, displayed, options.common, actionHandler, isLeading: true)
  }

  /// Creates a sign to touch to insert a row.
  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.InsertOptions = .init(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    acting(.insert, displayed, options.common, actionHandler, isLeading: true)
  }

  /// Creates a handle to move the row by.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = .init()
  ) -> UICellAccessory {
    acting(.reorder, displayed, options.common, nil)
  }

  /// Creates a sign that says whether the row is selected among others.
  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = .init()
  ) -> UICellAccessory {
    acting(.multiselect, displayed, options.common, nil, isLeading: true)
  }

  /// Creates an arrow that opens and closes an item of an outline.
  ///
  /// Without a handler it does so in the section snapshot of a diffable data source.
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = .init(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = acting(.outlineDisclosure, displayed, options.common, actionHandler)
    accessory.opensFromWholeRow = options.style == .header
    return accessory
  }

  /// Creates the chosen element of a menu, which opens when it is touched.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = acting(.popUpMenu, displayed, options.common, nil)
    accessory.menu = menu
    accessory.menuHandler = selectedElementDidChangeHandler
    return accessory
  }

  private static func acting(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    _ options: CommonOptions,
    _ action: ActionHandler?,
    isLeading: Bool = false
  ) -> UICellAccessory {
    UICellAccessory(
      accessoryType: type,
      displayed: displayed,
      options: options,
      text: nil,
      isLeading: isLeading,
      action: action
    )
  }
}
