import Observation

/// The download of a file, whose progress changes without any of the list's updates.
@MainActor
public protocol Transfer: AnyObject, Sendable {
  /// How much has arrived, from 0 to 1.
  var progress: Double { get set }
}

/// A download that rows follow by themselves.
@available(iOS 17, macOS 14, *)
@MainActor @Observable
final class ObservedTransfer: Transfer {
  var progress = 0.0
}

/// A download for iOS 16, where a row shows its progress when it is configured.
final class PlainTransfer: Transfer {
  var progress = 0.0
}
