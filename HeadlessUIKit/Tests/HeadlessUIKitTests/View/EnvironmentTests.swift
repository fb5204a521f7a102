import HeadlessUIKit
import Testing

@MainActor
@Suite struct EnvironmentTests {
  final class Witness: UIView {
    var previous: [UIUserInterfaceStyle] = []
    var tints = 0
    var safeAreaChanges = 0
    var layouts = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
    override func tintColorDidChange() { tints += 1 }
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      safeAreaChanges += 1
    }
    override func layoutSubviews() { layouts += 1 }
  }

  private let view = Witness()
  private let window: UIWindow

  init() {
    window = Headless.show(view, size: CGSize(width: 100, height: 100))
  }

  @Test func `a change of traits reaches every view once`() {
    #expect(view.traitCollection.userInterfaceStyle == .light)
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), of: window)
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), of: window)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.previous == [.light])
  }

  @Test func `a trait that is not specified stays`() {
    Headless.setTraits(UITraitCollection(displayScale: 3), of: window)
    Headless.setTraits(UITraitCollection(preferredContentSizeCategory: .small), of: window)
    #expect(view.traitCollection.displayScale == 3)
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a view with an appearance of its own keeps it`() {
    view.overrideUserInterfaceStyle = .light
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), of: window)
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.previous.isEmpty)
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.previous == [.light])
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a view takes over the traits of where it is added`() {
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), of: window)
    let late = Witness()
    let inner = Witness()
    late.addSubview(inner)
    view.addSubview(late)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.previous == [.light])
  }

  @Test func `right to left mirrors unless the content says otherwise`() {
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), of: window)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    Headless.setTraits(UITraitCollection(layoutDirection: .leftToRight), of: window)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `a tint color is inherited until a view has its own`() {
    let inner = Witness()
    view.addSubview(inner)
    view.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    #expect((view.tints, inner.tints) == (1, 1))
    inner.tintColor = .systemGreen
    view.tintColor = nil
    #expect(view.tintColor == .systemBlue)
    #expect(inner.tintColor == .systemGreen)
    #expect((view.tints, inner.tints) == (2, 2))
  }

  @Test func `the safe area reaches as far into a view as it covers it`() {
    let inner = Witness(frame: CGRect(x: 0, y: 10, width: 100, height: 30))
    view.addSubview(inner)
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 70, right: 5), of: window)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 70, right: 5))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 5))
    #expect(inner.safeAreaChanges == 1)
  }

  @Test func `a view is laid out for a changed safe area`() {
    let layouts = view.layouts
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), of: window)
    #expect(view.layouts == layouts + 1)
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), of: window)
    #expect(view.layouts == layouts + 1)
  }
}
