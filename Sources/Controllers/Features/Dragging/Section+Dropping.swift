import Foundation
public import RosterPlatform

extension SectionContent {
  /// Makes the section accept items that the user drags from this list or another list of the app.
  ///
  /// It accepts items whose view models have the type. In the action, change the model and apply
  /// content with the items where they were dropped. Do both before it returns, so that the drop is
  /// animated to that place. Several items are dropped together.
  ///
  /// ```swift
  /// Section(column.id) { Items(column.jobs, JobController.init) }
  ///   .onDrop(of: Job.self) { [board] drop in board.put(drop, into: column.id) }
  /// ```
  ///
  /// `ListAdapter.itemDragging` and the controllers' `dragItems` determine which items can be
  /// dragged. Of several such modifiers, the first one that accepts the items is used. The list
  /// retains the action, so capture objects that retain the list weakly.
  ///
  /// - Parameters:
  ///   - type: The type of the items' view models.
  ///   - accepts: Returns whether the section accepts these items; by default, all of them. It is
  ///     called while the finger moves, so it has to be fast.
  ///   - perform: Adds the dropped items to the model.
  /// - Returns: A copy of the section.
  public func onDrop<Model: ViewModel>(
    of type: Model.Type,
    where accepts: @escaping @MainActor ([Model]) -> Bool = { _ in true },
    perform: @escaping @MainActor (ItemDrop<Model>) -> Void
  ) -> Self {
    dropping(.models(of: type, onto: nil, where: accepts) { drop, _ in perform(drop) })
  }

  /// Makes items of the section accept items that the user drags onto them, as folders do.
  ///
  /// ```swift
  /// .onDrop(of: File.self, onto: FolderController.self) { drop, folder in
  ///   store.move(drop.items, to: folder.viewModel.id)
  /// }
  /// ```
  ///
  /// If the section also accepts the same items between others, they are dropped onto an item only
  /// in its middle.
  ///
  /// - Parameters:
  ///   - type: The type of the dragged items' view models.
  ///   - target: The type of the controllers that accept them.
  ///   - accepts: Returns whether they accept these items; by default, all of them. It is called
  ///     while the finger moves, so it has to be fast.
  ///   - perform: Adds the dropped items to the model, given the controller of the item under the
  ///     finger.
  /// - Returns: A copy of the section.
  public func onDrop<Model: ViewModel, Target: CellControlling>(
    of type: Model.Type,
    onto target: Target.Type,
    where accepts: @escaping @MainActor ([Model]) -> Bool = { _ in true },
    perform: @escaping @MainActor (ItemDrop<Model>, Target) -> Void
  ) -> Self {
    let rule = DropRule.models(of: type, onto: ControllerKind(target), where: accepts) {
      drop,
      controller in
      if let controller = controller as? Target { perform(drop, controller) }
    }
    return dropping(rule)
  }

  /// Makes the section accept values that the user drags from other apps, such as strings and links
  /// from an `NSItemProvider`.
  ///
  /// The values are loaded first. Meanwhile the section shows placeholders where they were dropped,
  /// which the list removes when the action has run, or when nothing could be loaded.
  ///
  /// ```swift
  /// Section("links") { Items(store.links, LinkController.init) }
  ///   .onDrop(of: URL.self) { [store] drop in store.add(drop.items, behind: drop.previous) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - placeholder: Makes the controller of a placeholder; by default, one with an empty cell.
  ///   - perform: Adds the dropped values to the model, all of them together.
  /// - Returns: A copy of the section.
  public func onDrop<Value, Placeholder: CellControlling>(
    of type: Value.Type,
    placeholder: @escaping @MainActor (DropPlaceholder) -> Placeholder = DropPlaceholderController
      .init,
    perform: @escaping @MainActor (ItemDrop<Value>) -> Void
  ) -> Self
  where
    Value: _ObjectiveCBridgeable & Sendable,
    Value._ObjectiveCType: NSItemProviderReading & SendableMetatype,
    Placeholder.Model == DropPlaceholder,
    Placeholder.Cell: UICollectionViewCell
  {
    let loader = ItemLoader<Value>(bridging: type)
    return dropping(.values(loader, PlaceholderMaker(placeholder), perform: perform))
  }

  /// Makes the section accept objects that the user drags from other apps, such as images.
  ///
  /// It works like the modifier for values, for classes whose objects an `NSItemProvider` makes.
  ///
  /// - Parameters:
  ///   - type: The class of the objects.
  ///   - placeholder: Makes the controller of a placeholder; by default, one with an empty cell.
  ///   - perform: Adds the dropped objects to the model, all of them together.
  /// - Returns: A copy of the section.
  public func onDrop<Object: NSItemProviderReading & Sendable, Placeholder: CellControlling>(
    of type: Object.Type,
    placeholder: @escaping @MainActor (DropPlaceholder) -> Placeholder = DropPlaceholderController
      .init,
    perform: @escaping @MainActor (ItemDrop<Object>) -> Void
  ) -> Self
  where Placeholder.Model == DropPlaceholder, Placeholder.Cell: UICollectionViewCell {
    let loader = ItemLoader<Object>(type) { $0 as? Object }
    return dropping(.values(loader, PlaceholderMaker(placeholder), perform: perform))
  }

  /// Makes items of the section accept values that the user drags onto them from other apps, such as
  /// texts that are dropped onto a folder.
  ///
  /// The values are loaded first, and the item shows nothing of that unless its controller does. If
  /// the item leaves the list before, the values are not used.
  ///
  /// ```swift
  /// .onDrop(of: URL.self, onto: FolderController.self) { [store] drop, folder in
  ///   store.add(drop.items, to: folder.viewModel.id)
  /// }
  /// ```
  ///
  /// If the section also accepts the same values between items, they are dropped onto an item only
  /// in its middle.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - target: The type of the controllers that accept them.
  ///   - perform: Adds the dropped values to the model, all of them together, given the controller
  ///     of the item that was under the finger.
  /// - Returns: A copy of the section.
  public func onDrop<Value, Target: CellControlling>(
    of type: Value.Type,
    onto target: Target.Type,
    perform: @escaping @MainActor (ItemDrop<Value>, Target) -> Void
  ) -> Self
  where
    Value: _ObjectiveCBridgeable & Sendable,
    Value._ObjectiveCType: NSItemProviderReading & SendableMetatype
  {
    dropping(.values(ItemLoader<Value>(bridging: type), onto: target, perform: perform))
  }

  /// Makes items of the section accept objects that the user drags onto them from other apps, such
  /// as images.
  ///
  /// It works like the modifier for values, for classes whose objects an `NSItemProvider` makes.
  ///
  /// - Parameters:
  ///   - type: The class of the objects.
  ///   - target: The type of the controllers that accept them.
  ///   - perform: Adds the dropped objects to the model, all of them together, given the controller
  ///     of the item that was under the finger.
  /// - Returns: A copy of the section.
  public func onDrop<Object: NSItemProviderReading & Sendable, Target: CellControlling>(
    of type: Object.Type,
    onto target: Target.Type,
    perform: @escaping @MainActor (ItemDrop<Object>, Target) -> Void
  ) -> Self {
    dropping(
      .values(ItemLoader<Object>(type) { $0 as? Object }, onto: target, perform: perform)
    )
  }

  private func dropping(_ rule: DropRule) -> Self {
    changing { $0.drops.append(rule) }
  }
}

/// How a section handles a drop.
@MainActor
struct DropRule {
  /// How the dropped values are obtained.
  enum Way {
    /// Immediately: items of lists.
    case items(@MainActor (DropCargo, DropPlace, (any CellControlling)?) -> Void)

    /// By loading, with placeholders unless the values go into an item. The action is passed on
    /// when it has finished; `nil` if nothing could be loaded.
    case loading(PlaceholderMaker?, @MainActor (DropCargo, @escaping Finish) -> [Progress])
  }

  /// What is done with loaded values: the drop into a place, and onto an item if it has a target.
  typealias Action = @MainActor (DropPlace, (any CellControlling)?) -> Void

  /// Receives the action, or `nil` if nothing could be loaded.
  typealias Finish = @MainActor (Action?) -> Void

  /// The kind of items that accept the drop; `nil` if it goes between items.
  let target: ControllerKind?

  /// Returns whether the rule applies to a drag.
  let accepts: @MainActor (DropCargo) -> Bool

  let way: Way

  /// Whether the rule removes items of lists from where they are.
  var takesItems: Bool {
    if case .items = way { true } else { false }
  }

  /// Returns a rule for items of lists.
  static func models<Model: ViewModel>(
    of type: Model.Type,
    onto target: ControllerKind?,
    where accepts: @escaping @MainActor ([Model]) -> Bool,
    perform: @escaping @MainActor (ItemDrop<Model>, (any CellControlling)?) -> Void
  ) -> DropRule {
    let way: DropRule.Way = .items { cargo, place, controller in
      perform(place.drop(of: cargo.models(as: type) ?? []), controller)
    }
    return DropRule(
      target: target,
      accepts: { $0.models(as: type).map(accepts) ?? false },
      way: way
    )
  }

  /// Returns a rule for values that can be loaded and go between items.
  static func values<Value: Sendable>(
    _ loader: ItemLoader<Value>,
    _ placeholder: PlaceholderMaker,
    perform: @escaping @MainActor (ItemDrop<Value>) -> Void
  ) -> DropRule {
    values(loader, target: nil, placeholder) { drop, _ in perform(drop) }
  }

  /// Returns a rule for values that can be loaded and go into an item.
  static func values<Value: Sendable, Target: CellControlling>(
    _ loader: ItemLoader<Value>,
    onto target: Target.Type,
    perform: @escaping @MainActor (ItemDrop<Value>, Target) -> Void
  ) -> DropRule {
    values(loader, target: ControllerKind(target), nil) { drop, controller in
      if let controller = controller as? Target { perform(drop, controller) }
    }
  }

  private static func values<Value: Sendable>(
    _ loader: ItemLoader<Value>,
    target: ControllerKind?,
    _ placeholder: PlaceholderMaker?,
    perform: @escaping @MainActor (ItemDrop<Value>, (any CellControlling)?) -> Void
  ) -> DropRule {
    let begin: @MainActor (DropCargo, @escaping Finish) -> [Progress] = { cargo, finish in
      loader.load(cargo.session.items.map(\.itemProvider)) { values in
        guard !values.isEmpty else { return finish(nil) }
        finish { place, controller in perform(place.drop(of: values), controller) }
      }
    }
    return DropRule(
      target: target,
      accepts: { cargo in cargo.session.items.contains { loader.canLoad($0.itemProvider) } },
      way: .loading(placeholder, begin)
    )
  }
}

/// The place of a drop, by identity.
struct DropPlace {
  let section: SectionID
  let previous: ItemID?
  let next: ItemID?
  let origin: DropOrigin

  init(section: SectionID, previous: ItemID?, next: ItemID?, origin: DropOrigin) {
    self.section = section
    self.previous = previous
    self.next = next
    self.origin = origin
  }

  /// Returns the drop of values at the place.
  @MainActor
  func drop<Value>(of items: [Value]) -> ItemDrop<Value> {
    ItemDrop(items: items, section: section, previous: previous, next: next, origin: origin)
  }
}

/// Makes placeholders for values that are still being loaded.
@MainActor
struct PlaceholderMaker {
  let present: @MainActor ([DropPlaceholder]) -> CellPresenter

  init<Controller: CellControlling>(
    _ makeController: @escaping @MainActor (DropPlaceholder) -> Controller
  ) where Controller.Model == DropPlaceholder {
    present = { CellPresenter($0, at: nil, makeController) }
  }
}
