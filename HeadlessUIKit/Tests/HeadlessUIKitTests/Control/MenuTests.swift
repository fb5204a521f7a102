import HeadlessUIKit
import Testing

/// Menus that buttons open, chosen from by finger.
@MainActor @Suite(.serialized) struct MenuTests {
  private let root = UIView()
  private let window: UIWindow
  private let button = UIButton(configuration: .gray())
  private let log = Log()

  final class Log {
    var entries: [String] = []
  }

  init() {
    window = Headless.show(root, size: CGSize(width: 320, height: 480))
    button.frame = CGRect(x: 20, y: 20, width: 120, height: 40)
    root.addSubview(button)
    button.menu = UIMenu(children: [action("Small"), action("Large"), more])
    button.addAction(
      UIAction { [log] _ in log.entries.append("tap") },
      for: .touchUpInside
    )
    button.addAction(
      UIAction { [log] _ in log.entries.append("menu") },
      for: .menuActionTriggered
    )
  }

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [log] _ in log.entries.append(title) }
  }

  private var more: UIMenu {
    UIMenu(title: "More", children: [action("Huge"), action("None", .disabled)])
  }

  @Test func `a touch opens the menu that is the main action, and a row is chosen by a tap`() {
    button.showsMenuAsPrimaryAction = true
    Headless.tap(button)
    #expect(Headless.openMenu(in: window)?.children.count == 3)
    #expect(Headless.choose("Large", in: window))
    #expect(log.entries == ["menu", "Large"])
    #expect(Headless.openMenu(in: window) == nil)
  }

  @Test func `another menu opens with a long touch, and a tap is a tap`() {
    Headless.tap(button)
    #expect(log.entries == ["tap"])
    #expect(Headless.openMenu(in: window) == nil)
    Headless.press(button, for: 0.6)
    #expect(log.entries == ["tap", "menu"])
    #expect(Headless.openMenu(in: window) != nil)
    Headless.closeMenu(in: window)
    #expect(Headless.openMenu(in: window) == nil)
  }

  @Test func `a menu in a menu opens in its place, and what is disabled cannot be chosen`() {
    button.showsMenuAsPrimaryAction = true
    Headless.tap(button)
    #expect(Headless.choose("More", in: window))
    #expect(Headless.openMenu(in: window)?.title == "More")
    #expect(!Headless.choose("None", in: window))
    #expect(!Headless.choose("Unknown", in: window))
    #expect(Headless.choose("Huge", in: window))
    #expect(log.entries == ["menu", "Huge"])
  }

  @Test func `a tap beside a menu closes it and touches nothing else`() {
    button.showsMenuAsPrimaryAction = true
    Headless.tap(button)
    Headless.tap(at: CGPoint(x: 300, y: 470), in: window)
    #expect(Headless.openMenu(in: window) == nil)
    #expect(log.entries == ["menu"])
  }

  @Test func `a button can show what was chosen last`() {
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Small")
    Headless.tap(button)
    Headless.choose("Large", in: window)
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
  }

  @Test func `a disabled button opens nothing`() {
    button.showsMenuAsPrimaryAction = true
    button.isEnabled = false
    Headless.tap(button)
    #expect(Headless.openMenu(in: window) == nil)
  }

  @Test func `a bar button without an action opens its menu with a tap`() {
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem =
      UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("By name")]))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(screen.navigationItem.rightBarButtonItem.map { Headless.tap($0) } == true)
    #expect(Headless.choose("By name", in: window))
    #expect(log.entries == ["By name"])
  }

  @Test func `a finger that stays on an item opens the menu of the delegate`() throws {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var chosen: [Int] = []
      var selected: [Int] = []

      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
      ) {
        selected.append(indexPath.item)
      }

      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard let item = indexPaths.first?.item, item != 2 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in self.chosen.append(item) }])
        }
      }
    }
    let source = Source()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.delegate = source
    root.addSubview(list)
    window.layoutIfNeeded()
    let cell = try #require(list.cellForItem(at: [0, 1]))
    Headless.press(cell, for: 0.6)
    #expect(Headless.openMenu(in: window)?.children.map(\.title) == ["Copy"])
    #expect(Headless.choose("Copy", in: window))
    #expect(source.chosen == [1])
    #expect(source.selected.isEmpty)
    Headless.press(try #require(list.cellForItem(at: [0, 2])), for: 0.6)
    #expect(Headless.openMenu(in: window) == nil)
    #expect(source.selected == [2])
  }
}
