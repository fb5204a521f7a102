// On a Mac, AppKit declares the initializer and two of the properties as well. Code that imports
// both uses AppKit's, which do the same, and is not ambiguous.
extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  @_disfavoredOverload
  public init(item: Int, section: Int) {
    // Without an array of both, which would be allocated.
    self.init(index: section)
    append(item)
  }

  /// Creates the index path of a row in a section of a table view.
  @_disfavoredOverload
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The index of the section, which is the first index of the path.
  @_disfavoredOverload
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item in its section, which is the second index of the path.
  @_disfavoredOverload
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row in its section, which is the second index of the path.
  @_disfavoredOverload
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
