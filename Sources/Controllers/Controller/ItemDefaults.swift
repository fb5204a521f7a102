/// Properties that several types of controllers have in common, without a base class.
///
/// A controller type that conforms to `ItemDefaultsProvider` has them, unless it overrides the property itself.
@MainActor
public struct ItemDefaults {
  /// The size of the items; `nil` if the types do not share one.
  public var size: ItemSize?

  /// How cells appear in the animation that inserts their items.
  public var insertion = ItemTransition.fade

  /// How cells disappear in the animation that removes their items.
  public var removal = ItemTransition.fade

  /// Whether the user can select the items.
  public var shouldSelect = true

  /// Whether the items can be edited in the list's editing mode.
  public var canEdit = true

  /// Whether the user can move the items.
  public var canMove = false

  /// Creates the properties that all controllers have by default.
  ///
  /// - Parameters:
  ///   - size: The size of the items; `nil` if the types do not share one.
  ///   - insertion: How cells appear in the animation that inserts their items.
  ///   - removal: How cells disappear in the animation that removes their items.
  ///   - shouldSelect: Whether the user can select the items.
  ///   - canEdit: Whether the items can be edited in the list's editing mode.
  ///   - canMove: Whether the user can move the items.
  public init(
    size: ItemSize? = nil,
    insertion: ItemTransition = .fade,
    removal: ItemTransition = .fade,
    shouldSelect: Bool = true,
    canEdit: Bool = true,
    canMove: Bool = false
  ) {
    self.size = size
    self.insertion = insertion
    self.removal = removal
    self.shouldSelect = shouldSelect
    self.canEdit = canEdit
    self.canMove = canMove
  }
}

/// A type of controllers that has default properties of its own.
///
/// Declare the properties once in an extension of your own protocol, and let the controller types conform to that,
/// whatever their base class is:
///
/// ```swift
/// protocol Card: ItemDefaultsProvider {}
///
/// extension Card {
///   static var itemDefaults: ItemDefaults { ItemDefaults(size: .height(80), insertion: .scale(0.9)) }
/// }
///
/// final class PostController: CellController<Post, NoState, PostCell>, Card {}
/// ```
///
/// What a controller overrides itself has priority.
@MainActor
public protocol ItemDefaultsProvider {
  /// The default properties of the type's items.
  static var itemDefaults: ItemDefaults { get }
}

extension ListedController {
  /// The default properties of the type, if it has any of its own.
  static var itemDefaults: ItemDefaults? {
    (self as? any ItemDefaultsProvider.Type)?.itemDefaults
  }
}
