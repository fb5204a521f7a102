import HeadlessUIKit
import Testing

/// Looks and motion of iOS 17 and later, which are only kept.
@MainActor @Suite struct KeptLookTests {
  @Test func `corners keep what they were set to`() {
    let view = UIView()
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.cornerConfiguration == .capsule(maximumRadius: 12))
    #expect(view.cornerConfiguration != .capsule())
    view.cornerConfiguration = .uniformTopRadius(.fixed(8), bottomLeftRadius: .fixed(8))
    #expect(
      view.cornerConfiguration == .uniformTopRadius(.fixed(8), bottomLeftRadius: .fixed(8))
    )
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    #expect(view.cornerConfiguration != .uniformCorners(radius: .containerConcentric(minimum: 4)))
  }

  @Test func `effects at the edges of a scroll view keep their style`() {
    let view = UIScrollView()
    view.topEdgeEffect.style = .hard
    view.bottomEdgeEffect.isHidden = true
    #expect(view.topEdgeEffect.style == .hard)
    #expect(view.leftEdgeEffect.style == .automatic)
    #expect(view.bottomEdgeEffect.isHidden && !view.rightEdgeEffect.isHidden)
    let bar = UIView()
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = view
    interaction.edge = .bottom
    bar.addInteraction(interaction)
    #expect(interaction.view === bar && interaction.scrollView === view)
    #expect(interaction.edge == .bottom)
  }

  @Test func `an animation with pending updates makes its changes`() {
    let view = UIView()
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates]) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
  }

  @Test func `a test asks for the view that a screen zooms from`() {
    let list = UIViewController()
    let detail = UIViewController()
    let thumbnail = UIView()
    #expect(Headless.zoomSourceView(of: detail, from: list) == nil)
    detail.preferredTransition = .zoom { context in
      context.sourceViewController === list && context.zoomedViewController === detail
        ? thumbnail : nil
    }
    #expect(Headless.zoomSourceView(of: detail, from: list) === thumbnail)
    #expect(Headless.zoomSourceView(of: detail, from: detail) == nil)
  }

  @Test func `effects of symbols are added, replaced by their type and removed`() {
    let view = UIImageView(image: UIImage(systemName: "star"))
    var ends = 0
    view.addSymbolEffect(.pulse)
    view.addSymbolEffect(.scale.up)
    view.addSymbolEffect(.bounce.down.byLayer, options: .repeat(2)) { context in
      if context.isFinished { ends += 1 }
    }
    view.addSymbolEffect(.bounce.up)
    let effects = Headless.symbolEffects(of: view)
    #expect(effects.count == 3)
    #expect(effects.last as? BounceSymbolEffect == .bounce.up)
    view.removeSymbolEffect(ofType: .scale)
    #expect(Headless.symbolEffects(of: view).count == 2)
    view.removeAllSymbolEffects()
    #expect(Headless.symbolEffects(of: view).isEmpty)
    #expect(ends == 0)
    Headless.finishAnimations()
    #expect(ends == 1)
    view.setSymbolImage(
      UIImage(systemName: "moon") ?? UIImage(),
      contentTransition: .replace.downUp
    )
    #expect(view.image == UIImage(systemName: "moon"))
  }
}
