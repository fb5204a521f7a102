extension ListAdapter {
  /// Whether the list is in editing mode.
  ///
  /// In editing mode, a tap or a two-finger pan selects and deselects items, regardless of the
  /// `selectionMode`. Controllers have `isEditing`, and their cells are configured for the reason
  /// `.editing`. List cells show their accessories for editing, such as `.multiselect()` and
  /// `.moveHandle()`. Carousels are edited together with the list. Items cannot be swiped, and
  /// primary actions are not performed.
  ///
  /// Editing mode has a separate selection: it is empty at first, and the previous selection is
  /// restored at the end. Setting the property takes effect without animation; to animate the
  /// change, call `setEditing(_:animated:)`.
  ///
  /// ```swift
  /// override func setEditing(_ editing: Bool, animated: Bool) {
  ///   super.setEditing(editing, animated: animated)
  ///   adapter.setEditing(editing, animated: animated)
  /// }
  /// ```
  ///
  /// Updates, reloads and other windows do not affect it. Set it here and not on the collection
  /// view, which does not report changes.
  public var isEditing: Bool {
    get { parts.editing.isEditing }
    set { parts.editing.setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing mode; see `isEditing`.
  ///
  /// - Parameters:
  ///   - isEditing: Whether the list is in editing mode from now on.
  ///   - animated: Whether the change is animated.
  public func setEditing(_ isEditing: Bool, animated: Bool) {
    parts.editing.setEditing(isEditing, animated: animated)
  }

  /// Whether a two-finger pan across items starts editing mode and selects the items; false by
  /// default.
  ///
  /// Otherwise, two fingers select items in editing mode, and with the `selectionMode` `.multiple`.
  public var beginsEditingWithTwoFingers: Bool {
    get { parts.editing.beginsWithTwoFingers }
    set { parts.editing.beginsWithTwoFingers = newValue }
  }

  /// Calls a function when editing mode starts or ends, until the observation is cancelled or the
  /// list is released.
  ///
  /// - Parameter observer: Receives whether the list is in editing mode.
  /// - Returns: The observation, which you can cancel.
  @discardableResult
  public func observeEditing(_ observer: @escaping (Bool) -> Void) -> ListObservation {
    parts.editing.observers.add(observer)
  }
}
