import RosterCore

extension ListCoordinator {
  /// Begins to give memory back when the system asks for it.
  func followMemoryWarnings() {
    memoryObservation = MemoryObservation { [weak self] in self?.scratch.release() }
  }
}

extension ListAdapter {
  /// The memory that is kept for comparing lists, in bytes.
  package var comparisonMemory: Int { coordinator.scratch.byteCount }
}
