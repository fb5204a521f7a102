/// A small view at an end of a list row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The types of accessories.
  public enum AccessoryType: Hashable {
    /// An arrow that shows that the row leads to another screen.
    case disclosureIndicator
    /// A button for details about the row.
    case detail
    /// A checkmark.
    case checkmark
    /// A button that deletes the row.
    case delete
    /// A button that inserts a row.
    case insert
    /// A handle with which the row is moved.
    case reorder
    /// A mark that shows whether the row is selected in multiple selection.
    case multiselect
    /// A disclosure arrow for an item of an outline.
    case outlineDisclosure
    /// A pop-up menu that shows its chosen element.
    case popUpMenu
    /// A label with a short text.
    case label
    /// A custom view.
    case customView(UIView)
  }

  /// When an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// In editing mode.
    case whenEditing
    /// Outside editing mode.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// The standard width, so that accessories of several rows are aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The end of the row where an accessory is placed.
  public enum Placement {
    /// Returns the index of an accessory among the others at the same end.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading end.
    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 }
    )
    /// The trailing end.
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 }
    )
  }

  /// Called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// Called when the selected elements of a menu have changed.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// The type of the accessory.
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

  /// The options that all accessories have.
  struct CommonOptions {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.actual
    var tintColor: UIColor?
    var font: UIFont?
    var backgroundColor: UIColor?
    var showsVerticalSeparator = false
  }
}
