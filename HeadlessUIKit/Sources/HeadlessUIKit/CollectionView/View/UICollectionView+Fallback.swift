extension Headless {
  /// Makes a collection view reload for inconsistent counts, as on iOS 14 to 16.3.
  ///
  /// Other mistakes remain failures. This is off by default, because iOS does not forgive this in
  /// an app built for iOS 16.4 or later.
  @preconcurrency @MainActor public static func reloadOnInconsistentCounts(
    _ isOn: Bool,
    in collectionView: UICollectionView
  ) {
    collectionView.activity.reloadsOnInconsistentCounts = isOn
  }
}

extension UpdateFailure {
  /// Whether the failure is about inconsistent counts.
  var isAboutCounts: Bool {
    switch self {
    case .sectionCount, .itemCount, .inconsistentCounts: true
    default: false
    }
  }
}
