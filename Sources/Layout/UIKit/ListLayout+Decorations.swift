import Foundation
import RosterPlatform

extension ListLayout {
  /// Registers the decorations of the list with the collection view.
  func registerDecorations() {
    guard placement.hasDecorations else { return }
    var kinds: Set<DecorationKind> = []
    for section in placement.sections {
      if section.layout.separators != nil { kinds.insert(.separator) }
      if let background = section.layout.background { kinds.insert(DecorationKind(background)) }
    }
    for kind in kinds.subtracting(registeredDecorations) {
      register(kind.viewClass, forDecorationViewOfKind: kind.name)
    }
    registeredDecorations.formUnion(kinds)
  }

  /// Returns the attributes of a section's background, or nil if there is none.
  func background(of section: Int) -> UICollectionViewLayoutAttributes? {
    let content = placement.sections[section]
    guard
      let background = content.layout.background,
      let frame = content.backgroundFrame(in: breadth)
    else { return nil }
    let attributes = ColorAttributes(
      forDecorationViewOfKind: DecorationKind(background).name,
      with: IndexPath(item: 0, section: section)
    )
    if case .color(let color, let cornerRadius) = background.appearance {
      attributes.color = color
      attributes.cornerRadius = cornerRadius
    }
    attributes.frame = shown(frame.offsetBy(dx: 0, dy: placement.start(of: section)))
    attributes.zIndex = -1
    return attributes
  }

  /// Returns the attributes of the separators below some items and above the first of them.
  func separators(
    below items: Range<Int>,
    in section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    guard placement.sections[section].layout.separators != nil else { return [] }
    return (items.lowerBound - 1..<items.upperBound).compactMap {
      separator(below: $0, in: section)
    }
  }

  /// Returns the attributes of the separator below an item, or nil if there is none.
  func separator(below item: Int, in section: Int) -> UICollectionViewLayoutAttributes? {
    let content = placement.sections[section]
    guard
      let separators = content.layout.separators,
      let frame = content.separatorFrame(below: item, thickness: 1 / displayScale)
    else { return nil }
    let attributes = ColorAttributes(
      forDecorationViewOfKind: DecorationKind.separator.name,
      with: IndexPath(item: item, section: section)
    )
    attributes.color = separators.color
    attributes.frame = shown(frame.offsetBy(dx: 0, dy: placement.start(of: section)))
    attributes.zIndex = 1
    return attributes
  }

  /// Returns the attributes of a decoration, even if it was removed: collection views request the
  /// decorations they had before an update, and fail without them.
  func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return nil }
    if placement.sections.indices.contains(path.section) {
      let found =
        kind == DecorationKind.separator.name
        ? separator(below: path.item, in: path.section) : background(of: path.section)
      if let found, found.representedElementKind == kind { return found }
    }
    let attributes = ColorAttributes(forDecorationViewOfKind: kind, with: path)
    attributes.isHidden = true
    return attributes
  }
}

/// The kinds of decoration views that a list layout shows.
enum DecorationKind: Hashable {
  /// The separator below an item.
  case separator

  /// A background of one color behind a section.
  case colorBackground

  /// A background view of the app behind a section.
  case viewBackground(BackgroundClass)

  /// The kind's name for UIKit.
  var name: String {
    switch self {
    case .separator: "Roster.separator"
    case .colorBackground: "Roster.background"
    case .viewBackground(let background):
      "Roster.background.\(String(reflecting: background.viewClass))"
    }
  }

  /// The class of the views.
  var viewClass: UICollectionReusableView.Type {
    switch self {
    case .separator, .colorBackground: ColorDecorationView.self
    case .viewBackground(let background): background.viewClass
    }
  }

  /// Creates the kind for a background of a section.
  init(_ background: SectionLayout.Background) {
    self =
      switch background.appearance {
      case .color: .colorBackground
      case .view(let background): .viewBackground(background)
      }
  }
}

/// A view with a color, such as a separator.
final class ColorDecorationView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? ColorAttributes else { return }
    backgroundColor = attributes.color
    layer.cornerRadius = attributes.cornerRadius
    isUserInteractionEnabled = false
  }
}

/// The layout attributes of a view with a color.
final class ColorAttributes: UICollectionViewLayoutAttributes {
  var color: UIColor?
  var cornerRadius: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? ColorAttributes {
      copy.color = color
      copy.cornerRadius = cornerRadius
    }
    return copy
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? ColorAttributes else { return false }
    return MainActor.assumeIsolated {
      color == other.color && cornerRadius == other.cornerRadius
    }
  }
}

extension SectionLayout {
  /// Whether the header, the footer or an item may be sticky.
  var isSticky: Bool {
    hasStickyHeader || hasStickyFooter || listBoundary == .sticky || hasStickyItems
  }

  /// Whether there is a background, or separators.
  var hasDecorations: Bool { background != nil || separators != nil }

  /// Returns whether the view of a kind is sticky.
  @MainActor
  func isSticky(_ kind: String) -> Bool {
    switch kind {
    case UICollectionView.elementKindSectionHeader: hasStickyHeader
    case UICollectionView.elementKindSectionFooter: hasStickyFooter
    default: false
    }
  }
}
