import Roster

/// Does with a list what was done with a recorded one.
@MainActor
final class ReplayPlayer {
  /// A view model of an item.
  private struct Content: Hashable {
    let version: Int
    let width: CGFloat?
    let height: CGFloat
  }

  /// Steps that wait for a hook.
  private struct Occasion: Hashable {
    let hook: ControllerHook
    let item: ReplayedItem.ID
  }

  private unowned let list: ListHarness
  private let controllers: [String: ReplayedControllers]

  /// The recorded items, by the controllers that stand for them.
  private var items: [ReplayedKey: ReplayedItem.ID] = [:]

  /// When each item that is in the list got its contents: for each item of a name, in order.
  private var contents: [ReplayedItem.ID: [[Content: Int]]] = [:]

  private var waiting: [Occasion: [ReplayStep]] = [:]

  /// What the made-up controllers answer when the user moves their items.
  private let moves = ReplayedMoves()

  /// The number of what is done, to tell which size of an item is the latest.
  private var moment = 0

  init(_ list: ListHarness, with controllers: [ReplayedControllers]) {
    self.list = list
    self.controllers = Dictionary(controllers.map { ($0.name, $0) }) { $1 }
  }

  /// Returns which recorded item a controller stands for.
  func item(of controller: any CellControlling) -> ReplayedItem.ID? {
    let callback = Callback(.configure, controller)
    return items[ReplayedKey(controller: callback.controller, id: callback.id)]
  }

  /// Does what is to be done inside of a hook.
  func perform(inside hook: ControllerHook, of controller: any CellControlling) {
    guard !waiting.isEmpty, let item = item(of: controller) else { return }
    for step in waiting.removeValue(forKey: Occasion(hook: hook, item: item)) ?? [] {
      perform(step)
    }
  }

  /// Does a step.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - event: The number of its event, which those of the contents are compared with; `nil` for the next number.
  func perform(_ step: ReplayStep, at event: Int? = nil) {
    moment = event ?? moment + 1
    switch step {
    case .apply(let sections, let isAnimated):
      list.adapter.apply(content(sections), animated: isAnimated)
    case .screen(let screen): show(screen)
    case .state(let id, let path, let width, let height, let isAnimated):
      let controller =
        path.flatMap(list.adapter.controller(at:))
        ?? list.adapter.allControllers.first { id != nil && item(of: $0) == id }
      controller?.replayState(size: (width, height), at: moment, animated: isAnimated)
    case .scroll(let x, let y):
      let offset = CGPoint(x: x, y: y)
      if list.collectionView.contentOffset != offset { list.collectionView.contentOffset = offset }
    case .touch(let touch, let section, let item):
      list.collectionView.replay(touch, at: IndexPath(item: item, section: section))
    case .pickUp(let path, let x, let y, let refused):
      moves.refused = refused
      list.adapter.replay(.pickUp(path.position, x: Float(x), y: Float(y)))
    case .carry(let x, let y): list.adapter.replay(.carry(x: Float(x), y: Float(y)))
    case .putDown: list.adapter.replay(.putDown)
    case .putBack: list.adapter.replay(.putBack)
    case .move(let path, let target):
      list.adapter.replay(.step(from: path.position, to: target.position))
    case .reload: list.collectionView.reloadData()
    case .batch(let operations): list.collectionView.replay(operations)
    case .finishAnimations: list.collectionView.finishAnimations()
    case .wait(let time): list.clock.advance(by: .milliseconds(time))
    case .inside(let hook, let item, let step):
      waiting[Occasion(hook: hook, item: item), default: []].append(step)
    }
  }

  private func show(_ screen: ReplayedScreen) {
    let size = CGSize(width: screen.width, height: screen.height)
    let (window, view) = (list.window, list.collectionView)
    if screen.isInWindow != (view.window != nil) {
      if screen.isInWindow { window.addSubview(view) } else { view.removeFromSuperview() }
    }
    if screen.isDark != (view.traitCollection.userInterfaceStyle == .dark) {
      window.overrideUserInterfaceStyle = screen.isDark ? .dark : .light
    }
    let category = UIContentSizeCategory(rawValue: screen.textSize)
    if !screen.textSize.isEmpty, category != view.traitCollection.preferredContentSizeCategory {
      _ = window.setTraits(UITraitCollection(preferredContentSizeCategory: category))
    }
    switch screen.selection {
    case 0: list.adapter.selectionMode = .momentary
    case 2: list.adapter.selectionMode = .multiple
    default: break
    }
    guard view.bounds.size != size || window.bounds.size != size else { return }
    window.frame.size = size
    view.frame.size = size
    window.layoutIfNeeded()
  }

  /// Makes content whose items know when they got their sizes.
  private func content(_ sections: [ReplayedSection]) -> ReplayContent {
    var (sections, earlier) = (sections, contents)
    contents = [:]
    for section in sections.indices {
      for index in sections[section].items.indices {
        date(&sections[section].items[index], &earlier)
        let item = sections[section].items[index]
        items[controllers[item.id.controller]?.key(item) ?? ReplayedKey(item)] = item.id
      }
      for index in sections[section].views.indices {
        date(&sections[section].views[index].item, &earlier)
        let item = sections[section].views[index].item
        items[ReplayedKey(boundary: item)] = item.id
      }
    }
    return ReplayContent(sections: sections, controllers: controllers, moves: moves)
  }

  private func date(
    _ item: inout ReplayedItem,
    _ earlier: inout [ReplayedItem.ID: [[Content: Int]]]
  ) {
    guard item.sizedAt == nil else { return }
    var history: [Content: Int] = [:]
    if let first = earlier[item.id]?.first {
      history = first
      earlier[item.id]?.removeFirst()
    }
    let content = Content(version: item.version, width: item.width, height: item.height)
    let sizedAt = history[content] ?? moment
    item.sizedAt = sizedAt
    history[content] = sizedAt
    contents[item.id, default: []].append(history)
  }
}

extension ListHarness {
  /// Does to the list what was done to a recorded one, in a test that `test(reproducing:)` has written.
  ///
  /// - Parameters:
  ///   - steps: What is done.
  ///   - controllers: Controllers of the app that are shown in place of made-up ones.
  public func replay(_ steps: [ReplayStep], with controllers: [ReplayedControllers] = []) {
    let player = ReplayPlayer(self, with: controllers)
    adapter.observeEffects { effect in
      guard case .hook(let hook, let controller, _) = effect else { return }
      player.perform(inside: hook, of: controller)
    }
    for step in steps { perform(step, with: player) }
  }

  /// Performs a step, and lets the list do what follows from it.
  func perform(_ step: ReplayStep, with player: ReplayPlayer) {
    self.step(step.caption) {
      player.perform(step)
      window.layoutIfNeeded()
      flush()
    }
  }
}

extension UICollectionView {
  /// Returns whether operations do not contradict the data source, whose content does not change.
  ///
  /// They do in recordings that are made up, and a collection view ends the process then.
  private func allows(_ operations: [ReplayedOperation]) -> Bool {
    var (before, after) = (Set<IndexPath>(), Set<IndexPath>())
    var changes: [Int: Int] = [:]
    for operation in operations {
      let (old, new) = operation.places
      for path in [old, new].compactMap(\.self) where !contains(path) { return false }
      if let old, !before.insert(old).inserted { return false }
      if let new, !after.insert(new).inserted { return false }
      if let old { changes[old.count == 1 ? -1 : old[0], default: 0] -= 1 }
      if let new { changes[new.count == 1 ? -1 : new[0], default: 0] += 1 }
    }
    let paths = before.union(after)
    return changes.values.allSatisfy { $0 == 0 }
      && (paths.allSatisfy { $0.count == 1 } || paths.allSatisfy { $0.count == 2 })
  }

  private func contains(_ path: IndexPath) -> Bool {
    guard let section = path.first, section < numberOfSections else { return false }
    return path.count == 1 || path[1] < numberOfItems(inSection: section)
  }
}

extension ReplayedOperation {
  /// Where the item or the section was, and where it is.
  fileprivate var places: (IndexPath?, IndexPath?) {
    switch self {
    case .insert(let path): (nil, path)
    case .delete(let path): (path, nil)
    case .reload(let path): (path, path)
    case .move(let path, let target): (path, target)
    }
  }
}

extension CellControlling {
  /// Changes the state of a made-up controller; one of the app changes its state itself.
  fileprivate func replayState(
    size: (CGFloat?, CGFloat),
    at moment: Int,
    animated isAnimated: Bool
  ) {
    let change: (inout ReplayedState) -> Void = { state in
      state.version += 1
      state.size = size
      state.sizedAt = moment
    }
    if let made = self as? ReplayedController {
      made.updateState(animated: isAnimated, change)
    } else if let made = self as? ReplayedBoundaryController {
      made.updateState(animated: isAnimated, change)
    }
  }
}

extension IndexPath {
  fileprivate var position: Position { Position(section: section, item: item) }
}

extension UICollectionView {
  /// Performs operations that the list does not ask for.
  fileprivate func replay(_ operations: [ReplayedOperation]) {
    guard allows(operations) else { return }
    performBatchUpdates {
      for operation in operations {
        switch operation {
        case .insert(let path) where path.count == 1: insertSections(IndexSet(path))
        case .delete(let path) where path.count == 1: deleteSections(IndexSet(path))
        case .reload(let path) where path.count == 1: reloadSections(IndexSet(path))
        case .move(let path, let target) where path.count == 1:
          moveSection(path[0], toSection: target[0])
        case .insert(let path): insertItems(at: [path])
        case .delete(let path): deleteItems(at: [path])
        case .reload(let path): reloadItems(at: [path])
        case .move(let path, let target): moveItem(at: path, to: target)
        }
      }
    }
  }

  fileprivate func replay(_ touch: ReplayStep.Touch, at path: IndexPath) {
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) else {
      return
    }
    switch touch {
    case .highlight, .unhighlight: cellForItem(at: path)?.isHighlighted = touch == .highlight
    case .select: selectItem(at: path, animated: false, scrollPosition: [])
    case .deselect: deselectItem(at: path, animated: false)
    case .primaryAction: break
    }
    #if canImport(UIKit)
    switch touch {
    case .highlight: delegate?.collectionView?(self, didHighlightItemAt: path)
    case .unhighlight: delegate?.collectionView?(self, didUnhighlightItemAt: path)
    case .select: delegate?.collectionView?(self, didSelectItemAt: path)
    case .deselect: delegate?.collectionView?(self, didDeselectItemAt: path)
    case .primaryAction: delegate?.collectionView?(self, performPrimaryActionForItemAt: path)
    }
    #else
    switch touch {
    case .highlight: delegate?.collectionView(self, didHighlightItemAt: path)
    case .unhighlight: delegate?.collectionView(self, didUnhighlightItemAt: path)
    case .select: delegate?.collectionView(self, didSelectItemAt: path)
    case .deselect: delegate?.collectionView(self, didDeselectItemAt: path)
    case .primaryAction: delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    #endif
  }
}
