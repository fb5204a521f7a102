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
    field.font = .systemFont(ofSize: 16)
    sendButton.setTitle("Send", for: .normal)
    sendButton.addAction(
      UIAction { [weak self] _ in self?.send() },
      for: .primaryActionTriggered
    )
    addSubview(field)
    addSubview(sendButton)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 48)
    let buttonWidth = sendButton.sizeThatFits(line.size).width
    let (button, rest) = line.divided(atDistance: buttonWidth, from: .maxXEdge)
    sendButton.frame = button
    field.frame = rest.divided(atDistance: 12, from: .maxXEdge).remainder
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    field.text = ""
    onSend(text)
  }
}
