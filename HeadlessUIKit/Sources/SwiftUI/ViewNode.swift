import HeadlessUIKit
import Observation

/// What views are shown with.
struct ViewContext {
  var environment: EnvironmentValues
  var transaction: Transaction
}

/// The place of a view in the tree: what lives as long as the place, and what the view is shown by.
@MainActor final class ViewNode {
  /// How a place arranges what is below it.
  enum Arrangement {
    case transparent
    case column(spacing: CGFloat)
    case row(spacing: CGFloat)
    case padding(EdgeInsets)
    case height(CGFloat)
  }

  private(set) weak var host: HostView?
  var arrangement = Arrangement.transparent
  var isFlexible = false
  var states: [Int: AnyObject] = [:]
  var coordinator: Any?
  var onRemove: () -> Void = {}
  private(set) var view: UIView?
  private var type: ObjectIdentifier?
  private var children: [AnyHashable: ViewNode] = [:]
  private var order: [AnyHashable] = []

  init(in host: HostView?) {
    self.host = host
  }

  /// Shows a view at this place; one of another type begins anew.
  func show<Content: View>(_ content: Content, _ context: ViewContext) {
    if type != ObjectIdentifier(Content.self) {
      end()
      type = ObjectIdentifier(Content.self)
    }
    order = []
    if let primitive = content as? any PrimitiveView {
      primitive.show(in: self, context)
    } else if let representable = content as? any UIViewRepresentable {
      representable.show(in: self, context)
    } else {
      install(content, context)
      child(0).show(observedBody(of: content), context)
    }
    for key in children.keys where !order.contains(key) {
      children.removeValue(forKey: key)?.end()
    }
  }

  /// The place below this one that a key stands for, kept from the last time.
  func child(_ key: some Hashable) -> ViewNode {
    let key = AnyHashable(key)
    order.append(key)
    let node = children[key] ?? ViewNode(in: host)
    children[key] = node
    return node
  }

  /// The view of HeadlessUIKit that this place is shown by.
  func leaf<Leaf: UIView>(_ make: () -> Leaf) -> Leaf {
    if let leaf = view as? Leaf { return leaf }
    let leaf = make()
    view = leaf
    return leaf
  }

  /// Gives up all that lives here.
  func end() {
    for key in order { children[key]?.end() }
    children = [:]
    order = []
    onRemove()
    onRemove = {}
    view?.removeFromSuperview()
    view = nil
    states = [:]
    coordinator = nil
    arrangement = .transparent
    isFlexible = false
  }

  private func install<Content: View>(_ content: Content, _ context: ViewContext) {
    for (index, child) in Mirror(reflecting: content).children.enumerated() {
      (child.value as? any InstalledProperty)?.install(at: index, in: self, context)
    }
  }

  private func observedBody<Content: View>(of content: Content) -> Content.Body {
    withObservationTracking {
      content.body
    } onChange: { [weak host] in
      MainActor.assumeIsolated { host?.setNeedsUpdate() }
    }
  }

  /// The views that this place is shown by, from the first to the last.
  var views: [UIView] {
    [view].compactMap { $0 } + order.flatMap { children[$0]?.views ?? [] }
  }

  /// The places that are arranged one after the other.
  private var arranged: [ViewNode] {
    order.compactMap { children[$0] }.flatMap { node -> [ViewNode] in
      if case .transparent = node.arrangement, node.view == nil { return node.arranged }
      return [node]
    }
  }
}

extension ViewNode {
  /// The size that this place takes of what is offered.
  func size(in offered: CGSize) -> CGSize {
    if let view { return isFlexible ? offered : view.sizeThatFits(offered) }
    switch arrangement {
    case .transparent:
      return columnSize(in: offered, spacing: 0)
    case .column(let spacing):
      return columnSize(in: offered, spacing: spacing)
    case .row(let spacing):
      let sizes = arranged.map { $0.size(in: offered) }
      let gaps = spacing * CGFloat(max(0, sizes.count - 1))
      return CGSize(
        width: sizes.reduce(gaps) { $0 + $1.width },
        height: sizes.map(\.height).max() ?? 0
      )
    case .padding(let insets):
      let inner = columnSize(in: insets.inner(offered), spacing: 0)
      return CGSize(
        width: inner.width + insets.leading + insets.trailing,
        height: inner.height + insets.top + insets.bottom
      )
    case .height(let height):
      return CGSize(width: offered.width, height: height)
    }
  }

  private func columnSize(in offered: CGSize, spacing: CGFloat) -> CGSize {
    let nodes = arranged
    let gaps = spacing * CGFloat(max(0, nodes.count - 1))
    let rigid = nodes.filter { !$0.isFlexible }.map { $0.size(in: offered) }
    let height = rigid.reduce(gaps) { $0 + $1.height }
    let hasFlexible = rigid.count < nodes.count
    return CGSize(
      width: hasFlexible ? offered.width : rigid.map(\.width).max() ?? 0,
      height: hasFlexible ? max(height, offered.height) : height
    )
  }

  /// Puts the views of this place into a part of the host.
  func place(in rect: CGRect) {
    view?.frame = rect
    switch arrangement {
    case .transparent:
      placeColumn(in: rect, spacing: 0)
    case .column(let spacing):
      placeColumn(in: rect, spacing: spacing)
    case .row(let spacing):
      var x = rect.minX
      for node in arranged {
        let size = node.size(in: rect.size)
        node.place(in: CGRect(x: x, y: rect.minY, width: size.width, height: rect.height))
        x += size.width + spacing
      }
    case .padding(let insets):
      let size = insets.inner(rect.size)
      let origin = CGPoint(x: rect.minX + insets.leading, y: rect.minY + insets.top)
      placeColumn(in: CGRect(origin: origin, size: size), spacing: 0)
    case .height(let height):
      placeColumn(
        in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height),
        spacing: 0
      )
    }
  }

  private func placeColumn(in rect: CGRect, spacing: CGFloat) {
    let nodes = arranged
    let rigid = nodes.filter { !$0.isFlexible }.map { $0.size(in: rect.size).height }
    let gaps = spacing * CGFloat(max(0, nodes.count - 1))
    let left = max(0, rect.height - gaps - rigid.reduce(0, +))
    let share = left / CGFloat(max(1, nodes.count - rigid.count))
    var y = rect.minY
    for node in nodes {
      let height = node.isFlexible ? share : node.size(in: rect.size).height
      node.place(in: CGRect(x: rect.minX, y: y, width: rect.width, height: height))
      y += height + spacing
    }
  }
}

extension EdgeInsets {
  func inner(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width - leading - trailing),
      height: max(0, size.height - top - bottom)
    )
  }
}
