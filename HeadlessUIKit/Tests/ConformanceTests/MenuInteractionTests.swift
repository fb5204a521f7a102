import TestPlatform
import Testing

/// Menus of views that are no collection views, and what is shown beside menus.
@MainActor struct MenuInteractionTests {
  @MainActor final class Host: NSObject, UIContextMenuInteractionDelegate {
    var events: [String] = []
    var identifiers: [String] = []
    weak var highlighted: UIView?
    var answers = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      events.append("menu at \(Int(location.x)) \(Int(location.y))")
      guard answers else { return nil }
      return UIContextMenuConfiguration(
        identifier: NSString(string: "photo"),
        previewProvider: nil
      ) { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Share") { _ in self?.events.append("share") }
        ])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      events.append("highlight")
      if let identifier = identifier as? NSString { identifiers.append("\(identifier)") }
      return highlighted.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      events.append("dismissal")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("display") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("end") }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let host = Host()
  private let window: UIWindow

  init() {
    window = Headless.show(view, size: CGSize(width: 200, height: 400))
  }

  @Test func `W4 an interaction opens the menu of a view, and closes it`() throws {
    try Headless.withOwnTime {
      let interaction = UIContextMenuInteraction(delegate: host)
      view.addInteraction(interaction)
      #expect(interaction.menuAppearance == .unknown)
      let finger = try #require(Headless.touchDown(at: CGPoint(x: 30, y: 40), in: window))
      Headless.advance(by: 0.6)
      #expect(host.events == ["menu at 30 40", "highlight", "display"])
      #expect(host.identifiers == ["photo"])
      #expect(interaction.location(in: view) == CGPoint(x: 30, y: 40))
      #expect(interaction.menuAppearance == .rich)
      finger.lift()
      interaction.updateVisibleMenu { menu in
        let copy = UIAction(title: "Copy") { _ in }
        return menu.replacingChildren(menu.children + [copy])
      }
      #expect(Headless.openMenu(in: window)?.children.map(\.title) == ["Share", "Copy"])
      host.events = []
      #expect(Headless.choose("Share", in: window))
      #expect(Set(host.events) == ["share", "dismissal", "end"])
      #expect(Headless.openMenu(in: window) == nil)
      #expect(Headless.openContextMenu(at: CGPoint(x: 30, y: 40), in: view) != nil)
      interaction.dismissMenu()
      #expect(interaction.menuAppearance == .unknown)
    }
  }

  @Test func `W4 no menu opens if the delegate has none, or the interaction is gone`() {
    let interaction = UIContextMenuInteraction(delegate: host)
    view.addInteraction(interaction)
    host.answers = false
    #expect(Headless.openContextMenu(at: CGPoint(x: 30, y: 40), in: view) == nil)
    host.answers = true
    view.removeInteraction(interaction)
    #expect(Headless.openContextMenu(at: CGPoint(x: 30, y: 40), in: view) == nil)
    #expect(host.events == ["menu at 30 40"])
  }

  @MainActor final class Following: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    var events: [String] = []

    func willMove(to view: UIView?) { events.append(view == nil ? "will leave" : "will come") }

    func didMove(to view: UIView?) {
      self.view = view
      events.append(view == nil ? "left" : "came")
    }
  }

  @Test func `W7 an interaction hears that it comes to a view, and has one view at a time`() {
    let interaction = Following()
    view.addInteraction(interaction)
    #expect(interaction.events == ["will come", "came"])
    #expect(view.interactions.map { ObjectIdentifier($0) } == [ObjectIdentifier(interaction)])
    let other = UIView()
    interaction.events = []
    other.addInteraction(interaction)
    #expect(interaction.view === other)
    #expect(view.interactions.isEmpty)
    #expect(interaction.events.suffix(2) == ["will come", "came"])
    interaction.events = []
    view.removeInteraction(interaction)
    #expect(interaction.events.isEmpty)
    other.interactions = []
    #expect(interaction.events == ["will leave", "left"])
    #expect(interaction.view == nil)
  }

  @Test func `W6 a preview comes from where its view is, and that is in a window`() {
    let part = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    view.addSubview(part)
    let preview = UITargetedPreview(view: part)
    #expect(preview.size == CGSize(width: 50, height: 40))
    #expect(preview.target.container === view)
    #expect(preview.target.center == CGPoint(x: 35, y: 40))
    let target = UIPreviewTarget(container: window, center: CGPoint(x: 1, y: 2))
    let moved = preview.retargetedPreview(with: target)
    #expect(moved.view === part)
    #expect(moved.target === target)
    part.removeFromSuperview()
    let failures = Headless.recordingFailures { _ = UITargetedPreview(view: part) }
    #expect(failures.count == 1)
    #expect(failures.first?.reason.contains("window") == true)
  }

  @MainActor final class ListHost: NSObject, UICollectionViewDelegate {
    var asked: [String] = []
    weak var shown: UIView?

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in }])
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      asked.append("highlight \(indexPath.item)")
      return shown.map { UITargetedPreview(view: $0) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      asked.append("dismissal \(indexPath.item)")
      return nil
    }
  }

  @MainActor final class OldListHost: NSObject, UICollectionViewDelegate {
    var asked: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu() }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      asked.append("highlight")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      asked.append("dismissal")
      return nil
    }
  }

  @Test func `W5 the delegate says what is shown of an item beside its menu`() throws {
    let list = ListFixture([["a", "b"]])
    let host = ListHost()
    let window = Headless.show(list.view, size: CGSize(width: 100, height: 300))
    list.view.delegate = host
    list.layOut()
    let cell = try #require(list.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    try Headless.withOwnTime {
      let finger = try #require(Headless.touchDown(at: CGPoint(x: 50, y: 150), in: window))
      Headless.advance(by: 0.6)
      #expect(host.asked == ["highlight 1"])
      #expect(Headless.highlightPreview(in: window)?.view === cell)
      finger.lift()
      Headless.closeMenu(in: window)
      #expect(host.asked == ["highlight 1", "dismissal 1"])
      host.shown = cell.contentView
      _ = Headless.touchDown(at: CGPoint(x: 50, y: 150), in: window)
      Headless.advance(by: 0.6)
      #expect(Headless.highlightPreview(in: window)?.view === cell.contentView)
    }
    #expect(list.view.contextMenuInteraction?.view === list.view)
    list.view.delegate = nil
    #expect(list.view.contextMenuInteraction == nil)
  }

  @Test func `W5 the older methods are asked where only those are implemented`() {
    let list = ListFixture([["a", "b"]])
    let host = OldListHost()
    let window = Headless.show(list.view, size: CGSize(width: 100, height: 300))
    list.view.delegate = host
    list.layOut()
    #expect(Headless.openContextMenu(at: CGPoint(x: 50, y: 150), in: list.view) != nil)
    #expect(host.asked == ["highlight", "dismissal"])
    window.isHidden = true
  }
}
