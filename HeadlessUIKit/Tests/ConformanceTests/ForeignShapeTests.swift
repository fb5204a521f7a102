import TestPlatform
import Testing

/// Shapes that the suites of others rely on.
@MainActor struct ForeignShapeTests {
  private final class Notched: UIWindow {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 20, left: 1, bottom: 30, right: 2)
    }
  }

  private final class Padded: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    }
  }

  @Test func `Y4 a root view that does not translate its mask fills its window`() {
    let controller = UIViewController()
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 320, height: 590))
    window.frame.size = CGSize(width: 600, height: 320)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 600, height: 320))
    window.isHidden = true
  }

  @Test func `Y5 a safe area that a window or a view overrides reaches the views inside`() {
    let window = Notched(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 20)
    #expect(
      controller.view.safeAreaLayoutGuide.layoutFrame
        == CGRect(x: 1, y: 20, width: 297, height: 250)
    )
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inside = UIView(frame: CGRect(x: 0, y: 2, width: 300, height: 100))
    padded.addSubview(inside)
    controller.view.addSubview(padded)
    window.layoutIfNeeded()
    #expect(inside.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    window.isHidden = true
  }

  private final class Asked: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "view",
        for: path
      )
    }
  }

  private func list(_ source: Asked, size: CGSize) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    layout.footerReferenceSize = CGSize(width: 10, height: 10)
    layout.itemSize = CGSize(width: 100, height: 300)
    let frame = CGRect(origin: .zero, size: size)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = source
    return view
  }

  @Test func `Y6 scrolling in a list without a size does no harm when it has one`() {
    let source = Asked()
    let view = list(source, size: .zero)
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .top, animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    view.frame.size = CGSize(width: 100, height: 100)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y <= 520)
    #expect(!view.visibleCells.isEmpty)
  }

  @Test func `Y7 the frame of a scaled view is the box around it`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -10, y: 35, width: 80, height: 30))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 200))
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  @Test func `Y8 a window without a frame has the size of the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(!UIScreen.main.bounds.isEmpty)
  }

  private final class Margined: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.text = "Row"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    }
  }

  @Test func `Y9 what scrolls below a bar does not keep away from it`() {
    let table = UITableView()
    let rows = Rows()
    table.register(Margined.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let window = Headless.show(table, size: CGSize(width: 320, height: 600))
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 90, left: 10, bottom: 30, right: 0), of: window)
    window.layoutIfNeeded()
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let complaints = Headless.recordingLog {
      for step in 0..<40 {
        table.contentOffset.y = -90 + CGFloat(step * 17)
        window.layoutIfNeeded()
      }
    }
    #expect(complaints.isEmpty)
    for cell in table.visibleCells {
      #expect(cell.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
      #expect(cell.frame.height == height)
    }
    table.contentInsetAdjustmentBehavior = .never
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(table.visibleCells.first?.safeAreaInsets.top ?? 0 > 0)
    window.isHidden = true
  }

  @Test func `Y10 a visual effect is as large as what is constrained in it`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let inner = UIView()
    effect.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(effect)
    effect.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      effect.topAnchor.constraint(equalTo: parent.topAnchor),
      effect.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      inner.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 20),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 40),
      effect.contentView.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 20),
      effect.contentView.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(effect.frame == CGRect(x: 0, y: 0, width: 70, height: 60))
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 30, height: 40))
    let framed = UIVisualEffectView(effect: nil)
    framed.frame.size = CGSize(width: 50, height: 50)
    framed.layoutIfNeeded()
    #expect(framed.contentView.frame.size == CGSize(width: 50, height: 50))
  }

  @Test func `Y11 a symbol beside text follows the size of the text`() {
    let symbol = UIImageView(image: UIImage(systemName: "star"))
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    symbol.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView()
    root.addSubview(symbol)
    symbol.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    symbol.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let window = Headless.show(root, size: CGSize(width: 200, height: 200))
    let usual = symbol.frame.width
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
      of: window
    )
    window.layoutIfNeeded()
    #expect(usual > 0)
    #expect(symbol.frame.width > usual)
    window.isHidden = true
  }

  @Test func `E54 a view that no constraint mentions keeps its frame`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let lone = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let sibling = UIView()
    for view in [lone, sibling] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let constraints = [
      sibling.topAnchor.constraint(equalTo: parent.topAnchor),
      sibling.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      sibling.widthAnchor.constraint(equalToConstant: 50),
      sibling.heightAnchor.constraint(equalToConstant: 60),
    ]
    NSLayoutConstraint.activate(constraints)
    parent.layoutIfNeeded()
    #expect(sibling.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(lone.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    lone.frame.origin.x = 100
    let width = lone.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    parent.layoutIfNeeded()
    #expect(lone.frame.width == 70)
    width.isActive = false
    lone.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    parent.layoutIfNeeded()
    #expect(lone.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  private final class Order: NSObject, UICollectionViewDataSource {
    var log: [String] = []

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      log.append("\(path.section) \(path.item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }

    func numberOfSections(in view: UICollectionView) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      log.append("\(path.section) \(isHeader ? "header" : "footer")")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "view",
        for: path
      )
    }
  }

  @Test func `L35 supplementary views are asked for after all cells`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    layout.footerReferenceSize = CGSize(width: 10, height: 10)
    layout.itemSize = CGSize(width: 200, height: 20)
    let frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    let source = Order()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(
      source.log == [
        "0 0", "0 1", "1 0", "1 1", "0 header", "0 footer", "1 header", "1 footer",
      ]
    )
  }
}
