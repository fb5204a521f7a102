public import RosterCore

/// Controllers that wait for something, each once, in the order they came.
@MainActor
package struct ControllerSet {
  private var controllers: [any CellControlling] = []
  private var members: Set<ObjectIdentifier> = []

  package init() {}

  package var isEmpty: Bool { members.isEmpty }

  /// Adds a controller at the end, unless it waits already.
  package mutating func insert(_ controller: any CellControlling) {
    if members.insert(ObjectIdentifier(controller)).inserted {
      controllers.append(controller)
    }
  }

  /// Removes a controller.
  ///
  /// - Complexity: O(number of controllers that wait).
  /// - Returns: Whether it waited.
  package mutating func remove(_ controller: any CellControlling) -> Bool {
    guard members.remove(ObjectIdentifier(controller)) != nil else { return false }
    controllers.removeAll { $0 === controller }
    return true
  }

  /// Returns and removes all controllers.
  package mutating func takeAll() -> [any CellControlling] {
    defer { self = ControllerSet() }
    return controllers
  }
}

/// A controller as a key: two references are equal if they refer to the same object.
@usableFromInline
package struct ControllerReference: Hashable {
  @usableFromInline
  package let controller: any CellControlling

  @inlinable
  package init(_ controller: any CellControlling) {
    self.controller = controller
  }

  @inlinable
  package static func == (left: ControllerReference, right: ControllerReference) -> Bool {
    left.controller === right.controller
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(controller))
  }
}

extension ControllerReference: @MainActor VisibilityKey {
  @inlinable
  @MainActor
  package var visibilityIndex: Int32 {
    get { controller.visibilityIndex }
    nonmutating set { controller.visibilityIndex = newValue }
  }
}
