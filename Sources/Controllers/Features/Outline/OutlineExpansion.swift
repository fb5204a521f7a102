import Foundation

/// Controls which nodes of an `Outline` are expanded.
///
/// An outline makes its own expansion, which lives as long as the outline is in the list. Create
/// one to expand and collapse nodes in code, to store the user's choices, or to keep them for an
/// outline that is removed and inserted again:
///
/// ```swift
/// let folders = OutlineExpansion<Folder.ID>(initially: .levels(1), storedAs: "folders")
///
/// Outline(store.roots, children: \.children, expansion: folders) { FolderController($0) }
///
/// folders.reveal(folder.id)
/// ```
///
/// The choice for a node is kept when its parent is collapsed, and when the node is removed from
/// the list. The list shows a change before the call returns, except during an update; use
/// `ListAdapter.batch` to show several changes together.
@MainActor
public final class OutlineExpansion<ID: Hashable> {
  /// The present choices.
  public private(set) var choices: Choices

  /// Called after the user or the app has expanded (`true`) or collapsed (`false`) a node.
  ///
  /// Use it, for example, to load missing children.
  public var didChange: ((ID, Bool) -> Void)?

  /// The number of changes, with which kept content detects that it is outdated.
  private(set) var version = 0

  /// The place in the content, if the expansion was made by the list.
  var site: ContentMemory.Site?

  /// Where the choices are stored, if they outlive the list.
  private let store: OutlineStore<ID>?

  private var lists: [ListReference] = []

  /// The nodes in the list that can be expanded.
  private var shown: [ID: OutlinePosition] = [:]

  /// Returns the ancestors of a node among all nodes.
  private var nodesAbove: (ID) -> [ID]? = { _ in nil }

  /// Creates an expansion.
  ///
  /// - Parameter choices: The initial choices, for example stored ones.
  public init(_ choices: Choices = Choices()) {
    self.choices = choices
    store = nil
  }

  /// Creates an expansion.
  ///
  /// - Parameter initially: Which nodes are expanded initially.
  public convenience init(initially: Choices.Initial) {
    self.init(Choices(initially: initially))
  }

  /// Creates an expansion that is stored in the list's `StateStorage`.
  ///
  /// - Parameters:
  ///   - initially: Which nodes are expanded initially.
  ///   - name: A name for the storage, which must be unique.
  public init(initially: Choices.Initial = .none, storedAs name: String)
  where ID: Codable {
    choices = Choices(initially: initially)
    store = OutlineStore(name)
  }
}

extension OutlineExpansion {
  /// Returns whether a node is expanded; `nil` if it is not in the list, or cannot be expanded.
  public func isExpanded(_ id: ID) -> Bool? {
    shown[id]?.isExpanded
  }

  /// Expands a node.
  public func expand(_ id: ID, animated: Bool = true) {
    choose(true, for: [id], animated: animated)
  }

  /// Collapses a node; expanded nodes below it are expanded again with it.
  public func collapse(_ id: ID, animated: Bool = true) {
    choose(false, for: [id], animated: animated)
  }

  /// Expands a collapsed node, and collapses an expanded one.
  public func toggle(_ id: ID, animated: Bool = true) {
    let isExpanded = isExpanded(id) ?? choices.byNode[id] ?? false
    choose(!isExpanded, for: [id], animated: animated)
  }

  /// Expands all nodes, including future ones.
  public func expandAll(animated: Bool = true) {
    replace(Choices(initially: .all), animated: animated)
  }

  /// Collapses all nodes, including future ones.
  public func collapseAll(animated: Bool = true) {
    replace(Choices(), animated: animated)
  }

  /// Replaces the choices, for example by stored ones.
  public func replace(_ choices: Choices, animated: Bool = true) {
    guard choices != self.choices else { return }
    self.choices = choices
    version += 1
    lists.removeAll { $0.memory == nil }
    for list in lists {
      list.memory.map { store?.save(choices, in: $0) }
      list.memory?.reapply(animated)
    }
  }

  /// Expands the ancestors of a node, so that it is in the list.
  ///
  /// The children of collapsed nodes are requested until the node is found.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - animated: Whether the change is animated.
  /// - Returns: Whether the node exists.
  /// - Complexity: O(number of nodes).
  @discardableResult
  public func reveal(_ id: ID, animated: Bool = true) -> Bool {
    guard let above = nodesAbove(id) else { return false }
    choose(true, for: above.filter { isExpanded($0) != true }, animated: animated)
    return true
  }

  private func choose(_ isExpanded: Bool, for ids: [ID], animated: Bool) {
    var new = choices
    for id in ids { new.byNode[id] = isExpanded }
    guard new != choices else { return }
    replace(new, animated: animated)
    for id in ids { didChange?(id, isExpanded) }
  }
}

extension OutlineExpansion {
  /// Connects the expansion with a list, whose storage may contain choices.
  func willResolve(for memory: ContentMemory) {
    guard !lists.contains(where: { $0.memory === memory }) else { return }
    lists.append(ListReference(memory: memory))
    if version == 0, let stored = store?.choices(in: memory) { choices = stored }
  }

  /// Records what the list shows.
  func didResolve(_ shown: [ID: OutlinePosition], nodesAbove: @escaping (ID) -> [ID]?) {
    self.shown = shown
    self.nodesAbove = nodesAbove
  }
}

/// An expansion of nodes of an unknown type.
@MainActor
protocol AnyOutlineExpansion: AnyObject {
  /// The number of changes.
  var version: Int { get }

  /// The place in the content, if the expansion was made by the list.
  var site: ContentMemory.Site? { get }

  /// Expands or collapses a node.
  func setExpanded(_ isExpanded: Bool, _ id: Any, animated: Bool)
}

extension OutlineExpansion: AnyOutlineExpansion {
  func setExpanded(_ isExpanded: Bool, _ id: Any, animated: Bool) {
    guard let id = id as? ID else { return }
    choose(isExpanded, for: [id], animated: animated)
  }
}

/// A reference to a list that shows an outline.
private struct ListReference {
  weak var memory: ContentMemory?
}

/// Stores choices in the storage of a list.
struct OutlineStore<ID: Hashable> {
  private let name: String
  private let decode: @MainActor (Data) throws -> OutlineExpansion<ID>.Choices
  private let encode: @MainActor (OutlineExpansion<ID>.Choices) throws -> Data

  init(_ name: String) where ID: Codable {
    self.name = "Outline " + name
    decode = { try JSONDecoder().decode(OutlineExpansion<ID>.Choices.self, from: $0) }
    encode = { try JSONEncoder().encode($0) }
  }

  /// Returns the stored choices; `nil` if there are none, or they cannot be read.
  @MainActor
  func choices(in memory: ContentMemory) -> OutlineExpansion<ID>.Choices? {
    memory.store(name, of: OutlineExpansion<ID>.Choices.self) {
      try $0.data(forKey: name).map(decode)
    } ?? nil
  }

  @MainActor
  func save(_ choices: OutlineExpansion<ID>.Choices, in memory: ContentMemory) {
    _ = memory.store(name, of: OutlineExpansion<ID>.Choices.self) {
      try $0.setData(encode(choices), forKey: name)
    }
  }
}
