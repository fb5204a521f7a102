#if !canImport(UIKit)
public import HeadlessUIKit
public import Roster

/// One thing that a catalog shows: a cell, a header, a footer or a screen, with samples of what it presents.
@MainActor
public struct CatalogEntry {
  /// A sample that can be shown in a world.
  struct Sample {
    let name: String
    let show: (CatalogStage) -> Void
  }

  /// The name of the entry.
  public let name: String

  let samples: (CatalogWorld.Words) -> [Sample]

  /// Whether the entry is a cell by itself, which has all states in both appearances.
  var isCell = false

  /// Whether a cell stays selected, and has to look like it.
  var isSelectable = false

  /// Adds a cell.
  ///
  /// ```swift
  /// .cell("Todo", ["open": Todo(id: 1, title: "Milk")]) { TodoController($0, store: store) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the cell in the catalog.
  ///   - samples: View models, by names.
  ///   - isSelectable: Whether the cell can stay selected, so that it has to look different then.
  ///   - prepare: Changes a controller that is shown, for example its state.
  ///   - makeController: Makes the controller that presents a sample.
  /// - Returns: The entry.
  public static func cell<Controller: CellControlling>(
    _ name: String,
    _ samples: KeyValuePairs<String, Controller.Model>,
    isSelectable: Bool = false,
    prepare: @escaping (Controller) -> Void = { _ in },
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> CatalogEntry where Controller.Cell: UICollectionViewCell {
    cell(name, isSelectable: isSelectable, prepare: prepare, makeController) { _ in samples }
  }

  /// Adds a cell with samples that are also made of long words.
  ///
  /// ```swift
  /// .cell("Todo") { TodoController($0, store: store) } samples: { text in
  ///   ["open": Todo(id: 1, title: text("Milk"))]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the cell in the catalog.
  ///   - isSelectable: Whether the cell can stay selected, so that it has to look different then.
  ///   - prepare: Changes a controller that is shown, for example its state.
  ///   - makeController: Makes the controller that presents a sample.
  ///   - samples: Returns view models by names, whose texts have passed through the given words.
  /// - Returns: The entry.
  public static func cell<Controller: CellControlling>(
    _ name: String,
    isSelectable: Bool = false,
    prepare: @escaping (Controller) -> Void = { _ in },
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller,
    samples: @escaping (CatalogWorld.Words) -> KeyValuePairs<String, Controller.Model>
  ) -> CatalogEntry where Controller.Cell: UICollectionViewCell {
    var entry = CatalogEntry(name: name) { words in
      samples(words).map { sample, model in
        Sample(name: sample) {
          $0.showList(SampleItem(model: model, make: makeController), prepare)
        }
      }
    }
    entry.isCell = true
    entry.isSelectable = isSelectable
    return entry
  }

  /// Adds a header of a section.
  ///
  /// - Parameters:
  ///   - name: The name of the header in the catalog.
  ///   - samples: View models, by names.
  ///   - prepare: Changes a controller that is shown, for example its state.
  ///   - makeController: Makes the controller that presents a sample.
  /// - Returns: The entry.
  public static func header<Controller: CellControlling>(
    _ name: String,
    _ samples: KeyValuePairs<String, Controller.Model>,
    prepare: @escaping (Controller) -> Void = { _ in },
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller
  ) -> CatalogEntry {
    header(name, prepare: prepare, makeController) { _ in samples }
  }

  /// Adds a header of a section with samples that are also made of long words.
  ///
  /// - Parameters:
  ///   - name: The name of the header in the catalog.
  ///   - prepare: Changes a controller that is shown, for example its state.
  ///   - makeController: Makes the controller that presents a sample.
  ///   - samples: Returns view models by names, whose texts have passed through the given words.
  /// - Returns: The entry.
  public static func header<Controller: CellControlling>(
    _ name: String,
    prepare: @escaping (Controller) -> Void = { _ in },
    _ makeController: @escaping @MainActor (Controller.Model) -> Controller,
    samples: @escaping (CatalogWorld.Words) -> KeyValuePairs<String, Controller.Model>
  ) -> CatalogEntry {
    CatalogEntry(name: name) { words in
      samples(words).map { sample, model in
        Sample(name: sample) {
          $0.showList(SampleHeader(model: model, make: makeController), prepare)
        }
      }
    }
  }

  /// Adds a screen, and the cells, headers and footers that its lists show.
  ///
  /// ```swift
  /// .screen("Todo", ["empty": { TodoViewController(.empty) }, "a day": { TodoViewController(.sample) }])
  /// ```
  ///
  /// The window is as high as the text is large, so that each world shows about the same items.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in the catalog.
  ///   - samples: Functions that make the screen, by names.
  /// - Returns: The entry.
  public static func screen(
    _ name: String,
    _ samples: KeyValuePairs<String, @MainActor () -> UIViewController>
  ) -> CatalogEntry {
    CatalogEntry(name: name) { _ in
      samples.map { sample, makeScreen in Sample(name: sample) { $0.showScreen(makeScreen) } }
    }
  }

  /// Adds a list, with the cells and headers that it shows, without any model, with one and with many.
  ///
  /// ```swift
  /// .list("Todos", of: TodoStore.sample.open) { TodoList(todos: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the list in the catalog.
  ///   - models: The models of the sample “many”; the first of them is that of “one”.
  ///   - content: Returns the content of the list with some models.
  /// - Returns: The entry.
  public static func list<Model>(
    _ name: String,
    of models: [Model],
    @ListBuilder _ content: @escaping @MainActor ([Model]) -> some ListContent
  ) -> CatalogEntry {
    let counts = [("empty", 0), ("one", 1), ("many", models.count)]
    return CatalogEntry(name: name) { _ in
      counts.map { sample, count in
        Sample(name: sample) { stage in
          stage.showScreen { ListViewController { content(Array(models.prefix(count))) } }
        }
      }
    }
  }

  private init(name: String, samples: @escaping (CatalogWorld.Words) -> [Sample]) {
    self.name = name
    self.samples = samples
  }

  /// Returns whether the entry is shown in a world.
  ///
  /// A screen is shown in the states that a finger or a key bring about, and looks there as it does in the light.
  func isShown(in world: CatalogWorld) -> Bool {
    isCell || world.state == .normal || (world.state != .disabled && world.style == .light)
  }
}

/// A list of one item.
private struct SampleItem<Controller: CellControlling>: ListContent
where Controller.Cell: UICollectionViewCell {
  let model: Controller.Model
  let make: @MainActor (Controller.Model) -> Controller

  var body: some ListContent {
    Section("catalog") { Items([model], make) }
  }
}

/// A list of one section that has only a header.
private struct SampleHeader<Controller: CellControlling>: ListContent {
  let model: Controller.Model
  let make: @MainActor (Controller.Model) -> Controller

  var body: some ListContent {
    Section("catalog") {}.header(model, make)
  }
}
#endif
