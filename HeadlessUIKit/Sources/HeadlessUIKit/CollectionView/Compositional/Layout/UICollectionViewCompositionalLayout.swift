/// Returns the layout of a section for its index and environment; nil means an empty section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Places items in groups, from a description of sections, groups and items.
///
/// Preparing the layout turns the description into plain values. Finding an item costs O(log items)
/// at most, and items with fixed sizes cost nothing until they are needed.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  var placement = CompositionalPlacement()
  var definitions: [NSCollectionLayoutSection?] = []

  /// Whether any section has a handler that changes how its elements look.
  var hasHandlers = false

  var fits: [SectionFits] = []
  var boundaryFits: [String: CGSize] = [:]

  /// How far each section has scrolled orthogonally.
  var scrolledOffsets: [Int: CGFloat] = [:]

  /// How the elements of a section look after its handler has changed them.
  var looks: [Int: [ElementKey: LayoutElementState]] = [:]

  var staleness = CompositionalStaleness()

  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var settings: UICollectionViewCompositionalLayoutConfiguration

  /// Creates a layout whose sections all have the same description.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections all have the same description.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    settings = configuration.duplicate()
    super.init()
  }

  /// Creates a layout with a description for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.sectionProvider = sectionProvider
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
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

  /// The properties that all sections share; set it again to change them.
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
    // The context of a movement between sections does not say that they have other numbers of items.
    staleness.isComplete = true
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
      ?? groupAttributes(elementKind, at: indexPath)
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
