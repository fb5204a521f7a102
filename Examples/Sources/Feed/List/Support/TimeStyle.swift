import Foundation
import Roster

/// How posts say when they were posted.
nonisolated enum TimeStyle: Equatable, Sendable {
  /// By the hour and the minute.
  case clock

  /// By the time that has passed until a date.
  case ago(Date)

  func text(for date: Date) -> String {
    switch self {
    case .clock: Self.clockText(for: date)
    case .ago(let now): Self.text(for: now.timeIntervalSince(date))
    }
  }

  private static func clockText(for date: Date) -> String {
    let parts = Calendar.feed.dateComponents([.hour, .minute], from: date)
    let minute = parts.minute ?? 0
    return "\(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }

  private static func text(for seconds: TimeInterval) -> String {
    switch Int(seconds / 60) {
    case ..<1: "now"
    case let minutes where minutes < 60: "\(minutes) min"
    case let minutes where minutes < 24 * 60: "\(minutes / 60) h"
    case let minutes: "\(minutes / (24 * 60)) d"
    }
  }
}

extension ListEnvironment {
  /// How the posts in the content say when they were posted.
  var timeStyle: TimeStyle {
    get { self[TimeStyleKey.self] }
    set { self[TimeStyleKey.self] = newValue }
  }
}

private nonisolated enum TimeStyleKey: ListEnvironmentKey {
  static var defaultValue: TimeStyle { .clock }
}
