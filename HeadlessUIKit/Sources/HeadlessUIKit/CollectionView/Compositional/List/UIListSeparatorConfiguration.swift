/// The separators between the rows of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is visible.
  public enum Visibility: Hashable, Sendable {
    /// The appearance of the list decides.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// Insets that follow the row's content; UIKit does not document the value.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: .greatestFiniteMagnitude,
      leading: .greatestFiniteMagnitude,
      bottom: .greatestFiniteMagnitude,
      trailing: .greatestFiniteMagnitude
    )
  }

  /// Whether there is a separator above the row.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether there is a separator below the row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The insets of the separator above the row.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The insets of the separator below the row.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The color of the separators.
  public var color = UIColor.separator

  /// The color of the separators of a selected row, where several can be selected.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the separators of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Returns the same separators with automatic values resolved for one row.
  func resolved(isLastOfGroup: Bool) -> Self {
    var result = self
    if topSeparatorVisibility == .automatic { result.topSeparatorVisibility = .hidden }
    if bottomSeparatorVisibility == .automatic {
      result.bottomSeparatorVisibility = isLastOfGroup ? .hidden : .visible
    }
    return result
  }

  nonisolated public static func == (lhs: Self, rhs: Self) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { color })
  }

  private var parts: [AnyHashable] {
    [
      topSeparatorVisibility, bottomSeparatorVisibility, color, multipleSelectionColor,
      [topSeparatorInsets.leading, topSeparatorInsets.trailing],
      [bottomSeparatorInsets.leading, bottomSeparatorInsets.trailing],
    ]
  }
}
