/// The models of a lazy source as far as anybody has asked for them, at one moment between two edits.
///
/// It asks for the neighbours of a model along with it, and for no model twice.
@MainActor
final class LazyStore<Model: ViewModel> {
  /// Where the models come from.
  struct Source {
    let models: @MainActor (Range<Int>) -> [Model]
    let index: @MainActor (Model.ID) -> Int?

    /// How many models are asked for at once.
    let pageSize: Int
  }

  let count: Int
  private let source: Source

  private var loaded: [Int: Model] = [:]
  private var places: [Model.ID: Int] = [:]

  /// A model to show where the source has none.
  private var spare: Model?

  private var mistakes: [LazyMistake] = []

  /// What has happened to the source since; whatever is not known here is asked there.
  private var later: (edit: LazyEdit, store: LazyStore)?

  init(_ source: Source, count: Int) {
    self.source = source
    self.count = count
  }

  /// A model; `nil` if there is no such item, or if the source has not one model.
  ///
  /// - Complexity: O(1), or that of asking the source for a page.
  func model(at index: Int) -> Model? {
    guard index >= 0, index < count else { return nil }
    if let model = loaded[index] { return model }
    if let (edit, store) = later {
      loaded[index] = edit.place(of: index).flatMap(store.model)
    } else {
      load(missingNeighbors(of: index))
    }
    if loaded[index] == nil { loaded[index] = anyModel }
    return loaded[index]
  }

  /// A model to show where there is none; `nil` if the source has not one.
  var anyModel: Model? {
    if spare == nil, count > 0, later == nil { load(missingNeighbors(of: 0)) }
    return spare ?? later?.store.anyModel
  }

  /// Where the item is that has an identifier; `nil` if there is none.
  ///
  /// - Complexity: O(1) for an item that was asked for, or that of asking the source.
  func index(of id: Model.ID) -> Int? {
    if let index = places[id] { return index }
    if let (edit, store) = later { return store.index(of: id).flatMap(edit.inverse.place) }
    return source.index(id).flatMap { index in
      model(at: index)?.id == id ? index : nil
    }
  }

  /// Those of some items whose models were asked for, ascending.
  func loaded(in range: Range<Int>) -> [Int] {
    range.count < loaded.count
      ? range.filter { loaded[$0] != nil } : loaded.keys.filter(range.contains).sorted()
  }

  /// Takes what has turned out to be wrong with the source.
  func takeMistakes() -> [LazyMistake] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Records that the app told something that cannot be.
  func note(_ mistake: LazyMistake) {
    mistakes.append(mistake)
  }

  /// The items of the page around one that are not known, with no known one between.
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
        note(.repeated(Identifier(model.id), other, index))
      }
    }
    spare = models.last ?? spare
  }

  /// The models after something has happened to them, which the source has from now on.
  ///
  /// - Complexity: O(number of models that were asked for).
  func after(_ edit: LazyEdit, count: Int) -> LazyStore {
    let next = LazyStore(source, count: count)
    next.loaded.reserveCapacity(loaded.count)
    next.spare = spare
    next.mistakes = mistakes
    for (index, model) in loaded {
      guard let place = edit.place(of: index) else { continue }
      next.loaded[place] = model
      next.places[model.id] = place
    }
    if case .update(let items) = edit {
      for index in items {
        if let model = next.loaded.removeValue(forKey: index) { next.places[model.id] = nil }
      }
    }
    later = (edit, next)
    return next
  }
}

extension LazyEdit {
  /// What undoes it.
  fileprivate var inverse: LazyEdit {
    switch self {
    case .insert(let range): .remove(range)
    case .remove(let range): .insert(range)
    case .move(let from, let to): .move(from: to, to: from)
    case .update: self
    }
  }

  /// Where an item is afterwards; `nil` if it is gone.
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

/// What is wrong with lazy models, as far as they have been asked for.
@usableFromInline
package enum LazyMistake: Hashable, Sendable {
  /// The source returned another number of models than it was asked for.
  case otherCount(Int, of: Range<Int>)

  /// Two items have one identifier, or the source has changed and did not say so.
  case repeated(Identifier, Int, Int)

  /// The app told of items that do not exist.
  case outside(String, count: Int)

  /// The source has no model at all.
  case none
}
