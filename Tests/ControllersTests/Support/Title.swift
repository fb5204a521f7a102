import Roster

/// The view model of headers and footers.
struct Title: ViewModel {
  var id: String { "title" }
  var text: String

  init(_ text: String) {
    self.text = text
  }
}

final class TitleView: UICollectionReusableView {
  var text = ""
}

final class TitleController: CellController<Title, NoState, TitleView> {
  override class func size(of title: Title, state: NoState, in container: Container) -> ItemSize {
    .height(30)
  }

  override func configure(_ view: TitleView) {
    view.text = viewModel.text
  }
}

final class BannerView: UICollectionReusableView {
  var text = ""
}

/// Another kind of header.
final class BannerController: CellController<Title, NoState, BannerView> {
  override class func size(of title: Title, state: NoState, in container: Container) -> ItemSize {
    .height(60)
  }

  override func configure(_ view: BannerView) {
    view.text = viewModel.text
  }
}
