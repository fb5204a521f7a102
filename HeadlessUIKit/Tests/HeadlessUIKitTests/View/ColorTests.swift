import HeadlessUIKit
import Testing

@Suite struct ColorTests {
  private func parts(_ color: UIColor) -> [CGFloat] {
    color.cgColor.components ?? []
  }

  @Test func `a color gives back its parts`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 1])
    unsafe color.getRed(&red, green: nil, blue: nil, alpha: nil)
  }

  @Test func `opacity is replaced and nothing else`() {
    #expect(parts(UIColor.white.withAlphaComponent(0.5)) == [1, 1, 1, 0.5])
    let faded = UIColor.systemBackground.withAlphaComponent(0.5)
    let dark = faded.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(parts(dark) == [0, 0, 0, 0.5])
    #expect(parts(faded) == [1, 1, 1, 0.5])
  }

  @Test func `a system color follows the appearance`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(parts(.systemBackground) == [1, 1, 1, 1])
    #expect(parts(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
  }

  @Test func `a color can be decided by the environment`() {
    let color = UIColor { $0.displayScale == 3 ? .red : .blue }
    #expect(color.resolvedColor(with: UITraitCollection(displayScale: 3)) == .red)
    #expect(color.resolvedColor(with: UITraitCollection(displayScale: 2)) == .blue)
  }

  @Test func `equal colors are equal and hash alike`() {
    let black = UIColor(white: 0, alpha: 1)
    #expect(black == .black)
    #expect(black.hash == UIColor.black.hash)
    #expect(black != .clear)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label == UIColor.label)
  }
}
