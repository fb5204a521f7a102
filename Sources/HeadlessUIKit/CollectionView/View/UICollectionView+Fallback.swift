extension Headless {
  /// Has a collection view reload where the numbers of an update do not add up, as iOS 14 to 16.3 did.
  ///
  /// Other mistakes remain failures. It is off unless a test turns it on, as iOS does not forgive
  /// this to an app built for iOS 16.4 or later.
  @preconcurrency @MainActor public static func reloadOnInconsistentCounts(
    _ isOn: Bool,
    in collectionView: UICollectionView
  ) {
    collectionView.activity.reloadsOnInconsistentCounts = isOn
  }
}

extension UpdateFailure {
  /// Whether the numbers before and after an update do not add up.
  var isAboutCounts: Bool {
    switch self {
    case .sectionCount, .itemCount, .inconsistentCounts: true
    default: false
    }
  }
}
