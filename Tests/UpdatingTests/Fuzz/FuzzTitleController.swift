import Roster

class FuzzTitleView: UICollectionReusableView, FuzzShowing {
  var shown: FuzzTitle?
  var shownState: FuzzState?
  var shownDensity: Int?
}

final class FuzzBannerView: FuzzTitleView {}

final class FuzzBadgeView: UICollectionReusableView, FuzzShowing {
  var shown: FuzzEntry?
  var shownState: FuzzState?
  var shownDensity: Int?
}

/// Shows a badge, or a run of items.
final class FuzzBadgeController: FuzzController<FuzzEntry, FuzzBadgeView> {
  override class func size(
    of entry: FuzzEntry,
    state: FuzzState,
    in container: ItemContainer
  ) -> ItemSize {
    .fixed(width: 12 + CGFloat(entry.text % 3), height: state.isTall ? 20 : 10)
  }
}

/// Shows a header or a footer.
class FuzzSupplementaryController<View: FuzzTitleView>: FuzzController<FuzzTitle, View> {
  override class func size(
    of title: FuzzTitle,
    state: FuzzState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(state.isTall ? 45 : 25)
  }
}

final class FuzzTitleController: FuzzSupplementaryController<FuzzTitleView> {}

final class FuzzBannerController: FuzzSupplementaryController<FuzzBannerView> {}
