import Roster

struct SecondArgument: ListContent {
  var body: some ListContent {
    Section("notes") {
      // says: the controller's initializer takes more than a view model
      Items([Note(id: 1)], StoredController.init)
      // says: 'Items(viewModels) { MyController($0, …) }'
      Items([Note(id: 1)], RoutedController.init)
      // says: 'Item(viewModel) { MyController($0, …) }'
      Item(Note(id: 1), StoredController.init)
    }
  }
}

struct ForgottenArgument: ListContent {
  var body: some ListContent {
    // says: missing argument for parameter 'store' in call
    Items([Note(id: 1)]) { StoredController($0) }
  }
}

struct BoundaryArguments: ListContent {
  var body: some ListContent {
    Group {
      // says: '.header(viewModel) { MyController($0, …) }'
      Section("a") {}.header(Note(id: 1), StoredController.init)
      // says: '.footer(viewModel) { MyController($0, …) }'
      Section("b") {}.footer(Note(id: 1), RoutedController.init)
    }
  }
}
