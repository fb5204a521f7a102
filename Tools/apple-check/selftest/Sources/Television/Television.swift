#if canImport(UIKit)
import UIKit

@MainActor func stopRefreshing(_ view: UIScrollView) {
  view.alwaysBounceVertical = false
  #if !os(tvOS)
  view.scrollsToTop = false
  #endif
  view.refreshControl = nil  // expect: 'refreshControl' is unavailable: is not there on tvOS
}
#endif
