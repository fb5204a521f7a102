import Roster

/// A field to write a message in, and a button that sends it.
final class Composer: UIView {
  let field = UITextField()
  let sendButton = UIButton(type: .system)

  /// Is given what the user sends.
  var onSend: (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    field.placeholder = "Message"
    field.font = MessageLayout.textFont()
    field.adjustsFontForContentSizeCategory = true
    sendButton.setTitle("Send", for: .normal)
    sendButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
    sendButton.titleLabel?.adjustsFontForContentSizeCategory = true
    sendButton.addAction(
      UIAction { [weak self] _ in self?.send() },
      for: .primaryActionTriggered
    )
    field.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    addSubview(field)
    addSubview(sendButton)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = (left: safeAreaInsets.left + 16, right: safeAreaInsets.right + 16)
    let width = max(0, bounds.width - margins.left - margins.right)
    let line = CGRect(x: margins.left, y: 0, width: width, height: barHeight)
    let buttonWidth = max(44, sendButton.sizeThatFits(line.size).width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge: CGRectEdge = isMirrored ? .minXEdge : .maxXEdge
    let (button, rest) = line.divided(atDistance: buttonWidth, from: edge)
    sendButton.frame = button
    field.frame = rest.divided(atDistance: 12, from: edge).remainder
  }

  /// The height of the field and the button above the safe area.
  var barHeight: CGFloat {
    max(48, ((field.font?.lineHeight ?? 0) + 24).rounded(.up))
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    onSend(text)
  }
}
