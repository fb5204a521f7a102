/// Something in a text that can be touched: a link or an attachment.
@preconcurrency @MainActor public class UITextItem: NSObject {
  /// What can be touched.
  public enum Content {
    /// A link with its address.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
  }

  /// What can be touched.
  public let content: UITextItem.Content
  /// The characters of the item.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
  }
}

/// What the user does with something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long touch, after which actions are offered; here it does not happen.
  case presentActions = 1
  /// A firm touch; here it does not happen.
  case preview = 2
}

extension UITextView {
  /// Does what a tap at a point does with a link or an attachment there; returns whether there is one.
  ///
  /// The delegate is asked for the action, and whether the usual one is all right, which opens a link.
  func touchesItem(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let item = item(at: point) else { return false }
    let usual = UIAction(title: "") { [weak self] _ in self?.performUsualAction(for: item) }
    guard let delegate else {
      usual.perform(sender: self)
      return true
    }
    delegate.textView(self, primaryActionFor: item, defaultAction: usual)?.perform(sender: self)
    return true
  }

  private func performUsualAction(for item: UITextItem) {
    let tap = UITextItemInteraction.invokeDefaultAction
    switch item.content {
    case .link(let url):
      let mayOpen =
        delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: tap) ?? true
      if mayOpen { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self,
        shouldInteractWith: attachment,
        in: item.range,
        interaction: tap
      )
    }
  }

  private func item(at point: CGPoint) -> UITextItem? {
    let items = attributedText.runs.compactMap { run -> UITextItem? in
      if let attachment = run.attributes[.attachment] as? NSTextAttachment {
        return UITextItem(.textAttachment(attachment), range: run.range)
      }
      let link = run.attributes[.link]
      let url = link as? URL ?? (link as? String).flatMap(URL.init(string:))
      return url.map { UITextItem(.link($0), range: run.range) }
    }
    guard !items.isEmpty else { return nil }
    let inText = label.convert(point, from: self)
    return items.first { item in
      rectangles(of: item.range).contains { $0.insetBy(dx: 0, dy: -1).contains(inText) }
    }
  }

  /// Where characters are in the label, one rectangle for each line.
  private func rectangles(of range: NSRange) -> [CGRect] {
    guard let styled = label.content.styled else { return [] }
    let limits = TextLayout.Limits(width: label.bounds.width, breakMode: .byWordWrapping)
    var index = 0
    var result: [CGRect] = []
    let characters = Array(styled.string)
    var position = 0
    for line in StyledTextLayout(styled, limits: limits).lines {
      let first = line.pieces.first?.text.first
      // What a line ends with, and does not show.
      while position < characters.count, characters[position] != first,
        characters[position].isWhitespace
      {
        index += characters[position].utf16.count
        position += 1
      }
      var rect: CGRect?
      for piece in line.pieces {
        let step = piece.width / CGFloat(max(1, piece.text.count))
        for offset in 0..<piece.text.count where position < characters.count {
          if index >= range.location, index < range.location + range.length {
            let cell = CGRect(
              x: self.indent(of: line) + piece.x + CGFloat(offset) * step,
              y: line.top,
              width: step,
              height: line.height
            )
            rect = rect?.union(cell) ?? cell
          }
          index += characters[position].utf16.count
          position += 1
        }
      }
      if let rect { result.append(rect) }
    }
    return result
  }

  private func indent(of line: StyledTextLayout.Line) -> CGFloat {
    let room = label.bounds.width - line.width - line.indent
    switch line.alignment ?? textAlignment {
    case .center: return line.indent + room / 2
    case .right: return line.indent + room
    default: return line.indent
    }
  }
}

extension Headless {
  /// Taps the link of a text view that has a text, as a finger does; returns whether there is one in the window.
  ///
  /// What is shown of the link is touched, so that a link that is scrolled away is not found.
  @preconcurrency @MainActor @discardableResult
  public static func tapLink(_ text: String, in view: UITextView) -> Bool {
    guard let window = view.window else { return false }
    window.layoutIfNeeded()
    for run in view.attributedText.runs where run.attributes[.link] != nil {
      let words = view.attributedText.attributedSubstring(from: run.range).string
      guard words == text, let rect = view.shownRectangle(of: run.range) else { continue }
      return tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: window), in: window)
    }
    return false
  }
}

extension UITextView {
  fileprivate func shownRectangle(of range: NSRange) -> CGRect? {
    rectangles(of: range).map { convert($0, from: label) }.first { bounds.intersects($0) }
  }
}
