import HeadlessUIKit

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  let key: String

  public init(stringLiteral value: String) {
    key = value
  }
}

public struct Text: PrimitiveView, Equatable {
  let text: String

  public init(_ key: LocalizedStringKey) {
    text = key.key
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    text = String(content)
  }

  func show(in node: ViewNode, _ context: ViewContext) {
    let label = node.leaf { UILabel() }
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = text
  }
}

public protocol ShapeStyle: Sendable {}

public struct Color: PrimitiveView, ShapeStyle, Hashable {
  let name: String

  public static let red = Color(name: "red")
  public static let blue = Color(name: "blue")

  func show(in node: ViewNode, _ context: ViewContext) {
    let view = node.leaf { UIView() }
    view.backgroundColor = name == "red" ? .red : .blue
    node.isFlexible = true
  }
}

public struct Button<Label: View>: PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  func show(in node: ViewNode, _ context: ViewContext) {
    let control = node.leaf { ButtonControl() }
    control.action = action
    control.content.rootView = label
    control.content.environment = context.environment
    control.content.updateIfNeeded()
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
}

/// A control that shows the label of a button.
final class ButtonControl: UIControl {
  let content = HostView()
  var action: @MainActor () -> Void = {}

  init() {
    super.init(frame: .zero)
    content.isUserInteractionEnabled = false
    addSubview(content)
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.sizeThatFits(size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    tint(content)
  }

  /// Gives the texts of the label the tint of the app.
  private func tint(_ view: UIView) {
    (view as? UILabel)?.textColor = tintColor
    view.subviews.forEach(tint)
  }
}
