import HeadlessUIKit
import Testing

/// Views that exist when the direction of reading changes.
@MainActor
@Suite struct LayoutDirectionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func setDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    Headless.setTraits(UITraitCollection(layoutDirection: direction), of: window)
    window.layoutIfNeeded()
  }

  @Test func `constraints are mirrored when the direction changes, and back again`() {
    let outer = UIView(frame: window.bounds)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    window.addSubview(outer)
    window.makeKeyAndVisible()
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 12),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 12)
    setDirection(.rightToLeft)
    #expect(inner.frame.maxX == 288)
    setDirection(.leftToRight)
    #expect(inner.frame.minX == 12)
  }

  @Test func `the symbol and the text of a search bar change sides`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 52))
    window.addSubview(bar)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let field = bar.searchTextField
    let symbol = try #require(field.leftView)
    let text = field.textRect(forBounds: field.bounds)
    #expect(symbol.frame.maxX < text.minX)
    setDirection(.rightToLeft)
    #expect(symbol.frame.minX > field.textRect(forBounds: field.bounds).maxX)
    #expect(field.textRect(forBounds: field.bounds).width == text.width)
  }
}
