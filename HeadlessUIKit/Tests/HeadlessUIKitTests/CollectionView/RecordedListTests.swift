import Testing

@testable import HeadlessUIKit

/// A list in two sections, whose frames were recorded with UIKit on iOS 26.1.
///
/// Widths of texts are not compared, because those of the system font are not free.
@MainActor struct RecordedListTests {
  private enum Trailing { case none, disclosure, checkmark }

  private typealias Row = (text: String, secondary: String?, isValue: Bool, trailing: Trailing)

  private static let rows: [[Row]] = [
    [
      ("Alpha", nil, false, .disclosure), ("Bravo", "Second line", false, .checkmark),
      ("Charlie", "Detail", true, .none), ("Delta", nil, false, .disclosure),
      ("Echo", "Reorder me", false, .none), ("Foxtrot", nil, false, .none),
    ],
    [("Starred", nil, false, .checkmark), ("Archived", "Last week", false, .disclosure)],
  ]

  private final class List: UIViewController, UICollectionViewDataSource {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    lazy var list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      list.dataSource = self
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows[section].count
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let row = rows[indexPath.section][indexPath.item]
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      var content: UIListContentConfiguration =
        row.isValue ? .valueCell() : row.secondary == nil ? .cell() : .subtitleCell()
      content.text = row.text
      content.secondaryText = row.secondary
      cell.contentConfiguration = content
      (cell as? UICollectionViewListCell)?.accessories =
        switch row.trailing {
        case .none: []
        case .disclosure: [.disclosureIndicator()]
        case .checkmark: [.checkmark()]
        }
      return cell
    }
  }

  private let controller = List()
  private let window: UIWindow

  init() {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window = Headless.show(navigation, size: CGSize(width: 375, height: 667))
    show { $0.displayScale = 2 }
  }

  private func show(_ change: (inout any UIMutableTraits) -> Void) {
    Headless.setTraits(window.traitCollection.modifyingTraits(change), of: window)
    controller.list.reloadData()
    window.layoutIfNeeded()
  }

  private func cell(_ text: String) throws -> UICollectionViewListCell {
    try #require(
      controller.list.visibleCells.compactMap { $0 as? UICollectionViewListCell }.first {
        labels(of: $0).first?.text == text
      }
    )
  }

  private func labels(of cell: UICollectionViewCell) -> [UILabel] {
    cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
  }

  private func accessory(of cell: UICollectionViewCell) -> CGRect? {
    cell.subviews.first { $0 is UIImageView && !$0.isHidden }?.frame
  }

  private func frame(_ numbers: [CGFloat]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test(
    arguments: [
      ("Alpha", [16, 0, 343, 52]), ("Bravo", [16, 52, 343, 68.5]),
      ("Charlie", [16, 120.5, 343, 52]), ("Delta", [16, 172.5, 343, 52]),
      ("Echo", [16, 224.5, 343, 68.5]), ("Foxtrot", [16, 293, 343, 52]),
      ("Starred", [16, 380, 343, 52]),
    ] as [(String, [CGFloat])]
  )
  func `a row has the recorded frame`(_ text: String, _ recorded: [CGFloat]) throws {
    #expect(try cell(text).frame == frame(recorded))
  }

  @Test func `the content ends 20 points below the last row`() {
    #expect(controller.list.contentSize.height == 520.5)
  }

  @Test(
    arguments: [
      ("Alpha", [0, 0, 313, 52]), ("Bravo", [0, 0, 303, 68.5]), ("Charlie", [0, 0, 343, 52]),
      ("Archived", [0, 0, 313, 68.5]),
    ] as [(String, [CGFloat])]
  )
  func `accessories leave the recorded room`(_ text: String, _ recorded: [CGFloat]) throws {
    #expect(try cell(text).contentView.frame == frame(recorded))
  }

  @Test func `a disclosure indicator has the recorded frame`() throws {
    #expect(try accessory(of: cell("Alpha")) == frame([313, 19, 14, 14]))
  }

  @Test func `a checkmark has the recorded frame, alone and beside a disclosure indicator`() throws
  {
    #expect(try accessory(of: cell("Bravo")) == frame([305.5, 25, 19, 18]))
    #expect(try accessory(of: cell("Starred")) == frame([305.5, 17, 19, 18]))
    let alpha = try cell("Alpha")
    alpha.accessories.insert(.checkmark(), at: 0)
    window.layoutIfNeeded()
    let frames = alpha.subviews.filter { $0 is UIImageView && !$0.isHidden }.map(\.frame)
    #expect(
      frames.sorted { $0.minX < $1.minX } == [
        frame([283.5, 17, 19, 18]), frame([313, 19, 14, 14]),
      ]
    )
    #expect(alpha.frame.height == 52)
  }

  @Test func `a selected row has the recorded color, and another one is white`() throws {
    func color(_ cell: UICollectionViewListCell) throws -> [CGFloat] {
      let view = try #require(
        cell.subviews.first { $0 !== cell.contentView && $0.backgroundColor != nil }
      )
      let color = try #require(view.backgroundColor).rgba(in: cell.traitCollection)
      return [color.red, color.green, color.blue].map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(try color(cell("Alpha")) == [1, 1, 1])
    controller.list.selectItem(
      at: IndexPath(item: 0, section: 0),
      animated: false,
      scrollPosition: []
    )
    window.layoutIfNeeded()
    #expect(try color(cell("Alpha")) == [0.82, 0.82, 0.839])
  }

  private final class Headers: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "row", for: path) }

    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "row", for: path)
    }
  }

  /// As high as was recorded.
  private final class HighRow: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 151 / 3
      return layoutAttributes
    }
  }

  private final class Header: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 109 / 3
      return layoutAttributes
    }
  }

  @Test func `headers stand where they were recorded`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let source = Headers()
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let kind = UICollectionView.elementKindSectionHeader
    list.register(HighRow.self, forCellWithReuseIdentifier: "row")
    list.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "row")
    list.dataSource = source
    let window = Headless.show(list, size: CGSize(width: 393, height: 852))
    window.layoutIfNeeded()
    func top(_ section: Int) -> CGFloat? {
      list.supplementaryView(
        forElementKind: kind,
        at: IndexPath(item: 0, section: section)
      )?.frame.minY
    }
    let first = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let last = try #require(list.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(first.frame.minX == 16 && first.frame.width == 361)
    #expect(top(0) == 0)
    #expect(abs(first.frame.minY - 36.33) < 0.01)
    #expect(try abs(#require(top(1)) - last.frame.maxY - 17.67) < 0.01)
    #expect(abs(list.contentSize.height - 412.17) < 0.01)
    let end = try #require(list.cellForItem(at: IndexPath(item: 2, section: 1)))
    #expect(abs(list.contentSize.height - end.frame.maxY - 19.83) < 0.01)
  }

  @Test(
    arguments: [
      ("Alpha", [16, 16, 20.5]), ("Bravo", [16, 15, 20.5, 16, 35.5, 18]),
      ("Charlie", [16, 16, 20.5]), ("Archived", [16, 15, 20.5, 16, 35.5, 18]),
    ] as [(String, [CGFloat])]
  )
  func `texts stand where they were recorded`(_ text: String, _ recorded: [CGFloat]) throws {
    let found = try labels(of: cell(text)).flatMap {
      [$0.frame.minX, $0.frame.minY, $0.frame.height]
    }
    #expect(Array(found.prefix(recorded.count)) == recorded)
  }

  @Test func `labels are as wide as their text`() throws {
    for label in try labels(of: cell("Bravo")) {
      #expect(label.frame.width == label.intrinsicContentSize.width)
    }
  }

  @Test func `the secondary text of a subtitle has 15 points and that of a value 17`() throws {
    #expect(try labels(of: cell("Bravo")).last?.font.pointSize == 15)
    #expect(try labels(of: cell("Charlie")).last?.font.pointSize == 17)
  }

  @Test(
    arguments: [
      ("Alpha", [16, 0, 343, 69.5]), ("Bravo", [16, 69.5, 343, 105.5]),
      ("Charlie", [16, 175, 343, 113]), ("Delta", [16, 288, 343, 69.5]),
      ("Echo", [16, 357.5, 343, 105.5]), ("Foxtrot", [16, 463, 343, 69.5]),
    ] as [(String, [CGFloat])]
  )
  func `a row has the recorded frame at a large text size`(
    _ text: String,
    _ recorded: [CGFloat]
  ) throws {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    controller.list.reloadData()
    window.layoutIfNeeded()
    #expect(try cell(text).frame == frame(recorded))
  }

  @Test func `accessories and texts grow as recorded`() throws {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    controller.list.reloadData()
    window.layoutIfNeeded()
    let bravo = try cell("Bravo")
    #expect(accessory(of: bravo)?.size == CGSize(width: 37.5, height: 34.5))
    #expect(labels(of: bravo).map(\.frame.minY) == [15, 54.5])
    #expect(labels(of: bravo).map(\.frame.height) == [39.5, 36])
    #expect(try labels(of: cell("Charlie")).map(\.frame.minY) == [15, 58.5])
  }

  @Test func `an iPad has wider margins`() throws {
    window.frame.size = CGSize(width: 820, height: 1180)
    show { $0.horizontalSizeClass = .regular }
    #expect(try cell("Alpha").frame == CGRect(x: 20, y: 0, width: 780, height: 52))
    #expect(try cell("Starred").frame == CGRect(x: 20, y: 380, width: 780, height: 52))
    #expect(try labels(of: cell("Alpha")).first?.frame.minX == 20)
    #expect(try cell("Alpha").contentView.frame.width == 746)
    #expect(try accessory(of: cell("Alpha")) == CGRect(x: 746, y: 19, width: 14, height: 14))
    #expect(try labels(of: cell("Charlie")).last?.frame.maxX == 760)
    #expect(try cell("Bravo").frame == CGRect(x: 20, y: 52, width: 780, height: 68.5))
    #expect(try cell("Bravo").contentView.frame.width == 736)
    #expect(try accessory(of: cell("Bravo")) == CGRect(x: 738.5, y: 25, width: 19, height: 18))
    #expect(controller.list.contentSize.height == 520.5)
  }

  @Test func `a list is mirrored from right to left`() throws {
    show { $0.layoutDirection = .rightToLeft }
    let alpha = try cell("Alpha")
    #expect(alpha.frame == CGRect(x: 16, y: 0, width: 343, height: 52))
    #expect(alpha.contentView.frame == CGRect(x: 30, y: 0, width: 313, height: 52))
    #expect(accessory(of: alpha) == CGRect(x: 16, y: 19, width: 14, height: 14))
    #expect(try cell("Bravo").contentView.frame == CGRect(x: 40, y: 0, width: 303, height: 68.5))
    #expect(try accessory(of: cell("Bravo")) == CGRect(x: 18.5, y: 25, width: 19, height: 18))
    #expect(labels(of: alpha).first?.frame.maxX == 297)
    #expect(try labels(of: cell("Charlie")).map(\.frame.maxX).first == 327)
    #expect(try labels(of: cell("Charlie")).last?.frame.minX == 16)
  }

  @Test func `without a large title above it, a list begins 35 points below its top`() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = controller
    let window = Headless.show(list, size: CGSize(width: 375, height: 667))
    window.layoutIfNeeded()
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 35)
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
  }

  /// The views behind the sections, from above.
  private func backgrounds(_ list: UICollectionView) -> [CGRect] {
    list.subviews.filter { $0.backgroundColor == .systemGroupedBackground }.map(\.frame)
      .sorted { $0.minY < $1.minY }
  }

  @Test func `each section has a view behind it, wider than the list, half of the gap each`() throws
  {
    #expect(
      backgrounds(controller.list) == [
        frame([-16, -1334, 407, 1696.5]), frame([-16, 362.5, 407, 1492]),
      ]
    )
    #expect(
      try controller.list.subviews.firstIndex { $0.backgroundColor == .systemGroupedBackground }
        ?? 0 < #require(controller.list.subviews.firstIndex { $0 is UICollectionViewListCell })
    )
    window.frame.size = CGSize(width: 820, height: 1180)
    show { $0.horizontalSizeClass = .regular }
    let first = try #require(backgrounds(controller.list).first)
    #expect(first.minX == -20 && first.width == 860)
  }

  @Test func `cards in a list of 300 points are 16 from its edges`() throws {
    window.frame.size = CGSize(width: 300, height: 667)
    show { _ in }
    #expect(try cell("Alpha").frame.minX == 16)
    #expect(try cell("Alpha").frame.width == 268)
  }

  @Test func `a row that wants a line above it, from 48, has it from there to the end of the row`()
  {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.itemSeparatorHandler = { path, own in
      var own = own
      own.bottomSeparatorVisibility = .hidden
      own.topSeparatorVisibility = path.item == 0 ? .hidden : .visible
      own.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0)
      return own
    }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = controller
    let window = Headless.show(list, size: CGSize(width: 393, height: 667))
    window.layoutIfNeeded()
    for item in 0..<3 {
      guard let cell = list.cellForItem(at: IndexPath(item: item, section: 0)) else {
        Issue.record("no row \(item)")
        continue
      }
      let lines = cell.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }
        .map { list.convert($0.frame, from: cell) }
      #expect(lines.map(\.minX) == (item == 0 ? [] : [64]))
      #expect(lines.map(\.width) == (item == 0 ? [] : [313]))
      #expect(lines.map(\.minY) == (item == 0 ? [] : [cell.frame.minY]))
    }
  }
}
