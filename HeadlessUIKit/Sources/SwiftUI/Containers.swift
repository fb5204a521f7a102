public import HeadlessUIKit

public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func show(in node: ViewNode, _ context: ViewContext) {
    node.child(0).show(content, context)
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  func show(in node: ViewNode, _ context: ViewContext) {
    for element in data {
      node.child(id(element)).show(content(element), context)
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  func show(in node: ViewNode, _ context: ViewContext) {
    node.child(0).show(header, context)
    node.child(1).show(content, context)
    node.child(2).show(footer, context)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  @MainActor public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  @MainActor public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  @MainActor public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @MainActor public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

public struct VStack<Content: View>: PrimitiveView {
  let spacing: CGFloat
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing ?? 0
    self.content = content()
  }

  func show(in node: ViewNode, _ context: ViewContext) {
    node.arrangement = .column(spacing: spacing)
    node.child(0).show(content, context)
  }
}

public struct HStack<Content: View>: PrimitiveView {
  let spacing: CGFloat
  let content: Content

  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing ?? 0
    self.content = content()
  }

  func show(in node: ViewNode, _ context: ViewContext) {
    node.arrangement = .row(spacing: spacing)
    node.child(0).show(content, context)
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
}
