import ArgumentParser

/// What the command line asks for.
struct Arguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ratios",
    abstract: "Measures Roster, and compares each figure with its bound.",
    discussion: """
      Most figures are multiples of work of the same run, such as filling a dictionary. \
      Ends with 1 if a figure is over its bound.
      """
  )

  @Flag(name: .customLong("full"), help: "More sizes and kinds of identifiers besides.")
  var isFull = false

  @Option(help: ArgumentHelp("One suite, or memory.", valueName: "suite"))
  var only: String?

  @Flag(help: "Instruction counts by callgrind, and nothing else.")
  var instructions = false

  @Option(
    help: ArgumentHelp(
      "Only a figure over so many times its bound counts as a failure.",
      valueName: "times"
    )
  )
  var tolerance = 1.0

  @Option(
    name: .customLong("json"),
    help: ArgumentHelp("Write the figures into a file as well, for plot.", valueName: "file")
  )
  var file: String?

  @Option(
    name: .customLong("repeat"),
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Only diffs, for profilers: the name of a workload, the number of rows, and how many times.",
      valueName: "workload rows times"
    )
  )
  var repeated: [String] = []

  @Option(
    name: .customLong("controllers"),
    help: ArgumentHelp("Only so many controllers, for measuring their memory.", valueName: "count")
  )
  var controllerCount: Int?

  /// The diffs that are wanted alone.
  var repetition: Repetition? { Repetition(repeated) }

  func validate() throws {
    guard repeated.isEmpty || repetition != nil else {
      throw ValidationError("--repeat needs a workload, a number of rows, and how many times.")
    }
  }

  /// Ends the program if the suite that is asked for does not exist.
  @MainActor
  func checkSuite() {
    let names = Suite.all.map(\.name) + ["memory"]
    guard let only, !names.contains(only) else { return }
    let known = names.joined(separator: ", ")
    Self.exit(withError: ValidationError("There is no suite “\(only)”, only \(known)."))
  }

  /// Whether a suite is to be measured.
  @MainActor
  func wants(_ suite: Suite) -> Bool {
    wants(suite.name, unlessAsked: isFull || !suite.isFull)
  }

  /// Whether something is to be measured.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - isUsual: Whether it is measured if nothing is asked for by name.
  /// - Returns: Whether the command line names it, or names nothing and it is usual.
  func wants(_ name: String, unlessAsked isUsual: Bool = true) -> Bool {
    !instructions && (only.map { $0 == name } ?? isUsual)
  }
}
