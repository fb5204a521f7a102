extension OutlineExpansion {
  /// Which nodes of an outline are expanded: initially, and by choices since then.
  public struct Choices: Equatable {
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
}

extension OutlineExpansion.Choices: Codable where ID: Codable {}
