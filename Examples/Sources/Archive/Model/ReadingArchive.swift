import Roster

/// The readings of two years, the latest first, as a database keeps them: read by range, and never all at once.
@MainActor
public final class ReadingArchive {
  /// How many readings have been taken out of the archive.
  private(set) var readCount = 0

  /// The readings for a list.
  private(set) lazy var models = LazyModels<Reading>(count: latest + 1) { [weak self] range in
    self?.readings(in: range) ?? []
  } index: { [weak self] minute in
    self?.index(of: minute)
  }

  /// The minute of the latest reading.
  private(set) var latest = 1_051_199

  /// Opens the archive.
  public init() {}

  /// Takes a reading, which is the latest from then on.
  func record() {
    models.insert(at: 0)
    latest += 1
  }

  private func readings(in range: Range<Int>) -> [Reading] {
    readCount += range.count
    return range.map { Reading(minute: latest - $0) }
  }

  private func index(of minute: Int) -> Int? {
    (0...latest).contains(minute) ? latest - minute : nil
  }
}
