#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import HeadlessUIKit
#endif

/// Where the views of a cell class come from: their class itself, or a nib where nibs exist.
///
/// The views of headers and footers have a source, too.
public struct CellSource: Hashable, Sendable {
  fileprivate enum Place: Hashable, Sendable {
    case code
    #if canImport(UIKit)
    case nib(name: String, bundle: Bundle?)
    #endif
  }

  fileprivate let place: Place

  /// Views are made by `init(frame:)` of their class.
  public static let code = CellSource(place: .code)
}

#if canImport(UIKit)
extension CellSource {
  /// Views are loaded from a nib, whose first object is a view of the cell class.
  ///
  /// ```swift
  /// override class var cellSource: CellSource { .nib(named: "TodoCell") }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the nib file, without its extension.
  ///   - bundle: The bundle that holds the nib; by default the app's own.
  /// - Returns: The source.
  public static func nib(named name: String, bundle: Bundle? = nil) -> CellSource {
    CellSource(place: .nib(name: name, bundle: bundle))
  }
}
#endif

extension UICollectionView {
  /// Registers a class of cells.
  package func register(
    _ type: UICollectionReusableView.Type,
    from source: CellSource,
    forCellWithReuseIdentifier identifier: String
  ) {
    switch source.place {
    case .code:
      register(type, forCellWithReuseIdentifier: identifier)
    #if canImport(UIKit)
    case .nib(let name, let bundle):
      register(UINib(nibName: name, bundle: bundle), forCellWithReuseIdentifier: identifier)
    #endif
    }
  }

  /// Registers a class of supplementary views.
  package func register(
    _ type: UICollectionReusableView.Type,
    from source: CellSource,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    switch source.place {
    case .code:
      register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    #if canImport(UIKit)
    case .nib(let name, let bundle):
      register(
        UINib(nibName: name, bundle: bundle),
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    #endif
    }
  }
}

extension UICollectionReusableView {
  /// Makes a view of a class that is known only at run time, as a collection view does.
  package static func make<View: UICollectionReusableView>(
    _ type: View.Type,
    from source: CellSource,
    frame: CGRect
  ) -> View {
    switch source.place {
    case .code:
      return make(type, frame: frame)
    #if canImport(UIKit)
    case .nib(let name, let bundle):
      let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil)
      guard let view = objects.first as? View else { return make(type, frame: frame) }
      view.frame = frame
      return view
    #endif
    }
  }

  /// Makes a view of a class that is known only at run time, as a collection view does.
  package static func make<View: UICollectionReusableView>(_ type: View.Type, frame: CGRect) -> View
  {
    #if canImport(UIKit)
    type.init(frame: frame)
    #else
    Headless.makeView(of: type, frame: frame)
    #endif
  }
}

extension UIScrollView {
  /// Whether the scroll view can have a refresh control.
  ///
  /// In an app for Mac Catalyst with the Mac's idiom, UIKit raises an exception for a refresh
  /// control. On tvOS there is none. A view knows its behavioral style only in a window, and the device its idiom from the
  /// beginning.
  package var takesRefreshControl: Bool {
    #if os(tvOS)
    false
    #elseif targetEnvironment(macCatalyst)
    UIDevice.current.userInterfaceIdiom != .mac
    #else
    traitCollection.userInterfaceIdiom != .mac
    #endif
  }

  /// The part of the insets that is caused by a refresh control, in points.
  package var refreshingHeight: CGFloat {
    guard let refreshControl, refreshControl.isRefreshing else { return 0 }
    return refreshControl.bounds.height
  }
}

extension UIWindow {
  /// Converts a rectangle of the screen to the window, which may have another origin.
  package func rectangle(onScreen rect: CGRect) -> CGRect {
    #if os(visionOS)
    // There are no screens here.
    windowScene.map { convert(rect, from: $0.coordinateSpace) } ?? rect
    #elseif canImport(UIKit)
    convert(rect, from: screen.coordinateSpace)
    #else
    rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
    #endif
  }
}

#if DEBUG
/// Whether the package is built for debugging.
package let isDebugBuild = true
#else
/// Whether the package is built for debugging.
package let isDebugBuild = false
#endif
