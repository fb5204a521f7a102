import Roster

class FuzzTitleView: UICollectionReusableView, FuzzShowing {
  var shown: FuzzTitle?
  var shownState: FuzzState?
  var shownDensity: Int?
}

final class FuzzBannerView: FuzzTitleView {}

/// Shows a header or a footer.
class FuzzSupplementaryController<View: FuzzTitleView>: FuzzController<FuzzTitle, View> {
  override class func size(
    of title: FuzzTitle,
    state: FuzzState,
    in container: Container
  ) -> ItemSize {
    .height(state.isTall ? 45 : 25)
  }
}

final class FuzzTitleController: FuzzSupplementaryController<FuzzTitleView> {}

final class FuzzBannerController: FuzzSupplementaryController<FuzzBannerView> {}
