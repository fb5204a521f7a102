import UIKit

/// A row whose content is a configuration of its state.
final class ContentRowCell: UITableViewCell {
  struct Item: Hashable {
    var title: String
    var subtitle: String?
    var symbol: String?
  }

  var item: Item? {
    didSet {
      if item != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = item?.title
    content.secondaryText = item?.subtitle
    content.image = item?.symbol.flatMap { UIImage(systemName: $0) }
    content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .body, scale: .large)
    content.imageToTextPadding = 10
    content.textProperties.color = state.isSelected ? tintColor : .label
    content.secondaryTextProperties.color = .secondaryLabel
    contentConfiguration = content

    var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
    if state.isHighlighted || state.isSelected {
      background.backgroundColor = nil
      background.backgroundColorTransformer = UIConfigurationColorTransformer {
        $0.withAlphaComponent(0.3)
      }
    }
    background.cornerRadius = 10
    backgroundConfiguration = background
  }
}

/// The configuration of a metric, with a content view of its own.
struct MetricConfiguration: UIContentConfiguration, Hashable {
  var name = ""
  var value = ""
  var note: String?
  var isDimmed = false

  func makeContentView() -> UIView & UIContentView {
    MetricView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> MetricConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.isDimmed = state.isDisabled
    return copy
  }
}

final class MetricView: UIView, UIContentView {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private let noteLabel = UILabel()

  private var current: MetricConfiguration
  var configuration: UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? MetricConfiguration, new != current else { return }
      current = new
      apply()
    }
  }

  init(configuration: MetricConfiguration) {
    current = configuration
    super.init(frame: .zero)
    let large = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
      .withDesign(.rounded)?
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    valueLabel.font =
      large.map { UIFont(descriptor: $0, size: 0) } ?? .preferredFont(forTextStyle: .largeTitle)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    [nameLabel, valueLabel, noteLabel].forEach {
      $0.adjustsFontForContentSizeCategory = true
      $0.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [nameLabel, valueLabel, noteLabel])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.pin(to: self, insets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
    apply()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply() {
    nameLabel.text = current.name
    valueLabel.text = current.value
    noteLabel.text = current.note
    noteLabel.isHidden = current.note?.isEmpty ?? true
    alpha = current.isDimmed ? 0.4 : 1
  }
}

/// A row that shows a metric.
class MetricCell: UITableViewCell {
  func show(_ configuration: MetricConfiguration) {
    contentConfiguration = configuration
    selectionStyle = .none
    automaticallyUpdatesContentConfiguration = true
  }
}

/// A row with a button that opens a menu.
final class SortCell: UITableViewCell {
  enum Order: String, CaseIterable { case name, date, size }

  private let button = UIButton(configuration: .tinted())
  private let label = UILabel()
  var order = Order.name { didSet { updateMenu() } }
  var onChange: ((Order) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.text = "Sort by"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.configuration?.buttonSize = .small
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer
    { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.preferredFont(forTextStyle: .callout)
      return outgoing
    }
    updateMenu()
    let row = UIStackView(arrangedSubviews: [label, button])
    row.distribution = .equalSpacing
    row.alignment = .center
    row.pin(to: contentView, insets: .init(top: 6, left: 16, bottom: 6, right: 16))

    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (cell: SortCell, _: UITraitCollection) in
      let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      row.axis = isLarge ? .vertical : .horizontal
      row.alignment = isLarge ? .leading : .center
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func updateMenu() {
    button.menu = UIMenu(
      title: "",
      options: [.displayInline, .singleSelection],
      children: Order.allCases.map { one in
        UIAction(title: one.rawValue.capitalized, state: one == order ? .on : .off) {
          [weak self] _ in
          self?.order = one
          self?.onChange?(one)
        }
      }
    )
  }
}

/// A row with a field, which follows the size of the text by traits.
final class AdaptiveFieldCell: UITableViewCell {
  let caption = UILabel()
  let field = UITextField()
  private let stack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    caption.font = .preferredFont(forTextStyle: .body)
    caption.adjustsFontForContentSizeCategory = true
    caption.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    caption.setContentHuggingPriority(.defaultHigh, for: .vertical)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.keyboardType = .emailAddress
    field.textContentType = .username
    field.rightView = UIButton(type: .infoLight)
    field.rightViewMode = .unlessEditing
    stack.addArrangedSubview(caption)
    stack.addArrangedSubview(field)
    stack.spacing = 12
    stack.pin(to: contentView, insets: .init(top: 8, left: 16, bottom: 8, right: 16))
    updateAxis()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func updateAxis() {
    stack.axis =
      traitCollection.preferredContentSizeCategory > .accessibilityMedium ? .vertical : .horizontal
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateAxis()
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
      field.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
  }
}
