public import Foundation
public import RosterPlatform

/// UIKit's compositional layout, with the sections of a list.
///
/// ```swift
/// let layout = CompositionalListLayout()
/// let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
/// let adapter = ListAdapter(collectionView)
/// ```
///
/// Use it for features that only UIKit's compositional layout has, such as views above and below
/// the whole list and space between sections, which are part of the configuration. The sections
/// come from the present content of the list. Lists and grids become groups, in which items of
/// automatic size, headers and footers are estimated until they have been measured. The items of
/// other arrangements become one group with given frames. Sticky headers and footers, insets and
/// backgrounds are supported. Separators are not, and a section that has them is reported.
///
/// Whenever anything changes, all sections are described again and all sizes requested, which costs
/// O(items). Use a `ListLayout` for lists with more than a few thousand items.
///
/// The adapter has to be the collection view's data source; without it, the layout is empty.
@MainActor
public final class CompositionalListLayout: UICollectionViewCompositionalLayout {
  /// Gives the closure that describes sections access to the layout, which is made after it.
  private final class Reference {
    weak var layout: CompositionalListLayout?
  }

  /// The space for which sections were last described, and the size of the collection view at that
  /// time.
  var room: (size: CGSize, viewSize: CGSize)?

  private var transitions = ItemTransitions()
  private let overlays = OverlayViews()

  /// The decorations that were registered with the layout.
  private var registeredDecorations: Set<DecorationKind> = []

  /// Creates a layout with a configuration.
  ///
  /// - Parameter configuration: The properties that all sections share, such as the scroll
  ///   direction; by default, the list scrolls vertically.
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

  /// Creates a layout that scrolls in a direction.
  ///
  /// - Parameter axis: The direction in which the list scrolls.
  public convenience init(axis: ListAxis) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = axis == .vertical ? .vertical : .horizontal
    self.init(configuration: configuration)
  }

  /// Returns nil: a layout cannot be archived with the content of its sections.
  public required init?(coder: NSCoder) { nil }

  /// The direction in which the list scrolls.
  public var axis: ListAxis { listAxis }

  public override func prepare() {
    super.prepare()
    overlays.prepare()
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)?.map(colored) ?? []
    return elements + overlays.elements(on: elements, of: self).filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    OverlayViews.isOverlay(elementKind)
      ? overlays.attributes(ofKind: elementKind, at: indexPath, in: self)
      : super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  public override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    OverlayViews.isOverlay(elementKind)
      ? overlays.initialAttributes(ofKind: elementKind, at: elementIndexPath, in: self)
      : super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
  }

  public override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    OverlayViews.isOverlay(elementKind)
      ? overlays.finalAttributes(ofKind: elementKind, at: elementIndexPath, in: self)
      : super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
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
    guard !OverlayViews.isOverlay(originalAttributes.representedElementKind) else { return false }
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

  public override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    tellReload(context)
    super.invalidateLayout(with: context)
  }

  public override func prepare(
    forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]
  ) {
    tellUpdate(updateItems)
    super.prepare(forCollectionViewUpdates: updateItems)
    transitions.prepare(for: updateItems)
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return transitions.initial(attributes, at: itemIndexPath, in: self)
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return transitions.final(attributes, at: itemIndexPath, in: self)
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    transitions.finish()
    overlays.finishUpdate(of: self)
  }

  /// Registers the views that show decorations.
  func registerOnce(_ kind: DecorationKind) {
    guard registeredDecorations.insert(kind).inserted else { return }
    register(kind.viewClass, forDecorationViewOfKind: kind.name)
  }
}

extension CompositionalListLayout {
  /// Returns the present description of a section; an unknown section is empty.
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
    return source.whileUpdatesWait {
      if let native = nativeSection(index, in: environment, room, source) { return native }
      let description = description(of: index, in: room, environment.traitCollection, source, view)
      if let background = description.layout.background {
        registerOnce(DecorationKind(background))
      }
      return description.section
    }
  }

  /// Returns a section as the app describes it, with the header and the footer of the content.
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
    // A layout that is asked for elements calls the handler, too, although nothing has moved.
    var known: CGPoint?
    section.visibleItemsInvalidationHandler = { [weak source] items, offset, environment in
      handler?(items, offset, environment)
      guard offset != known else { return }
      known = offset
      source?.sectionDidScroll()
    }
    return section
  }

  /// Returns the header or the footer of a section, with the length in the list.
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

  /// Returns the space for the list: the environment's across its axis, and the visible length
  /// along it.
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
  /// Returns the attributes with the color of a color background.
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

  /// Returns the attributes of a removed decoration: collection views request those that they had
  /// before an update, and fail without them.
  func vanished(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    attributes.isHidden = true
    return attributes
  }
}
