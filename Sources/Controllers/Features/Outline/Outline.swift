public import RosterPlatform

/// Shows the nodes of a tree as items, whose branches the user can expand and collapse.
///
/// ```swift
/// Section("files") {
///   Outline(store.roots, children: \.children) { FileController($0) }
/// }
///
/// final class FileController: CellController<File, NoState, UICollectionViewListCell> {
///   override func configure(_ cell: UICollectionViewListCell) {
///     cell.indentationLevel = outline?.level ?? 0
///     …
///   }
///
///   override func didSelect() { toggleExpansion() }
/// }
/// ```
///
/// The visible nodes are items like any others: the roots, and below each expanded node its
/// children. Expanding a node inserts its children, and collapsing it removes everything below it;
/// their `stateRetention` determines how long their states are kept. Only the identifier
/// distinguishes nodes, so a node that gets another parent keeps its controller.
///
/// Nodes stay expanded when the tree changes. See `OutlineExpansion` for changing and storing which
/// nodes are expanded.
public struct Outline<Node: Identifiable, Controller: CellControlling>: ListNode
where Controller.Model.ID == Node.ID, Controller.Cell: UICollectionViewCell {
  typealias Present = @MainActor ([Controller.Model]) -> CellPresenter

  private let tree: OutlineTree<Node>
  private let expansion: OutlineExpansion<Node.ID>?
  private let viewModel: @MainActor (Node) -> Controller.Model
  private let present: Present
  private let location: CodeLocation

  init(
    _ roots: [Node],
    _ isExpandable: ((Node) -> Bool)?,
    _ children: @escaping (Node) -> [Node]?,
    _ expansion: OutlineExpansion<Node.ID>?,
    _ location: CodeLocation,
    _ viewModel: @escaping @MainActor (Node) -> Controller.Model,
    present: @escaping Present
  ) {
    tree = OutlineTree(roots: roots, isExpandable: isExpandable, children: children)
    self.expansion = expansion
    self.location = location
    self.viewModel = viewModel
    self.present = present
  }

  public func resolve(into resolver: inout ListResolver) {
    let expansion = self.expansion ?? resolver.outlineExpansion(of: Self.self, at: location)
    expansion.willResolve(for: resolver.memory)
    let rows = tree.rows(choices: expansion.choices)
    expansion.didResolve(rows.expandable, nodesAbove: tree.nodesAbove)
    resolver.didShow(expansion)
    for node in rows.cycles {
      resolver.report(.cyclicOutline(ListIdentifier(of: node), location: location))
    }
    var levels = [resolver.surroundings.environment]
    for group in rows.groups {
      while levels.count <= group.position.level {
        levels.append(resolver.surroundings.environment)
        levels[levels.count - 1].outlineLevel = levels.count - 1
      }
      let presenter = present(group.nodes.map(viewModel))
      let place = OutlinePlace(position: group.position, expansion: expansion)
      resolver.surrounded {
        $0.outline = place
        $0.environment = levels[group.position.level]
      } _: {
        $0.append(presenter.run, presenter)
      }
    }
  }
}

extension Outline {
  /// Creates an outline of nodes that are view models.
  ///
  /// - Parameters:
  ///   - roots: The nodes of the first level.
  ///   - isExpandable: Returns whether a node can be expanded. If it is given, `children` is called
  ///     for expanded nodes only; by default, a node can be expanded if its `children` is not
  ///     `nil`.
  ///   - children: The children of a node, with identifiers that are unique in the tree.
  ///   - expansion: Which nodes are expanded; by default, the list keeps this as long as the
  ///     outline exists.
  ///   - fileID: The file to name in messages about the nodes.
  ///   - line: The line to name in messages about the nodes.
  ///   - makeController: Makes the controller of a node. It is called once for each node that is
  ///     shown, and has to return a new controller.
  public init<Roots: RandomAccessCollection>(
    _ roots: Roots,
    isExpandable: ((Node) -> Bool)? = nil,
    children: @escaping (Node) -> [Node]?,
    expansion: OutlineExpansion<Node.ID>? = nil,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) where Roots.Element == Node, Controller.Model == Node {
    let location = CodeLocation(fileID: fileID, line: line)
    self.init(Array(roots), isExpandable, children, expansion, location, { $0 }) {
      CellPresenter($0, at: location, makeController)
    }
  }

  /// Creates an outline of nodes, with a view model for each.
  ///
  /// ```swift
  /// Outline(store.roots, children: \.children) { FileController($0) } viewModel: { FileModel($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - roots: The nodes of the first level.
  ///   - isExpandable: Returns whether a node can be expanded. If it is given, `children` is called
  ///     for expanded nodes only; by default, a node can be expanded if its `children` is not
  ///     `nil`.
  ///   - children: The children of a node, with identifiers that are unique in the tree.
  ///   - expansion: Which nodes are expanded; by default, the list keeps this as long as the
  ///     outline exists.
  ///   - fileID: The file to name in messages about the nodes.
  ///   - line: The line to name in messages about the nodes.
  ///   - makeController: Makes the controller of a node. It is called once for each node that is
  ///     shown, and has to return a new controller.
  ///   - viewModel: Makes the view model of a node that is shown; it has the node's identifier.
  public init<Roots: RandomAccessCollection>(
    _ roots: Roots,
    isExpandable: ((Node) -> Bool)? = nil,
    children: @escaping (Node) -> [Node]?,
    expansion: OutlineExpansion<Node.ID>? = nil,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller,
    viewModel: @escaping @MainActor (Node) -> Controller.Model
  ) where Roots.Element == Node {
    let location = CodeLocation(fileID: fileID, line: line)
    self.init(Array(roots), isExpandable, children, expansion, location, viewModel) {
      CellPresenter($0, at: location, makeController)
    }
  }
}

extension ListResolver {
  /// Returns the expansion of an outline for which the app has given none.
  @MainActor
  fileprivate func outlineExpansion<ID>(
    of type: any Any.Type,
    at location: CodeLocation
  ) -> OutlineExpansion<ID> {
    let site = site(of: type, at: location)
    let expansion =
      memory.take(OutlineExpansion<ID>.self, from: site) ?? OutlineExpansion<ID>()
    memory.keep(expansion, for: site)
    expansion.site = site
    return expansion
  }
}
