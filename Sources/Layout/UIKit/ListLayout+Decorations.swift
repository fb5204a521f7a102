import Foundation
import RosterPlatform

extension ListLayout {
  /// Tells the collection view what the decorations of the list look like.
  func registerDecorations() {
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

  /// The attributes of what stands behind a section, or nil if nothing does.
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

  /// The attributes of the lines below some items and above the first of them.
  func separators(
    below items: Range<Int>,
    in section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    guard placement.sections[section].layout.separators != nil else { return [] }
    return (items.lowerBound - 1..<items.upperBound).compactMap {
      separator(below: $0, in: section)
    }
  }

  /// The attributes of the line below an item, or nil if there is none.
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

  /// The attributes of a decoration, also of one that is gone: collection views ask for the decorations
  /// they had before an update, and do not go on without an answer.
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
