import Foundation
import RosterCore

/// Which nodes of an outline are expanded: initially, and by choices since then.
public struct OutlineChoices<ID: Hashable & Sendable>: Equatable, Sendable {
  /// Which nodes are expanded initially.
  public enum Initial: Hashable, Codable, Sendable {
    /// None: only the roots are shown.
    case none

    /// The nodes of the first levels; with one level, the roots are shown with their children.
    case levels(Int)

    /// Every node.
    case all
  }

  /// Which nodes are expanded without a choice.
  public var initially: Initial

  /// The nodes that were expanded (`true`) and collapsed (`false`), even if they are not in the
  /// list.
  public var byNode: [ID: Bool]

  /// Creates choices.
  public init(initially: Initial = .none, byNode: [ID: Bool] = [:]) {
    self.initially = initially
    self.byNode = byNode
  }

  /// Returns whether a node with children is expanded.
  func isExpanded(_ id: ID, level: Int) -> Bool {
    if let choice = byNode[id] { return choice }
    return switch initially {
    case .none: false
    case .levels(let count): level < count
    case .all: true
    }
  }
}

extension OutlineChoices: Codable where ID: Codable {}

/// Stores choices in the storage of a list.
struct OutlineStore<ID: Hashable & Sendable> {
  private let name: String
  private let decode: @MainActor (Data) throws -> OutlineChoices<ID>
  private let encode: @MainActor (OutlineChoices<ID>) throws -> Data

  init(_ name: String) where ID: Codable {
    self.name = "Outline " + name
    decode = { try JSONDecoder().decode(OutlineChoices<ID>.self, from: $0) }
    encode = { try JSONEncoder().encode($0) }
  }

  /// Returns the stored choices; `nil` if there are none, or they cannot be read.
  @MainActor
  func choices(in memory: ContentMemory) -> OutlineChoices<ID>? {
    memory.store(name, of: OutlineChoices<ID>.self) {
      try $0.data(forKey: name).map(decode)
    } ?? nil
  }

  @MainActor
  func save(_ choices: OutlineChoices<ID>, in memory: ContentMemory) {
    _ = memory.store(name, of: OutlineChoices<ID>.self) {
      try $0.setData(encode(choices), forKey: name)
    }
  }
}
