import RosterPlatform

/// The collection view that shows a list, and the objects connected to it.
@MainActor
final class ListViews {
  /// The collection view's data source and delegate.
  typealias Bridge = UICollectionViewDataSource & UICollectionViewDelegate
    & UICollectionViewDataSourcePrefetching

  /// The views of the collection view that shows the list.
  private(set) var registry = ViewRegistry.nowhere

  let probe = ListProbe()

  /// The app's own delegates, to which calls are forwarded.
  let delegates = ForwardedDelegates()

  /// The data source and delegate of the collection view.
  var bridge: (any Bridge)?

  /// Whether something covers the list, according to the app.
  var isCovered = false

  /// The collection view that shows the list; an invisible one if it is in no cell at present.
  var collectionView: UICollectionView { registry.collectionView }

  /// The length of the lines for which a flow layout has asked for sizes, if there is one.
  var lineLength: CGFloat?

  /// Whether the list is in no collection view of the app.
  var isNowhere: Bool { registry === ViewRegistry.nowhere }

  /// Whether the collection view still shows this list, and not that of a newer adapter.
  var areOwned: Bool { bridge != nil && collectionView.dataSource === bridge }

  /// Becomes the collection view's data source and delegate, and observes its layout.
  func attach(to registry: ViewRegistry) {
    self.registry = registry
    collectionView.dataSource = bridge
    collectionView.delegate = bridge
    if collectionView.prefetchDataSource == nil {
      collectionView.prefetchDataSource = bridge
    }
    collectionView.addSubview(probe)
    probe.frame = CGRect(origin: .zero, size: collectionView.bounds.size)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Stops being the collection view's data source and delegate.
  func release() {
    probe.removeFromSuperview()
    if collectionView.prefetchDataSource === bridge {
      collectionView.prefetchDataSource = nil
    }
    if collectionView.delegate === bridge {
      collectionView.delegate = nil
    }
    if collectionView.dataSource === bridge {
      collectionView.dataSource = nil
    }
  }

  /// Leaves the collection view to others.
  func detach() {
    release()
    registry = .nowhere
  }

  /// Sets another delegate of the app.
  ///
  /// A collection view finds out which methods its delegate implements when it is set, so it is set
  /// again.
  func changeDelegates(_ change: (ForwardedDelegates) -> Void) {
    change(delegates)
    guard collectionView.delegate === bridge else { return }
    collectionView.delegate = nil
    collectionView.delegate = bridge
  }
}
