import ListFixtures
import Roster

/// The first screen of an app for films: shelves of them below one another.
struct MediaHome: ListContent {
  struct Genre: Identifiable {
    let id: String
    var films: [Note]
  }

  var genres: [Genre]
  var paging = SectionLayout.PagingBehavior.none
  let log: Log

  /// Genres with films, numbered from a hundred times the genre's own number.
  init(genres count: Int, films: Int = 10, paging: SectionLayout.PagingBehavior = .none, log: Log) {
    self.paging = paging
    self.log = log
    genres = (1...count).map { number in
      Genre(id: "genre \(number)", films: notes(number * 100..<number * 100 + films))
    }
  }

  var body: some ListContent {
    Section("promotion") { [log] in
      Items(notes(1...2)) { SeenController($0, log: log) }
    }

    ForEach(genres) { [log, paging] genre in
      Section("films") {
        Items(genre.films) { FilmController($0, log: log) }
      }
      .header(Title(genre.id), TitleController.init)
      .layout(
        .carousel(height: 60, spacing: 10, paging: paging).insets(ListInsets(horizontal: 12))
      )
      .impressions(Impression("seen", dwell: .seconds(1)))
    }
  }
}

/// A film, which logs what happens to it.
final class FilmController: SeenController {
  override class func size(of film: Note, state: NoteState, in container: ItemContainer) -> ItemSize
  {
    container.axis == .horizontal ? .width(80) : .height(60)
  }

  override var trailingActions: [SwipeAction] { [SwipeAction("Flag") {}] }

  override func configure(_ cell: NoteCell) {
    super.configure(cell)
    log.add("configure", viewModel.id)
  }

  override func didDeselect() {
    log.add("deselect", viewModel.id)
  }
}

extension ListAdapter {
  /// The numbers of the notes with an identity.
  func numbers(_ ids: some Sequence<ItemID>) -> [Int] {
    ids.compactMap { $0.id.value as? Int }
  }
}
