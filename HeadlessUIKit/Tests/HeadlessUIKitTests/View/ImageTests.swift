import HeadlessUIKit
import Testing

@MainActor
@Suite struct ImageTests {
  @Test func `an image view takes the size of its picture`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: star)
    #expect(view.frame.size == star.size)
    #expect(view.intrinsicContentSize == star.size)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func `a symbol for a text style is as large as the text around its view`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: configuration))
    let neighbor = UILabel()
    let row = UIStackView(arrangedSubviews: [view, neighbor])
    window.addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    row.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    let width = view.frame.width
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      of: window
    )
    window.layoutIfNeeded()
    #expect(view.frame.width > 1.5 * width)
    #expect(view.frame.width == view.intrinsicContentSize.width)
  }

  @Test func `pictures of the same name are equal`() {
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    Headless.provideImages { ["star", "moon"].contains($0) ? CGSize(width: 8, height: 9) : nil }
    let (star, moon) = (UIImage(named: "star"), UIImage(named: "moon"))
    #expect(star?.size == CGSize(width: 8, height: 9))
    #expect(star == UIImage(named: "star"))
    #expect(star != UIImage(systemName: "star"))
    #expect(star != moon)
  }

  @Test func `a picture that the app does not have does not exist`() {
    #expect(UIImage(named: "a picture that nobody provides") == nil)
  }

  @Test func `the pictures of an asset catalog have the sizes of their files`() throws {
    let catalog = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    let folder = catalog.appendingPathComponent("Animals/a badger.imageset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let contents = #"{ "images": [{ "scale": "1x" }, { "scale": "2x", "filename": "b.png" }] }"#
    try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    let size: [UInt8] = [0, 0, 0, 60, 0, 0, 1, 4]
    try Data(start + size).write(to: folder.appendingPathComponent("b.png"))
    Headless.provideImages(fromAssetCatalog: catalog)
    #expect(UIImage(named: "a badger")?.size == CGSize(width: 30, height: 130))
  }
}
