import Foundation
import HeadlessUIKit

/// Cells as people write them, with constraints, stack views and controls.
@MainActor enum TypicalCells {
  /// What they are called.
  enum Name: String, CaseIterable {
    case setting, subtitle, message, article, field, options, download, offer, volume, mirrored
  }

  static func make(_ name: Name) -> UICollectionViewCell {
    switch name {
    case .setting: setting()
    case .subtitle: subtitle()
    case .message: message()
    case .article: article()
    case .field: field()
    case .options: options()
    case .download: download()
    case .offer: offer()
    case .volume: volume()
    case .mirrored: mirrored()
    }
  }

  /// A name and a switch.
  private static func setting() -> UICollectionViewCell {
    let control = UISwitch()
    control.isOn = true
    return row([symbol("bell.fill", .systemRed), text("Notifications"), flexible(), control])
  }

  /// A symbol, a title with a text of several lines below it, and a chevron.
  private static func subtitle() -> UICollectionViewCell {
    let cell = cell()
    let icon = symbol("envelope.fill", .systemBlue)
    let title = text("Weekly summary", .headline)
    let detail = text(
      "Sent each Monday to everybody who takes part in the project and has not said no to it.",
      .subheadline,
      .secondaryLabel,
      lines: 0
    )
    let chevron = symbol("chevron.right", .tertiaryLabel)
    add([icon, title, detail, chevron], to: cell)
    let view = cell.contentView
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      chevron.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      chevron.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(lessThanOrEqualTo: chevron.leadingAnchor, constant: -12),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: chevron.leadingAnchor, constant: -12),
      view.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: 11),
    ])
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    chevron.setContentCompressionResistancePriority(.required, for: .horizontal)
    return cell
  }

  /// Who wrote and when, on one baseline, above the beginning of what was written.
  private static func message() -> UICollectionViewCell {
    let cell = cell()
    let dot = UIView()
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    let sender = text("Ada Lovelace", .headline)
    let time = text("9:41", .caption1, .secondaryLabel)
    time.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let body = text(
      "The engine might compose elaborate pieces of music of any degree of complexity or extent.",
      .body,
      .secondaryLabel,
      lines: 2
    )
    add([dot, sender, time, body], to: cell)
    let view = cell.contentView
    view.layoutMargins = UIEdgeInsets(top: 10, left: 32, bottom: 10, right: 16)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      dot.trailingAnchor.constraint(equalTo: sender.leadingAnchor, constant: -8),
      sender.topAnchor.constraint(equalTo: margins.topAnchor),
      sender.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      time.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
      time.leadingAnchor.constraint(equalTo: sender.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
      body.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return cell
  }

  /// An article of an order, how many there are, and a stepper.
  private static func article() -> UICollectionViewCell {
    let names = UIStackView(arrangedSubviews: [
      text("Coffee beans"), text("250 g, € 8.90", .footnote, .secondaryLabel),
    ])
    names.axis = .vertical
    let stepper = UIStepper()
    stepper.value = 2
    return row([names, flexible(), text("2", .headline), stepper])
  }

  /// A name of fixed width and a field, on one baseline.
  private static func field() -> UICollectionViewCell {
    let name = text("E-mail")
    name.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let field = UITextField()
    field.placeholder = "name@example.com"
    field.borderStyle = .roundedRect
    let cell = row([name, field])
    (cell.contentView.subviews.first as? UIStackView)?.alignment = .firstBaseline
    return cell
  }

  /// A caption above a choice of three.
  private static func options() -> UICollectionViewCell {
    let choice = UISegmentedControl(items: ["Standard", "Express", "Pickup"])
    choice.selectedSegmentIndex = 1
    return column([text("DELIVERY", .caption1, .secondaryLabel), choice], spacing: 6)
  }

  /// What is loaded, how much of it, and that it goes on.
  private static func download() -> UICollectionViewCell {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    let progress = UIProgressView()
    progress.progress = 0.4
    let top = UIStackView(arrangedSubviews: [
      text("Map of Lisbon"), flexible(), text("40 %", .footnote, .secondaryLabel), indicator,
    ])
    top.spacing = 8
    top.alignment = .center
    return column([top, progress], spacing: 10)
  }

  /// A picture above a title, a price that was crossed out, and a button.
  private static func offer() -> UICollectionViewCell {
    let picture = UIImageView(image: Scenes.image("bicycle"))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.backgroundColor = .systemGray5
    picture.layer.cornerRadius = 8
    let height = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.4)
    height.priority = UILayoutPriority(999)
    height.isActive = true
    let price = UILabel()
    let prices = NSMutableAttributedString(
      string: "€ 890",
      attributes: [
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        .foregroundColor: UIColor.secondaryLabel, .font: UIFont.systemFont(ofSize: 15),
      ]
    )
    prices.append(
      NSAttributedString(
        string: "  € 690",
        attributes: [
          .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 17, weight: .bold),
        ]
      )
    )
    price.attributedText = prices
    var look = UIButton.Configuration.filled()
    look.title = "Buy"
    look.image = UIImage(systemName: "cart")
    look.imagePadding = 6
    let bottom = UIStackView(arrangedSubviews: [price, flexible(), UIButton(configuration: look)])
    bottom.alignment = .center
    return column([picture, text("Town bicycle", .title3), bottom], spacing: 8)
  }

  /// A slider between two symbols.
  private static func volume() -> UICollectionViewCell {
    let slider = UISlider()
    slider.value = 0.7
    return row([symbol("minus", .secondaryLabel), slider, symbol("plus", .secondaryLabel)])
  }

  /// A row that is read from right to left.
  private static func mirrored() -> UICollectionViewCell {
    let cell = setting()
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    for view in cell.contentView.subviews {
      view.semanticContentAttribute = .forceRightToLeft
      for inner in view.subviews { inner.semanticContentAttribute = .forceRightToLeft }
    }
    return cell
  }

  private static func cell() -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.backgroundColor = .systemBackground
    return cell
  }

  private static func row(_ views: [UIView]) -> UICollectionViewCell {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 12
    stack.alignment = .center
    return filled(by: stack)
  }

  private static func column(_ views: [UIView], spacing: CGFloat) -> UICollectionViewCell {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return filled(by: stack)
  }

  private static func filled(by stack: UIStackView) -> UICollectionViewCell {
    let cell = cell()
    add([stack], to: cell)
    let view = cell.contentView
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
    ])
    return cell
  }

  private static func add(_ views: [UIView], to cell: UICollectionViewCell) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
    }
  }

  private static func text(
    _ text: String,
    _ style: UIFont.TextStyle = .body,
    _ color: UIColor = .label,
    lines: Int = 1
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  private static func symbol(_ name: String, _ color: UIColor) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = color
    return view
  }

  /// What takes the room that is left over.
  private static func flexible() -> UIView {
    let view = UIView()
    view.setContentHuggingPriority(.init(1), for: .horizontal)
    return view
  }
}
