public import HeadlessUIKit

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  /// Shows the view that the representable makes.
  func show(in node: ViewNode, _ context: ViewContext) {
    let coordinator = node.coordinator as? Coordinator ?? makeCoordinator()
    node.coordinator = coordinator
    node.isFlexible = true
    let context = Context(
      coordinator: coordinator,
      transaction: context.transaction,
      environment: context.environment
    )
    let view: UIViewType = node.leaf { () -> UIViewType in
      let view = makeUIView(context: context)
      node.onRemove = { Self.dismantleUIView(view, coordinator: coordinator) }
      return view
    }
    updateUIView(view, context: context)
  }
}
