extension UIListContentConfiguration {
  /// Creates the content of a row with a text and a smaller one below it.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.body, .label),
      secondaryText: TextProperties(.footnote, .label)
    )
  }

  /// Creates the content of a row with a text and a smaller, dimmed one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      text: TextProperties(.body, .label),
      secondaryText: TextProperties(.subheadline, .secondaryLabel)
    )
    result.textToSecondaryTextVerticalPadding = 0
    return result
  }

  /// Creates the content of a row with a text and a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      text: TextProperties(.body, .label),
      secondaryText: TextProperties(.body, .secondaryLabel)
    )
    result.prefersSideBySideTextAndSecondaryText = true
    result.textToSecondaryTextVerticalPadding = 4
    return result
  }

  /// Creates the content of a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Creates the content of a row of a sidebar, with a smaller, dimmed text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// Creates the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// Creates the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.headline, .label),
      secondaryText: TextProperties(.footnote, .secondaryLabel)
    )
  }

  /// Creates the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    var result = UIListContentConfiguration(
      text: TextProperties(.footnote, .secondaryLabel),
      secondaryText: TextProperties(.footnote, .secondaryLabel)
    )
    result.extraMargin = 0
    return result
  }

  /// Creates the content of a header in a grouped list, in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = plainFooter()
    result.textProperties.transform = .uppercase
    result.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 17,
      leading: 8,
      bottom: 6,
      trailing: 8
    )
    return result
  }

  /// Creates the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    plainFooter()
  }
}
