/// Why a recording cannot be read.
public enum RecordingError: Error, Hashable, Sendable {
  /// The data is not a recording.
  case unknownFormat

  /// The recording was made by another version of Roster.
  case unknownVersion(Int)

  /// The recording is damaged, and no part of it can be read.
  case damaged(String)
}

extension RecordingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownFormat: "The data is not a recording of a list."
    case .unknownVersion(let version):
      "The recording has the format version \(version); this version of Roster reads \(RecordingFormat.version)."
    case .damaged(let reason): "The recording is damaged: \(reason)."
    }
  }
}
