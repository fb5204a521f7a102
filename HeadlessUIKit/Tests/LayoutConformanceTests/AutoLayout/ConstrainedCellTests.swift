import TestPlatform
import Testing

/// Cells whose constraints decide about their size.
@MainActor struct ConstrainedCellTests {
  final class NoteCell: UICollectionViewCell {
    let title = UILabel()
    let body = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      body.numberOfLines = 0
      for label in [title, body] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    /// The height that the labels and the constants come to in a width.
    func wantedHeight(width: CGFloat) -> CGFloat {
      let room = CGSize(width: width - 32, height: 0)
      return 24 + title.sizeThatFits(room).height + body.sizeThatFits(room).height
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    var texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      texts.count
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
      (cell as? NoteCell)?.title.text = "Note \(indexPath.item)"
      (cell as? NoteCell)?.body.text = texts[indexPath.item]
      return cell
    }
  }

  private let source = Source(
    (0..<30).map { item in
      Array(repeating: "words that wrap", count: item % 7 * 3).joined(separator: " ")
    }
  )

  private func show(_ layout: UICollectionViewLayout) -> (UICollectionView, UIWindow) {
    let view = UICollectionView(frame: rect(0, 0, 320, 600), collectionViewLayout: layout)
    view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    view.dataSource = source
    let window = Headless.show(view, size: CGSize(width: 320, height: 600))
    return (view, window)
  }

  private func expectCellsToFit(
    _ view: UICollectionView,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let cells = view.visibleCells.compactMap { $0 as? NoteCell }
    #expect(cells.count > 3, sourceLocation: sourceLocation)
    for cell in cells {
      let width = cell.contentView.bounds.width
      let height = cell.wantedHeight(width: width)
      #expect(pixel(cell.bounds.height) == pixel(height), sourceLocation: sourceLocation)
      #expect(pixel(cell.body.frame.maxY) == pixel(height - 10), sourceLocation: sourceLocation)
      #expect(cell.body.frame.width == width - 32, sourceLocation: sourceLocation)
    }
    let heights = Set(cells.map(\.bounds.height))
    #expect(heights.count > 1, sourceLocation: sourceLocation)
  }

  private func scrollThrough(_ view: UICollectionView) {
    expectCellsToFit(view)
    for offset in stride(from: 0.0, through: 1500, by: 300) {
      view.contentOffset.y = min(offset, max(0, view.contentSize.height - 600))
      view.layoutIfNeeded()
    }
    expectCellsToFit(view)
  }

  @Test func `E31 Cells of a compositional layout take the height they ask for`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(60)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let (view, window) = show(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    #expect(view.visibleCells.allSatisfy { $0.bounds.width == 320 })
    scrollThrough(view)
    _ = window
  }

  @Test func `E31 Cells of a list layout take the height they ask for`() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let (view, window) = show(UICollectionViewCompositionalLayout.list(using: configuration))
    #expect(view.visibleCells.allSatisfy { $0.bounds.width == 320 })
    scrollThrough(view)
    _ = window
  }

  @Test func `E31 Cells of a flow layout take the size they ask for`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    source.texts = (0..<30).map { "Text \($0) \($0 % 3 == 0 ? "and more" : "")" }
    let (view, window) = show(layout)
    let cells = view.visibleCells.compactMap { $0 as? NoteCell }
    #expect(cells.count > 3)
    for cell in cells {
      let unbounded = CGSize(width: 10_000, height: 0)
      let widest = max(
        cell.title.sizeThatFits(unbounded).width,
        cell.body.sizeThatFits(unbounded).width
      )
      #expect(pixel(cell.bounds.width) == pixel(widest + 32))
      #expect(pixel(cell.bounds.height) == pixel(cell.wantedHeight(width: 1000)))
    }
    _ = window
  }

  final class WideNoteCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate(label.pin(inset: 8))
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: 200, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      layoutAttributes.frame.size = size
      return layoutAttributes
    }
  }

  @Test func `E31 A cell may measure its content view itself`() {
    let cell = WideNoteCell(frame: rect(0, 0, 50, 50))
    cell.label.text = String(repeating: "words ", count: 20)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = rect(0, 0, 50, 50)
    let fitted = cell.preferredLayoutAttributesFitting(attributes)
    #expect(fitted.size.width == 200)
    #expect(
      fitted.size.height == 16 + cell.label.sizeThatFits(CGSize(width: 184, height: 0)).height
    )
    #expect(cell.frame == rect(0, 0, 50, 50))
  }

  @Test func `E31 What is tied to the cell instead of its content view sizes nothing`() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 50, 40))
    let box = Box(80, 90)
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(box)
    NSLayoutConstraint.activate(box.pin())
    #expect(
      cell.systemLayoutSizeFitting(CGSize(width: 50, height: 40)) == CGSize(width: 50, height: 40)
    )
  }

  final class GrowingCell: UICollectionViewCell {
    let box = Box(10, 50)
    lazy var height = box.heightAnchor.constraint(equalToConstant: 50)

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate(box.pin() + [height])
      height.priority = UILayoutPriority(999)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class GrowingSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "growing", for: indexPath)
    }
  }

  @Test(arguments: [
    (UICollectionView.SelfSizingInvalidation.enabledIncludingConstraints, 90.0),
    (.enabled, 50), (.disabled, 50),
  ])
  func `E32 A cell is measured again when its constraints change, if they are heard`(
    invalidation: UICollectionView.SelfSizingInvalidation,
    height: CGFloat
  ) {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let source = GrowingSource()
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "growing")
    view.dataSource = source
    view.selfSizingInvalidation = invalidation
    let window = Headless.show(view, size: CGSize(width: 320, height: 400))
    let path = IndexPath(item: 0, section: 0)
    let cell = view.cellForItem(at: path) as? GrowingCell
    #expect(cell?.bounds.height == 50)
    cell?.height.constant = 90
    window.layoutIfNeeded()
    #expect(cell?.bounds.height == height)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == height)
  }
}
