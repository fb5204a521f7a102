extension Items {
  /// Adds a badge to items: a view with a controller of its own, over the item's cell.
  ///
  /// ```swift
  /// Items(mails, MailController.init)
  ///   .badge(at: .topTrailing.offset(x: -8, y: 8)) { mail in
  ///     mail.unread > 0 ? Unread(count: mail.unread) : nil
  ///   } controller: { UnreadController($0) }
  /// ```
  ///
  /// The badge appears, moves and disappears with its item. It is updated in place while the identifier and
  /// the controller type stay the same. Its view model is made when the item is shown, and with each content
  /// that is applied, so the closure can capture values that change. The state of its controller lives as long
  /// as the badge, and moves to another section with the item.
  ///
  /// Add it several times, of one kind or of several, to show several badges on an item. `ListLayout`,
  /// `FlowListLayout` and `CompositionalListLayout` show badges. A layout of the app's own that asks for a
  /// supplementary view of the kind at the index path of an item gets the badge; other layouts show
  /// none, which is reported.
  ///
  /// - Parameters:
  ///   - kind: The name of the kind, for layouts of the app's own and for tests.
  ///   - anchor: Where the badge is on its item.
  ///   - takesTouches: Whether the badge takes touches; by default, touches on it belong to the item.
  ///   - fileID: The file to name in messages about the badge.
  ///   - line: The line to name in messages about the badge.
  ///   - viewModel: Returns the view model of an item's badge; `nil` if the item has none.
  ///   - makeController: Makes the controller of a badge; its cell may be any reusable view.
  /// - Returns: The items with badges.
  public func badge<Badge: CellControlling>(
    _ kind: String = "badge",
    at anchor: OverlayPlace.Anchor = .topTrailing,
    takesTouches: Bool = false,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ viewModel: @escaping @MainActor (Controller.Model) -> Badge.Model?,
    controller makeController: @escaping @MainActor (Badge.Model) -> Badge
  ) -> ListBuilder.Modified<Items> {
    badge(
      kind,
      for: Controller.Model.self,
      at: anchor,
      takesTouches: takesTouches,
      fileID: fileID,
      line: line,
      viewModel,
      controller: makeController
    )
  }
}

extension ListContent {
  /// Adds a badge to all items in the content that have view models of one type.
  ///
  /// ```swift
  /// Section("photos") { … }
  ///   .badge(for: Photo.self) { $0.isNew ? New(id: $0.id) : nil } controller: { NewController($0) }
  /// ```
  ///
  /// Use it for content of several kinds, such as outlines, loops, lazy items and carousels.
  ///
  /// - Parameters:
  ///   - kind: The name of the kind, for layouts of the app's own and for tests.
  ///   - type: The type of the items' view models.
  ///   - anchor: Where the badge is on its item.
  ///   - takesTouches: Whether the badge takes touches; by default, touches on it belong to the item.
  ///   - fileID: The file to name in messages about the badge.
  ///   - line: The line to name in messages about the badge.
  ///   - viewModel: Returns the view model of an item's badge; `nil` if the item has none.
  ///   - makeController: Makes the controller of a badge; its cell may be any reusable view.
  /// - Returns: The content with badges.
  public func badge<Model: ViewModel, Badge: CellControlling>(
    _ kind: String = "badge",
    for type: Model.Type,
    at anchor: OverlayPlace.Anchor = .topTrailing,
    takesTouches: Bool = false,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ viewModel: @escaping @MainActor (Model) -> Badge.Model?,
    controller makeController: @escaping @MainActor (Badge.Model) -> Badge
  ) -> ListBuilder.Modified<Self> {
    let location = CodeLocation(fileID: fileID, line: line)
    let badge = Badging(kind) { item in
      guard let badge = item.viewModel(as: Model.self).flatMap(viewModel) else { return nil }
      var presenter = CellPresenter([badge], at: location, makeController)
      presenter.surround(with: item.presenter.surroundings.ofOverlays)
      return OverlayContent(
        kind: kind,
        item: ResolvedList.Item(run: presenter.run, presenter: presenter, offset: 0),
        place: nil,
        anchor: anchor,
        takesTouches: takesTouches
      )
    }
    return ListBuilder.Modified(self) { $0.badges.insert(badge, at: 0) }
  }
}

extension SectionContent {
  /// Adds an overlay to the section: a view with a controller of its own, over some of the items.
  ///
  /// ```swift
  /// Section("today") { Items(meetings, MeetingController.init) }
  ///   .overlay("now", over: .before(next.id), Now()) { NowController($0) }
  /// ```
  ///
  /// It stays with its items when they move, and is updated in place while the identifier and the
  /// controller type stay the same, also over other items.
  ///
  /// `ListLayout`, `FlowListLayout` and `CompositionalListLayout` show overlays; other layouts show
  /// none, which is reported.
  ///
  /// - Parameters:
  ///   - kind: The name of the kind, for tests.
  ///   - place: The items that the overlay is laid over.
  ///   - viewModel: The view model of the overlay.
  ///   - takesTouches: Whether the overlay takes touches; by default, touches on it belong to the items.
  ///   - fileID: The file to name in messages about the overlay.
  ///   - line: The line to name in messages about the overlay.
  ///   - makeController: Makes the controller; its cell may be any reusable view.
  /// - Returns: A copy of the section, with the overlay.
  public func overlay<Controller: CellControlling>(
    _ kind: String = "overlay",
    over place: OverlayPlace,
    _ viewModel: Controller.Model,
    takesTouches: Bool = false,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> Self {
    supplementary(
      kind,
      [viewModel],
      takesTouches: takesTouches,
      fileID: fileID,
      line: line,
      makeController
    ) { _ in place }
  }

  /// Adds several supplementary views of one kind to the section.
  ///
  /// ```swift
  /// Section("trip") { Items(days, DayController.init) }
  ///   .supplementary("stay", stays, StayController.init) { stay in
  ///     .items(from: stay.arrival, through: stay.departure)
  ///   }
  /// ```
  ///
  /// Each has a controller of its own, which it keeps as long as its view model's identifier is among them.
  /// The second closure returns the items that a view is laid over. A layout of the app's own asks for
  /// the views by index paths of which the item is the index of the view model.
  ///
  /// - Parameters:
  ///   - kind: The name of the kind.
  ///   - viewModels: The view models, with distinct identifiers.
  ///   - takesTouches: Whether the views take touches; by default, touches on them belong to the items.
  ///   - fileID: The file to name in messages about the views.
  ///   - line: The line to name in messages about the views.
  ///   - makeController: Makes the controller of a view; its cell may be any reusable view.
  ///   - place: Returns the items that a view is laid over; by default, a layout of the app's own places
  ///     the views.
  /// - Returns: A copy of the section, with the views.
  public func supplementary<Controller: CellControlling>(
    _ kind: String,
    _ viewModels: [Controller.Model],
    takesTouches: Bool = false,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller,
    over place: @escaping @MainActor (Controller.Model) -> OverlayPlace? = { _ in nil }
  ) -> Self {
    let location = CodeLocation(fileID: fileID, line: line)
    let contents: @MainActor (Surroundings) -> [OverlayContent] = { surroundings in
      var presenter = CellPresenter(viewModels, at: location, makeController)
      presenter.surround(with: surroundings.ofOverlays)
      let run = presenter.run
      return viewModels.enumerated().map { index, model in
        var own = presenter
        own.start = index
        let place = place(model)
        return OverlayContent(
          kind: kind,
          item: ResolvedList.Item(run: run.part(index..<index + 1), presenter: own, offset: 0),
          place: place,
          anchor: place?.anchor ?? .fill,
          takesTouches: takesTouches
        )
      }
    }
    return changing { $0.overlays.append(contents) }
  }
}

/// What an overlay shows, and where.
@MainActor
struct OverlayContent {
  let kind: String

  /// The view model and the presenter of the overlay.
  let item: ResolvedList.Item

  /// The items of its section that the overlay of a section is laid over; `nil` for a badge, and for a view
  /// that a layout of the app's own places.
  let place: OverlayPlace?

  let anchor: OverlayPlace.Anchor
  let takesTouches: Bool

  /// Returns whether both are for the same overlay, whose controller stays.
  func isSame(as other: OverlayContent) -> Bool {
    kind == other.kind && item.run.controller == other.item.run.controller
      && item.run.column.identifier(at: 0) == other.item.run.column.identifier(at: 0)
  }
}

/// Makes the badges of items, which content around the items describes.
@MainActor
package final class Badging {
  let kind: String

  /// Returns the badge of an item; `nil` if it has none.
  let badge: (ResolvedList.Item) -> OverlayContent?

  init(_ kind: String, _ badge: @escaping (ResolvedList.Item) -> OverlayContent?) {
    self.kind = kind
    self.badge = badge
  }
}
