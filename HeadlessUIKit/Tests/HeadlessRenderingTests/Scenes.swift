import HeadlessUIKit

/// View trees that several tests draw.
@MainActor
enum Scenes {
  private static let provideImages: Void = Headless.provideImages { name in
    ["cat", "a-long-name", "bicycle", "star.fill"].contains(name)
      ? CGSize(width: 40, height: 40) : nil
  }

  /// Returns a square image of the app.
  static func image(_ name: String) -> UIImage? {
    provideImages
    return UIImage(named: name)
  }

  static func label(
    _ text: String,
    _ frame: CGRect,
    size: CGFloat = 17,
    weight: UIFont.Weight = .regular
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    return label
  }

  /// A list of cards with a title, a caption, a picture and a button.
  static func cards() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    root.backgroundColor = .systemGroupedBackground
    root.addSubview(
      label("Today", CGRect(x: 16, y: 10, width: 200, height: 30), size: 24, weight: .bold)
    )
    for (index, title) in ["Buy milk & eggs 🥛", "Call 山田さん about the illicit villa"].enumerated() {
      let card = UIView(frame: CGRect(x: 16, y: 50 + CGFloat(index) * 90, width: 288, height: 80))
      card.backgroundColor = .secondarySystemGroupedBackground
      card.layer.cornerRadius = 12
      card.clipsToBounds = true
      let icon = UIImageView(
        image: UIImage(systemName: index == 0 ? "checkmark.circle.fill" : "circle")
      )
      icon.frame.origin = CGPoint(x: 14, y: 14)
      card.addSubview(icon)
      card.addSubview(label(title, CGRect(x: 44, y: 14, width: 180, height: 20)))
      let caption = label("due tomorrow", CGRect(x: 44, y: 40, width: 160, height: 16), size: 13)
      caption.textColor = .secondaryLabel
      card.addSubview(caption)
      let button = UIButton(type: .system)
      button.setTitle("Done", for: .normal)
      button.frame = CGRect(x: 224, y: 24, width: 60, height: 32)
      button.layer.borderWidth = 1
      button.layer.borderColor = UIColor.systemBlue.cgColor
      button.layer.cornerRadius = 8
      card.addSubview(button)
      root.addSubview(card)
    }
    return root
  }
}
