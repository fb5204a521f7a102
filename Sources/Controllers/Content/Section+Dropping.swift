import Foundation
public import RosterCore
public import RosterPlatform

extension SectionContent {
  /// The same section, which takes items that a person drags there from this list or another list of the app.
  ///
  /// Items are taken by what they show: those whose view models are of the type. The action changes the model,
  /// and applies content that has the items where they were dropped; do both before it returns, so that they are
  /// seen to come to rest there. Several items come together.
  ///
  /// ```swift
  /// Section(column.id) { Items(column.jobs, JobController.init) }
  ///   .onDrop(of: Job.self) { [board] drop in board.put(drop, into: column.id) }
  /// ```
  ///
  /// What can be dragged is for `ListAdapter.itemDragging` and the controllers' `dragItems` to say. Of several
  /// such modifiers, the first one counts that takes what is dragged. The list keeps the action: capture weakly
  /// what keeps the list.
  ///
  /// - Parameters:
  ///   - type: The type of the items' view models.
  ///   - accepts: Whether the section takes these items; by default, all of them. It is asked while the finger
  ///     moves, so keep it cheap.
  ///   - perform: Puts what was dropped into the model.
  /// - Returns: A copy of the section.
  public func onDrop<Model: ViewModel>(
    of type: Model.Type,
    where accepts: @escaping @MainActor ([Model]) -> Bool = { _ in true },
    perform: @escaping @MainActor (ItemDrop<Model>) -> Void
  ) -> Self {
    dropping(.models(of: type, onto: nil, where: accepts) { drop, _ in perform(drop) })
  }

  /// The same section, whose items of a kind take items that a person drags onto them, as folders do.
  ///
  /// ```swift
  /// .onDrop(of: File.self, onto: FolderController.self) { drop, folder in
  ///   store.move(drop.items, to: folder.viewModel.id)
  /// }
  /// ```
  ///
  /// Where the section takes the same items between others, they go onto an item only in its middle.
  ///
  /// - Parameters:
  ///   - type: The type of the dragged items' view models.
  ///   - target: The type of the controllers of those that take them.
  ///   - accepts: Whether they take these items; by default, all of them. It is asked while the finger moves, so
  ///     keep it cheap.
  ///   - perform: Puts what was dropped into the model, given the controller of the item below the finger.
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

  /// The same section, which takes values that a person drags there from other apps: strings, links, and what else
  /// has an `NSItemProvider`.
  ///
  /// The values are loaded first; meanwhile the section shows placeholders where they were dropped, items that
  /// the list removes by itself when the action has run, or when nothing could be loaded.
  ///
  /// ```swift
  /// Section("links") { Items(store.links, LinkController.init) }
  ///   .onDrop(of: URL.self) { [store] drop in store.add(drop.items, behind: drop.previous) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - placeholder: Makes the controller of a placeholder; by default, one that leaves room.
  ///   - perform: Puts what was dropped into the model, all values together.
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
    let loader = ItemLoader<Value>(Value._ObjectiveCType.self) { object in
      var value: Value?
      if let object = object as? Value._ObjectiveCType {
        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      return value
    }
    return dropping(.values(PlaceholderMaker(placeholder), loader, perform: perform))
  }

  /// The same section, which takes objects that a person drags there from other apps, such as pictures.
  ///
  /// It does what the modifier for values does, for classes that an `NSItemProvider` makes objects of.
  ///
  /// - Parameters:
  ///   - type: The class of the objects.
  ///   - placeholder: Makes the controller of a placeholder; by default, one that leaves room.
  ///   - perform: Puts what was dropped into the model, all objects together.
  /// - Returns: A copy of the section.
  public func onDrop<Object: NSItemProviderReading & Sendable, Placeholder: CellControlling>(
    of type: Object.Type,
    placeholder: @escaping @MainActor (DropPlaceholder) -> Placeholder = DropPlaceholderController
      .init,
    perform: @escaping @MainActor (ItemDrop<Object>) -> Void
  ) -> Self
  where Placeholder.Model == DropPlaceholder, Placeholder.Cell: UICollectionViewCell {
    let loader = ItemLoader<Object>(type) { $0 as? Object }
    return dropping(.values(PlaceholderMaker(placeholder), loader, perform: perform))
  }

  private func dropping(_ rule: DropRule) -> Self {
    changing { $0.drops.append(rule) }
  }
}

/// What a section does with something that is dropped there.
@MainActor
struct DropRule {
  /// How what was dropped is got.
  enum Way {
    /// It is there: items of lists.
    case items(@MainActor (DropCargo, DropPlace, (any CellControlling)?) -> Void)

    /// It is loaded, and what is to be done with it is handed out then; `nil` if nothing could be loaded.
    case loading(
      PlaceholderMaker,
      @MainActor (DropCargo, @escaping @MainActor ((@MainActor (DropPlace) -> Void)?) -> Void)
        -> [Progress]
    )
  }

  /// The kind of items that it can be dropped onto; `nil` if it goes between items.
  let target: ControllerKind?

  /// Whether this is for what is dragged.
  let accepts: @MainActor (DropCargo) -> Bool

  let way: Way

  /// Whether it takes items of lists away from where they are.
  var takesItems: Bool {
    if case .items = way { true } else { false }
  }

  /// Takes items of lists.
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

  /// Takes what can be loaded.
  static func values<Value: Sendable>(
    _ placeholder: PlaceholderMaker,
    _ loader: ItemLoader<Value>,
    perform: @escaping @MainActor (ItemDrop<Value>) -> Void
  ) -> DropRule {
    typealias Finish = @MainActor ((@MainActor (DropPlace) -> Void)?) -> Void
    let begin: @MainActor (DropCargo, @escaping Finish) -> [Progress] = { cargo, finish in
      loader.load(cargo.session.items.map(\.itemProvider)) { values in
        guard !values.isEmpty else { return finish(nil) }
        finish { place in perform(place.drop(of: values)) }
      }
    }
    return DropRule(
      target: nil,
      accepts: { cargo in cargo.session.items.contains { loader.canLoad($0.itemProvider) } },
      way: .loading(placeholder, begin)
    )
  }
}

/// Where something was dropped, by identity.
struct DropPlace {
  let section: SectionID
  let previous: ItemID?
  let next: ItemID?
  let origin: DropOrigin

  /// What is told of values that were dropped there.
  @MainActor
  func drop<Value>(of items: [Value]) -> ItemDrop<Value> {
    ItemDrop(items: items, section: section, previous: previous, next: next, origin: origin)
  }
}

/// Makes the items that stand in for what is still being loaded.
@MainActor
struct PlaceholderMaker {
  let controller: ControllerKind
  let present: @MainActor ([DropPlaceholder]) -> CellPresenter

  init<Controller: CellControlling>(
    _ makeController: @escaping @MainActor (DropPlaceholder) -> Controller
  ) where Controller.Model == DropPlaceholder {
    controller = ControllerKind(Controller.self)
    present = { CellPresenter($0, makeController) }
  }
}
