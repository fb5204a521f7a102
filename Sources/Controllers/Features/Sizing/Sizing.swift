import RosterPlatform

/// Returns the sizes of items, headers and footers.
///
/// A size comes from the class function of the item's controller type, and from the item's view if
/// it is automatic.
@MainActor
final class Sizing: UpdateFeature {
  let stage: ListStage
  private let states: ItemStates

  /// Whether an item has had an automatic size.
  var hasAutomaticSizes = false

  /// Whether items have had estimated sizes.
  var hasEstimates = false

  /// Whether the size of a shown item may differ from its frame.
  var mayTakeSizes: Bool { hasAutomaticSizes || hasEstimates }

  /// The controller types, headers and footers that were compared with the app's layout.
  var compared: (controllers: Set<ControllerKind>, boundaries: Set<SupplementaryPlace>) = ([], [])

  /// The layout that was found to support the settings of all sections, if that depends on nothing else.
  var suitableLayout: UICollectionViewLayout?

  /// Whether the sections determine which headers and footers of a flow layout are sticky.
  var drivesPins = false

  init(_ stage: ListStage, states: ItemStates) {
    self.stage = stage
    self.states = states
  }

  func willCommit(_ update: Update) {
    driveFlowLayout(for: update.new)
  }

  func didDetach() {
    suitableLayout = nil
  }

  func screenDidChange(isOnScreen: Bool) {
    guard isOnScreen else { return }
    stage.hold { reportIgnoredWishes() }
  }

  /// Returns the size of an item in the shown list, for the layout.
  func size(at indexPath: IndexPath) -> CGSize {
    stage.setNeedsVisibility()
    let position = stage.position(shownAt: indexPath)
    stage.controllers[position]?.recordLayout()
    return shownSize(size(at: position, in: stage.list), of: stage.controllers[position])
  }

  /// Returns the size for a flow layout: mounted views keep at least one pixel.
  ///
  /// A flow layout has no attributes for elements without area, and a collection view requires
  /// attributes for each view on screen.
  private func shownSize(_ size: CGSize, of controller: (any CellControlling)?) -> CGSize {
    guard controller?.mountedView != nil else { return size }
    let pixel = 1 / max(1, stage.collectionView.traitCollection.displayScale)
    return CGSize(width: max(pixel, size.width), height: max(pixel, size.height))
  }

  /// Returns the size of an item, corrected if it is invalid.
  func size(at position: Position, in list: ResolvedList) -> CGSize {
    guard let item = list.item(at: position) else { return .zero }
    let container = container(ofSection: position.section, in: list)
    return size(of: item, stage.controllers[position], in: container) {
      list.stateKey(at: position)
    }
  }

  /// Describes where the size of an item comes from.
  func source(ofSizeAt position: Position) -> String {
    guard let item = stage.list.item(at: position) else { return "of which nothing is known" }
    let container = container(ofSection: position.section, in: stage.list)
    let controller = stage.controllers[position]
    let key = { [stage] in stage.list.stateKey(at: position) }
    let remembered = controller == nil ? states.rememberedState(of: item, for: key) : nil
    let wanted = item.presenter
      .size(at: item.offset, controller: controller, remembered: remembered, in: container)
    guard case .automatic = wanted else { return "which its type says (\(wanted))" }
    return controller?.measured.isCurrent(in: container) == true
      ? "which its cell has been measured as" : "which is an estimate, until its cell is measured"
  }

  /// Returns the size of a section's header or footer, for the layout; zero if it has none.
  func size(of kind: String, inSection index: Int) -> CGSize {
    shownSize(
      size(of: kind, inSection: index, in: supplementaryContainer(ofSection: index)),
      of: stage.controller(ofBoundary: kind, inSection: index)
    )
  }

  /// Returns the container of a section's header and footer.
  func supplementaryContainer(ofSection index: Int) -> ItemContainer {
    sectionLayout(index)
      .supplementaryContainer(
        in: visibleSize,
        traits: stage.collectionView.traitCollection,
        axis: stage.collectionView.collectionViewLayout.listAxis
      )
  }

  /// Returns the size of a section's header or footer in a container; zero if it has none.
  func size(of kind: String, inSection index: Int, in container: ItemContainer) -> CGSize {
    guard let item = stage.list.supplementary(kind, inSection: index) else { return .zero }
    let controller = stage.controller(ofBoundary: kind, inSection: index)
    controller?.recordLayout()
    return size(of: item, controller, in: container) {
      stage.list.stateKey(ofKind: kind, inSection: index)
    }
  }

  /// Returns the layout of a section.
  func sectionLayout(_ index: Int) -> SectionLayout {
    sectionLayout(index, in: stage.list)
  }

  /// Returns the layout of a section in the available space.
  func sectionLayout(_ index: Int, in list: ResolvedList) -> SectionLayout {
    guard let section = list.section(index) else { return .list }
    return section.layout.resolved(
      in: visibleSize,
      traits: stage.collectionView.traitCollection,
      axis: stage.collectionView.collectionViewLayout.listAxis
    )
  }

  /// Returns the insets of a section.
  func insets(ofSection index: Int) -> UIEdgeInsets {
    sectionLayout(index).insets.sided(stage.collectionView.effectiveUserInterfaceLayoutDirection)
  }

  /// Returns the container of a controller's item.
  func container(of controller: any CellControlling) -> ItemContainer {
    if let overlay = stage.overlay(of: controller) { return container(of: overlay) }
    guard let position = stage.controllers.position(of: controller) else {
      return SectionLayout.list.supplementaryContainer(
        in: visibleSize,
        traits: stage.collectionView.traitCollection,
        axis: stage.collectionView.collectionViewLayout.listAxis
      )
    }
    guard let view = controller.mountedView else {
      let container = container(ofSection: position.section, in: stage.list)
      return stage.list.item(at: position)?.presenter.space(container) ?? container
    }
    let container = sectionLayout(position.section).container(
      of: view.bounds.size,
      in: visibleSize,
      traits: stage.collectionView.traitCollection,
      axis: stage.collectionView.collectionViewLayout.listAxis
    )
    return stage.list.item(at: position)?.presenter.space(container) ?? container
  }

  func container(ofSection index: Int, in list: ResolvedList) -> ItemContainer {
    sectionLayout(index, in: list).container(
      in: visibleSize,
      traits: stage.collectionView.traitCollection,
      axis: stage.collectionView.collectionViewLayout.listAxis
    )
  }

  private var visibleSize: CGSize {
    stage.collectionView.collectionViewLayout.roomForList(in: stage.collectionView)
  }

  /// Returns the size of an item, corrected if it is invalid.
  func size(
    of item: ResolvedList.Item,
    _ controller: (any CellControlling)?,
    in container: ItemContainer,
    key: () -> StateKey?
  ) -> CGSize {
    let container = item.presenter.space(container)
    let remembered = controller == nil ? states.rememberedState(of: item, for: key) : nil
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
    if case .width(let width) = wanted, container.axis == .vertical, let id = key()?.id {
      stage.report(
        .unsuitableSize(
          of: id,
          width: width,
          shownAs: "\(shown.width) × \(shown.height)",
          location: item.run.location
        )
      )
    }
    if let fitting = container.fitting(shown) {
      if let id = key()?.id {
        stage.report(
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
      stage.report(
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
