package import RosterPlatform

/// The kinds of decoration views that a list layout shows.
package enum DecorationKind: Hashable {
  /// The line below an item.
  case separator

  /// What stands behind a section, in one color.
  case colorBackground

  /// What stands behind a section, in a view of the app's own.
  case viewBackground(BackgroundClass)

  /// The name that UIKit knows the kind by.
  package var name: String {
    switch self {
    case .separator: "Roster.separator"
    case .colorBackground: "Roster.background"
    case .viewBackground(let background):
      "Roster.background.\(String(reflecting: background.viewClass))"
    }
  }

  /// The class of the views.
  package var viewClass: UICollectionReusableView.Type {
    switch self {
    case .separator, .colorBackground: ColorDecorationView.self
    case .viewBackground(let background): background.viewClass
    }
  }

  /// What stands behind the items of a section.
  package init(_ background: SectionBackground) {
    self =
      switch background.appearance {
      case .color: .colorBackground
      case .view(let background): .viewBackground(background)
      }
  }
}
