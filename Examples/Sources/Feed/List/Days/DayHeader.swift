import Foundation
import Roster

#if canImport(FoundationInternationalization)
import FoundationInternationalization
#endif

/// Which day it is that the posts below were posted on.
struct DayHeader: ViewModel {
  let title: String

  var id: String { title }

  /// Names a day as one does on another.
  ///
  /// - Parameters:
  ///   - day: The start of the day.
  ///   - now: Some time of the day on which the name is read.
  init(_ day: Date, now: Date) {
    let calendar = Calendar.feed
    let today = calendar.startOfDay(for: now)
    title =
      switch calendar.dateComponents([.day], from: day, to: today).day {
      case 0: "Today"
      case 1: "Yesterday"
      default: day.formatted(Self.style)
      }
  }

  private static let style = Date.FormatStyle(
    locale: Locale(identifier: "en_US"),
    calendar: .feed,
    timeZone: .gmt
  )
  .weekday(.wide).month(.wide).day()
}
