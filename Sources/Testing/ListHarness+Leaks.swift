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

  /// Uses a list that works asynchronously, releases it, and returns what is still alive.
  ///
  /// ```swift
  /// @Test func `the list leaves nothing behind`() async {
  ///   let leaks = await ListHarness.leaks { list in
  ///     list.adapter.follow { TodoList(store: store) }
  ///     await list.settle()
  ///   }
  ///   #expect(leaks.isEmpty)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - body: Uses the list; it must not keep references to it.
  /// - Returns: Descriptions of what outlives the list; empty if there is no leak.
  public static func leaks(
    size: CGSize = CGSize(width: 390, height: 844),
    _ body: (ListHarness) async throws -> Void
  ) async rethrows -> [String] {
    let witnesses = try await witnesses(of: ListHarness(size: size), body)
    return await names(of: witnesses)
  }

  /// Shows a screen that works asynchronously, uses it, releases it, and returns what is still alive.
  ///
  /// ```swift
  /// let leaks = await ListHarness.leaks(showing: FeedViewController(store), list: \.adapter) { list in
  ///   await list.settle()
  /// }
  /// #expect(leaks.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: Makes the screen.
  ///   - adapter: The adapter of the list on the screen.
  ///   - size: The size of the display, in points.
  ///   - body: Uses the screen; it must not keep references to it.
  /// - Returns: Descriptions of what outlives the screen; empty if there is no leak.
  public static func leaks<Screen: UIViewController>(
    showing screen: @autoclosure () throws -> Screen,
    list adapter: (Screen) -> ListAdapter,
    size: CGSize = CGSize(width: 390, height: 844),
    _ body: (ListHarness) async throws -> Void
  ) async rethrows -> [String] {
    let witnesses = try await witnesses(of: screen(), adapter, size, body)
    return await names(of: witnesses)
  }

  private static func witnesses(
    of list: ListHarness,
    _ body: (ListHarness) async throws -> Void
  ) async rethrows -> [Witness] {
    defer { list.leave() }
    try await body(list)
    return list.witnesses
  }

  private static func witnesses<Screen: UIViewController>(
    of screen: Screen,
    _ adapter: (Screen) -> ListAdapter,
    _ size: CGSize,
    _ body: (ListHarness) async throws -> Void
  ) async rethrows -> [Witness] {
    let list = ListHarness(showing: screen, list: adapter(screen), size: size)
    return try await witnesses(of: list, body) + [Witness(screen, "\(Screen.self)")]
  }

  /// Returns the names of what is alive after tasks that are about to end have ended.
  private static func names(of witnesses: [Witness]) async -> [String] {
    for _ in 0..<turnsOfTasks where witnesses.contains(where: { $0.object != nil }) {
      await Task.yield()
    }
    return witnesses.compactMap { $0.object == nil ? nil : $0.name }
  }

  /// The number of turns of the main actor after which a task that was cancelled should have ended.
  private static let turnsOfTasks = 200

  /// Takes the list off the screen.
  private func leave() {
    finishAnimations()
    if window.rootViewController == nil {
      collectionView.removeFromSuperview()
    } else {
      window.rootViewController = nil
    }
  }

  private static func witnesses(
    size: CGSize,
    _ body: (ListHarness) throws -> Void
  ) rethrows -> [Witness] {
    let list = ListHarness(size: size)
    defer { list.leave() }
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
    defer { list.leave() }
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
