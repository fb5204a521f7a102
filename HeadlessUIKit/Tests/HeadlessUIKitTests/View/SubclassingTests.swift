import HeadlessUIKit
import Testing

/// Classes of apps that UIKit allows: with initializers of their own, and with overrides of ordinary members.
@MainActor struct SubclassingTests {
  private final class CoderOnlyCell: UICollectionViewCell {
    var wasSetUp = false
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      wasSetUp = true
    }
  }

  private final class OwnInitializerCell: UICollectionViewCell {
    let word: String
    init(word: String) {
      self.word = word
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class StoredCell: UICollectionViewCell {
    var numbers = [1, 2, 3]
    let label = UILabel()
  }

  private class GenericCell<Content: UIView>: UICollectionViewCell {
    let content = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(content)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class LabelCell: GenericCell<UILabel> {}

  @Test func `a cell with only an initializer for archives can be written and made from one`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    #expect(CoderOnlyCell(coder: coder)?.wasSetUp == true)
  }

  @Test func `a cell with an initializer of its own can be written and made by it`() {
    #expect(OwnInitializerCell(word: "a").word == "a")
  }

  @Test(
    arguments: [StoredCell.self, LabelCell.self, UICollectionViewCell.self]
      as [UICollectionViewCell.Type]
  )
  func `a dequeued cell is of the registered class, whatever that declares`(
    _ cellClass: UICollectionViewCell.Type
  ) throws {
    let view = Headless.makeView(of: cellClass, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: view) == cellClass)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    if let cell = view as? StoredCell { #expect(cell.numbers == [1, 2, 3]) }
    if let cell = view as? LabelCell { #expect(cell.content.superview === cell.contentView) }
  }

  private final class Container<Content: UIView>: UIView {
    let content = Content()
  }

  private func make<Content: UIView>(_ contentClass: Content.Type) -> Content { Content() }

  @Test func `generic code makes views of its parameters`() {
    #expect(Container<UISwitch>().content.bounds.size == UISwitch().bounds.size)
    #expect(make(StoredCell.self).numbers == [1, 2, 3])
    let cell = make(UITableViewCell.self)
    #expect(cell.contentView.superview === cell)
    let made: UIView = make(LabelCell.self)
    #expect(type(of: made) == LabelCell.self)
  }

  private final class Hairline: NSLayoutConstraint {
    override var constant: CGFloat {
      get { 0.5 }
      set { super.constant = newValue }
    }
  }

  private final class Inset: NSLayoutConstraint {
    convenience init(_ view: UIView, in other: UIView) {
      self.init(
        item: view,
        attribute: .top,
        relatedBy: .equal,
        toItem: other,
        attribute: .top,
        multiplier: 1,
        constant: 7
      )
    }
  }

  @Test func `constraints of an app's own classes take effect`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let line = Hairline(
      item: inner,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 9
    )
    NSLayoutConstraint.activate([line, Inset(inner, in: outer)])
    outer.layoutIfNeeded()
    #expect(inner.frame.minY == 7)
    #expect(line.relation == .equal)
    #expect(line.multiplier == 1)
  }

  private final class FeedLayout: UICollectionViewCompositionalLayout {
    enum Way: CaseIterable {
      case section, sectionAndConfiguration, provider, providerAndConfiguration
    }

    init(_ way: Way, _ section: NSCollectionLayoutSection) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      switch way {
      case .section: super.init(section: section)
      case .sectionAndConfiguration: super.init(section: section, configuration: configuration)
      case .provider: super.init(sectionProvider: { _, _ in section })
      case .providerAndConfiguration:
        super.init(sectionProvider: { _, _ in section }, configuration: configuration)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Numbers: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: FeedLayout.Way.allCases)
  private func `a subclass of the compositional layout uses any of its initializers`(
    _ way: FeedLayout.Way
  ) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(20)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let layout = FeedLayout(way, NSCollectionLayoutSection(group: group))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    let numbers = Numbers()
    view.register(StoredCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = numbers
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 60)
    #expect(view.visibleCells.count == 3)
  }

  private final class LoudView: UIView {
    var calls: [String] = []
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      calls.append("convert")
      return super.convert(point, to: view)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      calls.append("addConstraint")
      super.addConstraint(constraint)
    }
    override func viewWithTag(_ tag: Int) -> UIView? {
      calls.append("viewWithTag")
      return nil
    }
    override func setContentHuggingPriority(
      _ priority: UILayoutPriority,
      for axis: NSLayoutConstraint.Axis
    ) {
      calls.append("hugging")
      super.setContentHuggingPriority(.required, for: axis)
    }
    override var safeAreaLayoutGuide: UILayoutGuide { layoutMarginsGuide }
    override var layoutGuides: [UILayoutGuide] { [] }
    override func awakeFromNib() {
      super.awakeFromNib()
      calls.append("awake")
    }
  }

  @Test func `what UIKit lets a view override is called`() {
    let view = LoudView()
    _ = view.convert(CGPoint.zero, to: nil)
    view.addConstraint(view.widthAnchor.constraint(equalToConstant: 3))
    _ = view.viewWithTag(1)
    view.setContentHuggingPriority(.defaultLow, for: .vertical)
    #expect(view.calls == ["convert", "addConstraint", "viewWithTag", "hugging"])
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.safeAreaLayoutGuide === view.layoutMarginsGuide)
  }
}

/// Nibs and storyboards, which fail with a sentence, unless a test provides what is in them.
@MainActor @Suite(.serialized) struct NibTests {
  private final class NibCell: UICollectionViewCell {
    var isAwake = false
    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
    }
  }

  @Test func `a nib that nobody provides fails with a sentence that names it`() {
    let failures = Headless.recordingFailures {
      _ = UINib(nibName: "BadgeCell", bundle: nil).instantiate(withOwner: nil)
    }
    #expect(failures.map(\.id) == ["N-NIB"])
    #expect(failures.first?.reason.contains("\"BadgeCell\"") == true)
  }

  @Test func `a storyboard fails with a sentence that names it and the controller`() {
    let failures = Headless.recordingFailures {
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Feed")
    }
    #expect(failures.map(\.id) == ["N-STORYBOARD"])
    #expect(failures.first?.reason.contains("\"Feed\" of the storyboard \"Main\"") == true)
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "nib", for: indexPath)
    }
  }

  @Test func `cells of a registered nib are those that the test provides, and awake`() {
    Headless.nibProvider = { name, _ in name == "NibCell" ? [NibCell(frame: .zero)] : nil }
    defer { Headless.nibProvider = { _, _ in nil } }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "nib")
    view.dataSource = source
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? NibCell }
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { $0.isAwake })
    #expect(cells.first?.reuseIdentifier == "nib")
  }
}
