#if os(Linux) && canImport(Runtime)
import Runtime

/// The functions of Roster that are on the stack when a hook of the app is called.
struct StackWalk: CustomStringConvertible {
  /// The functions, innermost first, each with its file.
  let frames: [(function: String, file: String)]

  /// Reads the functions of a captured stack that stand in Roster's sources.
  ///
  /// What the compiler has made, such as thunks between calling conventions, does not count.
  init?(_ stack: Backtrace) {
    guard let stack = stack.symbolicated() else { return nil }
    frames = stack.frames.compactMap { frame in
      guard
        let symbol = frame.symbol, !symbol.isSwiftThunk,
        let path = symbol.sourceLocation?.path,
        let room = ["Core", "Layout", "Controllers", "Platform"]
          .first(where: { path.contains("/Sources/\($0)/") })
      else { return nil }
      let file = path.split(separator: "/").last.map(String.init) ?? room
      return (symbol.name, file)
    }
  }

  /// The number of files that the functions stand in.
  var fileCount: Int { Set(frames.map(\.file)).count }

  var description: String {
    "\(frames.count) frames in \(fileCount) files:\n"
      + frames.map { "  \($0.file): \($0.function)" }.joined(separator: "\n")
  }
}
#endif
