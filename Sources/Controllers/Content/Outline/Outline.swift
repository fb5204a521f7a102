public import RosterCore

public import RosterPlatform

/// Items for the nodes of a tree, of which a person opens and closes the branches.
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
/// The nodes that are shown are items like any others: the roots, and below each open node its children. To
/// open a node inserts its children, and to close it removes what is below it; how long their states are
/// remembered depends on their `stateRetention`. A node differs from others by its identifier alone, so
/// one that gets another parent keeps its controller.
///
/// What a person has opened stays open when the tree changes. See `OutlineExpansion` to change and to store it.
public struct Outline<Node: Identifiable, Controller: CellControlling>: ListNode
where Node.ID: Sendable, Controller.Model.ID == Node.ID, Controller.Cell: UICollectionViewCell {
  @usableFromInline
  typealias MakeRun = @MainActor ([Controller.Model]) -> (Column, CellPresenter)

  private let tree: OutlineTree<Node>
  private let expansion: OutlineExpansion<Node.ID>?
  private let viewModel: @MainActor (Node) -> Controller.Model
  private let makeRun: MakeRun
  private let location: CodeLocation

  @usableFromInline
  init(
    _ roots: [Node],
    _ isExpandable: (@MainActor (Node) -> Bool)?,
    _ children: @escaping @MainActor (Node) -> [Node]?,
    _ expansion: OutlineExpansion<Node.ID>?,
    _ location: CodeLocation,
    _ viewModel: @escaping @MainActor (Node) -> Controller.Model,
    makeRun: @escaping MakeRun
  ) {
    tree = OutlineTree(roots: roots, isExpandable: isExpandable, children: children)
    self.expansion = expansion
    self.location = location
    self.viewModel = viewModel
    self.makeRun = makeRun
  }

  public func resolve(into resolver: inout ListResolver) {
    let expansion = self.expansion ?? resolver.outlineExpansion(of: Self.self, at: location)
    expansion.willResolve(for: resolver.memory)
    let rows = tree.rows(choices: expansion.choices)
    expansion.didResolve(rows.expandable, nodesAbove: tree.nodesAbove)
    resolver.didShow(expansion)
    for node in rows.cycles {
      resolver.report(.cyclicOutline(Identifier(node), location: location))
    }
    let kind = ControllerKind(Controller.self)
    var levels = [resolver.surroundings.environment]
    for group in rows.groups {
      while levels.count <= group.position.level {
        levels.append(resolver.surroundings.environment)
        levels[levels.count - 1].outlineLevel = levels.count - 1
      }
      let (column, presenter) = makeRun(group.nodes.map(viewModel))
      let place = OutlinePlace(position: group.position, expansion: expansion)
      resolver.surrounded {
        $0.outline = place
        $0.environment = levels[group.position.level]
      } _: {
        $0.append(column, of: kind, presenter, location)
      }
    }
  }
}

extension Outline {
  /// Shows the nodes of a tree that are view models themselves.
  ///
  /// - Parameters:
  ///   - roots: The nodes of the first level.
  ///   - isExpandable: Whether a node can be opened. With it, `children` is asked for open nodes alone; by
  ///     default, a node can be opened for which `children` is not `nil`.
  ///   - children: The nodes below a node, with identifiers that no other node of the tree has.
  ///   - expansion: What is open; by default, the list remembers it for as long as the outline is there.
  ///   - fileID: The file to name in messages about the nodes.
  ///   - line: The line to name in messages about the nodes.
  ///   - makeController: Makes the controller of a node. It is called once for each node that is shown, and
  ///     has to return a new controller.
  @inlinable
  public init<Roots: RandomAccessCollection>(
    _ roots: Roots,
    isExpandable: (@MainActor (Node) -> Bool)? = nil,
    children: @escaping @MainActor (Node) -> [Node]?,
    expansion: OutlineExpansion<Node.ID>? = nil,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) where Roots.Element == Node, Controller.Model == Node {
    let location = CodeLocation(fileID: fileID, line: line)
    self.init(Array(roots), isExpandable, children, expansion, location, { $0 }) {
      (Column($0), CellPresenter($0, makeController))
    }
  }

  /// Shows the nodes of a tree, each as a view model made of it.
  ///
  /// ```swift
  /// Outline(store.roots, children: \.children) { FileController($0) } viewModel: { FileModel($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - roots: The nodes of the first level.
  ///   - isExpandable: Whether a node can be opened. With it, `children` is asked for open nodes alone; by
  ///     default, a node can be opened for which `children` is not `nil`.
  ///   - children: The nodes below a node, with identifiers that no other node of the tree has.
  ///   - expansion: What is open; by default, the list remembers it for as long as the outline is there.
  ///   - fileID: The file to name in messages about the nodes.
  ///   - line: The line to name in messages about the nodes.
  ///   - makeController: Makes the controller of a node. It is called once for each node that is shown, and
  ///     has to return a new controller.
  ///   - viewModel: Makes the view model of a node that is shown; it has the node's identifier.
  @inlinable
  public init<Roots: RandomAccessCollection>(
    _ roots: Roots,
    isExpandable: (@MainActor (Node) -> Bool)? = nil,
    children: @escaping @MainActor (Node) -> [Node]?,
    expansion: OutlineExpansion<Node.ID>? = nil,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller,
    viewModel: @escaping @MainActor (Node) -> Controller.Model
  ) where Roots.Element == Node {
    let location = CodeLocation(fileID: fileID, line: line)
    self.init(Array(roots), isExpandable, children, expansion, location, viewModel) {
      (Column($0), CellPresenter($0, makeController))
    }
  }
}

extension ListResolver {
  /// The expansion of an outline that has not been given one.
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
