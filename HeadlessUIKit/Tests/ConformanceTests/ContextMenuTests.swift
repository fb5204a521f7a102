import TestPlatform
import Testing

/// Menus that a long touch opens.
@MainActor struct ContextMenuTests {
  @MainActor final class Host: NSObject, UICollectionViewDelegate {
    var asked: [[Int]] = []
    var answers = true

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths.map(\.item))
      guard answers else { return nil }
      return UIContextMenuConfiguration(
        identifier: NSString(string: "menu"),
        previewProvider: nil
      ) { _ in UIMenu(title: "Menu", children: [UIAction(title: "Delete") { _ in }]) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      Issue.record("the older method was asked")
      return nil
    }
  }

  @MainActor final class OldHost: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let identifier = NSString(string: "\(indexPath.item) at \(point.y)")
      return UIContextMenuConfiguration(identifier: identifier, previewProvider: nil)
    }
  }

  private let list = ListFixture([["a", "b"]])
  private let window: UIWindow

  init() {
    window = Headless.show(list.view, size: list.view.bounds.size)
    list.view.allowsMultipleSelection = true
    list.layOut()
  }

  private func open(_ y: CGFloat) -> UIContextMenuConfiguration? {
    Headless.openContextMenu(at: CGPoint(x: 50, y: y), in: list.view)
  }

  @Test func `W1 the delegate describes the menu of an item`() throws {
    let host = Host()
    list.view.delegate = host
    let configuration = try #require(open(150))
    #expect(host.asked == [[1]])
    #expect((configuration.identifier as? NSString) == NSString(string: "menu"))
    let menu = try #require(Headless.menu(of: configuration))
    #expect(menu.title == "Menu")
    #expect(menu.children.map(\.title) == ["Delete"])
  }

  @Test func `a menu is for all selected items, for one beside them, or for none`() {
    let host = Host()
    list.view.delegate = host
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    _ = open(150)
    list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    _ = open(150)
    _ = open(250)
    #expect(host.asked == [[1], [0, 1], []])
  }

  @Test func `W1 no menu opens if the delegate has none`() {
    let host = Host()
    host.answers = false
    list.view.delegate = host
    #expect(open(50) == nil)
    list.view.delegate = list
    #expect(open(50) == nil)
  }

  @Test func `W2 the older method is asked where only that is implemented`() throws {
    let host = OldHost()
    list.view.delegate = host
    let configuration = try #require(open(150))
    #expect((configuration.identifier as? NSString) == NSString(string: "1 at 150.0"))
    #expect(Headless.menu(of: configuration) == nil)
    #expect(open(250) == nil)
  }

  @Test func `a menu with other elements is the same menu`() {
    let menu = UIMenu(
      title: "Sort",
      identifier: UIMenu.Identifier("sort"),
      options: .displayInline,
      children: [UIAction(title: "Name") { _ in }]
    )
    let other = menu.replacingChildren([UIAction(title: "Date") { _ in }])
    #expect(other.title == "Sort")
    #expect(other.identifier == UIMenu.Identifier("sort"))
    #expect(other.options == .displayInline)
    #expect(other.children.map(\.title) == ["Date"])
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @MainActor final class Following: NSObject, UICollectionViewDelegate {
    var events: [String] = []
    let preview = UIViewController()

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: nil,
        previewProvider: { [preview] in preview },
        actionProvider: { _ in UIMenu(children: [UIAction(title: "Delete") { _ in }]) }
      )
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { follow("display", animator) }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { follow("end", animator) }

    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      follow("preview", animator)
    }

    private func follow(_ name: String, _ animator: (any UIContextMenuInteractionAnimating)?) {
      events.append(name)
      #expect(animator?.previewViewController === preview)
      animator?.addAnimations { [weak self] in self?.events.append("\(name) animations") }
      animator?.addCompletion { [weak self] in self?.events.append("\(name) completion") }
    }
  }

  @Test func `W3 the delegate's changes go along with a menu that comes and goes`() throws {
    try Headless.withOwnTime {
      let host = Following()
      let list = ListFixture([["a", "b"]])
      let window = Headless.show(list.view, size: CGSize(width: 100, height: 300))
      list.view.delegate = host
      list.layOut()
      let finger = try #require(Headless.touchDown(at: CGPoint(x: 50, y: 50), in: window))
      Headless.advance(by: 0.6)
      #expect(host.events == ["display", "display animations"])
      finger.lift()
      Headless.finishAnimations()
      #expect(host.events.last == "display completion")
      host.events = []
      #expect(Headless.tapPreview(in: window) == .pop)
      Headless.finishAnimations()
      #expect(
        host.events == [
          "preview", "preview animations", "end", "end animations", "preview completion",
          "end completion",
        ]
      )
      #expect(Headless.openMenu(in: window) == nil)
      #expect(Headless.tapPreview(in: window) == nil)
    }
  }
}
