extension NSCollectionLayoutSection {
  /// Returns the parts of the section for the container of its environment.
  func plan(
    axis: LayoutAxis,
    leading: CGFloat,
    itemCount: Int,
    boundaryEdges: (before: CGFloat, after: CGFloat)?,
    _ environment: LayoutEnvironment
  ) -> SectionPlan {
    let room = environment.room.contentSize
    let insets = contentInsets.finite
    let inner = environment.inContainer(of: room, insets: insets)
    let size = inner.room.effectiveContentSize
    let own = supplementariesFollowContentInsets ? axis.other.ends(of: insets) : (0, 0)
    let edges = boundaryEdges ?? own
    let boundaryRoom = axis.size(
      along: axis.length(of: room),
      across: max(0, axis.other.length(of: room) - edges.before - edges.after)
    )
    return SectionPlan(
      axis: axis,
      leading: leading,
      room: room,
      insets: insets,
      group: group.node(in: size, inner),
      groupSpacing: interGroupSpacing,
      itemCount: itemCount,
      boundaryEdges: edges,
      boundaries: boundarySupplementaryItems.map { $0.boundary(in: boundaryRoom) },
      backgrounds: decorationItems.map {
        LayoutBackground(
          kind: $0.elementKind,
          insets: $0.contentInsets.finite,
          zIndex: $0.zIndex
        )
      },
      scrolling: orthogonalScrollingBehavior,
      deceleration: scrollingProperties.decelerationRate
    )
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Returns the view for a container.
  func boundary(in room: CGSize) -> LayoutBoundary {
    LayoutBoundary(
      kind: elementKind,
      size: layoutSize.resolved(in: room),
      estimates: layoutSize.estimates,
      alignment: alignment.point,
      offset: offset,
      extends: extendsBoundary,
      isPinned: pinToVisibleBounds,
      zIndex: zIndex,
      padding: padding
    )
  }
}
