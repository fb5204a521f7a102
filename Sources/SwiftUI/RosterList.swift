#if canImport(SwiftUI) && !os(macOS)
public import Roster
public import SwiftUI

/// A list of Roster's as a SwiftUI view.
///
/// ```swift
/// RosterList {
///   Section("open") {
///     Items(store.open) { TodoController($0, store: store) }
///   }
///   .header { Text("To do") }
/// }
/// .selection($selected)
/// .refreshable { await store.refresh() }
/// ```
///
/// The content is made in the `body` around it, and so are the bodies below: SwiftUI observes what they
/// read, and the list is updated when that changes. An update is animated if the change is made in
/// `withAnimation`. A `refreshable` action around the list refreshes it. Hosted items get the environment of
/// the list, beside what the content says.
///
/// Controllers live as long as the list is a part of the screen. They get updates when the list is
/// laid out, after SwiftUI has made its views; so they may change what the views around them read.
public struct RosterList<Content: ListContent>: View {
  @SwiftUI.State private var session = ListSession()
  private let content: Content
  private var settings: ListSettings

  /// Shows content.
  ///
  /// - Parameters:
  ///   - layout: The layout of the list, which is asked for once.
  ///   - issues: Where mistakes are reported; by default, to the log.
  ///   - stateStorage: Where the states of controllers go whose `stateRetention` is `.persistent`.
  ///   - content: What the list shows.
  public init(
    layout: @autoclosure @escaping @MainActor () -> UICollectionViewLayout = ListLayout(),
    issues: IssueReporter = .log,
    stateStorage: (any StateStorage)? = nil,
    @ListBuilder content: () -> Content
  ) {
    self.content = content()
    settings = ListSettings(layout: layout, issues: issues, stateStorage: stateStorage)
  }

  public var body: some View {
    ListRepresentation(
      session: session,
      content: session.prepare(content, settings),
      settings: settings
    )
  }

  /// The same list, with its adapter set up.
  ///
  /// ```swift
  /// RosterList { Messages(conversation) }
  ///   .adapter { $0.keepsAtBottom = true }
  /// ```
  ///
  /// - Parameter setUp: Called once, when the list is made and has no content yet.
  /// - Returns: A copy of the list.
  public func adapter(_ setUp: @escaping @MainActor (ListAdapter) -> Void) -> RosterList {
    var copy = self
    copy.settings.setUps.append(setUp)
    return copy
  }

  /// The same list, in which any number of items can be selected.
  ///
  /// The items are known by the identifiers of their view models. The binding loses items that leave the
  /// list; one that is not there yet is selected when it comes.
  ///
  /// - Parameter identifiers: The identifiers of the selected items.
  /// - Returns: A copy of the list.
  public func selection<ID: Hashable & Sendable>(_ identifiers: Binding<Set<ID>>) -> RosterList {
    // It is read here, so that the body around is made again when it changes.
    _ = identifiers.wrappedValue
    var copy = self
    copy.settings.selection = SelectionBinding(
      mode: .multiple,
      read: { Set(identifiers.wrappedValue.map { Identifier($0) }) },
      write: { identifiers.wrappedValue = Set($0.compactMap { $0.value as? ID }) },
      isKnown: { $0.value is ID }
    )
    return copy
  }

  /// The same list, in which one item can be selected.
  ///
  /// - Parameter identifier: The identifier of the selected item's view model.
  /// - Returns: A copy of the list.
  public func selection<ID: Hashable & Sendable>(_ identifier: Binding<ID?>) -> RosterList {
    _ = identifier.wrappedValue
    var copy = self
    copy.settings.selection = SelectionBinding(
      mode: .single,
      read: { Set([identifier.wrappedValue].compactMap { $0.map { Identifier($0) } }) },
      write: { identifier.wrappedValue = $0.lazy.compactMap { $0.value as? ID }.first },
      isKnown: { $0.value is ID }
    )
    return copy
  }

  /// The same list, with a binding of the item that it is scrolled to.
  ///
  /// The binding has the identifier of the first item in sight. When another one is written, the list
  /// scrolls there, in an animation if it is written in `withAnimation`. An item that is not in the list is
  /// scrolled to when it comes.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the first visible item's view model.
  ///   - alignment: Where an item is to stand that is written.
  /// - Returns: A copy of the list.
  public func position<ID: Hashable & Sendable>(
    _ identifier: Binding<ID?>,
    at alignment: ScrollAlignment = .top
  ) -> RosterList {
    _ = identifier.wrappedValue
    var copy = self
    copy.settings.position = PositionBinding(
      alignment: alignment,
      read: { identifier.wrappedValue.map { Identifier($0) } },
      write: { identifier.wrappedValue = $0?.value as? ID },
      isKnown: { $0.value is ID }
    )
    return copy
  }
}

/// Shows the collection view of a list.
struct ListRepresentation: UIViewRepresentable {
  let session: ListSession
  let content: PreparedContent
  let settings: ListSettings

  func makeCoordinator() -> ListSession {
    session
  }

  func makeUIView(context: Context) -> ListView {
    ListView(session.adapter(settings).collectionView) { [weak session] in session?.show() }
  }

  func updateUIView(_ view: ListView, context: Context) {
    let transaction = context.transaction
    session.update(
      content,
      settings,
      context.environment,
      animated: transaction.animation != nil && !transaction.disablesAnimations
    )
    view.setNeedsLayout()
  }

  static func dismantleUIView(_ view: ListView, coordinator: ListSession) {
    coordinator.end()
  }
}

/// Has a list show its content when it is laid out: in the frame in which SwiftUI has made it, but not in the
/// middle of that.
final class ListView: UIView {
  private let collectionView: UICollectionView
  private let onLayout: () -> Void

  init(_ collectionView: UICollectionView, onLayout: @escaping () -> Void) {
    self.collectionView = collectionView
    self.onLayout = onLayout
    super.init(frame: .zero)
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = bounds
    onLayout()
  }
}
#endif
