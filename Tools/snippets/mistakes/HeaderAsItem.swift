import Roster

struct HeaderAsItem: ListContent {
  var body: some ListContent {
    Section("titles") {
      // says: items need a controller whose cell is one
      Items([Note(id: 1)], TitleController.init)
      // says: in a view that is no UICollectionViewCell
      Items([Note(id: 1)]) { TitleController($0) }
      // says: an item needs a controller whose cell is one
      Item(Note(id: 1), TitleController.init)
    }
  }
}
