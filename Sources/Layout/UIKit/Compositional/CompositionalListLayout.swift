public import Foundation
public import RosterPlatform

/// A compositional layout of UIKit whose sections are those of a list.
///
/// ```swift
/// let layout = CompositionalListLayout()
/// let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// let adapter = ListAdapter(collectionView)
/// ```
///
/// Use it for what UIKit's compositional layout has of its own, such as views above and below the whole
/// list and space between sections, which are part of the configuration. The sections come from the
/// content of the list, as it is whenever the layout asks: lists and grids become groups, in which items
/// of automatic size, headers and footers are estimated until their views have been asked; the items of
/// other arrangements become one group of given frames. Headers and footers that stay, insets and
/// backgrounds are those of the sections. There are no separators; a section that asks for them is
/// reported.
///
/// Whenever anything changes, all sections are described again and all sizes asked for, which costs
/// O(items). Take a `ListLayout` for lists of more than a few thousand items.
///
/// The adapter has to be the collection view's data source; without it, the layout is empty.
@MainActor
public final class CompositionalListLayout: UICollectionViewCompositionalLayout {
  /// Gives the closure that describes sections the layout, which is made after it.
  private final class Reference {
    weak var layout: CompositionalListLayout?
  }

  /// The room that sections were last described for, and the size of the collection view then.
  var room: (size: CGSize, viewSize: CGSize)?

  /// The decorations that are registered with the layout.
  private var registeredDecorations: Set<DecorationKind> = []

  /// Makes a layout with a configuration.
  ///
  /// - Parameter configuration: What holds for all sections, such as the direction of scrolling; by
  ///   default, the list grows downwards.
  public init(
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    let reference = Reference()
    super.init(
      sectionProvider: { index, environment in
        reference.layout?.section(index, in: environment)
      },
      configuration: configuration
    )
    reference.layout = self
  }

  /// Makes a layout that grows in a direction.
  ///
  /// - Parameter axis: The direction in which the list grows and scrolls.
  public convenience init(axis: ListAxis) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis == .vertical ? .vertical : .horizontal
    self.init(configuration: configuration)
  }

  /// Makes nothing: a layout cannot be stored together with what describes its sections.
  public required init?(coder: NSCoder) { nil }

  /// The direction in which the list grows.
  public var axis: ListAxis { listAxis }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(colored)
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath).map(colored)
      ?? vanished(elementKind, at: indexPath)
  }

  public override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    take(preferredAttributes, insteadOf: originalAttributes)
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: fitted(preferredAttributes, originalAttributes),
      withOriginalAttributes: originalAttributes
    )
  }

  public override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: fitted(preferredAttributes, originalAttributes),
      withOriginalAttributes: originalAttributes
    )
  }

  /// Registers the views that show decorations.
  func registerOnce(_ kind: DecorationKind) {
    guard registeredDecorations.insert(kind).inserted else { return }
    register(kind.viewClass, forDecorationViewOfKind: kind.name)
  }
}

extension CompositionalListLayout {
  /// Describes a section as it is at present; one that nothing is known about is empty.
  func section(
    _ index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    guard
      let view = collectionView, let source = view.dataSource as? any ListLayoutSource,
      index < view.numberOfSections
    else { return .framed([], in: .zero) }
    let room = room(in: environment, view)
    self.room = (room, view.bounds.size)
    if let native = nativeSection(index, in: environment, room, source) { return native }
    let description = description(of: index, in: room, environment.traitCollection, source, view)
    if let background = description.layout.background {
      registerOnce(DecorationKind(background))
    }
    return description.section
  }

  /// Describes a section as the app has described it, with the header and the footer that the content has.
  private func nativeSection(
    _ index: Int,
    in environment: any NSCollectionLayoutEnvironment,
    _ room: CGSize,
    _ source: any ListLayoutSource
  ) -> NSCollectionLayoutSection? {
    let traits = environment.traitCollection
    let layout = source.arrangement(ofSection: index, in: room, traits: traits, axis: axis)
    guard let native = layout.native else { return nil }
    let kinds = [
      (UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
      (UICollectionView.elementKindSectionFooter, NSRectAlignment.bottom),
    ]
    let boundaries = kinds.map { boundary($0.0, of: index, layout, in: room, traits, source) }
    let section = native.describe(
      environment,
      NativeSection.Boundaries(
        hasHeader: boundaries[0].length > 0,
        hasFooter: boundaries[1].length > 0
      )
    )
    for ((kind, edge), boundary) in zip(kinds, boundaries) {
      if boundary.length == 0 {
        section.boundarySupplementaryItems.removeAll { $0.elementKind == kind }
      } else if !section.boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) {
        section.boundarySupplementaryItems += [
          boundary.item(kind, at: axis.turned(edge), isSticky: false, along: axis)
        ].compactMap(\.self)
      }
    }
    guard section.orthogonalScrollingBehavior != .none else { return section }
    let handler = section.visibleItemsInvalidationHandler
    section.visibleItemsInvalidationHandler = { [weak source] items, offset, environment in
      handler?(items, offset, environment)
      source?.sectionDidScroll()
    }
    return section
  }

  /// The header or the footer of a section, as long as the list says.
  private func boundary(
    _ kind: String,
    of index: Int,
    _ layout: SectionLayout,
    in room: CGSize,
    _ traits: UITraitCollection,
    _ source: any ListLayoutSource
  ) -> SectionDescription.Boundary {
    let container = layout.supplementaryContainer(in: room, traits: traits, axis: axis)
    return SectionDescription.Boundary(
      length: axis.turned(source.size(ofBoundary: kind, inSection: index, in: container)).height,
      isEstimated: source.isEstimated(boundary: kind, inSection: index, in: container)
    )
  }

  private func description(
    of index: Int,
    in room: CGSize,
    _ traits: UITraitCollection,
    _ source: any ListLayoutSource,
    _ view: UICollectionView
  ) -> SectionDescription {
    let layout = source.arrangement(ofSection: index, in: room, traits: traits, axis: axis)
    let container = layout.container(in: room, traits: traits, axis: axis)
    let items = 0..<view.numberOfItems(inSection: index)
    func boundary(_ kind: String) -> SectionDescription.Boundary {
      self.boundary(kind, of: index, layout, in: room, traits, source)
    }
    let description = SectionDescription(
      layout: layout.turned(axis),
      container: container,
      sizes: source.sizes(ofItems: items, inSection: index, in: container).turned(axis),
      estimatedItems: source.estimatedItems(ofSection: index, in: container),
      header: boundary(UICollectionView.elementKindSectionHeader),
      footer: boundary(UICollectionView.elementKindSectionFooter)
    )
    let missing = description.placement?.items.missingFrameCount ?? 0
    if missing > 0 { source.arrangement(ofSection: index, hasNoPlaceFor: missing) }
    return description
  }

  /// The room for the list: as the environment says across its axis, and the visible length along it.
  private func room(
    in environment: any NSCollectionLayoutEnvironment,
    _ view: UICollectionView
  ) -> CGSize {
    let visible = view.bounds.inset(by: view.adjustedContentInset).size
    let room = axis.turned(environment.container.effectiveContentSize)
    return axis.turned(CGSize(width: room.width, height: max(0, axis.turned(visible).height)))
  }
}

extension CompositionalListLayout {
  /// The attributes with the color of what they are about, if that is a background of a color.
  func colored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard
      attributes.representedElementCategory == .decorationView,
      attributes.representedElementKind == DecorationKind.colorBackground.name,
      let view = collectionView, let source = view.dataSource as? any ListLayoutSource,
      case .color(let color, let cornerRadius) =
        source.arrangement(
          ofSection: attributes.indexPath.section,
          in: roomForList(in: view),
          traits: view.traitCollection,
          axis: axis
        ).background?.appearance
    else { return attributes }
    let colored = ColorAttributes(
      forDecorationViewOfKind: DecorationKind.colorBackground.name,
      with: attributes.indexPath
    )
    colored.frame = attributes.frame
    colored.zIndex = attributes.zIndex
    colored.alpha = attributes.alpha
    colored.color = color
    colored.cornerRadius = cornerRadius
    return colored
  }

  /// The attributes of a decoration that is gone: collection views ask for those that they had before an
  /// update, and do not go on without an answer.
  func vanished(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    attributes.isHidden = true
    return attributes
  }
}
