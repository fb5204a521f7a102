import Foundation
import RosterCore

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
