public import HeadlessUIKit

/// Shows a tree of views.
class HostView: UIView {
  /// The view at the root.
  var rootView: any View = EmptyView() {
    didSet { setNeedsUpdate() }
  }

  /// What is around the root.
  var environment = EnvironmentValues() {
    didSet { setNeedsUpdate() }
  }

  /// How far the root keeps from the edges.
  var margins = EdgeInsets()

  private lazy var root = ViewNode(in: self)
  private var needsUpdate = true
  private var transaction = Transaction()

  /// Has the tree brought up to date in the next layout pass.
  func setNeedsUpdate() {
    needsUpdate = true
    if Transaction.current.animation != nil { transaction = .current }
    setNeedsLayout()
    contentWillChange()
  }

  /// Something in the tree is going to be another.
  func contentWillChange() {}

  /// Brings the tree up to date, if something has changed.
  func updateIfNeeded() {
    while needsUpdate {
      needsUpdate = false
      let context = ViewContext(environment: environment, transaction: transaction)
      transaction = Transaction()
      root.show(rootView, context)
      let views = root.views
      for view in views where view.superview !== self { addSubview(view) }
      for view in views { bringSubviewToFront(view) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    let size = margins.inner(bounds.size)
    root.place(in: CGRect(origin: CGPoint(x: margins.leading, y: margins.top), size: size))
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in root.views { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfNeeded()
    let inner = root.size(in: margins.inner(size))
    return CGSize(
      width: inner.width + margins.leading + margins.trailing,
      height: inner.height + margins.top + margins.bottom
    )
  }

  /// Gives up all that lives in the tree.
  func end() {
    root.end()
  }
}

@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  private lazy var host = HostView()

  public var rootView: Content {
    didSet { host.rootView = rootView }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required dynamic init?(coder: NSCoder) { nil }

  open override func loadView() {
    host.rootView = rootView
    host.backgroundColor = .systemBackground
    view = host
  }

  isolated deinit {
    host.end()
  }
}

@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>:
  @MainActor UIContentConfiguration
{
  let content: Content
  let background: Background?
  var insets: EdgeInsets?
  var minimum = CGSize.zero

  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, Color> {
    background { style as? Color ?? .blue }
  }

  public func background<NewBackground: View>(
    @ViewBuilder content background: () -> NewBackground
  ) -> UIHostingConfiguration<Content, NewBackground> {
    UIHostingConfiguration<Content, NewBackground>(
      content: content,
      background: background(),
      insets: insets,
      minimum: minimum
    )
  }

  public func margins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat
  ) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(repeating: length))
  }

  public func margins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    copy.insets = (self.insets ?? Self.standardInsets).replacing(edges, by: insets)
    return copy
  }

  public func minSize(
    width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    copy.minimum = CGSize(width: width ?? 0, height: height ?? 0)
    return copy
  }

  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self)
  }

  public func updated(
    for state: any UIConfigurationState
  ) -> UIHostingConfiguration<Content, Background> {
    self
  }

  /// How far content keeps from the edges where nothing is said.
  static var standardInsets: EdgeInsets { EdgeInsets(repeating: 8) }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: nil)
  }
}

/// Shows a hosting configuration in a cell.
final class HostedContentView<Content: View, Background: View>: HostView, UIContentView {
  private let backgroundHost = HostView()
  private var shown: UIHostingConfiguration<Content, Background>
  private var isTakingConfiguration = false

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    insertSubview(backgroundHost, at: 0)
    take(configuration)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let other = newValue as? UIHostingConfiguration<Content, Background> else { return }
      take(other)
    }
  }

  private func take(_ configuration: UIHostingConfiguration<Content, Background>) {
    isTakingConfiguration = true
    shown = configuration
    margins = configuration.insets ?? UIHostingConfiguration<Content, Background>.standardInsets
    rootView = configuration.content
    backgroundHost.rootView = AnyView(configuration.background)
    isTakingConfiguration = false
  }

  override func contentWillChange() {
    if !isTakingConfiguration { invalidateIntrinsicContentSize() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    sendSubviewToBack(backgroundHost)
    backgroundHost.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = super.sizeThatFits(size)
    return CGSize(
      width: max(fitting.width, shown.minimum.width),
      height: max(fitting.height, shown.minimum.height)
    )
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = sizeThatFits(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height
    )
  }
}
