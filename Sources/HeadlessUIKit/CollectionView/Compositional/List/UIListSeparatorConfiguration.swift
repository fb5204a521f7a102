/// The lines between the rows of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Hashable, Sendable {
    /// As the list's appearance has it.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// Stands for insets that the row's content decides about; the value is our own choice.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: .greatestFiniteMagnitude,
      leading: .greatestFiniteMagnitude,
      bottom: .greatestFiniteMagnitude,
      trailing: .greatestFiniteMagnitude
    )
  }

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distances of the line above from the row's edges.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The distances of the line below from the row's edges.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The color of the lines.
  public var color = UIColor.separator

  /// Creates the lines that lists of an appearance have.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The same with what is automatic decided for one row.
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
      topSeparatorVisibility, bottomSeparatorVisibility, color,
      [topSeparatorInsets.leading, topSeparatorInsets.trailing],
      [bottomSeparatorInsets.leading, bottomSeparatorInsets.trailing],
    ]
  }
}
