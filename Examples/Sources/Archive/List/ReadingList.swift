import Roster

/// All readings of an archive.
struct ReadingList: ListContent {
  let readings: LazyModels<Reading>

  var body: some ListContent {
    Section("readings") {
      LazyItems(readings, estimatedSize: .height(44), ReadingController.init)
    }
    .layout(.list(separators: Separators(insets: ListInsets(leading: 16))))
  }
}
