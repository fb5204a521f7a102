extension ListAdapter {
  /// Whether a person edits the list.
  ///
  /// While it is edited, a tap selects an item or deselects it, whatever the `selectionMode`, and so do two
  /// fingers that are drawn across items. Controllers know by `isEditing`, and their cells are configured
  /// for the reason `.editing`. Accessories of list cells that are there for editing are shown, such as
  /// `.multiselect()` and `.moveHandle()`. The items of carousels are edited with the list. No item can be swiped aside, and no primary action is done.
  ///
  /// The selection of this time is one of its own: it begins without any items, and what was selected
  /// before is selected again at the end. Setting the property shows the change at once; to animate it, call
  /// `setEditing(_:animated:)`.
  ///
  /// ```swift
  /// override func setEditing(_ editing: Bool, animated: Bool) {
  ///   super.setEditing(editing, animated: animated)
  ///   adapter.setEditing(editing, animated: animated)
  /// }
  /// ```
  ///
  /// It stays as it is through updates, reloads and other windows. Set it here and not on the collection
  /// view, which does not report changes.
  public var isEditing: Bool {
    get { parts.editing.isEditing }
    set { parts.editing.setEditing(newValue, animated: false) }
  }

  /// Begins to edit the list, or ends it; see `isEditing`.
  ///
  /// - Parameters:
  ///   - isEditing: Whether a person edits the list from now on.
  ///   - animated: Whether a person sees cells make room for what is shown while they are edited.
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    parts.editing.setEditing(isEditing, animated: animated)
  }

  /// Whether two fingers that are drawn across items begin to edit the list, and select the items; by
  /// default not.
  ///
  /// Without it, two fingers select while the list is edited, and where the `selectionMode` is `.multiple`.
  public var beginsEditingWithTwoFingers: Bool {
    get { parts.editing.beginsWithTwoFingers }
    set { parts.editing.beginsWithTwoFingers = newValue }
  }

  /// Calls a function whenever a person begins to edit the list or ends it, also when two fingers do,
  /// until the observation is cancelled or the list is gone.
  ///
  /// - Parameter observer: Is told whether the list is edited.
  /// - Returns: The observation, to cancel it by.
  @discardableResult
  public func observeEditing(_ observer: @escaping (Bool) -> Void) -> ListObservation {
    parts.editing.observers.add(observer)
  }
}
