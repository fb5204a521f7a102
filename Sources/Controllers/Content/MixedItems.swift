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
/// It shows what a `ForEach` with a `switch` shows, and is much faster for long lists: no content is made for each
/// item, and an array that has not changed is not looked at again. The identity of an item is that in `Items` of its
/// controller, so a view model that changes its kind is another item.
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

  public func resolve(into resolver: inout ListResolver) {
    let site = resolver.site(of: Self.self, at: location)
    let last = resolver.memory.take(MixedRuns<Model, Kind>.self, from: site)
    let runs = last ?? MixedRuns()
    runs.update(models, kind, choose, at: location)
    resolver.memory.keep(runs, for: site)
    for presenter in runs.presenters { resolver.append(presenter.run, presenter) }
  }
}

/// The controllers for items of one kind, as `MixedItems` choose them.
public struct ControllerChoice<Model: ViewModel> {
  typealias Make = @MainActor (Model) -> any CellControlling

  let type: ControllerKind
  let make: Make

  /// Presents items, whose controllers the latest content makes.
  let present: @MainActor ([Model], CodeLocation, @escaping @MainActor () -> Make) -> CellPresenter

  /// Chooses controllers of a type.
  ///
  /// - Parameter make: Makes the controller of an item. It is called once for each item that is
  ///   shown, and has to return a new controller.
  /// - Returns: The choice.
  public static func controller<Controller: CellControlling>(
    _ make: @escaping @MainActor (Model) -> Controller
  ) -> ControllerChoice where Controller.Model == Model, Controller.Cell: UICollectionViewCell {
    ControllerChoice(
      type: ControllerKind(Controller.self),
      make: make,
      present: { models, location, latest in
        CellPresenter(models, at: location) { latest()($0) as? Controller ?? make($0) }
      }
    )
  }
}

/// The runs of mixed items, which are made again only where the array has changed.
@MainActor
private final class MixedRuns<Model: ViewModel, Kind: Hashable> {
  private struct Entry {
    let start: Int
    let kind: Kind
    let models: [Model]
    let presenter: CellPresenter
  }

  private var entries: [Entry] = []
  private var models: [Model] = []
  private var choices: [Kind: ControllerChoice<Model>] = [:]

  var presenters: some Sequence<CellPresenter> { entries.lazy.map(\.presenter) }

  /// Makes the runs of view models.
  ///
  /// - Complexity: O(1) for the same array, and else O(items).
  func update(
    _ models: [Model],
    _ kind: @MainActor (Model) -> Kind,
    _ choose: @MainActor (Kind) -> ControllerChoice<Model>,
    at location: CodeLocation
  ) {
    var changed: Set<Kind> = []
    for (kind, choice) in choices {
      let latest = choose(kind)
      if latest.type != choice.type { changed.insert(kind) }
      choices[kind] = latest
    }
    guard !changed.isEmpty || !areIdentical(self.models, models) else { return }
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
      let presenter = known ?? make(run, kind, choose, at: location)
      entries.append(Entry(start: first, kind: kind, models: run, presenter: presenter))
      first = end
    }
    let used = Set(kinds)
    choices = choices.filter { used.contains($0.key) }
    (self.models, self.entries) = (models, entries)
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

  private func make(
    _ run: [Model],
    _ kind: Kind,
    _ choose: @MainActor (Kind) -> ControllerChoice<Model>,
    at location: CodeLocation
  ) -> CellPresenter {
    let choice = choices[kind] ?? choose(kind)
    choices[kind] = choice
    return choice.present(run, location) { [weak self] in
      self?.choices[kind]?.make ?? choice.make
    }
  }
}

extension Items {
  /// Puts another item after every few items, such as an advertisement after every four posts.
  ///
  /// ```swift
  /// Items(posts, PostController.init)
  ///   .interspersed(every: 4) { Advertisement(slot: $0) } controller: { AdvertisementController($0) }
  /// ```
  ///
  /// The other items have their places by number, so what comes at the end of the list does not move them. It is much faster
  /// than a `ForEach` for long lists.
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
      runs.update(self)
      resolver.memory.keep(runs, for: site)
      for (index, part) in runs.parts.enumerated() {
        resolver.append(part.run, part.bringing(items.addToEnvironment))
        guard index < runs.others.count else { break }
        resolver.append(runs.others[index].run, runs.others[index])
      }
    }
  }
}

/// The runs of items with others between them, which are made again only where the arrays have changed.
@MainActor
private final class InterspersedRuns<Controller: CellControlling, Other: CellControlling>
where Controller.Cell: UICollectionViewCell, Other.Cell: UICollectionViewCell {
  private(set) var parts: [CellPresenter] = []
  private(set) var others: [CellPresenter] = []
  private var models: [[Controller.Model]] = []
  private var otherModels: [Other.Model] = []
  private var make: @MainActor (Controller.Model) -> Controller
  private var makeOther: @MainActor (Other.Model) -> Other

  init(
    _ make: @escaping @MainActor (Controller.Model) -> Controller,
    _ makeOther: @escaping @MainActor (Other.Model) -> Other
  ) {
    (self.make, self.makeOther) = (make, makeOther)
  }

  func update(_ node: ListBuilder.Interspersed<Controller, Other>) {
    (make, makeOther) = (node.items.makeController, node.makeOther)
    let all = node.items.models
    let starts = stride(from: 0, to: all.count, by: node.count)
    var (newModels, newParts): ([[Controller.Model]], [CellPresenter]) = ([], [])
    for (index, start) in starts.enumerated() {
      let part = Array(all[start..<min(start + node.count, all.count)])
      newModels.append(part)
      newParts.append(
        index < models.count && areIdentical(models[index], part)
          ? parts[index]
          : CellPresenter(part, at: node.items.location) { [weak self, make] in
            (self?.make ?? make)($0)
          }
      )
    }
    (models, parts) = (newModels, newParts)
    let slots = (0..<all.count / node.count).map(node.viewModel)
    others = slots.enumerated().map { index, model in
      if index < others.count, areIdentical([otherModels[index]], [model]) { return others[index] }
      return CellPresenter([model], at: node.items.location) { [weak self, makeOther] in
        (self?.makeOther ?? makeOther)($0)
      }
    }
    otherModels = slots
  }
}
