public import RosterPlatform

/// Items of several kinds in any order: a value of each view model chooses its controller.
///
/// ```swift
/// MixedItems(posts, by: \.kind) { kind in
///   switch kind {
///   case .text: .controller(TextController.init)
///   case .photo: .controller { PhotoController($0, loader: loader) }
///   }
/// }
/// ```
///
/// It shows what a `ForEach` with a `switch` shows, and is much faster for long lists that are applied again: no content
/// is made for each item, and an array that has not changed is not looked at again. The identity of an item is that in
/// `Items` of its controller, so a view model that changes its kind is another item.
public struct MixedItems<Model: ViewModel, Kind: Hashable>: ListNode {
  private let models: [Model]
  private let location: CodeLocation
  private let kind: @MainActor (Model) -> Kind
  private let choose: @MainActor (Kind) -> ControllerChoice<Model>

  /// Creates items from view models.
  ///
  /// - Parameters:
  ///   - viewModels: The view models; those of one kind have distinct identifiers.
  ///   - kind: Returns the kind of an item, which depends on nothing but the view model.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - choose: Chooses the controllers for the items of a kind. It is called once for each kind.
  public init(
    _ viewModels: [Model],
    by kind: @escaping @MainActor (Model) -> Kind,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ choose: @escaping @MainActor (Kind) -> ControllerChoice<Model>
  ) {
    models = viewModels
    location = CodeLocation(fileID: fileID, line: line)
    self.kind = kind
    self.choose = choose
  }

  /// Creates items from view models, with a property that determines the kind of an item.
  ///
  /// - Parameters:
  ///   - viewModels: The view models; those of one kind have distinct identifiers.
  ///   - kind: The property of the view models that is the kind of an item.
  ///   - fileID: The file to name in messages about the items.
  ///   - line: The line to name in messages about the items.
  ///   - choose: Chooses the controllers for the items of a kind. It is called once for each kind.
  public init(
    _ viewModels: [Model],
    by kind: KeyPath<Model, Kind>,
    fileID: StaticString = #fileID,
    line: Int = #line,
    _ choose: @escaping @MainActor (Kind) -> ControllerChoice<Model>
  ) {
    self.init(viewModels, by: { $0[keyPath: kind] }, fileID: fileID, line: line, choose)
  }

  public func resolve(into resolver: inout ListResolver) {
    let site = resolver.site(of: Self.self, at: location)
    let runs = resolver.memory.take(MixedRuns<Model, Kind>.self, from: site) ?? MixedRuns()
    let isUnchanged = runs.update(models, kind, choose, at: location)
    resolver.memory.keep(runs, for: site)
    resolver.append(runs.entries.lazy.map(\.presenter), areAsBefore: isUnchanged)
  }
}

/// The controllers for items of one kind, as `MixedItems` choose them.
@MainActor
public struct ControllerChoice<Model: ViewModel> {
  /// Makes the presenter of items, whose controllers the latest choice makes.
  fileprivate let presenter: @MainActor ([Model], CodeLocation) -> CellPresenter

  /// Takes over how a later choice makes controllers; returns false if those are of another type.
  fileprivate let follow: @MainActor (ControllerChoice) -> Bool

  private let maker: AnyObject

  /// Chooses controllers of a type.
  ///
  /// - Parameter make: Makes the controller of an item. It is called once for each item that is
  ///   shown, and has to return a new controller.
  /// - Returns: The choice.
  public static func controller<Controller: CellControlling>(
    _ make: @escaping @MainActor (Model) -> Controller
  ) -> ControllerChoice where Controller.Model == Model, Controller.Cell: UICollectionViewCell {
    let maker = LatestMaker(make)
    return ControllerChoice(
      presenter: { models, location in
        CellPresenter(models, at: location) { maker.make($0) }
      },
      follow: { later in
        guard let later = later.maker as? LatestMaker<Controller> else { return false }
        maker.make = later.make
        return true
      },
      maker: maker
    )
  }
}

/// Makes controllers as the latest content does, for items that are older.
@MainActor
private final class LatestMaker<Controller: CellControlling> {
  var make: @MainActor (Controller.Model) -> Controller

  init(_ make: @escaping @MainActor (Controller.Model) -> Controller) {
    self.make = make
  }
}

/// The runs of mixed items, which are made again only where the array has changed.
@MainActor
private final class MixedRuns<Model: ViewModel, Kind: Hashable> {
  struct Entry {
    let start: Int
    let kind: Kind
    let models: [Model]
    let presenter: CellPresenter
  }

  private(set) var entries: [Entry] = []
  private var models: [Model] = []
  private var choices: [Kind: ControllerChoice<Model>] = [:]

  /// Makes the runs of view models.
  ///
  /// - Returns: Whether all are the ones before.
  /// - Complexity: O(1) for the same array, and else O(items).
  func update(
    _ models: [Model],
    _ kind: @MainActor (Model) -> Kind,
    _ choose: @MainActor (Kind) -> ControllerChoice<Model>,
    at location: CodeLocation
  ) -> Bool {
    var changed: Set<Kind> = []
    for (kind, choice) in choices {
      let latest = choose(kind)
      if choice.follow(latest) { continue }
      choices[kind] = latest
      changed.insert(kind)
    }
    if changed.isEmpty, areIdentical(self.models, models) { return true }
    let kinds = models.map(kind)
    var entries: [Entry] = []
    var first = 0
    while first < models.count {
      let kind = kinds[first]
      var end = first + 1
      while end < models.count, kinds[end] == kind { end += 1 }
      let run = Array(models[first..<end])
      let known =
        changed.contains(kind) ? nil : presenter(of: run, kind, at: first, of: models.count)
      let presenter = known ?? choice(for: kind, choose).presenter(run, location)
      entries.append(Entry(start: first, kind: kind, models: run, presenter: presenter))
      first = end
    }
    let used = Set(kinds)
    choices = choices.filter { used.contains($0.key) }
    (self.models, self.entries) = (models, entries)
    return false
  }

  private func choice(
    for kind: Kind,
    _ choose: @MainActor (Kind) -> ControllerChoice<Model>
  ) -> ControllerChoice<Model> {
    if let choice = choices[kind] { return choice }
    let choice = choose(kind)
    choices[kind] = choice
    return choice
  }

  /// Returns the presenter of the same items, counted from the beginning or from the end of the array.
  private func presenter(
    of run: [Model],
    _ kind: Kind,
    at start: Int,
    of count: Int
  ) -> CellPresenter? {
    for start in [start, start + models.count - count] {
      let index = entries.partition { $0.start < start }
      guard index < entries.count, entries[index].start == start, entries[index].kind == kind,
        areIdentical(entries[index].models, run)
      else { continue }
      return entries[index].presenter
    }
    return nil
  }
}

extension Items {
  /// Puts another item after every few items, such as an advertisement after every four posts.
  ///
  /// ```swift
  /// Items(posts, PostController.init)
  ///   .interspersed(every: 4) { Advertisement(id: $0) } controller: { AdvertisementController($0) }
  /// ```
  ///
  /// The other items have their places by number, so what comes at the end of the list does not move them. It is much
  /// faster than a `ForEach` for long lists that are applied again: `viewModel` is called for each of the others, and
  /// nothing is done for each item.
  ///
  /// - Parameters:
  ///   - count: The number of items between two of the others; less than one counts as one.
  ///   - viewModel: Makes the view model of the other item with a number, which begins at 0. Its identifier is distinct.
  ///   - controller: Makes the controller of another item.
  /// - Returns: The items with others between them.
  public func interspersed<Other: CellControlling>(
    every count: Int,
    _ viewModel: @escaping @MainActor (Int) -> Other.Model,
    controller: @escaping @MainActor (Other.Model) -> Other
  ) -> some ListContent where Other.Cell: UICollectionViewCell {
    ListBuilder.Interspersed(
      items: self,
      count: max(1, count),
      viewModel: viewModel,
      makeOther: controller
    )
  }
}

extension ListBuilder {
  /// Items with others between them.
  struct Interspersed<Controller: CellControlling, Other: CellControlling>: ListNode
  where Controller.Cell: UICollectionViewCell, Other.Cell: UICollectionViewCell {
    let items: Items<Controller>
    let count: Int
    let viewModel: @MainActor (Int) -> Other.Model
    let makeOther: @MainActor (Other.Model) -> Other

    func resolve(into resolver: inout ListResolver) {
      let site = resolver.site(of: Self.self, at: items.location)
      let last = resolver.memory.take(InterspersedRuns<Controller, Other>.self, from: site)
      let runs = last ?? InterspersedRuns(items.makeController, makeOther)
      let isUnchanged = runs.update(self)
      resolver.memory.keep(runs, for: site)
      resolver.append(runs.presenters, areAsBefore: isUnchanged)
    }
  }
}

/// The runs of items with others between them, which are made again only where the arrays have changed.
@MainActor
private final class InterspersedRuns<Controller: CellControlling, Other: CellControlling>
where Controller.Cell: UICollectionViewCell, Other.Cell: UICollectionViewCell {
  typealias Node = ListBuilder.Interspersed<Controller, Other>

  private struct Part<Model> {
    let models: [Model]
    let presenter: CellPresenter
  }

  /// All parts of the items, with the others between them.
  private(set) var presenters: [CellPresenter] = []

  private var models: [Controller.Model] = []
  private var count = 0
  private var parts: [Part<Controller.Model>] = []
  private var others: [Part<Other.Model>] = []
  private let maker: LatestMaker<Controller>
  private let otherMaker: LatestMaker<Other>

  init(
    _ make: @escaping @MainActor (Controller.Model) -> Controller,
    _ makeOther: @escaping @MainActor (Other.Model) -> Other
  ) {
    (maker, otherMaker) = (LatestMaker(make), LatestMaker(makeOther))
  }

  /// Makes the runs of items and others.
  ///
  /// - Returns: Whether all are the ones before.
  /// - Complexity: O(others) for the same array of items, and else O(items).
  func update(_ node: Node) -> Bool {
    (maker.make, otherMaker.make) = (node.items.makeController, node.makeOther)
    let changesParts = node.count != count || !areIdentical(node.items.models, models)
    if changesParts { updateParts(node) }
    let changesOthers = updateOthers(node)
    if changesParts || changesOthers {
      presenters = []
      for (index, part) in parts.enumerated() {
        presenters.append(part.presenter)
        if index < others.count { presenters.append(others[index].presenter) }
      }
    }
    guard let add = node.items.addToEnvironment else { return !changesParts && !changesOthers }
    for part in parts { _ = part.presenter.bringing(add) }
    return false
  }

  private func updateParts(_ node: Node) {
    (models, count) = (node.items.models, node.count)
    parts = stride(from: 0, to: models.count, by: count).enumerated().map { index, start in
      let run = Array(models[start..<min(start + count, models.count)])
      if index < parts.count, areIdentical(parts[index].models, run) { return parts[index] }
      let presenter = CellPresenter(run, at: node.items.location) { [maker] in maker.make($0) }
      return Part(models: run, presenter: presenter)
    }
  }

  /// Makes the others again whose view models have changed, and returns whether there are any.
  private func updateOthers(_ node: Node) -> Bool {
    let number = models.count / count
    var hasChanged = number != others.count
    others = (0..<number).map { index in
      let run = [node.viewModel(index)]
      if index < others.count, areIdentical(others[index].models, run) { return others[index] }
      hasChanged = true
      let presenter = CellPresenter(run, at: node.items.location) { [otherMaker] in
        otherMaker.make($0)
      }
      return Part(models: run, presenter: presenter)
    }
    return hasChanged
  }
}
