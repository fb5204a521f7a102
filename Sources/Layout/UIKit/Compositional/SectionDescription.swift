import Foundation
import RosterPlatform

/// What a compositional layout is told about a section of a list.
///
/// The layout and the sizes are in the space in which lists grow along y.
@MainActor
struct SectionDescription {
  /// A header or a footer.
  struct Boundary {
    /// Its extent along the list, zero if there is none.
    let length: CGFloat

    /// Whether its view says how long it is.
    let isEstimated: Bool
  }

  let layout: SectionLayout
  let container: Container
  let sizes: ItemSizes

  /// The items whose views say how long they are.
  let estimatedItems: IndexSet
  let header: Boundary
  let footer: Boundary

  /// Where the items stand, if they cannot be members of groups.
  let placement: SectionPlacement?

  init(
    layout: SectionLayout,
    container: Container,
    sizes: ItemSizes,
    estimatedItems: IndexSet,
    header: Boundary,
    footer: Boundary
  ) {
    self.layout = layout
    self.container = container
    self.sizes = sizes
    self.estimatedItems = estimatedItems
    self.header = header
    self.footer = footer
    // Members of groups without a length would be repeated for ever.
    let hasRoom = layout.metrics(in: container).columnWidth >= 1
    if layout.groupsItems, hasRoom, sizes.count > 0 {
      placement = nil
    } else {
      placement = SectionPlacement(
        layout,
        in: container,
        sizes: sizes,
        headerLength: header.length,
        footerLength: footer.length
      )
    }
  }

  var axis: ListAxis { container.axis }
}
