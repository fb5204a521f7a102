public import Roster

extension ListHarness {
  /// Uses a list, releases it, and returns what is still alive.
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
  ///   - body: Uses the list; it must not keep references to it.
  /// - Returns: Descriptions of the adapter, the collection view and the controllers that outlive
  ///   the list; empty if there is no leak.
  public static func leaks(
    size: CGSize = CGSize(width: 390, height: 844),
    _ body: (ListHarness) throws -> Void
  ) rethrows -> [String] {
    let witnesses = try witnesses(size: size, body)
    return witnesses.compactMap { $0.object == nil ? nil : $0.name }
  }

  /// Shows a screen, uses it, releases it, and returns what is still alive.
  ///
  /// ```swift
  /// @Test func `the screen leaves nothing behind`() {
  ///   let leaks = ListHarness.leaks(showing: TodoViewController(store), list: \.adapter) { list in
  ///     list.tap("Milk")
  ///   }
  ///   #expect(leaks.isEmpty)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: Makes the screen.
  ///   - adapter: The adapter of the list on the screen.
  ///   - size: The size of the display, in points.
  ///   - body: Uses the screen; it must not keep references to it.
  /// - Returns: Descriptions of the screen, and of the adapter, the collection view and the
  ///   controllers of its list if they outlive it; empty if there is no leak.
  public static func leaks<Screen: UIViewController>(
    showing screen: @autoclosure () throws -> Screen,
    list adapter: (Screen) -> ListAdapter,
    size: CGSize = CGSize(width: 390, height: 844),
    _ body: (ListHarness) throws -> Void
  ) rethrows -> [String] {
    let witnesses = try witnesses(showing: screen(), list: adapter, size: size, body)
    return witnesses.compactMap { $0.object == nil ? nil : $0.name }
  }

  /// Shows a screen, releases it, and returns what is still alive.
  ///
  /// - Parameters:
  ///   - screen: Makes the screen.
  ///   - adapter: The adapter of the list on the screen.
  ///   - size: The size of the display, in points.
  /// - Returns: Descriptions of what outlives the screen; empty if there is no leak.
  public static func leaks<Screen: UIViewController>(
    showing screen: @autoclosure () throws -> Screen,
    list adapter: (Screen) -> ListAdapter,
    size: CGSize = CGSize(width: 390, height: 844)
  ) rethrows -> [String] {
    try leaks(showing: screen(), list: adapter, size: size) { _ in }
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
    return list.witnesses
  }

  private static func witnesses<Screen: UIViewController>(
    showing screen: Screen,
    list adapter: (Screen) -> ListAdapter,
    size: CGSize,
    _ body: (ListHarness) throws -> Void
  ) rethrows -> [Witness] {
    let list = ListHarness(showing: screen, list: adapter(screen), size: size)
    defer {
      list.finishAnimations()
      list.window.rootViewController = nil
    }
    try body(list)
    return list.witnesses + [Witness(screen, "\(Screen.self)")]
  }

  private var witnesses: [Witness] {
    record.witnesses + [
      Witness(adapter, "ListAdapter"), Witness(collectionView, "UICollectionView"),
    ]
  }
}

/// Detects whether an object is still alive.
@MainActor
struct Witness {
  let name: String
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject, _ name: String) {
    self.object = object
    self.name = name
  }
}
