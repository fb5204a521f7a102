/// Something small at an end of a list's row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// Which accessory it is.
  public enum AccessoryType: Hashable {
    /// An arrow that says that there is more.
    case disclosureIndicator
    /// A sign to touch for more about the row.
    case detail
    /// A mark that says that the row was chosen.
    case checkmark
    /// A sign to touch to delete the row.
    case delete
    /// A sign to touch to insert a row.
    case insert
    /// A handle to move the row by.
    case reorder
    /// A sign that says whether the row is selected among others.
    case multiselect
    /// An arrow that opens and closes an item of an outline.
    case outlineDisclosure
    /// The chosen element of a menu.
    case popUpMenu
    /// A short text.
    case label
    /// A view of the app's own.
    case customView(UIView)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// How much room is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it takes.
    case actual
    /// As much as other rows keep.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// At which end of the row an accessory stands.
  public enum Placement {
    /// Returns the place that an accessory takes among the others at its end.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Where reading starts.
    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 }
    )
    /// Where reading ends.
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 }
    )
  }

  /// Does what an accessory was touched for.
  public typealias ActionHandler = () -> Void

  /// Called when other elements of a menu are chosen.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// Which accessory this is.
  public let accessoryType: UICellAccessory.AccessoryType

  let displayed: DisplayedState
  let options: CommonOptions
  let text: String?
  var isLeading = false
  var position: Placement.Position?
  var action: ActionHandler?
  var menu: UIMenu?
  var menuHandler: MenuSelectedElementDidChangeHandler?
  var opensFromWholeRow = false

  /// What all accessories can be told.
  struct CommonOptions {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.actual
    var tintColor: UIColor?
    var font: UIFont?
    var backgroundColor: UIColor?
    var showsVerticalSeparator = false
  }
}
