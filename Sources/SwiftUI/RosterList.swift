#if canImport(SwiftUI) && !os(macOS)
public import Roster
public import SwiftUI

/// A Roster list as a SwiftUI view.
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
/// The content is made in the surrounding `body`, and so are the bodies inside it. SwiftUI observes
/// what they read, and updates the list when that changes. An update is animated if the change is
/// made in `withAnimation`. A `refreshable` action refreshes the list. Hosted items get the
/// environment of the list, in addition to that of the content.
///
/// Controllers live as long as the list is part of the screen. They are updated when the list is
/// laid out, after SwiftUI has made its views, so they can change what the surrounding views read.
public struct RosterList<Content: ListContent>: View {
  @SwiftUI.State private var session = ListSession()
  private let content: Content
  private var settings: ListSettings

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - layout: The layout of the list, made once.
  ///   - issues: Where issues are reported; by default, to the log.
  ///   - stateStorage: Where states of controllers are stored if their `stateRetention` is
  ///     `.persistent`.
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

  /// Sets up the adapter of the list.
  ///
  /// ```swift
  /// RosterList { Messages(conversation) }
  ///   .adapter { $0.keepsAtBottom = true }
  /// ```
  ///
  /// - Parameter setUp: Called once, before the list has content.
  /// - Returns: A copy of the list.
  public func adapter(_ setUp: @escaping @MainActor (ListAdapter) -> Void) -> RosterList {
    var copy = self
    copy.settings.setUps.append(setUp)
    return copy
  }

  /// Lets the user select any number of items, with a binding to the selection.
  ///
  /// The binding contains the identifiers of view models. It loses items that are removed from the
  /// list; an item that is not in the list yet is selected when it is inserted.
  ///
  /// - Parameter identifiers: The identifiers of the selected items.
  /// - Returns: A copy of the list.
  public func selection<ID: Hashable>(_ identifiers: Binding<Set<ID>>) -> RosterList {
    // It is read here, so that the surrounding body is evaluated again when it changes.
    _ = identifiers.wrappedValue
    var copy = self
    copy.settings.selection = SelectionBinding(
      mode: .multiple,
      read: { Set(identifiers.wrappedValue.map { ListIdentifier(of: $0) }) },
      write: { identifiers.wrappedValue = Set($0.compactMap { $0.value as? ID }) },
      isKnown: { $0.value is ID }
    )
    return copy
  }

  /// Lets the user select one item, with a binding to the selection.
  ///
  /// - Parameter identifier: The identifier of the selected item's view model.
  /// - Returns: A copy of the list.
  public func selection<ID: Hashable>(_ identifier: Binding<ID?>) -> RosterList {
    _ = identifier.wrappedValue
    var copy = self
    copy.settings.selection = SelectionBinding(
      mode: .single,
      read: { Set([identifier.wrappedValue].compactMap { $0.map { ListIdentifier(of: $0) } }) },
      write: { identifier.wrappedValue = $0.lazy.compactMap { $0.value as? ID }.first },
      isKnown: { $0.value is ID }
    )
    return copy
  }

  /// Binds the item to which the list is scrolled.
  ///
  /// The binding contains the identifier of the first visible item. When you write another one, the
  /// list scrolls there, animated if you write it in `withAnimation`. If the item is not in the
  /// list yet, the list scrolls when it is inserted.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the first visible item's view model.
  ///   - alignment: Where the list scrolls an item to when you write it.
  /// - Returns: A copy of the list.
  public func position<ID: Hashable>(
    _ identifier: Binding<ID?>,
    at alignment: ScrollAlignment = .top
  ) -> RosterList {
    _ = identifier.wrappedValue
    var copy = self
    copy.settings.position = PositionBinding(
      alignment: alignment,
      read: { identifier.wrappedValue.map { ListIdentifier(of: $0) } },
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

/// Makes a list show its content when it is laid out: in the same frame in which SwiftUI has made
/// it, but not while it makes it.
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
