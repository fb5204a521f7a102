extension UICellAccessory {
  /// Creates a button for details about the row.
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DetailOptions = .init(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    acting(.detail, displayed, options.common, actionHandler)
  }

  /// Creates a button that deletes the row.
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = .init(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    acting(.delete, displayed, options.common, actionHandler, isLeading: true)
  }

  /// Creates a button that inserts a row.
  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.InsertOptions = .init(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    acting(.insert, displayed, options.common, actionHandler, isLeading: true)
  }

  /// Creates a handle with which the row is moved.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = .init()
  ) -> UICellAccessory {
    acting(.reorder, displayed, options.common, nil)
  }

  /// Creates a mark that shows whether the row is selected in multiple selection.
  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = .init()
  ) -> UICellAccessory {
    acting(.multiselect, displayed, options.common, nil, isLeading: true)
  }

  /// Creates a disclosure arrow for an item of an outline.
  ///
  /// Without a handler, it expands and collapses the item in the section snapshot of a diffable
  /// data source.
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = .init(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = acting(.outlineDisclosure, displayed, options.common, actionHandler)
    accessory.opensFromWholeRow = options.style == .header
    return accessory
  }

  /// Creates a pop-up menu that shows its chosen element.
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
