import RosterCore
import RosterLayout
import RosterPlatform

extension ListCoordinator {
  /// The size of an item in the list that is shown, for the layout to use.
  func size(at indexPath: IndexPath) -> CGSize {
    setNeedsVisibility()
    let position = position(shownAt: indexPath)
    controllers[position]?.recordLayout()
    return shownSize(size(at: position, in: list), of: controllers[position])
  }

  /// The size that a flow layout is told, which has no place for what has no area, and a collection view
  /// has to have one for what is on the screen: it keeps a pixel until it is gone from there.
  private func shownSize(_ size: CGSize, of controller: (any CellControlling)?) -> CGSize {
    guard controller?.mountedView != nil else { return size }
    let pixel = 1 / max(1, collectionView.traitCollection.displayScale)
    return CGSize(width: max(pixel, size.width), height: max(pixel, size.height))
  }

  /// The size of an item, put right if it cannot be shown.
  func size(at position: Position, in list: ResolvedList) -> CGSize {
    guard let item = list.item(at: position) else { return .zero }
    let container = container(ofSection: position.section, in: list)
    return size(of: item, controllers[position], in: container) {
      list.stateKey(at: position)
    }
  }

  /// The size of a section's header or footer, for the layout to use; zero if it has none.
  func size(of kind: String, inSection index: Int) -> CGSize {
    shownSize(
      size(of: kind, inSection: index, in: supplementaryContainer(ofSection: index)),
      of: controller(ofBoundary: kind, inSection: index)
    )
  }

  /// The space that is offered to a section's header and footer.
  func supplementaryContainer(ofSection index: Int) -> Container {
    sectionLayout(index)
      .supplementaryContainer(
        in: visibleSize,
        traits: collectionView.traitCollection,
        axis: collectionView.collectionViewLayout.listAxis
      )
  }

  /// The size of a section's header or footer in a container; zero if it has none.
  func size(of kind: String, inSection index: Int, in container: Container) -> CGSize {
    guard let item = list.supplementary(kind, inSection: index) else { return .zero }
    let controller = controller(ofBoundary: kind, inSection: index)
    controller?.recordLayout()
    return size(of: item, controller, in: container) {
      list.stateKey(ofKind: kind, inSection: index)
    }
  }

  /// How a section arranges its items.
  func sectionLayout(_ index: Int) -> SectionLayout {
    list.section(index)?.layout.showable ?? .list
  }

  /// The distances of a section's items from its edges.
  func insets(ofSection index: Int) -> UIEdgeInsets {
    sectionLayout(index).insets.sided(collectionView.effectiveUserInterfaceLayoutDirection)
  }

  /// The space that is offered to a controller's item.
  func container(of controller: any CellControlling) -> Container {
    guard let position = controllers.position(of: controller) else {
      return SectionLayout.list.supplementaryContainer(
        in: visibleSize,
        traits: collectionView.traitCollection,
        axis: collectionView.collectionViewLayout.listAxis
      )
    }
    return container(ofSection: position.section, in: list)
  }

  private func container(ofSection index: Int, in list: ResolvedList) -> Container {
    let layout = list.section(index)?.layout.showable ?? .list
    return layout.container(
      in: visibleSize,
      traits: collectionView.traitCollection,
      axis: collectionView.collectionViewLayout.listAxis
    )
  }

  private var visibleSize: CGSize {
    collectionView.collectionViewLayout.roomForList(in: collectionView)
  }

  /// The size of an item, put right if it cannot be shown.
  func size(
    of item: ResolvedList.Item,
    _ controller: (any CellControlling)?,
    in container: Container,
    key: () -> StateKey?
  ) -> CGSize {
    let remembered = controller == nil ? rememberedState(of: item, for: key) : nil
    let wanted = item.presenter
      .size(at: item.offset, controller: controller, remembered: remembered, in: container)
    var asked = wanted.resolved(in: container)
    if case .automatic = wanted {
      hasAutomaticSizes = true
      if let length = controller?.measured.length(in: container) {
        asked = container.size(ofLength: length)
      }
    }
    let shown = asked.showable(in: container.size)
    if let fitting = container.fitting(shown) {
      if let id = key()?.id {
        report(
          .oversizedItem(
            id,
            asked: container.axis.turned(shown).width,
            limit: container.axis.turned(fitting).width,
            isHorizontal: container.axis == .horizontal,
            location: item.run.location
          )
        )
      }
      return fitting
    }
    if shown != asked, let id = key()?.id {
      report(
        .invalidSize(
          "\(asked.width) × \(asked.height)",
          shownAs: "\(shown.width) × \(shown.height)",
          for: id,
          location: item.run.location
        )
      )
    }
    return shown
  }
}
