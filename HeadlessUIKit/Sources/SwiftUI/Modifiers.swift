public import HeadlessUIKit

public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0

  public init() {}

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same insets, with others at some edges.
  func replacing(_ edges: Edge.Set, by other: EdgeInsets) -> EdgeInsets {
    var result = self
    if edges.contains(.top) { result.top = other.top }
    if edges.contains(.leading) { result.leading = other.leading }
    if edges.contains(.bottom) { result.bottom = other.bottom }
    if edges.contains(.trailing) { result.trailing = other.trailing }
    return result
  }

  init(repeating length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let insets = EdgeInsets().replacing(edges, by: EdgeInsets(repeating: length ?? 16))
    return Padded(content: self, insets: insets)
  }

  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    Framed(content: self, height: height)
  }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    Identified(content: self, id: id)
  }

  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    Surrounded(content: self) { $0[keyPath: keyPath] = value }
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    Described(content: self, traits: traits)
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Surrounded(content: self) { $0.refresh = RefreshAction(action: action) }
  }
}

private struct Padded<Content: View>: PrimitiveView {
  let content: Content
  let insets: EdgeInsets

  func show(in node: ViewNode, _ context: ViewContext) {
    node.arrangement = .padding(insets)
    node.child(0).show(content, context)
  }
}

private struct Framed<Content: View>: PrimitiveView {
  let content: Content
  let height: CGFloat?

  func show(in node: ViewNode, _ context: ViewContext) {
    node.arrangement = height.map(ViewNode.Arrangement.height) ?? .transparent
    node.child(0).show(content, context)
  }
}

private struct Identified<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  func show(in node: ViewNode, _ context: ViewContext) {
    node.child(id).show(content, context)
  }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
}

private struct Described<Content: View>: PrimitiveView {
  let content: Content
  let traits: AccessibilityTraits

  func show(in node: ViewNode, _ context: ViewContext) {
    let child = node.child(0)
    child.show(content, context)
    for view in child.views {
      if traits.contains(.isButton) { view.accessibilityTraits.insert(.button) }
      if traits.contains(.isHeader) { view.accessibilityTraits.insert(.header) }
      if traits.contains(.isSelected) { view.accessibilityTraits.insert(.selected) }
    }
  }
}

private struct Surrounded<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func show(in node: ViewNode, _ context: ViewContext) {
    var context = context
    change(&context.environment)
    node.child(0).show(content, context)
  }
}
