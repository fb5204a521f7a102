/// Something that a section may ask of the layout of its collection view, and not every layout does.
package enum SectionFeature: Hashable, Sendable {
  case waterfall
  case customArrangement
  case lineDistribution
  case lineAlignment
  case separators
  case background
  case stickyHeader
  case stickyFooter
  case automaticBoundary
  case native
  case besideNative
  case arrangement
  case lazyItems

  /// What the section asks for, and what it gets instead.
  package var text: (asked: String, shown: String) {
    switch self {
    case .waterfall: ("a waterfall", "the items of a line begin at one height")
    case .customArrangement: ("an arrangement of the app's own", "items stand in lines that wrap")
    case .lineDistribution: ("lines that are not justified", "they are justified")
    case .lineAlignment: ("items at an edge of their line", "they stand in its middle")
    case .separators: ("separators", "there are none")
    case .background: ("a background", "there is none")
    case .stickyHeader: ("a header that stays, and others do not", "all headers scroll away")
    case .stickyFooter: ("a footer that stays, and others do not", "all footers scroll away")
    case .native: ("a section of UIKit's compositional layout", "it is a list")
    case .besideNative:
      (
        "insets, spacing, separators, a background or a header that stays",
        "its own description counts"
      )
    case .arrangement: ("a layout", "the layout of the collection view places its items")
    case .lazyItems: ("lazy items", "they keep their estimated size")
    case .automaticBoundary:
      ("a header or footer that measures itself", "it has its estimated size")
    }
  }
}

extension SectionLayout {
  /// What the section asks for beyond lists, grids and flows as `UICollectionViewFlowLayout` has them.
  package var specialFeatures: [SectionFeature] {
    var features: [SectionFeature] = []
    switch arrangement {
    case .waterfall: features.append(.waterfall)
    case .custom: features.append(.customArrangement)
    case .flow(let distribution) where distribution != .justified:
      features.append(.lineDistribution)
    case .native: features.append(.native)
    case .list, .grid, .flow, .carousel: break
    }
    if hasUnevenLines, lineAlignment != .center { features.append(.lineAlignment) }
    if separators != nil { features.append(.separators) }
    if background != nil { features.append(.background) }
    return features
  }

  /// What the section asks for that a `CompositionalListLayout` does not do.
  package var featuresBeyondGroups: [SectionFeature] {
    if native != nil { return hasMoreThanNative ? [.besideNative] : [] }
    return separators == nil ? [] : [.separators]
  }

  /// What the section asks for that a `ListLayout` does not do.
  package var featuresBeyondLists: [SectionFeature] { native == nil ? [] : [.native] }

  /// What the section asks for where the app's layout knows nothing of it.
  package var featuresBeyondItems: [SectionFeature] { self == .list ? [] : [.arrangement] }

  /// Whether a compositional layout asks the views of automatic items for their size, because the items
  /// are members of groups; others stand in frames that are given.
  package var groupsItems: Bool {
    switch arrangement {
    case .list, .carousel, .native: true
    case .grid: lineAlignment != .stretch
    case .flow, .waterfall, .custom: false
    }
  }

  /// Whether a line may hold items of which one is lower than another.
  private var hasUnevenLines: Bool {
    switch arrangement {
    case .grid, .flow: true
    case .list, .waterfall, .custom, .carousel, .native: false
    }
  }
}
