import HeadlessUIKit
import Testing

/// What a pointer over a view changes.
@MainActor @Suite struct PointerTests {
  private final class Host: NSObject, UIPointerInteractionDelegate {
    var region: CGRect?

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      region.map { UIPointerRegion(rect: $0, identifier: request.location.x) } ?? defaultRegion
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      guard let view = interaction.view else { return nil }
      return region.identifier == nil
        ? UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
        : UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical)
    }
  }

  @Test func `the delegate says what a pointer does in a region of the view`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = Headless.show(view, size: CGSize(width: 100, height: 100))
    let host = Host()
    let interaction = UIPointerInteraction(delegate: host)
    view.addInteraction(interaction)
    let lifted = try #require(Headless.pointerStyle(at: CGPoint(x: 5, y: 5), in: view))
    #expect(Headless.effect(of: lifted)?.preview.view === view)
    #expect(window.subviews.contains(view))
    #expect(Headless.shape(of: lifted) == nil)
    host.region = CGRect(x: 0, y: 0, width: 50, height: 50)
    let beam = try #require(Headless.pointerStyle(at: CGPoint(x: 5, y: 5), in: view))
    guard case .verticalBeam(20)? = Headless.shape(of: beam) else {
      Issue.record("the pointer is no beam")
      return
    }
    #expect(Headless.pointerStyle(at: CGPoint(x: 80, y: 5), in: view) == nil)
    interaction.isEnabled = false
    #expect(Headless.pointerStyle(at: CGPoint(x: 5, y: 5), in: view) == nil)
  }

  @Test func `without an answer the system decides, and a style may hide the pointer`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addInteraction(UIPointerInteraction(delegate: nil))
    #expect(Headless.pointerStyle(at: .zero, in: view) == nil)
    #expect(Headless.isHidden(.hidden()))
    #expect(!Headless.isHidden(.system()))
  }
}
