#if canImport(SwiftUI) && !os(macOS)
public import Roster
import RosterSwiftUI
import SwiftUI

/// Songs whose rows are SwiftUI views, in a list like any other.
public final class PlaylistViewController: UIViewController {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
  private var songs: [Song]

  /// What turns one state of the list into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView)

  init(_ songs: [Song]) {
    self.songs = songs
    super.init(nibName: nil, bundle: nil)
    title = "Playlist"
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// The songs of an evening.
  public static var sample: PlaylistViewController {
    let songs = [
      ("Harbor lights", "The Tide"), ("Slow train", "Mina Okafor"), ("Rooftops", "Night Shift"),
      ("Paper boats", "The Tide"), ("Home again", "Elm Street"),
    ]
    return PlaylistViewController(
      songs.enumerated().map { Song(id: $0, title: $1.0, artist: $1.1) }
    )
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Backwards") { [weak self] _ in self?.turn() }
    )
    show()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  /// Plays the songs the other way round; rows keep what was done with them.
  private func turn() {
    songs.reverse()
    show()
  }

  private func show() {
    adapter.apply(
      Roster.Section("songs") { Items(songs) { SongController($0) } }
        .layout(.list(separators: Separators(insets: ListInsets(leading: 16))))
        .header(hosting: HostedStyle().margins(.horizontal, 16)) { [songs] in
          Text("\(songs.count) songs").accessibilityAddTraits(.isHeader)
        }
    )
  }
}
#endif
