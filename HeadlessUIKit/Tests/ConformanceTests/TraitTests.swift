import TestPlatform
import Testing

/// What views know of the environment they are shown in.
@MainActor struct TraitTests {
  /// A trait that an app defines itself.
  @available(iOS 17, macOS 10.15, tvOS 17, *)
  private struct Accent: UITraitDefinition {
    static let defaultValue = 0
  }

  private func traits(of size: CGSize) -> UITraitCollection {
    let view = UIView(frame: .zero)
    let window = Headless.show(view, size: size)
    defer { window.isHidden = true }
    return view.traitCollection
  }

  @Test func `H1 size classes are those of a phone that stands, one on its side, and a tablet`() {
    let standing = traits(of: CGSize(width: 390, height: 844))
    #expect(standing.horizontalSizeClass == .compact)
    #expect(standing.verticalSizeClass == .regular)
    let lying = traits(of: CGSize(width: 844, height: 390))
    #expect(lying.horizontalSizeClass == .compact)
    #expect(lying.verticalSizeClass == .compact)
    let large = traits(of: CGSize(width: 932, height: 430))
    #expect(large.horizontalSizeClass == .regular)
    #expect(large.verticalSizeClass == .compact)
    let tablet = traits(of: CGSize(width: 820, height: 1180))
    #expect(tablet.horizontalSizeClass == .regular)
    #expect(tablet.verticalSizeClass == .regular)
  }

  @available(iOS 17, macOS 10.15, tvOS 17, *)
  @Test func `H1 size classes follow a turn of the device, and views hear of it`() {
    let view = UIView(frame: .zero)
    let window = Headless.show(view, size: CGSize(width: 430, height: 932))
    var previous: [UIUserInterfaceSizeClass] = []
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, old) in
      previous.append(old.horizontalSizeClass)
    }
    Headless.resize(window, to: CGSize(width: 932, height: 430))
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    Headless.resize(window, to: CGSize(width: 940, height: 430))
    #expect(previous == [.compact])
  }

  @Test func `H2 a collection says what it was given, and a later one wins`() {
    let bold = UITraitCollection(legibilityWeight: .bold)
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let all = UITraitCollection(traitsFrom: [
      bold, pad, compact, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(all.legibilityWeight == .bold)
    #expect(all.userInterfaceIdiom == .pad)
    #expect(all.horizontalSizeClass == .regular)
    #expect(all.verticalSizeClass == .compact)
    #expect(bold.horizontalSizeClass == .unspecified)
    #expect(bold == UITraitCollection(legibilityWeight: .bold))
  }

  @Test func `H2 the colors of the system differ more with increased contrast`() {
    let contrast = UITraitCollection(accessibilityContrast: .high)
    #expect(contrast.accessibilityContrast == .high)
    let usual = UITraitCollection(accessibilityContrast: .normal)
    #expect(contrast.hasDifferentColorAppearance(comparedTo: usual))
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      for color in [UIColor.systemRed, .systemGray, .secondaryLabel, .separator] {
        let increased = color.resolvedColor(
          with: UITraitCollection(traitsFrom: [traits, contrast])
        )
        let normal = color.resolvedColor(with: UITraitCollection(traitsFrom: [traits, usual]))
        #expect(increased != normal)
      }
      let label = UIColor.label.resolvedColor(with: traits)
      #expect(
        UIColor.label.resolvedColor(with: UITraitCollection(traitsFrom: [traits, contrast]))
          == label
      )
    }
  }

  @available(iOS 17, macOS 10.15, tvOS 17, *)
  @Test func `H3 a block hears of the traits it asked for, and of no others`() {
    let view = UIView(frame: .zero)
    let window = Headless.show(view, size: CGSize(width: 100, height: 200))
    var heard: [String] = []
    let registration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self, UITraitLegibilityWeight.self]
    ) { (observed: UIView, old: UITraitCollection) in
      #expect(observed === view)
      heard.append("\(old.userInterfaceStyle.rawValue) \(old.legibilityWeight.rawValue)")
    }
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), of: window)
    Headless.setTraits(UITraitCollection(preferredContentSizeCategory: .extraLarge), of: window)
    Headless.setTraits(UITraitCollection(legibilityWeight: .bold), of: window)
    view.unregisterForTraitChanges(registration)
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .light), of: window)
    #expect(heard == ["1 0", "2 0"])
  }

  @available(iOS 17, macOS 10.15, tvOS 17, *)
  @Test func `H3 a controller hears of its view's traits`() {
    let controller = UIViewController()
    let window = Headless.show(controller, size: CGSize(width: 100, height: 200))
    var heard = 0
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIViewController, _) in heard += 1
    }
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), of: window)
    #expect(heard == 1)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @available(iOS 17, macOS 10.15, tvOS 17, *)
  @Test func `H4 a view may have other traits than what is around it`() {
    let outer = UIView(frame: .zero)
    let inner = UIView(frame: .zero)
    outer.addSubview(inner)
    let window = Headless.show(outer, size: CGSize(width: 100, height: 200))
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides[Accent.self] = 7
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection[Accent.self] == 7)
    #expect(window.traitCollection[Accent.self] == 0)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  @available(iOS 17, macOS 10.15, tvOS 17, *)
  @Test func `H4 a view's own traits win, then its controller's, then the window's`() {
    let controller = UIViewController()
    let window = Headless.show(controller, size: CGSize(width: 100, height: 200))
    window.traitOverrides[Accent.self] = 1
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(controller.view.traitCollection[Accent.self] == 1)
    controller.traitOverrides[Accent.self] = 2
    #expect(controller.view.traitCollection[Accent.self] == 2)
    controller.view.traitOverrides[Accent.self] = 3
    #expect(controller.view.traitCollection[Accent.self] == 3)
    #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
  }

  @available(iOS 17, macOS 10.15, tvOS 17, *)
  @Test func `H4 a block hears of a trait that an app defines`() {
    let view = UIView(frame: .zero)
    let window = Headless.show(view, size: CGSize(width: 100, height: 200))
    var heard: [Int] = []
    view.registerForTraitChanges([Accent.self]) { (view: UIView, old: UITraitCollection) in
      heard += [old[Accent.self], view.traitCollection[Accent.self]]
    }
    window.traitOverrides[Accent.self] = 3
    window.traitOverrides[Accent.self] = 3
    #expect(heard == [0, 3])
  }

  @available(iOS 17, macOS 10.15, tvOS 17, *)
  @Test func `H5 collections are made and changed trait by trait`() {
    let made = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[Accent.self] = 2
    }
    #expect(made.userInterfaceStyle == .dark)
    let changed = made.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(changed.userInterfaceStyle == .light)
    #expect(changed[Accent.self] == 2)
    #expect(made.hasDifferentColorAppearance(comparedTo: changed))
    #expect(
      !made.hasDifferentColorAppearance(comparedTo: made.modifyingTraits { $0[Accent.self] = 5 })
    )
  }

  @Test func `H6 the current traits are those of the view that lays itself out`() {
    final class Asking: UIView {
      var seen: [UIUserInterfaceStyle] = []

      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    let view = Asking(frame: .zero)
    view.overrideUserInterfaceStyle = .dark
    let window = Headless.show(view, size: CGSize(width: 100, height: 200))
    #expect(view.seen == [.dark])
    var inside = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      inside = UITraitCollection.current.userInterfaceStyle
    }
    #expect(inside == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    withExtendedLifetime(window) {}
  }

  @Test func `H7 another text size is posted`() {
    let window = Headless.show(UIView(), size: CGSize(width: 100, height: 100))
    var sizes: [UIContentSizeCategory?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: nil
    ) { notification in
      let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      let size = value as? UIContentSizeCategory
      MainActor.assumeIsolated { sizes.append(size) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let larger = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    Headless.setTraits(larger, of: window)
    Headless.setTraits(larger, of: window)
    #expect(sizes == [.extraExtraLarge])
    window.isHidden = true
  }
}
