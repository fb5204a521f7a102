import Roster

/// Files in folders that open and close, and take what is dropped onto them.
struct FileList: ListContent {
  let store: FileStore

  var body: some ListContent {
    Section("files") {
      Outline(
        store.roots,
        children: { [store] in store.children(of: $0) },
        expansion: store.expansion,
        { [store] in FileController($0, store: store) },
        viewModel: File.init
      )
    }
    .layout(.list(separators: Separators(insets: ListInsets(leading: 52))))
    .onDrop(of: File.self, onto: FileController.self) { [store] drop, folder in
      store.move(drop.items, into: folder.viewModel.id)
    }
    .onDrop(of: String.self, onto: FileController.self) { [store] drop, folder in
      store.add(drop.items, to: folder.viewModel.id)
    }
    .selected(store.selection)
  }
}
