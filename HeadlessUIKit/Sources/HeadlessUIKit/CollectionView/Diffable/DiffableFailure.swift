/// UIKit's messages about invalid identifiers.
///
/// Snapshots are values that can be made anywhere. Away from the main queue failures are not
/// recorded; there they end the process as in UIKit.
enum DiffableFailure {
  static func refuse(_ id: String, _ reason: String) {
    let failure = Headless.Failure(id: id, reason: reason)
    guard MainQueue.isCurrent else { fatalError(failure.description) }
    MainActor.assumeIsolated { Headless.fail(failure) }
  }

  static func warn(_ message: String) {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { Headless.log(message) }
  }

  static func missingSection() {
    refuse(
      "F-DIFF-MISSING-SECTION",
      "Section identifier was not found. You can verify the section exists by calling the"
        + " indexOfSectionIdentifier API (which has O(1) performance)"
    )
  }

  /// Returns whether the identifiers are unique, and fails otherwise.
  static func areUnique(_ identifiers: [some Hashable], _ sort: String) -> Bool {
    guard Set(identifiers).count != identifiers.count else { return true }
    var seen: Set<AnyHashable> = []
    let twice = identifiers.filter { !seen.insert(AnyHashable($0)).inserted }
    reportDuplicates(twice, sort)
    return false
  }

  /// Returns whether none of the identifiers is present already, and fails otherwise.
  static func areUnique(_ present: [some Hashable], in sort: String) -> Bool {
    guard !present.isEmpty else { return true }
    reportDuplicates(present, sort)
    return false
  }

  private static func reportDuplicates(_ identifiers: [some Hashable], _ sort: String) {
    refuse(
      "F-DIFF-DUPLICATE",
      "Fatal: supplied \(sort) identifiers are not unique. Duplicate identifiers:"
        + " \(list(identifiers))"
    )
  }

  static func list(_ identifiers: [some Hashable]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}
