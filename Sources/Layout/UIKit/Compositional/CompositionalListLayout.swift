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
  /// Lets the closure that describes sections know the layout before it is there.
  private final class Reference {
    weak var layout: CompositionalListLayout?
  }

  /// The room that sections were last described for, and the size of the collection view then.
  var room: (size: CGSize, viewSize: CGSize)?

  /// The decorations that the layout has been told about.
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

  /// Tells UIKit which views show a kind of decoration.
  func registerOnce(_ kind: DecorationKind) {
    guard registeredDecorations.insert(kind).inserted else { return }
    register(kind.viewClass, forDecorationViewOfKind: kind.name)
  }
}
