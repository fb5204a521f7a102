import Foundation
import RosterControllers
import RosterCore
import RosterLayout
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
    in container: Container
  ) -> Bool {
    guard mayTakeSizes, let item = stage.item(of: controller) else { return false }
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
    measure(stage.mounts.controllers.filter { !$0.measured.isEmpty })
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
    in container: Container
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
    in container: Container
  ) -> CGSize {
    let content = (view as? UICollectionViewCell)?.contentView ?? view
    let least = UIView.layoutFittingCompressedSize
    let isVertical = container.axis == .vertical
    let size = content.systemLayoutSizeFitting(
      container.size(ofLength: isVertical ? least.height : least.width),
      withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : .required
    )
    return container.size(ofLength: container.length(of: size))
  }

  func wantedSize(
    of item: ResolvedList.Item,
    _ controller: any CellControlling,
    in container: Container
  ) -> ItemSize {
    item.presenter
      .size(at: item.offset, controller: controller, remembered: nil, in: container)
  }
}
