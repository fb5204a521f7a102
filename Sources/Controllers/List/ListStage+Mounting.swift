import RosterPlatform

/// Controllers and the views that they are mounted on.
extension ListStage {
  /// Returns a cell for an item, with the item's controller mounted on it.
  func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let position = Position(indexPath)
    guard let item = list.item(at: position) else {
      report(.unknownElement("a cell at \(position)"))
      return views.registry.cell(UICollectionViewCell.self, from: .code, at: indexPath)
    }
    let cell = views.registry.cell(
      item.presenter.viewType,
      from: item.presenter.source,
      at: indexPath
    )
    hold {
      mount(controller(of: item, at: .item(position)), on: cell)
    }
    return cell
  }

  /// Returns a header, footer or other supplementary view, with its controller mounted on it.
  func supplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let overlay = overlay(ofKind: kind, at: indexPath) {
      return view(of: overlay, ofKind: kind, at: indexPath)
    }
    let section = indexPath.isEmpty ? 0 : indexPath[indexPath.startIndex]
    guard
      let place = list.place(ofKind: kind, inSection: section),
      let item = list.supplementary(kind, inSection: section)
    else {
      let owner = section == 0 ? "the first section" : "that section"
      report(
        .unknownElement(
          "a view of kind \(kind) in section \(section)",
          fix: """
            declare it with `.supplementary("\(kind)", …)` on \(owner), also if it belongs to the whole list, or check that \
            the layout returns attributes for existing elements only.
            """
        )
      )
      return views.registry.supplementaryView(
        UICollectionReusableView.self,
        from: .code,
        ofKind: kind,
        at: indexPath
      )
    }
    let view = views.registry.supplementaryView(
      item.presenter.viewType,
      from: item.presenter.source,
      ofKind: kind,
      at: indexPath
    )
    hold {
      mount(controller(of: item, at: .supplementary(place)), on: view)
    }
    return view
  }

  private func view(
    of overlay: Overlay,
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let item = overlay.content.item
    let view = views.registry.supplementaryView(
      item.presenter.viewType,
      from: item.presenter.source,
      ofKind: kind,
      at: indexPath
    )
    view.isUserInteractionEnabled = overlay.content.takesTouches
    hold {
      mount(controller(of: item, at: .overlay(overlay.number)), on: view)
    }
    return view
  }

  /// Notifies the controller of a view that the view appears.
  ///
  /// A view that the collection view kept while it was off screen has no controller; the one for
  /// the index path is mounted then.
  ///
  /// - Returns: The controller.
  @discardableResult
  func willDisplay(
    _ view: UICollectionReusableView,
    at place: @autoclosure () -> ControllerPlace?
  ) -> (any CellControlling)? {
    var displayed = mounts.controller(on: view)
    hold {
      if displayed == nil, let place = place(), let item = item(at: place) {
        mount(controller(of: item, at: place), on: view)
        displayed = mounts.controller(on: view)
      }
      displayed?.beginDisplay()
    }
    return displayed
  }

  /// Unmounts the controller of a view that has left the screen, unless a feature keeps it mounted.
  func didEndDisplaying(_ view: UICollectionReusableView) {
    guard let controller = mounts.controller(on: view) else { return setNeedsVisibility() }
    hold {
      guard listeners.keepMounted(controller, on: view) else {
        return mounts.unmount(controller, from: view)
      }
      listeners.willLeaveScreen(controller)
      controller.endDisplay()
    }
    setNeedsVisibility()
  }

  /// Mounts the controllers of headers and footers that have replaced others on the views of those,
  /// which stay in place.
  func passOnViews(at places: Set<SupplementaryPlace>) {
    for place in places {
      guard
        let section = list.index(of: place.section),
        let item = list.item(at: .supplementary(place)),
        let view = collectionView.supplementaryView(
          forElementKind: place.kind,
          at: IndexPath(item: 0, section: section)
        ),
        let former = mounts.controller(on: view), former !== controllers[.supplementary(place)]
      else { continue }
      let isDisplayed = former.isDisplayed
      hold {
        mount(controller(of: item, at: .supplementary(place)), on: view)
        if isDisplayed { mounts.controller(on: view)?.beginDisplay() }
      }
    }
  }

  private func mount(_ controller: (any CellControlling)?, on view: UICollectionReusableView) {
    guard let controller else { return mounts.unmount(from: view) }
    if controller.isMounted, controller.mountedView !== view {
      for feature in listeners.ofKeeping { feature.willChangeView(of: controller) }
    }
    bringUpToDate(controller)
    if mounts.mount(controller, on: view) {
      for feature in listeners.ofMounts { feature.didMount(controller, on: view) }
      return
    }
    guard let id = id(of: controller) else { return }
    report(.wrongView("\(type(of: view))", expected: name(ofViewOf: controller), for: id))
  }

  private func name<Controller: CellControlling>(ofViewOf controller: Controller) -> String {
    "\(Controller.Cell.self)"
  }
}
