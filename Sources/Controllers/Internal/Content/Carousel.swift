package import Foundation
package import RosterCore
package import RosterLayout

/// The view model of a carousel: the items of a section that scrolls sideways.
package struct Carousel: ViewModel {
  /// The content of the section.
  @MainActor
  package final class Contents {
    package let section: ResolvedSection

    /// The items alone, readable on any thread.
    nonisolated let snapshot: Snapshot

    package init(_ section: ResolvedSection) {
      self.section = section
      snapshot = Snapshot(sections: [section.content])
    }
  }

  package let contents: Contents

  /// The layout of the items in their line.
  package let layout: SectionLayout

  /// The height of the carousel, in points.
  package let height: CGFloat

  /// The layout of the section, if the height depends on the space.
  package let adaptiveLayout: SectionLayout?

  /// Where the carousel stops scrolling.
  package let paging: PagingBehavior

  package init(
    contents: Contents,
    layout: SectionLayout,
    height: CGFloat,
    adaptiveLayout: SectionLayout? = nil,
    paging: PagingBehavior
  ) {
    self.contents = contents
    self.layout = layout
    self.height = height
    self.adaptiveLayout = adaptiveLayout
    self.paging = paging
  }

  /// A section has only one carousel.
  package var id: Int { 0 }

  /// The items alone.
  package var snapshot: Snapshot { contents.snapshot }

  /// Returns whether both show the same items, regardless of the closures that present them.
  package static func == (left: Self, right: Self) -> Bool {
    if left.contents === right.contents { return true }
    return left.height == right.height && left.adaptiveLayout == right.adaptiveLayout
      && left.paging == right.paging && left.layout == right.layout
      && left.snapshot.sections[0].showsSameItems(as: right.snapshot.sections[0])
  }
}

/// The content of the list inside a carousel: the section itself, with its own identity.
package struct CarouselContent: ListNode {
  let contents: Carousel.Contents

  package init(contents: Carousel.Contents) {
    self.contents = contents
  }

  package func resolve(into list: inout ListResolver) {
    var content = ResolvedContent()
    content.append(contents.section)
    list.append(content)
  }
}

extension SnapshotSection {
  /// The carousel that contains the items of the section; `nil` if there is none.
  package var carousel: Carousel? {
    runs.first.flatMap { $0.column.models(as: Carousel.self)?.first }
  }
}
