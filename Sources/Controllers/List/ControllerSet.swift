/// Controllers that wait for something, each once, in the order they came.
@MainActor
struct ControllerSet {
  private var controllers: [any CellControlling] = []
  private var members: Set<ObjectIdentifier> = []

  init() {}

  var isEmpty: Bool { members.isEmpty }

  /// Adds a controller at the end, unless it waits already.
  mutating func insert(_ controller: any CellControlling) {
    if members.insert(ObjectIdentifier(controller)).inserted {
      controllers.append(controller)
    }
  }

  /// Removes a controller.
  ///
  /// - Complexity: O(number of controllers that wait).
  /// - Returns: Whether it waited.
  mutating func remove(_ controller: any CellControlling) -> Bool {
    guard members.remove(ObjectIdentifier(controller)) != nil else { return false }
    controllers.removeAll { $0 === controller }
    return true
  }

  /// Returns and removes all controllers.
  mutating func takeAll() -> [any CellControlling] {
    defer { self = ControllerSet() }
    return controllers
  }
}

/// A controller as a key: two references are equal if they refer to the same object.
struct ControllerReference: Hashable {
  let controller: any CellControlling

  init(_ controller: any CellControlling) {
    self.controller = controller
  }

  static func == (left: ControllerReference, right: ControllerReference) -> Bool {
    left.controller === right.controller
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(controller))
  }
}

extension ControllerReference: @MainActor VisibilityKey {
  @MainActor
  var visibilityIndex: Int32 {
    get { controller.visibilityIndex }
    nonmutating set { controller.visibilityIndex = newValue }
  }
}
