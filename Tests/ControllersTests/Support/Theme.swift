import ListFixtures
import Roster

/// A value of the environment.
enum Theme: Equatable {
  case light
  case dark
}

enum ThemeKey: ListEnvironmentKey {
  static var defaultValue: Theme { .light }
}

enum DensityKey: ListEnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension ListEnvironment {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  var density: Int {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

/// Logs what it sees of the environment.
final class ThemedController: NoteController {
  override func environmentDidChange(from old: ListEnvironment) {
    log.add("environment \(old.theme) \(old.density)", viewModel.id)
  }

  override func configure(_ cell: NoteCell) {
    super.configure(cell)
    cell.label.text = "\(viewModel.text) \(environment.theme) \(environment.density)"
  }
}
