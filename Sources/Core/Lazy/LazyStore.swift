/// The loaded models of a lazy source, at one moment between two edits.
///
/// It loads the neighbors of a model together with it, and no model twice.
@MainActor
final class LazyStore<Model: ViewModel> {
  /// The source of the models.
  struct Source {
    let models: @MainActor (Range<Int>) -> [Model]
    let index: @MainActor (Model.ID) -> Int?

    /// How many models are loaded at once.
    let pageSize: Int
  }

  let count: Int
  private let source: Source

  private var loaded: [Int: Model] = [:]
  private var places: [Model.ID: Int] = [:]

  /// A model to show where the source has none.
  private var spare: Model?

  /// The items that show the spare model.
  private var gaps: Set<Int> = []

  /// The old models of updated items, for those that the source loses before it returns new ones.
  private var outdated: [Int: Model] = [:]

  private var mistakes: [LazyMistake] = []

  /// The next edit of the source; everything unknown here is looked up there.
  private var later: (edit: LazyEdit, store: LazyStore)?

  init(_ source: Source, count: Int) {
    self.source = source
    self.count = count
  }

  /// Returns a model; `nil` if the index is out of bounds, or the source has no models.
  ///
  /// - Complexity: O(1), or that of loading a page.
  func model(at index: Int) -> Model? {
    guard index >= 0, index < count else { return nil }
    if let model = loaded[index] { return model }
    if let (edit, store) = later {
      if let place = edit.place(of: index), let model = store.model(at: place),
        !store.gaps.contains(place)
      {
        loaded[index] = model
      }
    } else {
      load(missingNeighbors(of: index))
    }
    if loaded[index] == nil { fill(index) }
    return loaded[index]
  }

  /// Finds a model for an item that the source does not have: its own old one, or any.
  private func fill(_ index: Int) {
    if let model = outdated[index] {
      loaded[index] = model
      places[model.id] = index
    } else if let anyModel {
      loaded[index] = anyModel
      gaps.insert(index)
    }
  }

  /// Whether an item shows the model of another one, because the source does not have its own: it
  /// has fewer models than it said, or the item was removed before it was ever shown.
  func isGap(_ index: Int) -> Bool { model(at: index) == nil || gaps.contains(index) }

  /// A model to show where there is none; `nil` if the source has no models.
  var anyModel: Model? {
    if spare == nil, count > 0, later == nil { load(missingNeighbors(of: 0)) }
    return spare ?? later?.store.anyModel
  }

  /// Returns the index of the item with an identifier; `nil` if there is none.
  ///
  /// - Complexity: O(1) for a loaded item, or that of the source.
  func index(of id: Model.ID) -> Int? {
    if let index = places[id] { return index }
    if let (edit, store) = later { return store.index(of: id).flatMap(edit.inverse.place) }
    return source.index(id).flatMap { index in
      model(at: index)?.id == id ? index : nil
    }
  }

  /// Returns the loaded items of a range, ascending.
  func loaded(in range: Range<Int>) -> [Int] {
    range.count < loaded.count
      ? range.filter { loaded[$0] != nil } : loaded.keys.filter(range.contains).sorted()
  }

  /// Returns the mistakes found in the source since the last call.
  func takeMistakes() -> [LazyMistake] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Records an impossible report of the app.
  func note(_ mistake: LazyMistake) {
    mistakes.append(mistake)
  }

  /// Returns the range of unknown items around one, within its page and without known ones.
  private func missingNeighbors(of index: Int) -> Range<Int> {
    let first = index / source.pageSize * source.pageSize
    var range = index..<index + 1
    while range.lowerBound > first, loaded[range.lowerBound - 1] == nil {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < min(first + source.pageSize, count), loaded[range.upperBound] == nil {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range
  }

  private func load(_ range: Range<Int>) {
    let models = source.models(range)
    if models.count != range.count { note(.otherCount(models.count, of: range)) }
    for (index, model) in zip(range, models) {
      loaded[index] = model
      if let other = places.updateValue(index, forKey: model.id), other != index {
        note(.repeated(ListIdentifier(of: model.id), other, index))
      }
    }
    spare = models.last ?? spare
  }

  /// Returns the models after an edit, which the source has from now on.
  ///
  /// - Complexity: O(number of loaded models).
  func after(_ edit: LazyEdit, count: Int) -> LazyStore {
    let next = LazyStore(source, count: count)
    next.loaded.reserveCapacity(loaded.count)
    next.spare = spare
    next.mistakes = mistakes
    for (index, model) in loaded where !gaps.contains(index) {
      guard let place = edit.place(of: index) else { continue }
      next.loaded[place] = model
      next.places[model.id] = place
    }
    for (index, model) in outdated where loaded[index] == nil {
      if let place = edit.place(of: index) { next.outdated[place] = model }
    }
    if case .update(let items) = edit {
      for index in items {
        guard let model = next.loaded.removeValue(forKey: index) else { continue }
        next.places[model.id] = nil
        next.outdated[index] = model
      }
    }
    later = (edit, next)
    return next
  }
}

extension LazyEdit {
  /// The edit that reverts this one.
  fileprivate var inverse: LazyEdit {
    switch self {
    case .insert(let range): .remove(range)
    case .remove(let range): .insert(range)
    case .move(let from, let to): .move(from: to, to: from)
    case .update: self
    }
  }

  /// Returns the new index of an item; `nil` if it was removed.
  fileprivate func place(of index: Int) -> Int? {
    switch self {
    case .insert(let range):
      return index < range.lowerBound ? index : index + range.count
    case .remove(let range):
      if range.contains(index) { return nil }
      return index < range.lowerBound ? index : index - range.count
    case .move(let from, let to):
      if index == from { return to }
      let closed = index > from ? index - 1 : index
      return closed >= to ? closed + 1 : closed
    case .update:
      return index
    }
  }
}

/// A mistake of lazy models.
@usableFromInline
enum LazyMistake: Hashable, Sendable {
  /// The source has returned another number of models than requested.
  case otherCount(Int, of: Range<Int>)

  /// Two items have the same identifier, or the source has changed without a report.
  case repeated(ListIdentifier, Int, Int)

  /// The app has reported a change of items that do not exist.
  case outside(String, count: Int)

  /// The source has no models.
  case none
}
