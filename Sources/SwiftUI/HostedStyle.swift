#if canImport(SwiftUI) && !os(macOS)
public import Roster
public import SwiftUI

/// The style of a hosted view in its cell, with the properties of `UIHostingConfiguration`.
///
/// ```swift
/// Items(photos, hosting: HostedStyle().margins(.all, 0)) { PhotoView($0) }
/// ```
///
/// Defaults are those of `UIHostingConfiguration`: the margins of the cell, and no background.
@MainActor
public struct HostedStyle {
  private enum Margin {
    case length(Edge.Set, CGFloat)
    case insets(Edge.Set, EdgeInsets)
  }

  private var margins: [Margin] = []
  private var minimum: (width: CGFloat?, height: CGFloat?)?
  private var background: AnyView?

  /// Creates a style with the system's defaults.
  public init() {}

  /// Sets the margins, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> HostedStyle {
    adding(.length(edges, length))
  }

  /// Sets the margins, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> HostedStyle {
    adding(.insets(edges, insets))
  }

  /// Sets the minimum size of the content with its margins, in points.
  ///
  /// - Parameters:
  ///   - width: The minimum width; `nil` for the system's.
  ///   - height: The minimum height; `nil` for the system's.
  /// - Returns: A copy of the style.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> HostedStyle {
    var copy = self
    copy.minimum = (width, height)
    return copy
  }

  /// Sets a view behind the content that fills the cell.
  public func background<Background: View>(
    @ViewBuilder content: () -> Background
  ) -> HostedStyle {
    var copy = self
    copy.background = AnyView(content())
    return copy
  }

  private func adding(_ margin: Margin) -> HostedStyle {
    var copy = self
    copy.margins.append(margin)
    return copy
  }

  /// Returns the configuration of a cell that shows a view in this style.
  func configuration(of view: some View) -> any UIContentConfiguration {
    let configuration = UIHostingConfiguration { view }
    guard let background else { return styled(configuration) }
    return styled(configuration.background { background })
  }

  private func styled<Content: View, Background: View>(
    _ configuration: UIHostingConfiguration<Content, Background>
  ) -> UIHostingConfiguration<Content, Background> {
    var configuration = configuration
    for margin in margins {
      switch margin {
      case .length(let edges, let length):
        configuration = configuration.margins(edges, length)
      case .insets(let edges, let insets):
        configuration = configuration.margins(edges, insets)
      }
    }
    guard let minimum else { return configuration }
    return configuration.minSize(width: minimum.width, height: minimum.height)
  }
}
#endif
