import HeadlessUIKit
import Testing

/// Links and attachments of a text that cannot be edited, touched as a finger does.
@MainActor @Suite struct TextLinkTests {
  private let terms = URL(fileURLWithPath: "/terms")

  private final class Asked: NSObject, UITextViewDelegate {
    var isAllowed = true
    var asked: [String] = []
    func textView(
      _ textView: UITextView,
      shouldInteractWith url: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append((textView.text as NSString).substring(with: characterRange))
      return isAllowed
    }
  }

  private final class Acting: NSObject, UITextViewDelegate {
    var urls: [URL] = []
    var attachments = 0
    func textView(
      _ textView: UITextView,
      primaryActionFor textItem: UITextItem,
      defaultAction: UIAction
    ) -> UIAction? {
      switch textItem.content {
      case .link(let url): return UIAction { [weak self] _ in self?.urls.append(url) }
      case .textAttachment: attachments += 1
      }
      return defaultAction
    }
  }

  private func shown(_ text: NSAttributedString, width: CGFloat = 200) -> (UITextView, UIWindow) {
    let view = UITextView()
    view.isEditable = false
    view.attributedText = text
    return (view, Headless.show(view, size: CGSize(width: width, height: 400)))
  }

  private var text: NSMutableAttributedString {
    let words = "Some words that wrap over several lines until the "
    let text = NSMutableAttributedString(string: words)
    text.append(NSAttributedString(string: "Terms of use", attributes: [.link: terms]))
    text.append(NSAttributedString(string: " end."))
    text.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 17),
      range: NSRange(location: 0, length: text.length)
    )
    return text
  }

  @Test func `a tap on a link asks the delegate, and opens the address if it may`() {
    Headless.withOwnTime {
      let (view, window) = shown(text)
      let asked = Asked()
      view.delegate = asked
      #expect(Headless.tapLink("Terms of use", in: view))
      #expect(asked.asked == ["Terms of use"])
      #expect(Headless.openedURLs == [terms])
      asked.isAllowed = false
      Headless.tapLink("Terms of use", in: view)
      #expect(Headless.openedURLs == [terms])
      window.isHidden = true
    }
  }

  @Test(arguments: [CGFloat(90), 140, 200, 320]) func `only the letters of a link are the link`(
    width: CGFloat
  ) {
    Headless.withOwnTime {
      let (view, window) = shown(text, width: width)
      let asked = Asked()
      asked.isAllowed = false
      view.delegate = asked
      var hits = 0
      for x in stride(from: CGFloat(1), to: width, by: 4) {
        for y in stride(from: CGFloat(1), to: view.contentSize.height, by: 4) {
          Headless.tap(at: CGPoint(x: x, y: y), in: window)
          hits += asked.asked.isEmpty ? 0 : 1
          asked.asked = []
        }
      }
      let linked = NSAttributedString(
        string: "Terms of use",
        attributes: [.font: UIFont.systemFont(ofSize: 17)]
      ).size()
      let area = CGFloat(hits) * 16
      #expect(abs(area - linked.width * linked.height) < 0.35 * linked.width * linked.height)
      window.isHidden = true
    }
  }

  @Test func `an action of the delegate takes the place of opening`() {
    Headless.withOwnTime {
      let text = text
      let attachment = NSTextAttachment()
      attachment.image = UIImage(systemName: "star")
      text.insert(NSAttributedString(attachment: attachment), at: 0)
      let (view, window) = shown(text)
      let acting = Acting()
      view.delegate = acting
      Headless.tapLink("Terms of use", in: view)
      #expect(acting.urls == [terms])
      #expect(Headless.openedURLs.isEmpty)
      Headless.tap(at: CGPoint(x: 12, y: 16), in: window)
      #expect(acting.attachments == 1)
      window.isHidden = true
    }
  }

  @Test func `a text that can be edited or cannot be selected opens no links`() {
    Headless.withOwnTime {
      let (view, window) = shown(text)
      view.isSelectable = false
      #expect(Headless.tapLink("Terms of use", in: view))
      view.isSelectable = true
      view.isEditable = true
      Headless.tapLink("Terms of use", in: view)
      #expect(Headless.openedURLs.isEmpty)
      #expect(view.isFirstResponder)
      #expect(!Headless.tapLink("Terms", in: view))
      window.isHidden = true
    }
  }

  @Test func `a link of a text with values is one of a text with attributes`() {
    var value = AttributedString("here")
    value.link = terms
    let text = NSAttributedString(value)
    #expect(AttributedString(text).link == terms)
    #expect(AttributeContainer([.link: terms, .kern: 2]).uiKit.kern == 2)
  }
}
