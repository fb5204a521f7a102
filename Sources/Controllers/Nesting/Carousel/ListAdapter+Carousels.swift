public import RosterCore

extension ListAdapter {
  /// The adapter of the list inside a section's carousel, if the carousel has been needed.
  ///
  /// The items of a section whose layout is `.carousel` are in a list of their own. Ask its adapter for
  /// what is about them: to scroll to an item, to select it, for its controller.
  ///
  /// ```swift
  /// adapter.carousel(inSection: SectionID("stories"))?.scrollToTop()
  /// ```
  ///
  /// - Parameter id: The identity of the section.
  /// - Returns: The adapter; nil if the section is no carousel, is empty, or was not on screen yet.
  public func carousel(inSection id: SectionID) -> ListAdapter? {
    guard let section = coordinator.list.index(of: id) else { return nil }
    let position = Position(section: section, item: 0)
    return (coordinator.controllers[position] as? CarouselController)?.list
  }
}
