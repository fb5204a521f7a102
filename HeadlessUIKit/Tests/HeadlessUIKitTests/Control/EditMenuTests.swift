import HeadlessUIKit
import Testing

/// Menus with what can be done with a view's content.
@MainActor @Suite(.serialized) struct EditMenuTests {
  private final class Host: NSObject, UIEditMenuInteractionDelegate {
    var events: [String] = []
    var titles = ["Copy", "Translate"]
    var target: CGRect?

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      let actions = titles.map { title in
        UIAction(title: title) { [weak self] _ in self?.events.append(title) }
      }
      return UIMenu(children: suggestedActions + actions)
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      events.append("present")
      animator.addCompletion { [weak self] in self?.events.append("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { events.append("dismiss") }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let window: UIWindow
  private let host = Host()
  private let interaction: UIEditMenuInteraction

  init() {
    window = Headless.show(view, size: CGSize(width: 320, height: 480))
    interaction = UIEditMenuInteraction(delegate: host)
    view.addInteraction(interaction)
  }

  @Test func `an edit menu opens at a point, and an element is chosen by its title`() {
    let menu = Headless.presentEditMenu(at: CGPoint(x: 50, y: 60), in: view)
    #expect(menu?.children.map(\.title) == ["Copy", "Translate"])
    #expect(interaction.location(in: window) == CGPoint(x: 50, y: 60))
    Headless.finishAnimations()
    #expect(Headless.choose("Translate", in: window))
    #expect(host.events == ["present", "presented", "dismiss", "Translate"])
    #expect(Headless.openMenu(in: window) == nil)
  }

  @Test func `an open menu is asked for again, and closed`() {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "row", sourcePoint: .zero)
    )
    host.titles = ["Paste"]
    interaction.reloadVisibleMenu()
    #expect(Headless.openMenu(in: window)?.children.map(\.title) == ["Paste"])
    interaction.dismissMenu()
    #expect(Headless.openMenu(in: window) == nil)
    #expect(host.events == ["present", "dismiss"])
  }

  @Test func `no menu opens without elements, without the interaction or without a window`() {
    host.titles = []
    #expect(Headless.presentEditMenu(at: .zero, in: view) == nil)
    view.removeInteraction(interaction)
    host.titles = ["Copy"]
    #expect(Headless.presentEditMenu(at: .zero, in: view) == nil)
    let lone = UIView()
    lone.addInteraction(interaction)
    #expect(Headless.presentEditMenu(at: .zero, in: lone) == nil)
    #expect(host.events.isEmpty)
  }

  @Test func `a configuration has an identifier of its own unless one is given`() {
    let first = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    let second = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(first.identifier != second.identifier)
    let named = UIEditMenuConfiguration(identifier: "row", sourcePoint: CGPoint(x: 1, y: 2))
    #expect(named.identifier == AnyHashable("row"))
    named.preferredArrowDirection = .up
    #expect(named.preferredArrowDirection == .up)
  }

  #if !canImport(ObjectiveC)
  private final class Text: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func shout(_ sender: UIMenuController) { log.append("shout") }
  }

  @Test func `the shared menu has the elements whose methods the first responder has`() {
    let text = Text(frame: view.bounds)
    view.addSubview(text)
    text.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(
        title: "Shout",
        action: Headless.selector("shout:") { (target: Text, sender: UIMenuController) in
          target.shout(sender)
        }
      ),
      UIMenuItem(title: "Whisper", action: Selector("whisper:")),
    ]
    menu.showMenu(from: text, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(menu.isMenuVisible)
    #expect(Headless.openMenu(in: window)?.children.map(\.title) == ["Shout"])
    #expect(Headless.choose("Shout", in: window))
    #expect(text.log == ["shout"])
    #expect(!menu.isMenuVisible)
    menu.menuItems = nil
  }
  #endif
}
