import Foundation
import RosterCore
import RosterLayout

/// The items of a section that scroll sideways, as the view model of the one item that shows them.
struct Carousel: ViewModel {
  /// What the section holds.
  @MainActor
  final class Contents {
    let draft: SectionDraft

    init(_ draft: SectionDraft) {
      self.draft = draft
    }
  }

  let contents: Contents

  /// How high the carousel is, in points.
  let height: CGFloat

  /// A section has one.
  var id: Int { 0 }

  /// Only one that was resolved once is equal: what presents the items knows closures.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.contents === rhs.contents
  }
}

/// What the list inside a carousel shows: the section itself, under its own identity.
struct CarouselContent: ListNode {
  let contents: Carousel.Contents

  func resolve(into list: inout ListResolver) {
    var content = ResolvedContent()
    content.pieces = [.section(contents.draft)]
    list.append(content)
  }
}
