/// Something small at an end of a list's row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// Which accessory it is.
  public enum AccessoryType: Hashable {
    /// An arrow that says that there is more.
    case disclosureIndicator
    /// A mark that says that the row was chosen.
    case checkmark
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
    /// Says which place among the others at its end an accessory takes.
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

  /// Which accessory this is.
  public let accessoryType: UICellAccessory.AccessoryType

  let displayed: DisplayedState
  let options: CommonOptions
  let text: String?
  var isLeading = false
  var position: Placement.Position?

  /// What all accessories can be told.
  struct CommonOptions {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.actual
    var tintColor: UIColor?
    var font: UIFont?
  }
}
