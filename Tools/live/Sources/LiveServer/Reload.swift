import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Starts the program anew when one of its files was built anew, so that pages show what the new build does.
public struct Reload: Sendable {
  private let files: [String]
  private let program: String?

  /// The time between two looks at the files; a file that has changed has to be still for as long.
  private static let pause = Duration.milliseconds(500)

  /// Watches the program and, with it, other files.
  ///
  /// - Parameter others: The paths of other programs; those that do not exist are left alone.
  public init(with others: [String] = []) {
    let program = Bundle.main.executablePath
    self.program = program
    files = ([program].compactMap { $0 } + others).filter(FileManager.default.isExecutableFile)
  }

  /// Watches until the task is cancelled, or the program begins anew.
  public func run() async throws {
    let old = files.map(Self.version)
    var before = old
    while true {
      try await Task.sleep(for: Self.pause)
      let now = files.map(Self.version)
      let areComplete = files.allSatisfy(FileManager.default.isExecutableFile)
      if now != old, now == before, areComplete { startAnew() }
      before = now
    }
  }

  /// What tells a build of a file from the next.
  private static func version(of path: String) -> [String] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return [FileAttributeKey.modificationDate, .size, .systemFileNumber].map {
      "\(attributes?[$0] ?? "")"
    }
  }

  /// Replaces the program by its new build, with the same arguments and without what it has open.
  private func startAnew() {
    guard let program else { return }
    for descriptor in 3..<getdtablesize().clamped(to: 3...1024) {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    var arguments = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv(program, arguments)
    // It goes on as it is if the new build cannot be started.
    arguments.forEach { free($0) }
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
