public import Foundation

/// How long the view states of a controller type are kept.
///
/// ```swift
/// override class var stateRetention: StateRetention<TodoState> { .keep(last: 50) }
/// ```
///
/// A state belongs to the identity of its item: the section, the elements of `ForEach` around it,
/// the controller type and the identifier. An item that comes back with the same identity gets its
/// state before `didLoad()` and before it is sized. So does an item whose identity differs only in
/// the section, unless another item has that state. States that equal the initial one are not kept,
/// because such an item starts with the same state again.
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

  /// Discards a state when its item leaves the list.
  public static var untilRemoved: StateRetention { StateRetention(.untilRemoved) }

  /// Keeps the states of the items that were removed last, for their return.
  ///
  /// Use it for lists that are filtered or paged. The oldest state is dropped for a new one; states
  /// of items that are in the list again do not count.
  ///
  /// - Parameter count: The maximum number of states for items of this controller type.
  /// - Returns: A retention with that limit.
  public static func keep(last count: Int) -> StateRetention { StateRetention(.last(count)) }
}

extension StateRetention where State: Codable {
  /// Writes states to the adapter's storage, where they outlive the app.
  ///
  /// A state is written soon after it has changed, at most once in a turn of the main actor, and when
  /// its item leaves the list. Its key is the controller's `persistentKey(for:)`.
  ///
  /// Data that cannot be decoded, such as that of another version of the app, is reported. It stays
  /// stored until the item has a newer state. `persistent(migrating:)` reads it.
  public static var persistent: StateRetention {
    StateRetention(.persistent(StateCoder { throw $1 }))
  }

  /// Writes states to the adapter's storage, and reads what earlier versions of the app have stored.
  ///
  /// ```swift
  /// override class var stateRetention: StateRetention<Draft> {
  ///   .persistent { data in Draft(try JSONDecoder().decode(OldDraft.self, from: data)) }
  /// }
  /// ```
  ///
  /// - Parameter migrate: Returns the state for data that cannot be decoded. If it throws, the data stays
  ///   stored until the item has a newer state.
  /// - Returns: A retention with that migration.
  public static func persistent(
    migrating migrate: @escaping (Data) throws -> State
  )
    -> StateRetention
  {
    StateRetention(.persistent(StateCoder { data, _ in try migrate(data) }))
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
  /// Writes states as JSON, the same text for the same state; numbers that JSON has not are text.
  ///
  /// - Parameter recover: Returns the state for data that cannot be decoded, and receives the error.
  init(recover: @escaping (Data, any Error) throws -> State) {
    let words = (positive: "Infinity", negative: "-Infinity", nan: "NaN")
    self.init(
      encode: { state in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
          positiveInfinity: words.positive,
          negativeInfinity: words.negative,
          nan: words.nan
        )
        return try encoder.encode(state)
      },
      decode: { data in
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
          positiveInfinity: words.positive,
          negativeInfinity: words.negative,
          nan: words.nan
        )
        do {
          return try decoder.decode(State.self, from: data)
        } catch {
          return try recover(data, error)
        }
      }
    )
  }
}
