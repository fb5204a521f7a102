#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit
import Roster

/// Something with a picture of its own: a cell, a header, or a screen around its lists.
@MainActor
struct CatalogSubject {
  /// The name of the controller's class; `nil` for a screen.
  let name: String?

  /// What tells the subject from others in the same sample, and is the same in each world.
  let key: String

  let view: UIView

  /// The controller of a cell or a header; `nil` for a screen.
  let controller: (any CellControlling)?

  let isHeader: Bool

  /// The views inside that are subjects themselves.
  var inner: Set<ObjectIdentifier> = []
}

/// A window in a world, in which one sample is shown.
@MainActor
final class CatalogStage {
  let world: CatalogWorld
  let window: UIWindow
  private var adapters: [ListAdapter] = []

  /// What the lists reported while they were shown.
  private(set) var issues: [ListIssue] = []

  /// Whether the state of the world can occur here: not each screen can be edited, for example.
  private(set) var hasState = true

  /// The constraints that broke, as UIKit logs them.
  private(set) var log: [String] = []

  /// Shows a sample.
  init(_ world: CatalogWorld, showing sample: CatalogEntry.Sample) {
    self.world = world
    window = UIWindow(frame: CGRect(origin: .zero, size: world.windowSize))
    window.backgroundColor = .systemBackground
    Headless.setTraits(world.traits, of: window)
    let former = ListAdapter.newAdapterObserver
    ListAdapter.newAdapterObserver = { [weak self] adapter in
      former?(adapter)
      self?.follow(adapter)
    }
    defer { ListAdapter.newAdapterObserver = former }
    log = Headless.recordingLog {
      sample.show(self)
      window.isHidden = false
      window.layoutIfNeeded()
      Headless.finishAnimations()
      window.layoutIfNeeded()
    }
  }

  /// Takes the window off the screen.
  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  private func follow(_ adapter: ListAdapter) {
    adapter.comparisons = .immediate
    adapters.append(adapter)
    adapter.observeIssues { [weak self] in self?.issues.append($0) }
  }

  /// Shows a screen of the app.
  func showScreen(_ makeScreen: @MainActor () -> UIViewController) {
    window.rootViewController = makeScreen()
    window.isHidden = false
    if world.width < 600 {
      Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
    }
    guard world.state != .normal else { return }
    window.layoutIfNeeded()
    if world.state == .editing { window.visibleScreen?.setEditing(true, animated: false) }
    hasState = take(world.state)
  }

  /// Shows a list that consists of one sample.
  func showList<Controller: CellControlling>(
    _ content: some ListContent,
    _ prepare: (Controller) -> Void
  ) {
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: ListLayout())
    list.backgroundColor = .systemBackground
    list.contentInsetAdjustmentBehavior = .never
    window.addSubview(list)
    window.isHidden = false
    let adapter = ListAdapter(list, issues: IssueReporter { _ in })
    if world.state == .selected { adapter.selectionMode = .multiple }
    adapter.apply(content, animated: false)
    window.layoutIfNeeded()
    for controller in adapter.allControllers {
      if let controller = controller as? Controller { prepare(controller) }
    }
    if world.state == .editing { adapter.setEditing(true, animated: false) }
    _ = take(world.state)
  }

  /// Brings the cells into a state; returns whether any can be in it.
  private func take(_ state: CatalogWorld.State) -> Bool {
    let lists = adapters.map(\.collectionView)
    let cells = lists.flatMap(\.visibleCells)
    switch state {
    case .normal: return true
    case .editing: return adapters.contains { $0.isEditing }
    case .selected:
      return adapters.flatMap { adapter in adapter.visibleItems.map { adapter.select($0) } }
        .contains(true)
    case .highlighted:
      for list in lists { list.highlightAll() }
      return cells.contains { $0.isHighlighted }
    case .focused:
      for list in lists { list.allowsFocus = true }
      return Headless.press("\t", in: window)
    case .disabled:
      for cell in cells {
        cell.isUserInteractionEnabled = false
        for control in cell.controls { control.isEnabled = false }
      }
      return !cells.isEmpty
    }
  }

  /// What is shown: the screen, if there is one, and the cells and headers of its lists.
  var subjects: [CatalogSubject] {
    var found: [CatalogSubject] = []
    for (number, adapter) in adapters.enumerated() {
      collect(from: adapter, "\(number)", into: &found)
    }
    guard hasState else { return [] }
    guard let screen = window.rootViewController?.view else { return found }
    let inner = Set(found.map { ObjectIdentifier($0.view) })
    let whole = CatalogSubject(
      name: nil,
      key: "screen",
      view: screen,
      controller: nil,
      isHeader: false,
      inner: inner
    )
    return [whole] + found
  }

  private func collect(
    from adapter: ListAdapter,
    _ path: String,
    into found: inout [CatalogSubject]
  ) {
    let list = adapter.collectionView
    let headers = list.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    )
    for controller in adapter.allControllers {
      guard let view = controller.mountedView, view.window != nil, !view.isHidden else { continue }
      let name = String(describing: type(of: controller))
      let key = "\(path) \(name) \(controller.identifierInCatalog)"
      let place = found.count
      if let holder = controller as? any NestedListControlling {
        collect(from: holder.list, key, into: &found)
      }
      let inner = Set(found[place...].map { ObjectIdentifier($0.view) })
      let isHeader = headers.contains { $0 === view }
      found.insert(
        CatalogSubject(
          name: name,
          key: key,
          view: view,
          controller: controller,
          isHeader: isHeader,
          inner: inner
        ),
        at: place
      )
    }
  }
}

extension UIWindow {
  /// The view controller that fills the window, inside of what contains it.
  fileprivate var visibleScreen: UIViewController? {
    (rootViewController as? UINavigationController)?.topViewController ?? rootViewController
  }
}

extension UICollectionView {
  /// Highlights all visible cells that a finger would.
  fileprivate func highlightAll() {
    for cell in visibleCells {
      guard let path = indexPath(for: cell), let delegate,
        delegate.collectionView(self, shouldHighlightItemAt: path)
      else { continue }
      cell.isHighlighted = true
      delegate.collectionView(self, didHighlightItemAt: path)
    }
  }
}

extension UIView {
  /// The controls inside the view, without those inside of others.
  fileprivate var controls: [UIControl] {
    subviews.flatMap { view in (view as? UIControl).map { [$0] } ?? view.controls }
  }
}

extension CellControlling {
  fileprivate var identifierInCatalog: String { ListIdentifier(of: viewModel.id).description }

  /// Whether the cell has the height that it needs, and not one that the controller has computed.
  func isMeasured(width: CGFloat, traits: UITraitCollection) -> Bool {
    let container = ItemContainer(
      size: CGSize(width: width, height: 844),
      traits: traits,
      environment: environment
    )
    if case .automatic = Self.size(of: viewModel, state: state, in: container) { return true }
    return false
  }
}
#endif
