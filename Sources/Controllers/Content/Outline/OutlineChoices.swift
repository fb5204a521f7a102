import Foundation
import RosterCore

/// The nodes of an outline that are open: those that are open initially, and those opened or closed since.
public struct OutlineChoices<ID: Hashable & Sendable>: Equatable, Sendable {
  /// Whether nodes are open that nobody has opened or closed.
  public enum Initial: Hashable, Codable, Sendable {
    /// Nothing: the roots alone are shown.
    case none

    /// The nodes of the first levels; with one level, the roots are shown with their children.
    case levels(Int)

    /// Every node.
    case all
  }

  /// Whether nodes are open that nobody has opened or closed.
  public var initially: Initial

  /// The nodes that were opened (`true`) and closed (`false`), whether or not they are in the list.
  public var byNode: [ID: Bool]

  /// Creates a choice of open branches.
  public init(initially: Initial = .none, byNode: [ID: Bool] = [:]) {
    self.initially = initially
    self.byNode = byNode
  }

  /// Whether a node is open that has children.
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

/// Keeps choices in the storage of a list.
struct OutlineStore<ID: Hashable & Sendable> {
  private let name: String
  private let decode: @MainActor (Data) throws -> OutlineChoices<ID>
  private let encode: @MainActor (OutlineChoices<ID>) throws -> Data

  init(_ name: String) where ID: Codable {
    self.name = "Outline " + name
    decode = { try JSONDecoder().decode(OutlineChoices<ID>.self, from: $0) }
    encode = { try JSONEncoder().encode($0) }
  }

  /// What is stored; `nil` if nothing is, or nothing that can be read.
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
