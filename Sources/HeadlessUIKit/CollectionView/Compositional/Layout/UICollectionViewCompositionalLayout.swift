/// Describes how a section is placed, from its index and the room there is; nil is no section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Places items in groups that are described by their parts.
///
/// The description becomes plain values when the layout is prepared; where an item is costs
/// O(log items) at most, and items of fixed sizes cost nothing until they are asked for.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  var placement = CompositionalPlacement()
  var definitions: [NSCollectionLayoutSection?] = []

  /// Whether some section has its own handler change how elements look.
  var hasHandlers = false

  var fits: [SectionFits] = []
  var boundaryFits: [String: CGSize] = [:]

  /// How far sections have been scrolled across the direction of the layout.
  var scrolledOffsets: [Int: CGFloat] = [:]

  /// How the elements of a section look after its own handler has changed them.
  var looks: [Int: [ElementKey: LayoutElementState]] = [:]

  var staleness = CompositionalStaleness()

  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var settings: UICollectionViewCompositionalLayoutConfiguration

  /// Creates a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout with a description for each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Creates a layout with a description for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    settings = configuration.duplicate()
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// What holds for all sections; changes count when it is set again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.duplicate()
      invalidateLayout()
    }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    solveIfNeeded()
  }

  override func dataDidChange(_ mapping: PositionMapping) {
    super.dataDidChange(mapping)
    followItems(mapping)
  }

  open override var collectionViewContentSize: CGSize { placement.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ItemPosition(indexPath).flatMap(itemAttributes)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    boundaryAttributes(elementKind, at: indexPath) ?? badgeAttributes(elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    backgroundAttributes(elementKind, at: indexPath)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    followsOffset || newBounds.size != collectionView?.bounds.size
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    context(forBoundsChange: newBounds)
  }

  override var asksForPreferredSizes: Bool { placement.hasEstimates }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    follows(preferredAttributes, insteadOf: originalAttributes)
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    note(preferredAttributes)
    return makeInvalidationContext(of: originalAttributes)
  }

  override func willScroll(
    to item: ItemPosition,
    at position: UICollectionView.ScrollPosition
  ) {
    super.willScroll(to: item, at: position)
    scrollSection(toShow: item, at: position)
  }
}
