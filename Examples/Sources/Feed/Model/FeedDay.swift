import Foundation

/// The posts of one day, the newest first.
struct FeedDay: Identifiable, Equatable, Sendable {
  /// When the day began.
  let id: Date
  var posts: [Post]
}

extension FeedDay {
  /// Puts posts that are in order into the days that they belong to.
  static func days(of posts: [Post]) -> [FeedDay] {
    var days: [FeedDay] = []
    for post in posts {
      let start = Calendar.feed.startOfDay(for: post.date)
      if days.last?.id == start {
        days[days.endIndex - 1].posts.append(post)
      } else {
        days.append(FeedDay(id: start, posts: [post]))
      }
    }
    return days
  }
}

extension Calendar {
  /// The calendar that the feed tells days and hours by.
  ///
  /// It is the same wherever the example runs; an app would take the user's own.
  nonisolated static let feed: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    return calendar
  }()
}
