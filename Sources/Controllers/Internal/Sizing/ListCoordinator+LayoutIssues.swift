import RosterCore

extension ListCoordinator {
  /// Reports that a section's arrangement has no place for some of its items.
  func reportMissingFrames(_ count: Int, inSection index: Int) {
    guard let section = list.section(index) else { return }
    let content = list.snapshot.sections[index]
    report(
      .missingFrames(count, of: content.count, in: content.id, location: section.location)
    )
  }
}
