public import Roster

/// The view model of headers and footers.
public struct Title: SendableViewModel {
  public var id: String { "title" }
  public var text: String

  public init(_ text: String) {
    self.text = text
  }
}

public final class TitleView: UICollectionReusableView {
  public var text = ""
}

public final class TitleController: CellController<Title, NoState, TitleView> {
  public override class func size(
    of title: Title,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(30)
  }

  public override func configure(_ view: TitleView) {
    view.text = viewModel.text
  }
}

public final class BannerView: UICollectionReusableView {
  public var text = ""
}

/// Another kind of header.
public final class BannerController: CellController<Title, NoState, BannerView> {
  public override class func size(
    of title: Title,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(60)
  }

  public override func configure(_ view: BannerView) {
    view.text = viewModel.text
  }
}
