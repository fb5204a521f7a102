public import Roster

/// A value of the environment.
public enum Theme: Equatable, Sendable {
  case light
  case dark
}

public enum ThemeKey: ListEnvironmentKey {
  public static var defaultValue: Theme { .light }
}

public enum DensityKey: ListEnvironmentKey {
  public static var defaultValue: Int { 1 }
}

extension ListEnvironment {
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  public var density: Int {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

/// Logs what it sees of the environment.
public final class ThemedController: NoteController {
  public override func environmentDidChange(from old: ListEnvironment) {
    log.add("environment \(old.theme) \(old.density)", viewModel.id)
  }

  public override func configure(_ cell: NoteCell) {
    super.configure(cell)
    cell.label.text = "\(viewModel.text) \(environment.theme) \(environment.density)"
  }
}
