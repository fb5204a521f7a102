import Foundation

/// The view model of a carousel: the items of a section that scrolls sideways.
struct Carousel: ViewModel, ListHolding {
  /// The content of the section.
  @MainActor
  final class Contents {
    let section: ResolvedSection
    let snapshot: Snapshot

    init(_ section: ResolvedSection) {
      self.section = section
      snapshot = Snapshot(sections: [section.content])
    }
  }

  let contents: Contents

  /// The items alone.
  let snapshot: Snapshot

  /// The layout of the items in their line.
  let layout: SectionLayout

  /// The height of the carousel, in points.
  let height: CGFloat

  /// The layout of the section, if the height depends on the space.
  let adaptiveLayout: SectionLayout?

  /// Where the carousel stops scrolling.
  let paging: SectionLayout.PagingBehavior

  @MainActor
  init(
    contents: Contents,
    layout: SectionLayout,
    height: CGFloat,
    adaptiveLayout: SectionLayout? = nil,
    paging: SectionLayout.PagingBehavior
  ) {
    self.contents = contents
    snapshot = contents.snapshot
    self.layout = layout
    self.height = height
    self.adaptiveLayout = adaptiveLayout
    self.paging = paging
  }

  /// A section has only one carousel.
  var id: Int { 0 }

  /// Returns whether both show the same items, regardless of the closures that present them.
  static func == (left: Self, right: Self) -> Bool {
    if left.contents === right.contents { return true }
    return left.height == right.height && left.adaptiveLayout == right.adaptiveLayout
      && left.paging == right.paging && left.layout == right.layout
      && left.snapshot.sections[0].showsSameItems(as: right.snapshot.sections[0])
  }
}

/// The content of the list inside a carousel: the section itself, with its own identity.
struct CarouselContent: ListNode {
  let contents: Carousel.Contents

  init(contents: Carousel.Contents) {
    self.contents = contents
  }

  func resolve(into list: inout ListResolver) {
    var content = ResolvedContent()
    content.append(contents.section)
    list.append(content)
  }
}

extension SnapshotSection {
  /// The carousel that contains the items of the section; `nil` if there is none.
  var carousel: Carousel? {
    runs.first.flatMap { $0.column.models(as: Carousel.self)?.first }
  }
}
