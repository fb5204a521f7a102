import Testing

@testable import HeadlessUIKit

/// Frames of the flow layout that were recorded with UIKit on iOS 26.1, with two pixels per point.
@MainActor struct RecordedFlowTests {
  /// A list whose frames were recorded.
  struct Scenario: Sendable {
    typealias Sizes = @Sendable (IndexPath) -> CGSize

    let words: String
    var view = CGSize(width: 375, height: 300)
    var counts = [1]
    var item = CGSize(width: 50, height: 50)
    var spacings: (line: CGFloat, item: CGFloat) = (10, 10)
    var insets = UIEdgeInsets.zero
    var isHorizontal = false
    var header = CGSize.zero
    var footer = CGSize.zero
    /// The sizes that the delegate answers, if it does.
    var sizes: Sizes?
    /// The elements and their frames.
    let recorded: [String]
  }

  private class Source: NSObject, UICollectionViewDataSource {
    let scenario: Scenario

    init(_ scenario: Scenario) { self.scenario = scenario }

    func numberOfSections(in collectionView: UICollectionView) -> Int { scenario.counts.count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      scenario.counts[section]
    }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "boundary",
        for: indexPath
      )
    }
  }

  private final class SizingSource: Source, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ view: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { scenario.sizes?(indexPath) ?? .zero }
  }

  private static let kinds = [
    "header": UICollectionView.elementKindSectionHeader,
    "footer": UICollectionView.elementKindSectionFooter,
  ]

  private nonisolated static func tall(_ path: IndexPath, at tall: IndexPath) -> CGSize {
    CGSize(width: 80, height: path == tall ? 90 : 40)
  }

  nonisolated static let scenarios: [Scenario] = [
    Scenario(
      words: "full lines",
      counts: [7],
      item: CGSize(width: 100, height: 60),
      recorded: [
        "0.0 0 0 100 60", "0.1 137.5 0 100 60", "0.2 275 0 100 60", "0.3 0 70 100 60",
        "0.5 275 70 100 60", "0.6 0 140 100 60", "height 200",
      ]
    ),
    Scenario(
      words: "two sections of other sizes",
      view: CGSize(width: 375, height: 600),
      counts: [11, 5],
      spacings: (18, 14),
      insets: UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12),
      sizes: {
        $0.section == 0
          ? CGSize(width: 84, height: 56)
          : CGSize(
            width: [200, 70, 120, 90, 110][$0.item],
            height: [44, 60, 44, 80, 44][$0.item]
          )
      },
      recorded: [
        "0.0 12 10 84 56", "0.1 145.5 10 84 56", "0.2 279 10 84 56", "0.3 12 84 84 56",
        "0.8 279 158 84 56", "0.9 12 232 84 56", "0.10 145.5 232 84 56", "1.0 12 316 200 44",
        "1.1 293 308 70 60", "1.2 12 404 120 44", "1.3 146 386 90 80", "1.4 250 404 110 44",
      ]
    ),
    Scenario(
      words: "two in each line, and one in the last",
      view: CGSize(width: 320, height: 400),
      counts: [7],
      item: CGSize(width: 100, height: 40),
      spacings: (5, 5),
      insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      recorded: [
        "0.0 10 10 100 40", "0.1 210 10 100 40", "0.2 10 55 100 40", "0.3 210 55 100 40",
        "0.4 10 100 100 40", "0.5 210 100 100 40", "0.6 10 145 100 40", "height 195",
      ]
    ),
    Scenario(
      words: "three columns",
      view: CGSize(width: 375, height: 232),
      counts: [6],
      item: CGSize(width: 100, height: 100),
      spacings: (8, 8),
      insets: UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20),
      recorded: [
        "0.0 20 12 100 100", "0.2 255 12 100 100", "0.4 137.5 120 100 100", "0.5 255 120 100 100",
      ]
    ),
    Scenario(
      words: "insets",
      counts: [7],
      item: CGSize(width: 100, height: 60),
      insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16),
      recorded: ["0.0 16 8 100 60", "0.1 137.5 8 100 60", "0.6 16 148 100 60", "height 216"]
    ),
    Scenario(
      words: "an exact fit",
      counts: [5],
      item: CGSize(width: 115, height: 50),
      spacings: (12, 15),
      recorded: [
        "0.0 0 0 115 50", "0.1 130 0 115 50", "0.3 0 62 115 50", "0.4 130 62 115 50",
        "height 112",
      ]
    ),
    Scenario(
      words: "headers and footers",
      counts: [3, 2],
      item: CGSize(width: 80, height: 40),
      insets: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12),
      header: CGSize(width: 0, height: 30),
      footer: CGSize(width: 0, height: 20),
      recorded: [
        "header 0 0 0 375 30", "footer 0 0 80 375 20", "header 1 0 100 375 30",
        "footer 1 0 180 375 20", "0.0 12 34 80 40", "0.1 102.5 34 80 40", "0.2 192.5 34 80 40",
        "1.0 12 134 80 40", "height 200",
      ]
    ),
    Scenario(
      words: "horizontal",
      view: CGSize(width: 375, height: 220),
      counts: [7],
      item: CGSize(width: 90, height: 70),
      insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12),
      isHorizontal: true,
      recorded: [
        "0.0 12 8 90 70", "0.1 12 142 90 70", "0.2 112 8 90 70", "0.5 212 142 90 70",
        "0.6 312 8 90 70", "width 414", "height 220",
      ]
    ),
    Scenario(
      words: "horizontal with headers and footers",
      view: CGSize(width: 375, height: 200),
      counts: [3, 2],
      item: CGSize(width: 90, height: 70),
      insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12),
      isHorizontal: true,
      header: CGSize(width: 40, height: 0),
      footer: CGSize(width: 20, height: 0),
      recorded: [
        "header 0 0 0 40 200", "footer 0 254 0 20 200", "header 1 274 0 40 200",
        "0.0 52 8 90 70", "0.1 52 122 90 70", "0.2 152 8 90 70", "1.0 326 8 90 70",
        "1.1 326 122 90 70", "width 448",
      ]
    ),
    Scenario(
      words: "items that are too wide",
      view: CGSize(width: 200, height: 300),
      counts: [3],
      item: CGSize(width: 250, height: 40),
      spacings: (6, 6),
      recorded: ["0.0 -25 0 250 40", "0.1 -25 46 250 40", "0.2 -25 92 250 40", "height 132"]
    ),
    Scenario(
      words: "one item in each line",
      view: CGSize(width: 200, height: 300),
      counts: [2],
      item: CGSize(width: 150, height: 40),
      spacings: (6, 10),
      recorded: ["0.0 25 0 150 40", "0.1 25 46 150 40"]
    ),
    Scenario(
      words: "a short last line",
      counts: [4],
      recorded: ["0.0 0 0 50 50", "0.1 65 0 50 50", "0.2 130 0 50 50", "0.3 195 0 50 50"]
    ),
    Scenario(
      words: "one item where two fit",
      view: CGSize(width: 200, height: 300),
      item: CGSize(width: 90, height: 40),
      spacings: (6, 10),
      recorded: ["0.0 0 0 90 40"]
    ),
    Scenario(
      words: "a footer and no header",
      counts: [2],
      item: CGSize(width: 80, height: 40),
      footer: CGSize(width: 0, height: 12),
      recorded: [
        "0.0 0 0 80 40", "0.1 98.5 0 80 40", "footer 0 0 40 375 12", "header 0 none",
        "height 52",
      ]
    ),
    Scenario(
      words: "sizes between pixels",
      counts: [6],
      item: CGSize(width: 111.5, height: 44.25),
      spacings: (8, 7),
      insets: UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9),
      recorded: [
        "0.0 9 5 111.5 44.25", "0.1 132 5 111.5 44.25", "0.2 254.5 5 111.5 44.25",
        "0.3 9 57.5 111.5 44.25",
      ]
    ),
    Scenario(
      words: "an empty section",
      counts: [1, 0, 1],
      item: CGSize(width: 80, height: 40),
      insets: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12),
      header: CGSize(width: 0, height: 30),
      footer: CGSize(width: 0, height: 20),
      recorded: [
        "header 1 0 100 375 30", "footer 1 0 140 375 20", "header 2 0 160 375 30", "height 260",
      ]
    ),
    Scenario(
      words: "mixed sizes",
      counts: [6],
      spacings: (10, 8),
      insets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10),
      sizes: {
        CGSize(
          width: [120, 100, 90, 200, 60, 150][$0.item],
          height: [40, 55, 40, 30, 40, 40][$0.item]
        )
      },
      recorded: [
        "0.0 10 12.5 120 40", "0.1 152.5 5 100 55", "0.2 275 12.5 90 40", "0.3 10 75 200 30",
        "0.4 305 70 60 40", "0.5 10 120 150 40",
      ]
    ),
    Scenario(
      words: "one tall item",
      counts: [4],
      sizes: { tall($0, at: [0, 1]) },
      recorded: [
        "0.0 0 25 80 40", "0.1 90 0 80 90", "0.2 180 25 80 40", "0.3 270 25 80 40", "height 90",
      ]
    ),
    Scenario(
      words: "mixed sizes in the last line",
      counts: [3],
      sizes: { CGSize(width: [80, 100, 60][$0.item], height: 40) },
      recorded: ["0.0 0 0 80 40", "0.1 90 0 100 40", "0.2 200 0 60 40"]
    ),
    Scenario(
      words: "equal sizes of a delegate",
      counts: [4],
      sizes: { _ in CGSize(width: 80, height: 40) },
      recorded: ["0.1 98.5 0 80 40", "0.2 196.5 0 80 40", "0.3 295 0 80 40"]
    ),
    Scenario(
      words: "the item size alone",
      counts: [4],
      item: CGSize(width: 80, height: 40),
      recorded: ["0.1 98.5 0 80 40", "0.3 295 0 80 40"]
    ),
    Scenario(
      words: "a full line with a tall item",
      counts: [5],
      sizes: { tall($0, at: [0, 1]) },
      recorded: [
        "0.0 0 25 80 40", "0.1 98.5 0 80 90", "0.3 295 25 80 40", "0.4 0 100 80 40",
        "height 140",
      ]
    ),
    Scenario(
      words: "equal sizes in one section and not in the other",
      counts: [3, 3],
      sizes: { tall($0, at: [1, 1]) },
      recorded: [
        "0.1 98.5 0 80 40", "0.2 196.5 0 80 40", "1.0 0 65 80 40", "1.1 90 40 80 90",
        "1.2 180 65 80 40", "height 130",
      ]
    ),
  ]

  @Test(arguments: scenarios) func `elements have the recorded frames`(_ scenario: Scenario) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = scenario.item
    layout.minimumLineSpacing = scenario.spacings.line
    layout.minimumInteritemSpacing = scenario.spacings.item
    layout.sectionInset = scenario.insets
    layout.scrollDirection = scenario.isHorizontal ? .horizontal : .vertical
    layout.headerReferenceSize = scenario.header
    layout.footerReferenceSize = scenario.footer
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: scenario.view),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds.values {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    let source = scenario.sizes == nil ? Source(scenario) : SizingSource(scenario)
    view.dataSource = source
    view.delegate = source as? any UICollectionViewDelegate
    let window = Headless.show(view, size: scenario.view)
    Headless.setTraits(UITraitCollection(displayScale: 2), of: window)
    window.layoutIfNeeded()
    for line in scenario.recorded { #expect(answer(to: line, in: view) == line) }
  }

  /// Returns a line with what there is in place of what was recorded.
  private func answer(to line: String, in view: UICollectionView) -> String {
    let words = line.split(separator: " ").map(String.init)
    func text(_ name: String, _ frame: CGRect?) -> String {
      guard let frame else { return "\(name) none" }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      return ([name] + numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\(Float($0))" })
        .joined(separator: " ")
    }
    switch words[0] {
    case "height": return "height \(Int(view.contentSize.height))"
    case "width": return "width \(Int(view.contentSize.width))"
    case "header", "footer":
      let path = IndexPath(item: 0, section: Int(words[1]) ?? 0)
      let attributes = view.layoutAttributesForSupplementaryElement(
        ofKind: Self.kinds[words[0]] ?? "",
        at: path
      )
      return text("\(words[0]) \(words[1])", attributes?.frame)
    default:
      let numbers = words[0].split(separator: ".").compactMap { Int($0) }
      let attributes = view.layoutAttributesForItem(at: IndexPath(indexes: numbers))
      return text(words[0], attributes?.frame)
    }
  }
}
