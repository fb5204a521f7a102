/// Which nodes of an `Outline` are open.
///
/// An outline without one has one of its own, which lives as long as the outline is in the list. Keep one to
/// open and close nodes by code, to store what a person has opened, or for an outline that comes and goes:
///
/// ```swift
/// let folders = OutlineExpansion<Folder.ID>(initially: .levels(1), storedAs: "folders")
///
/// Outline(store.roots, children: \.children, expansion: folders) { FolderController($0) }
///
/// folders.reveal(folder.id)
/// ```
///
/// What was chosen for a node stays when its parent is closed, and when the node leaves the list. The list
/// shows a change before the call returns, unless it is at work; several changes are shown together in
/// `ListAdapter.batch`.
@MainActor
public final class OutlineExpansion<ID: Hashable & Sendable> {
  /// What is open, as far as it was chosen.
  public private(set) var choices: OutlineChoices<ID>

  /// Called after a person or the app has opened (`true`) or closed (`false`) a node.
  ///
  /// It is the place to load children that are not there yet.
  public var didChange: ((ID, Bool) -> Void)?

  /// Counts the changes, by which content that is remembered knows that it is out of date.
  private(set) var version = 0

  /// Where in the content it is remembered, if the app has not made it.
  var site: ContentMemory.Site?

  /// Where the choices are kept, if they outlive the list.
  private let store: OutlineStore<ID>?

  private var lists: [ListReference] = []

  /// The nodes that can be opened and are in the list.
  private var shown: [ID: OutlinePosition] = [:]

  /// Finds the nodes above a node among all that could be shown.
  private var nodesAbove: (ID) -> [ID]? = { _ in nil }

  /// Makes an expansion.
  ///
  /// - Parameter choices: What is open: what was stored, or what is to be open at first.
  public init(_ choices: OutlineChoices<ID> = OutlineChoices()) {
    self.choices = choices
    store = nil
  }

  /// Makes an expansion.
  ///
  /// - Parameter initially: What is open until a person or the app opens or closes a node.
  public convenience init(initially: OutlineChoices<ID>.Initial) {
    self.init(OutlineChoices(initially: initially))
  }

  /// Makes an expansion that is kept in the list's `StateStorage`.
  ///
  /// - Parameters:
  ///   - initially: What is open until a person or the app opens or closes a node.
  ///   - name: What it is stored as; no other outline has the name.
  public init(initially: OutlineChoices<ID>.Initial = .none, storedAs name: String)
  where ID: Codable {
    choices = OutlineChoices(initially: initially)
    store = OutlineStore(name)
  }
}

extension OutlineExpansion {
  /// Whether a node is open; `nil` if it is not in the list, or cannot be opened.
  public func isExpanded(_ id: ID) -> Bool? {
    shown[id]?.isExpanded
  }

  /// Opens a node.
  public func expand(_ id: ID, animated: Bool = true) {
    choose(true, for: [id], animated: animated)
  }

  /// Closes a node; nodes below it that are open are open again when it is.
  public func collapse(_ id: ID, animated: Bool = true) {
    choose(false, for: [id], animated: animated)
  }

  /// Opens a node that is closed, and closes one that is open.
  public func toggle(_ id: ID, animated: Bool = true) {
    let isExpanded = isExpanded(id) ?? choices.byNode[id] ?? false
    choose(!isExpanded, for: [id], animated: animated)
  }

  /// Opens all nodes, including future ones.
  public func expandAll(animated: Bool = true) {
    replace(OutlineChoices(initially: .all), animated: animated)
  }

  /// Closes all nodes, including future ones.
  public func collapseAll(animated: Bool = true) {
    replace(OutlineChoices(), animated: animated)
  }

  /// Replaces the choices, for example by stored ones.
  public func replace(_ choices: OutlineChoices<ID>, animated: Bool = true) {
    guard choices != self.choices else { return }
    self.choices = choices
    version += 1
    lists.removeAll { $0.memory == nil }
    for list in lists {
      list.memory.map { store?.save(choices, in: $0) }
      list.memory?.reapply(animated)
    }
  }

  /// Opens the nodes above a node, so that it is in the list.
  ///
  /// The children of closed nodes are asked for until the node is found.
  ///
  /// - Parameters:
  ///   - id: The node to be shown.
  ///   - animated: Whether that is animated, where it can be.
  /// - Returns: Whether there is such a node.
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
  /// Begins to be shown by a list, whose storage may know what was chosen.
  func willResolve(for memory: ContentMemory) {
    guard !lists.contains(where: { $0.memory === memory }) else { return }
    lists.append(ListReference(memory: memory))
    if version == 0, let stored = store?.choices(in: memory) { choices = stored }
  }

  /// Takes over what the list shows.
  func didResolve(_ shown: [ID: OutlinePosition], nodesAbove: @escaping (ID) -> [ID]?) {
    self.shown = shown
    self.nodesAbove = nodesAbove
  }
}

/// An expansion of nodes whose type is not known.
@MainActor
protocol AnyOutlineExpansion: AnyObject {
  /// Counts the changes.
  var version: Int { get }

  /// Where in the content it is remembered, if the app has not made it.
  var site: ContentMemory.Site? { get }

  /// Opens or closes a node.
  func setExpanded(_ isExpanded: Bool, _ id: Any, animated: Bool)
}

extension OutlineExpansion: AnyOutlineExpansion {
  func setExpanded(_ isExpanded: Bool, _ id: Any, animated: Bool) {
    guard let id = id as? ID else { return }
    choose(isExpanded, for: [id], animated: animated)
  }
}

/// The memory of a list that shows an outline.
private struct ListReference {
  weak var memory: ContentMemory?
}
