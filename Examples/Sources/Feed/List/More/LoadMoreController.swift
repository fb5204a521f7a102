import Roster

/// Asks for the next page as soon as the end comes on the screen.
final class LoadMoreController: CellController<LoadMore, NoState, LoadMoreCell> {
  override func willDisplay(_ cell: LoadMoreCell) {
    send(LoadMore.Request())
  }
}
