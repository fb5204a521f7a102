import HeadlessUIKit
import Testing

/// Fonts that are made from names and from other fonts, as apps have them.
@MainActor @Suite struct FontDescriptorTests {
  @Test func `a font of the system has the weight that its name says`() throws {
    let font = try #require(UIFont(name: "Georgia-BoldItalic", size: 20))
    #expect(font.fontName == "Georgia-BoldItalic")
    #expect(font.familyName == "Georgia")
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(font.withSize(10).fontName == "Georgia-BoldItalic")
    #expect(font != UIFont.boldSystemFont(ofSize: 20))
  }

  @Test func `a font of the app exists if a test provides it`() throws {
    #expect(UIFont(name: "Nowhere-Bold", size: 20) == nil)
    Headless.provideFonts(["Somewhere-Light"])
    let font = try #require(UIFont(name: "Somewhere-Light", size: 0))
    #expect(font.pointSize == UIFont.systemFontSize)
    #expect(UIFont(name: "Somewhere-Bold", size: 20) == nil)
  }

  @Test func `a bold font of a text style still follows the text size`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    Headless.withOwnTime {
      let window = Headless.show(label, size: CGSize(width: 320, height: 480))
      Headless.setTraits(
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
        of: window
      )
      #expect(label.font.pointSize == 40)
      #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
      window.isHidden = true
    }
  }

  @Test func `a font of another size than its descriptor does not follow the text size`() {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(style.object(forKey: .textStyle) as? UIFont.TextStyle == .title1)
    let label = UILabel()
    label.font = UIFont(descriptor: style, size: 12)
    label.adjustsFontForContentSizeCategory = true
    Headless.withOwnTime {
      let window = Headless.show(label, size: CGSize(width: 320, height: 480))
      Headless.setTraits(
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
        of: window
      )
      #expect(label.font.pointSize == 12)
      window.isHidden = true
    }
  }

  @Test func `a weight and a design are added to a text style`() throws {
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    let heavy = title.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0).fontName == ".SFUI-Heavy")
    let descriptor = try #require(title.withDesign(.monospaced))
    let font = UIFont(descriptor: descriptor, size: 10)
    let narrow = NSAttributedString(string: "iiii", attributes: [.font: font]).size().width
    let wide = NSAttributedString(string: "mmmm", attributes: [.font: font]).size().width
    #expect(narrow == wide)
    #expect(title.withDesign(UIFontDescriptor.SystemDesign(rawValue: "none")) == nil)
  }

  @Test func `text sizes are compared by their order`() {
    #expect(UIContentSizeCategory.large < .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.large >= .large)
    #expect(!(UIContentSizeCategory.large <= .medium))
  }
}
