public import Roster

/// What has happened in a list.
@MainActor
final class ListRecord {
  /// The issues that the list has reported, in order.
  var issues: [ListIssue] = []

  /// The calls of controllers' hooks, in order.
  var callbacks: [Callback] = []

  /// The reports of the latest updates of the list, in order.
  private(set) var reports: [UpdateReport] = []

  /// Called with each hook, for laws about them.
  var observer = ListRecord.observerOfNewLists

  /// Called with each hook of the lists that are made meanwhile.
  static var observerOfNewLists: ((ControllerHook, any CellControlling) -> Void)?

  /// How many reports and calls of hooks there were.
  private(set) var counts = (reports: 0, callbacks: 0)

  /// How many reports are kept, and how many calls of hooks.
  private static let limits = (reports: 1_000, callbacks: 100_000)

  /// Weak references to the list's controllers.
  private(set) var witnesses: [Witness] = []

  /// The number of witnesses at which those of released controllers are dropped.
  private var mostWitnesses = 1_000

  /// Records what happens in a list from now on, except for issues.
  func follow(_ adapter: ListAdapter) {
    adapter.trace { [self] in note($0, $1) }
    adapter.observeUpdates { [self] report in
      counts.reports += 1
      reports.append(report)
      if reports.count >= 2 * Self.limits.reports {
        reports.removeFirst(reports.count - Self.limits.reports)
      }
    }
  }

  private func note(_ hook: ControllerHook, _ controller: any CellControlling) {
    observer?(hook, controller)
    let callback = Callback(hook, controller)
    counts.callbacks += 1
    callbacks.append(callback)
    if callbacks.count >= 2 * Self.limits.callbacks {
      callbacks.removeFirst(callbacks.count - Self.limits.callbacks)
    }
    if hook == .didLoad {
      witnesses.append(Witness(controller, "\(callback.controller) \(callback.id)"))
      if witnesses.count >= mostWitnesses {
        witnesses.removeAll { $0.object == nil }
        mostWitnesses = max(mostWitnesses, 2 * witnesses.count)
      }
    }
  }
}

/// A call of a controller's hook, by the identity of the item.
public struct Callback: Hashable, Sendable {
  /// The hook.
  public let hook: ControllerHook

  /// The type of the controller.
  public let controller: ControllerKind

  /// The identifier of the item's view model.
  public let id: ListIdentifier

  @MainActor
  init(_ hook: ControllerHook, _ controller: any CellControlling) {
    self.hook = hook
    self.controller = ControllerKind(type(of: controller))
    id = controller.viewModelID
  }
}

extension Callback: CustomStringConvertible {
  /// For example `didMount TodoController 7`.
  public var description: String { "\(hook) \(controller) \(id)" }
}

extension CellControlling {
  fileprivate var viewModelID: ListIdentifier { ListIdentifier(of: viewModel.id) }
}

extension ListHarness {
  /// The hooks that were called since the list was made, or since `takeCallbacks()`, in order.
  ///
  /// Hooks are recorded also if the controller does not override them.
  ///
  /// ```swift
  /// list.scroll(to: 400)
  /// #expect(list.callbacks(of: TodoController.self, id: 1).suffix(2) == [.didEndDisplaying, .willUnmount])
  /// ```
  public var callbacks: [Callback] { record.callbacks }

  /// Returns the hooks that were called since the last call of this method, in order.
  public func takeCallbacks() -> [Callback] {
    defer { record.callbacks = [] }
    return record.callbacks
  }

  /// Returns the hooks that were called on the controller of an item, in order.
  public func callbacks<Controller: CellControlling>(
    of controller: Controller.Type,
    id: Controller.Model.ID
  ) -> [ControllerHook] {
    let kind = ControllerKind(controller)
    let id = ListIdentifier(of: id)
    return record.callbacks.filter { $0.controller == kind && $0.id == id }.map(\.hook)
  }
}
