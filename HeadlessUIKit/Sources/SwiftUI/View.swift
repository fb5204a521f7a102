/// A part of a screen, described by what it is made of.
///
/// This module stands in for SwiftUI where there is none, so that what Roster does with SwiftUI is compiled
/// and tested there: views become views of HeadlessUIKit, state lives as long as the place that a view has
/// in the tree, and what a body reads is observed. Names and shapes are those of Apple's documentation;
/// where things stand on the screen is the stand-in's own choice.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view that the stand-in itself knows how to show.
@MainActor protocol PrimitiveView: View where Body == Never {
  func show(in node: ViewNode, _ context: ViewContext)
}

extension View where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: View {
  public typealias Body = Never
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(view: first, isFirst: true)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(view: second, isFirst: false)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct EmptyView: PrimitiveView {
  public init() {}

  func show(in node: ViewNode, _ context: ViewContext) {}
}

public struct TupleView<Views>: PrimitiveView {
  let views: [any View]

  func show(in node: ViewNode, _ context: ViewContext) {
    for (index, view) in views.enumerated() {
      node.child(index).show(view, context)
    }
  }
}

public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  let view: any View
  let isFirst: Bool

  func show(in node: ViewNode, _ context: ViewContext) {
    node.child(isFirst).show(view, context)
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  func show(in node: ViewNode, _ context: ViewContext) {
    guard let view = self else { return }
    node.child(0).show(view, context)
  }
}

public struct AnyView: PrimitiveView {
  let view: any View

  public init<Content: View>(_ view: Content) {
    self.view = view
  }

  func show(in node: ViewNode, _ context: ViewContext) {
    node.child(0).show(view, context)
  }
}
