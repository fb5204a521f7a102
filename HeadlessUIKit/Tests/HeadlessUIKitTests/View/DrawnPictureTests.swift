import HeadlessUIKit
import Testing

/// Pictures that code draws or reads, of which only the size is known.
@MainActor @Suite struct DrawnPictureTests {
  @Test func `a picture that is drawn calls the code and has its size`() {
    var calls = 0
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 30)).fill()
      calls += 1
    }
    #expect(calls == 1)
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.preparingThumbnail(of: CGSize(width: 4, height: 3))?.size.width == 4)
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(image.preparingForDisplay() === image)
  }

  @Test func `a picture of data has the size that a PNG or a JPEG file says`() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      + Array("IHDR".utf8) + [0, 0, 1, 44, 0, 0, 0, 200]
    #expect(UIImage(data: Data(png))?.size == CGSize(width: 300, height: 200))
    #expect(UIImage(data: Data(png), scale: 2)?.size == CGSize(width: 150, height: 100))
    let jpeg: [UInt8] =
      [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1,
        44,
      ]
    #expect(UIImage(data: Data(jpeg))?.size == CGSize(width: 300, height: 200))
  }

  @Test func `other data and files that are cut off are no pictures`() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("words".utf8)) == nil)
    #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0, 0])) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0])) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 40))) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
  }

  @Test func `a color of the app exists if a test provides it, and follows the appearance`() throws
  {
    #expect(UIColor(named: "accent") == nil)
    Headless.provideColors { name in name == "accent" ? .label : nil }
    let color = try #require(UIColor(named: "accent"))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
    #expect(UIColor(named: "other") == nil)
  }

  @Test func `a snapshot has the size of the view, or of a part`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
    #expect(view.snapshotView(afterScreenUpdates: true)?.bounds == view.bounds)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 10, y: 0, width: 20, height: 30),
      afterScreenUpdates: false,
      withCapInsets: .zero
    )
    #expect(part?.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
  }
}
