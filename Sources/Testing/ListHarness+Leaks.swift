public import Roster

extension ListHarness {
  /// Uses a list and lets go of it, and tells what is still alive then.
  ///
  /// ```swift
  /// @Test func `the list leaves nothing behind`() {
  ///   #expect(
  ///     ListHarness.leaks { list in
  ///       list.apply(TodoList(store: store))
  ///       list.tap([0, 0])
  ///     }
  ///     .isEmpty
  ///   )
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - body: Uses the list; it must not keep anything of it.
  /// - Returns: The adapter, the collection view and the controllers that outlive the list, in words;
  ///   none if all is well.
  public static func leaks(
    size: CGSize = CGSize(width: 390, height: 844),
    _ body: (ListHarness) throws -> Void
  ) rethrows -> [String] {
    let witnesses = try witnesses(size: size, body)
    return witnesses.compactMap { $0.object == nil ? nil : $0.name }
  }

  private static func witnesses(
    size: CGSize,
    _ body: (ListHarness) throws -> Void
  ) rethrows -> [Witness] {
    let list = ListHarness(size: size)
    defer {
      list.finishAnimations()
      list.collectionView.removeFromSuperview()
    }
    try body(list)
    return list.record.witnesses + [
      Witness(list.adapter, "ListAdapter"), Witness(list.collectionView, "UICollectionView"),
    ]
  }
}

/// Sees whether something is still alive.
@MainActor
struct Witness {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject, _ name: String) {
    self.object = object
    self.name = name
  }
}
