import Foundation
import RosterPlatform

/// Automatic sizes.
extension Sizing {
  /// Stores the preferred size of a displayed view.
  ///
  /// - Returns: Whether the size of the element may have changed.
  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    of controller: any CellControlling,
    in container: ItemContainer
  ) -> Bool {
    guard mayTakeSizes, let item = stage.item(of: controller) else { return false }
    let container = item.presenter.space(container)
    let hasEstimate = item.presenter.estimatedSize(container) != nil
    guard hasEstimate || hasAutomaticSizes else { return false }
    guard hasEstimate || preferred != original || !controller.measured.isCurrent(in: container)
    else { return false }
    guard case .automatic = wantedSize(of: item, controller, in: container) else {
      return hasEstimate
    }
    take(preferred, of: controller, in: container)
    return true
  }

  /// Measures the views of controllers whose content has changed since they were measured.
  ///
  /// - Returns: The controllers whose items have another length.
  func measure(_ owners: [any CellControlling]) -> [any CellControlling] {
    guard hasAutomaticSizes else { return [] }
    return owners.filter { controller in
      if let overlay = stage.overlay(of: controller) { return measure(overlay) }
      guard let view = controller.mountedView else { return false }
      let container = container(of: controller)
      guard
        !controller.measured.isCurrent(in: container),
        let item = stage.item(of: controller),
        case .automatic = wantedSize(of: item, controller, in: container)
      else { return false }
      let length =
        controller.measured.length(in: container) ?? container.length(of: view.bounds.size)
      let offered = container.size(ofLength: length)
      return take(preferredSize(of: view, offered: offered), of: controller, in: container)
    }
  }

  /// Measures again all views whose content has changed.
  ///
  /// - Returns: The controllers whose items have another length.
  func measureChangedViews() -> [any CellControlling] {
    guard hasAutomaticSizes else { return [] }
    return measure(stage.mounts.controllers.filter { !$0.measured.isEmpty })
  }

  /// Returns whether an item of automatic size has to be measured after it was shown, because the layout
  /// does not request its cell's size.
  func needsMeasuring(_ controller: any CellControlling) -> Bool {
    guard
      hasAutomaticSizes, isMeasuredAfterDisplay(controller),
      !controller.measured.isCurrent(in: container(of: controller)),
      let item = stage.item(of: controller),
      case .automatic = wantedSize(of: item, controller, in: container(of: controller))
    else { return false }
    return true
  }

  /// Whether the layout shows an item in a frame that does not depend on its cell.
  private func isMeasuredAfterDisplay(_ controller: any CellControlling) -> Bool {
    if stage.overlay(of: controller) != nil { return true }
    switch stage.collectionView.collectionViewLayout {
    case is UICollectionViewFlowLayout:
      return true
    case is CompositionalListLayout:
      guard let position = stage.controllers.position(of: controller) else { return false }
      return !sectionLayout(position.section).groupsItems
    default:
      return false
    }
  }

  /// Stores a measured size, if it is for the column or the row of the element; otherwise the
  /// element is measured again.
  ///
  /// - Returns: Whether the length of the element has changed.
  @discardableResult
  private func take(
    _ preferred: CGSize,
    of controller: any CellControlling,
    in container: ItemContainer
  ) -> Bool {
    var size = preferred
    if !container.isFilled(by: size), let view = controller.mountedView {
      size = fittingSize(of: view, in: container)
    }
    let length = container.length(of: size.showable(in: container.size))
    stage.gate.scheduleWake()
    let answer = controller.measured.take(length, in: container, turn: stage.gate.turn)
    if answer == .unsettled, let id = stage.id(of: controller) {
      stage.report(.unsettledSize(of: id, "\(length) points", location: nil))
    }
    return answer == .changed
  }

  /// Returns a view's preferred size, as a collection view requests it.
  private func preferredSize(of view: UICollectionReusableView, offered size: CGSize) -> CGSize {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0)
    )
    attributes.frame = CGRect(origin: view.frame.origin, size: size)
    return view.preferredLayoutAttributesFitting(attributes).size
  }

  /// Returns the minimum size of a view in a column or a row.
  private func fittingSize(
    of view: UICollectionReusableView,
    in container: ItemContainer
  ) -> CGSize {
    // A list cell knows how much of its width accessories and indentation leave for the content.
    let isListCell = view is UICollectionViewListCell
    let content = isListCell ? view : (view as? UICollectionViewCell)?.contentView ?? view
    let least = UIView.layoutFittingCompressedSize
    let isVertical = container.axis == .vertical
    let size = content.systemLayoutSizeFitting(
      container.size(ofLength: isVertical ? least.height : least.width),
      withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : .required
    )
    return container.size(ofLength: container.length(of: size))
  }

  /// Returns the size of an overlay on an area.
  func size(of overlay: Overlay, over area: CGSize) -> CGSize {
    overlay.area = area
    overlay.controller?.recordLayout()
    return size(of: overlay)
  }

  /// Whether the view of an overlay has another size than the overlay.
  var overlaysDiffer: Bool {
    stage.controllers.overlays.all.contains { overlay in
      guard let view = overlay.controller?.mountedView, !overlay.content.anchor.fills else {
        return false
      }
      let size = size(of: overlay)
      return abs(size.width - view.bounds.width) > 0.5
        || abs(size.height - view.bounds.height) > 0.5
    }
  }

  private func size(of overlay: Overlay) -> CGSize {
    let container = container(of: overlay)
    let wanted = wantedSize(of: overlay, in: container)
    guard case .automatic(let estimate) = wanted else {
      return wanted.resolved(in: container).showable(in: container.size)
    }
    hasAutomaticSizes = true
    return overlay.measured
      ?? CGSize(width: estimate, height: estimate).showable(in: container.size)
  }

  /// Measures the view of an overlay of automatic size in both directions.
  ///
  /// - Returns: Whether its size has changed.
  private func measure(_ overlay: Overlay) -> Bool {
    let container = container(of: overlay)
    guard
      let controller = overlay.controller, let view = controller.mountedView,
      !controller.measured.isCurrent(in: container),
      case .automatic = wantedSize(of: overlay, in: container)
    else { return false }
    let content = (view as? UICollectionViewCell)?.contentView ?? view
    let scale = max(1, container.traits.displayScale)
    let fitting = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = CGSize(
      width: (fitting.width * scale).rounded(.up) / scale,
      height: (fitting.height * scale).rounded(.up) / scale
    ).showable(in: container.size)
    stage.gate.scheduleWake()
    let answer = controller.measured
      .take(container.length(of: size), in: container, turn: stage.gate.turn)
    if answer == .unsettled, let id = stage.id(of: overlay) {
      stage.report(.unsettledSize(of: id, "\(size.width) × \(size.height)", location: nil))
      return false
    }
    defer { overlay.measured = size }
    return overlay.measured != size
  }

  private func wantedSize(of overlay: Overlay, in container: ItemContainer) -> ItemSize {
    overlay.content.item.presenter
      .size(at: 0, controller: overlay.controller, remembered: nil, in: container)
  }

  /// Returns the space for an overlay: the area that it is laid over.
  func container(of overlay: Overlay) -> ItemContainer {
    ItemContainer(
      size: stage.collectionView.collectionViewLayout.roomForList(in: stage.collectionView),
      width: overlay.area.width,
      height: overlay.area.height,
      axis: stage.collectionView.collectionViewLayout.listAxis,
      traits: stage.collectionView.traitCollection
    )
  }

  func wantedSize(
    of item: ResolvedList.Item,
    _ controller: any CellControlling,
    in container: ItemContainer
  ) -> ItemSize {
    item.presenter
      .size(at: item.offset, controller: controller, remembered: nil, in: container)
  }
}
