/// Why a cell is configured; more than one reason may hold at once.
public struct ConfigureReason: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller has just been mounted on the cell.
  public static let mount = ConfigureReason(rawValue: 1 << 0)

  /// The view model has been replaced by one that differs.
  public static let viewModel = ConfigureReason(rawValue: 1 << 1)

  /// The state has changed.
  public static let state = ConfigureReason(rawValue: 1 << 2)

  /// Traits of the list have changed, such as the text size.
  public static let traits = ConfigureReason(rawValue: 1 << 3)

  /// Values of the environment that reach the controller have changed.
  public static let environment = ConfigureReason(rawValue: 1 << 4)

  /// The item has been selected or deselected.
  public static let selection = ConfigureReason(rawValue: 1 << 5)
}
