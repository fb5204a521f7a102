import RosterPlatform

extension ListAdapter {
  /// Calls a function right before each update of the collection view, with what is about to
  /// change.
  ///
  /// If the app crashes in the update, the last breadcrumb describes the update. Pass it to your
  /// crash reporter:
  ///
  /// ```swift
  /// adapter.leaveBreadcrumbs { crumb in reporter.leave("feed: \(crumb)") }
  /// ```
  ///
  /// The description contains counts and no personal data. The breadcrumb also has the identities
  /// of items.
  ///
  /// - Parameter leave: Receives the breadcrumb. It is called in the middle of an update, so it has
  ///   to be fast.
  /// - Returns: The observation, which you can cancel.
  @discardableResult
  public func leaveBreadcrumbs(
    _ leave: @escaping (UpdateReport.Breadcrumb) -> Void
  ) -> ListObservation {
    let breadcrumbs = Breadcrumbs(leave)
    parts.stage.features.append(breadcrumbs)
    return ListObservation { [weak stage = parts.stage] in
      stage?.features.removeAll { $0 === breadcrumbs }
    }
  }

  /// Whether cells, headers and footers get an `accessibilityIdentifier` for UI tests and the view
  /// debugger; by default, true in debug builds.
  ///
  /// It consists of the section, the controller and the identifier, for example
  /// `"open"/TodoController/7`. An identifier that the app has set is kept. A change affects cells
  /// that are mounted later. Describing identifiers takes time, so in release builds turn it on only
  /// where it is useful, such as for UI tests of a release build.
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

  /// Whether lists emit signposts for Instruments; by default, true in debug builds.
  ///
  /// The intervals are the phases of an update: flattening, comparing, committing and settling.
  /// They have the subsystem `Roster` and the category `Updates`.
  public static var emitsSignposts: Bool {
    get { Signpost.areEnabled }
    set { Signpost.areEnabled = newValue }
  }
}

extension UpdateReport {
  /// The changes of an update that is about to be made.
  @MainActor
  public struct Breadcrumb: Sendable, CustomStringConvertible {
    let changes: Changeset
    let before: Snapshot
    let after: Snapshot

    /// The line of the app that has applied or followed the content; `nil` if it is not known.
    public let location: CodeLocation?

    /// The inserted items, by identity.
    public var insertedItems: [ItemID] { changes.insertedItems.compactMap(after.itemID) }

    /// The removed items, by identity, except those of removed sections.
    public var removedItems: [ItemID] { changes.removedItems.compactMap(before.itemID) }

    /// The moved items, by identity.
    public var movedItems: [ItemID] { changes.movedItems.compactMap { after.itemID(at: $0.to) } }

    /// The items whose content changes, by identity.
    public var updatedItems: [ItemID] {
      changes.updatedItems.compactMap { after.itemID(at: $0.to) }
    }

    /// The update in numbers, for example `41 → 43 items in 3 sections, +3 −1, 2 moved, 5 updated`.
    public var description: String {
      let sections =
        before.sections.count == after.sections.count
        ? "\(after.sections.count)" : "\(before.sections.count) → \(after.sections.count)"
      return """
        \(before.itemCount) → \(after.itemCount) items in \(sections) sections, \
        +\(changes.insertedItemCount) −\(changes.removedItemCount), \
        \(changes.movedItems.count) moved, \(changes.updatedItems.count) updated
        """
    }
  }
}

/// Returns a breadcrumb before each update of the collection view, for crash reports.
@MainActor
final class Breadcrumbs: UpdateFeature {
  private let leave: (UpdateReport.Breadcrumb) -> Void

  init(_ leave: @escaping (UpdateReport.Breadcrumb) -> Void) {
    self.leave = leave
  }

  func willCommit(_ update: Update) {
    guard !update.changes.isEmpty else { return }
    leave(
      UpdateReport.Breadcrumb(
        changes: update.changes,
        before: update.old.snapshot,
        after: update.new.snapshot,
        location: update.request.location
      )
    )
  }
}

/// Sets the accessibility identifiers of views, by the identities of their items.
@MainActor
final class ViewNames: MountFeature, ScreenFeature {
  private let stage: ListStage

  /// The identifiers of views that still have their controllers.
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

  /// Removes the identifier of a view without a controller, unless the app has set another one.
  private func forget(_ view: UICollectionReusableView) {
    guard let name = names.removeValue(forKey: ObjectIdentifier(view)) else { return }
    if view.accessibilityIdentifier == name { view.accessibilityIdentifier = nil }
  }
}
