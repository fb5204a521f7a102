// swift-tools-version: 6.2
import PackageDescription

// The benchmarks look inside Roster: they measure diffing alone, which is no public API. They import it
// for testing, so they are built with `-Xswiftc -enable-testing`. A package that is not Roster sees its
// `package` declarations if it is compiled under the same name, which SwiftPM makes of the folder's.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init)
let roster = folder?.lowercased() ?? "roster"
let sameName = SwiftSetting.unsafeFlags([
  "-package-name", String(roster.map { $0.isLetter || $0.isNumber ? $0 : "_" }),
])

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: ".."),
    // Without the traits that count allocations, whose interposers not every platform can build.
    .package(
      url: "https://github.com/ordo-one/package-benchmark.git",
      from: "1.38.1",
      traits: []
    ),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
  ],
  targets: [
    .target(
      name: "Workloads",
      dependencies: [.product(name: "Roster", package: roster)],
      packageAccess: false,
      swiftSettings: [sameName]
    ),
    .executableTarget(
      name: "ratios",
      dependencies: [
        "Workloads",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "Diffing",
      dependencies: [
        "Workloads",
        .product(name: "Benchmark", package: "package-benchmark"),
      ],
      path: "Benchmarks/Diffing",
      // A `Benchmark` is no `Sendable` and comes from outside the main actor, where the work belongs.
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "package-benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
