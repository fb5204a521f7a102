import Foundation
public import RosterCore

/// How long the view states of a controller type are remembered.
///
/// ```swift
/// override class var stateRetention: StateRetention<TodoState> { .keep(last: 50) }
/// ```
///
/// A state belongs to the identity of its item: the section, the elements of `ForEach` around it, the
/// controller type and the identifier. An item that comes back under the same identity has its state
/// before `didLoad()` and before it is sized; so has one that agrees on everything but the section, if
/// that state is not another item's. States that equal the initial one are not remembered: such an item
/// starts anew.
public struct StateRetention<State: ViewState> {
  enum Extent {
    case untilRemoved
    case last(Int)
    case persistent(StateCoder<State>)
  }

  let extent: Extent

  init(_ extent: Extent) {
    self.extent = extent
  }

  /// A state is forgotten when its item leaves the list.
  public static var untilRemoved: StateRetention { StateRetention(.untilRemoved) }

  /// The states of the items that left the list last are kept for their return.
  ///
  /// Use it for lists that are filtered or paged. The state that has been kept for longest makes room
  /// for a new one; states of items that are back in the list do not count.
  ///
  /// - Parameter count: How many states of items of this controller type are kept, at most.
  /// - Returns: A retention that keeps so many states.
  public static func keep(last count: Int) -> StateRetention { StateRetention(.last(count)) }
}

extension StateRetention where State: Codable {
  /// States are written to the adapter's storage, and outlive the app.
  ///
  /// A state is written soon after it has changed, at most once in a turn of the main actor, and when
  /// its item leaves the list. It is filed under the controller's `persistentKey(for:)`.
  public static var persistent: StateRetention {
    StateRetention(.persistent(StateCoder()))
  }
}

extension StateRetention {
  /// Whether a state may be remembered of an item that has no controller.
  var isLasting: Bool {
    switch extent {
    case .untilRemoved: false
    case .last(let count): count > 0
    case .persistent: true
    }
  }
}

/// Turns states of one type into data and back.
struct StateCoder<State: ViewState> {
  let encode: (State) throws -> Data
  let decode: (Data) throws -> State
}

extension StateCoder where State: Codable {
  /// Writes states as JSON, the same text for the same state.
  init() {
    self.init(
      encode: { state in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(state)
      },
      decode: { try JSONDecoder().decode(State.self, from: $0) }
    )
  }
}
