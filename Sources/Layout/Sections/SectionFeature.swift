/// A feature that a section may use, and that not every collection view layout supports.
enum SectionFeature: Hashable, Sendable {
  case waterfall
  case customArrangement
  case lineDistribution
  case lineAlignment
  case separators
  case background
  case stickyHeader
  case stickyFooter
  case automaticBoundary
  case stickyListBoundary
  case stickyItems
  case native
  case besideNative
  case arrangement
  case lazyItems

  /// The feature, and what is shown instead.
  var text: (asked: String, shown: String) {
    switch self {
    case .waterfall: ("a waterfall", "the items of a line begin at one height")
    case .customArrangement: ("an arrangement of the app's own", "items stand in lines that wrap")
    case .lineDistribution: ("lines that are not justified", "they are justified")
    case .lineAlignment: ("items at an edge of their line", "they stand in its middle")
    case .separators: ("separators", "there are none")
    case .background: ("a background", "there is none")
    case .stickyHeader: ("a header that stays, and others do not", "all headers scroll away")
    case .stickyFooter: ("a footer that stays, and others do not", "all footers scroll away")
    case .stickyListBoundary:
      ("a header or footer of the whole list that stays", "it scrolls away")
    case .stickyItems: ("items that stay", "they scroll away")
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
  /// The features that the section uses beyond lists, grids and flows as in
  /// `UICollectionViewFlowLayout`.
  var specialFeatures: [SectionFeature] {
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
    return features + stickyFeatures
  }

  /// The features of the section that a `CompositionalListLayout` does not support.
  var featuresBeyondGroups: [SectionFeature] {
    if native != nil {
      return (hasMoreThanNative ? [.besideNative] : []) + stickyFeatures
    }
    return (separators == nil ? [] : [.separators]) + stickyFeatures
  }

  /// The features of the section that only a `ListLayout` supports.
  private var stickyFeatures: [SectionFeature] {
    var features: [SectionFeature] = []
    if listBoundary == .sticky { features.append(.stickyListBoundary) }
    if hasStickyItems { features.append(.stickyItems) }
    return features
  }

  /// The features of the section that a `ListLayout` does not support.
  var featuresBeyondLists: [SectionFeature] { native == nil ? [] : [.native] }

  /// The features of the section that a custom layout of the app does not support.
  var featuresBeyondItems: [SectionFeature] {
    let asDeclared = changed {
      $0.hasStickyItems = false
      $0.listBoundary = nil
    }
    return (asDeclared == .list ? [] : [.arrangement]) + stickyFeatures
  }

  /// Whether a compositional layout measures the views of automatic items, because they are members
  /// of groups; other items have given frames.
  var groupsItems: Bool {
    switch arrangement {
    case .list, .carousel, .native: true
    case .grid: lineAlignment != .stretch
    case .flow, .waterfall, .custom: false
    }
  }

  /// Whether a line can contain items of different heights.
  private var hasUnevenLines: Bool {
    switch arrangement {
    case .grid, .flow: true
    case .list, .waterfall, .custom, .carousel, .native: false
    }
  }
}
