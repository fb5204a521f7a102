import ListFixtures
import Roster
import RosterTesting

extension FuzzRun {
  /// What is wrong with the list, in words.
  func problem() -> String? {
    if let problem = world.problems.first { return problem }
    guard isUpToDate else { return "the latest content is not shown, or was not answered for" }
    if let issue = list.issues.first(where: { !$0.isExpected }) { return "\(issue)" }
    // While an item is carried, the list and the screen differ, and updates wait.
    guard list.adapter.movingItem == nil else { return nil }
    guard showsMood else { return "a cell shows an earlier mood" }
    let view = list.collectionView
    let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
    guard counts == shown.map(\.items.count) else {
      return "the counts are \(counts) and not \(shown.map(\.items.count))"
    }
    let checks = [
      problemWithItems, problemWithScreen, problemWithSupplementaries, problemWithBadges,
      problemWithRuns, problemWithShelves, problemWithLives, selectionProblem, swipeProblem,
      editingProblem, focusProblem,
    ]
    for check in checks {
      if let problem = check() { return problem }
    }
    return nil
  }

  private func problemWithItems() -> String? {
    for (section, content) in shown.enumerated() where !hasMovedOn(content) {
      for (item, expected) in content.items.enumerated() {
        let place = "\(section)-\(item)"
        let path = IndexPath(item: item, section: section)
        let controller = list.adapter.controller(at: path)
        guard let controller = controller as? any FuzzControlling else {
          guard tokens.serial(ofItem: item, in: section) == nil else {
            return "\(place) has lost its controller"
          }
          continue
        }
        guard note(controller.record.serial, forItem: item, in: section) else {
          return "\(place) has got another controller"
        }
        guard let model = controller.viewModel as? FuzzEntry, model.shows(expected.entry) else {
          return "\(place) has \(controller.viewModel) and not \(expected.entry)"
        }
        guard expected.isMemoized || expected.isLazy || model.stamp == expected.entry.stamp else {
          return "\(place) has a view model of an earlier content"
        }
        guard "\(type(of: controller))" == expected.controllerName else {
          return "\(place) is presented by a \(type(of: controller))"
        }
      }
    }
    return nil
  }

  private func problemWithScreen() -> String? {
    let view = list.collectionView
    guard view.window != nil, !view.bounds.isEmpty else { return nil }
    list.flush()
    view.layoutIfNeeded()
    for path in view.indexPathsForVisibleItems.sorted() {
      let place = "\(path.section)-\(path.item)"
      let expected = shown[path.section].items[path.item]
      guard
        let controller = list.adapter.controller(at: path) as? any FuzzControlling,
        let cell = view.cellForItem(at: path) as? any UICollectionViewCell & FuzzShowing
      else { return "\(place) has no controller or no cell" }
      guard controller.mountedView === cell else { return "\(place) is on another cell" }
      guard controller.isShowingLatest else { return "\(place) shows what is not the latest" }
      guard cell.shownDensity == expected.density else { return "\(place) has a wrong environment" }
      guard view.indexPath(for: cell) == path else { return "\(place) has a cell at two places" }
    }
    for (section, content) in shown.enumerated() {
      for (item, expected) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        let controller = list.adapter.controller(at: path) as? any FuzzControlling
        guard !expected.isLazy || !hasMovedOn(content) else { continue }
        let isKnown = controller != nil || !expected.isLazy
        let height =
          isKnown
          ? expected.entry.height(controller?.remembered ?? FuzzState()) + CGFloat(expected.density)
          : FuzzArchive.estimate
        let found = view.layoutAttributesForItem(at: path)?.frame.height
        // A row is taken to have its estimate until it comes on screen; a flow layout asks but once.
        let mayBeEstimate =
          expected.isLazy
          && (controller?.mountedView == nil || !(view.collectionViewLayout is ListLayout))
        guard found == height || mayBeEstimate && found == FuzzArchive.estimate else {
          return "\(section)-\(item) is \(found ?? .nan) points high and not \(height)"
        }
      }
    }
    return nil
  }

  private func problemWithSupplementaries() -> String? {
    let view = list.collectionView
    guard view.window != nil, !view.bounds.isEmpty else { return nil }
    for (section, content) in shown.enumerated() {
      let supplementaries = [
        (UICollectionView.elementKindSectionHeader, content.header),
        (UICollectionView.elementKindSectionFooter, content.footer),
      ]
      for (kind, expected) in supplementaries {
        let path = IndexPath(item: 0, section: section)
        guard let supplementary = view.supplementaryView(forElementKind: kind, at: path) else {
          continue
        }
        guard let supplementary = supplementary as? FuzzTitleView, supplementary.shown == expected
        else {
          return "a \(kind) of section \(section) shows what is not the latest"
        }
        guard (supplementary is FuzzBannerView) == (expected?.kind == .banner) else {
          return "a \(kind) of section \(section) is of the wrong class"
        }
      }
    }
    return nil
  }

  private func problemWithBadges() -> String? {
    let view = list.collectionView
    guard view.window != nil, !view.bounds.isEmpty else { return nil }
    for path in view.indexPathsForVisibleItems {
      let content = shown[path.section]
      let expected = content.items[path.item]
      guard !expected.isLazy || !hasMovedOn(content), let id = list.adapter.itemID(at: path),
        let frame = view.layoutAttributesForItem(at: path)?.frame, !frame.isEmpty
      else { continue }
      let badges = list.adapter.badgeControllers(of: id)
      let place = "\(path.section)-\(path.item)"
      guard let badge = expected.entry.badge else {
        if badges.isEmpty { continue }
        return "\(place) has a badge, and should have none"
      }
      guard id.occurrence == 0, view.cellForItem(at: path) != nil else { continue }
      let area = CGRect(x: frame.maxX - 8, y: frame.minY - 4, width: 12, height: 10)
      guard area.insetBy(dx: -2, dy: -10).intersects(view.bounds) else { continue }
      // One that only touches the edge is not on screen.
      let isInSight = area.insetBy(dx: 0, dy: 0.5).intersects(view.bounds)
      guard let controller = badges.first as? FuzzBadgeController else {
        if !isInSight { continue }
        return "\(place) has no badge"
      }
      guard controller.viewModel.looksLike(badge) else {
        return "\(place) has the badge \(controller.viewModel) and not \(badge)"
      }
      guard let cell = controller.cell else {
        if !isInSight { continue }
        return "the badge of \(place) is not mounted"
      }
      // One that is off screen and not displayed is leaving in the animation of an earlier update.
      let isDisplayed = view.visibleSupplementaryViews(ofKind: "Roster.overlay.badge").contains(
        cell
      )
      guard isInSight || isDisplayed else { continue }
      let size = CGSize(width: 12 + badge.text % 3, height: controller.state.isTall ? 20 : 10)
      let wanted = CGRect(
        x: frame.maxX - size.width + 4,
        y: frame.minY - 4,
        width: size.width,
        height: size.height
      )
      guard cell.frame == wanted, cell.alpha == 1 else {
        return "the badge of \(place) is at \(cell.frame), \(cell.alpha), and not at \(wanted)"
      }
    }
    return nil
  }

  private func problemWithRuns() -> String? {
    let view = list.collectionView
    guard view.window != nil, !view.bounds.isEmpty else { return nil }
    for (index, content) in shown.enumerated() where !content.items.isEmpty {
      guard let section = list.adapter.itemID(at: IndexPath(item: 0, section: index))?.section
      else {
        continue
      }
      let runs = list.adapter.overlayControllers("run", in: section)
      for run in runs {
        guard let run = run as? FuzzBadgeController, let cell = run.cell else { continue }
        guard content.runs.contains(where: run.viewModel.looksLike) else {
          return "section \(index) has a run \(run.viewModel) and not one of \(content.runs)"
        }
        let first = content.items.firstIndex { $0.entry.id == run.viewModel.id } ?? 0
        let frame = view.layoutAttributesForItem(at: IndexPath(item: first, section: index))?.frame
        // One that is off screen and not displayed is leaving in the animation of an earlier update.
        guard
          view.bounds.intersects(cell.frame) || frame.map(view.bounds.intersects) == true
            || view.visibleSupplementaryViews(ofKind: "Roster.overlay.run").contains(cell)
        else { continue }
        guard content.isGrid || frame.map({ $0.union(cell.frame) == cell.frame }) != false else {
          return "the run from \(index)-\(first) on is at \(cell.frame)"
        }
      }
    }
    return nil
  }

  private func problemWithShelves() -> String? {
    for case let shelf as FuzzShelfController in world.controllers {
      let serial = shelf.record.serial
      let books = shelf.viewModel.books
      let view = shelf.list.collectionView
      if shelf.cell != nil {
        guard view === shelf.cell?.collectionView else {
          return "shelf \(serial) is in another cell"
        }
        let counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
        guard counts == [books.count] else {
          return "shelf \(serial) has \(counts) books and not \(books.count)"
        }
        let offset = view.contentOffset.x
        guard view.window == nil || shelf.state.nestedList.offset.x == offset || books.isEmpty
        else {
          return "shelf \(serial) is at \(offset) and not at \(shelf.state.nestedList.offset.x)"
        }
      }
      for (index, book) in books.enumerated() {
        let controller = shelf.list.controller(at: IndexPath(item: index, section: 0))
        guard let controller = controller as? FuzzBookController else { continue }
        guard controller.viewModel == book || book.isRestless else {
          return "book \(index) of shelf \(serial) has \(controller.viewModel) and not \(book)"
        }
        // A shelf that is gone may still be animated away.
        if let holder = list.adapter.itemID(of: shelf),
          let id = shelf.list.itemID(at: IndexPath(item: index, section: 0)),
          list.adapter.controller(for: id.inside(holder)) !== controller
        {
          return "\(id.inside(holder)) is not found from the list around it"
        }
        guard shelf.cell != nil || controller.cell == nil else {
          return "book \(index) of shelf \(serial) is mounted without a shelf"
        }
      }
    }
    return nil
  }

  private func problemWithLives() -> String? {
    let controllers = world.controllers
    let shelves = controllers.compactMap { $0 as? FuzzShelfController }
    let owned = shelves.reduce(list.adapter.controllerCount) { $0 + $1.list.controllerCount }
    guard controllers.count == owned else {
      return "\(controllers.count) controllers are alive, the lists have \(owned)"
    }
    let fading = fadingViews
    guard fading.allSatisfy({ $0.superview != nil }) else {
      return "a controller stays although its item and its cell are gone"
    }
    for controller in controllers {
      let serial = controller.record.serial
      guard controller.remembered == world[serial] else {
        return "controller \(serial) remembers \(String(describing: controller.remembered))"
      }
      guard (controller.mountedView != nil) == controller.record.isMounted else {
        return "controller \(serial) has not been told about its cell"
      }
      let isSeen = isOnScreen(controller.mountedView, except: fading)
      // A supplementary view that the collection view no longer shows may belong to a section or not.
      guard controller.record.isVisible == isSeen || isLeavingSupplementary(controller.mountedView)
      else {
        return "controller \(serial) does not know whether it is on screen"
      }
      guard controller.isShowingLatest else {
        return "controller \(serial) has a cell that shows what is not the latest"
      }
    }
    return nil
  }
}

extension FuzzRun {
  /// The views of controllers whose items are gone, which are shown for the rest of an animation.
  private var fadingViews: Set<UIView> {
    var present = Set(controllers(of: list.adapter, shown.map(\.items.count)))
    for case let shelf as FuzzShelfController in world.controllers {
      present.formUnion(controllers(of: shelf.list, [shelf.viewModel.books.count]))
    }
    let fading = world.controllers.filter { controller in
      controller.mountedView is UICollectionViewCell
        && !present.contains(ObjectIdentifier(controller))
    }
    return Set(fading.compactMap(\.mountedView))
  }

  private func isLeavingSupplementary(_ view: UICollectionReusableView?) -> Bool {
    guard let view, !(view is UICollectionViewCell) else { return false }
    return ![
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      "Roster.overlay.badge", "Roster.overlay.run",
    ]
    .contains { list.collectionView.visibleSupplementaryViews(ofKind: $0).contains(view) }
  }

  private func controllers(of adapter: ListAdapter, _ counts: [Int]) -> [ObjectIdentifier] {
    counts.enumerated().flatMap { section, count in
      (0..<count).compactMap { item in
        adapter.controller(at: IndexPath(item: item, section: section)).map { ObjectIdentifier($0) }
      }
    }
  }

  /// Whether a person can see a part of a view that belongs to an item, worked out by its frame alone.
  fileprivate func isOnScreen(
    _ view: UICollectionReusableView?,
    except fading: Set<UIView>
  ) -> Bool {
    guard let view, view.window != nil, !view.isHidden, !fading.contains(view) else { return false }
    var shared = view.bounds
    var outer = view.superview
    while let frame = outer {
      if fading.contains(frame) { return false }
      if frame is UICollectionView || frame is UIWindow {
        shared = shared.intersection(view.convert(frame.bounds, from: frame))
      }
      outer = frame.superview
    }
    return !shared.isNull && shared.width > 0.01 && shared.height > 0.01
  }
}

extension FuzzEntry {
  fileprivate func shows(_ other: FuzzEntry) -> Bool {
    id == other.id && text == other.text && isRestless == other.isRestless
  }

  fileprivate func height(_ state: FuzzState) -> CGFloat {
    30 + CGFloat(text % 3) * 10 + (state.isTall ? 40 : 0)
  }
}

extension ListIssue {
  /// Whether random content asks for the issue.
  fileprivate var isExpected: Bool {
    switch code {
    case .duplicateItem, .duplicateSection, .unequalViewModel, .missingItem, .unmovableLazyItem,
      .noRoomBelowItem:
      true
    // A flow layout leaves rows that nobody has seen at their estimate.
    case .unsupportedLayout(let section):
      "\(section)".contains("archive") || summary.contains("items that stay")
    default: false
    }
  }
}
