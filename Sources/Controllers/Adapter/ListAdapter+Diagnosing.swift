public import RosterCore
import RosterPlatform

extension ListAdapter {
  /// Calls a function right before the collection view is told of an update, with what is about to change.
  ///
  /// If the app crashes in the update, the last breadcrumb says what it was. Give it to your crash reporter:
  ///
  /// ```swift
  /// adapter.leaveBreadcrumbs { crumb in reporter.leave("feed: \(crumb)") }
  /// ```
  ///
  /// The description has counts and no data of a person; the items can be had by identity as well.
  ///
  /// - Parameter leave: Takes the breadcrumb; it is called in the middle of an update, so keep it short.
  /// - Returns: The observation, to cancel it by.
  @discardableResult
  public func leaveBreadcrumbs(_ leave: @escaping (UpdateBreadcrumb) -> Void) -> ListObservation {
    let breadcrumbs = Breadcrumbs(leave)
    parts.stage.features.append(breadcrumbs)
    return ListObservation { [weak stage = parts.stage] in
      stage?.features.removeAll { $0 === breadcrumbs }
    }
  }

  /// Whether cells, headers and footers have an `accessibilityIdentifier` by which UI tests and the view
  /// debugger find them; by default they have not.
  ///
  /// It consists of the section, the controller and the identifier, as in `"open"/TodoController/7`. A view
  /// that has one from the app keeps that. A change concerns cells that are mounted from then on. Describing
  /// an identifier takes time, so turn it on only where it is useful:
  ///
  /// ```swift
  /// #if DEBUG
  /// adapter.namesViews = true
  /// #endif
  /// ```
  public var namesViews: Bool {
    get { parts.stage.features.contains { $0 is ViewNames } }
    set {
      guard newValue != namesViews else { return }
      if newValue {
        parts.stage.features.append(ViewNames(parts.stage))
      } else {
        parts.stage.features.removeAll { $0 is ViewNames }
      }
    }
  }

  /// Whether lists emit signposts for Instruments; by default they do in debug builds.
  ///
  /// An update flattens content, compares it, commits it to the collection view and settles; states are shown in
  /// between. The intervals have the subsystem `Roster` and the category `Updates`.
  public static var emitsSignposts: Bool {
    get { Signpost.areEnabled }
    set { Signpost.areEnabled = newValue }
  }
}

/// What an update is about to change.
public struct UpdateBreadcrumb: Sendable, CustomStringConvertible {
  let changes: Changeset
  let before: Snapshot
  let after: Snapshot

  /// The items that come, by identity.
  public var insertedItems: [ItemID] { changes.insertedItems.compactMap(after.itemID) }

  /// The items that go, by identity; those of sections that go are not among them.
  public var deletedItems: [ItemID] { changes.deletedItems.compactMap(before.itemID) }

  /// The items that stand elsewhere among their neighbours, by identity.
  public var movedItems: [ItemID] { changes.movedItems.compactMap { after.itemID(at: $0.to) } }

  /// The items that stay and show something else, by identity.
  public var updatedItems: [ItemID] { changes.updatedItems.compactMap { after.itemID(at: $0.to) } }

  /// The update in numbers, as in `41 → 43 items in 3 sections, +3 −1, 2 moved, 5 updated`.
  public var description: String {
    let sections =
      before.sections.count == after.sections.count
      ? "\(after.sections.count)" : "\(before.sections.count) → \(after.sections.count)"
    return """
      \(before.itemCount) → \(after.itemCount) items in \(sections) sections, \
      +\(changes.insertedItemCount) −\(changes.deletedItemCount), \
      \(changes.movedItems.count) moved, \(changes.updatedItems.count) updated
      """
  }
}

/// Hands out a breadcrumb of each update before the collection view performs it, for crash reports.
@MainActor
final class Breadcrumbs: ListFeature {
  private let leave: (UpdateBreadcrumb) -> Void

  init(_ leave: @escaping (UpdateBreadcrumb) -> Void) {
    self.leave = leave
  }

  func willCommit(_ update: Update) {
    guard !update.changes.isEmpty else { return }
    leave(
      UpdateBreadcrumb(
        changes: update.changes,
        before: update.old.snapshot,
        after: update.new.snapshot
      )
    )
  }
}

/// Names views for UI tests and the view debugger, by the identity of what they show.
@MainActor
final class ViewNames: ControllerFeature {
  private let stage: ListStage

  /// The names that were given to views that still have their controllers.
  private var names: [ObjectIdentifier: String] = [:]

  init(_ stage: ListStage) {
    self.stage = stage
  }

  func didMount(_ controller: any CellControlling, on view: UICollectionReusableView) {
    guard view.accessibilityIdentifier == nil, let id = stage.id(of: controller) else { return }
    let path = (id.elements + [id.id]).map(\.description).joined(separator: "/")
    let name = "\(id.section)/\(type(of: controller))/\(path)"
    names[ObjectIdentifier(view)] = name
    view.accessibilityIdentifier = name
  }

  func willLeaveScreen(_ controller: any CellControlling) {
    controller.mountedView.map(forget)
  }

  func didDetach() {
    names = [:]
  }

  /// Takes the name from a view that gets nothing else to show, unless the app has given it another.
  private func forget(_ view: UICollectionReusableView) {
    guard let name = names.removeValue(forKey: ObjectIdentifier(view)) else { return }
    if view.accessibilityIdentifier == name { view.accessibilityIdentifier = nil }
  }
}
