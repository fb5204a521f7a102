// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "live",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "LiveServer", targets: ["LiveServer"]),
    .executable(name: "serve", targets: ["serve"]),
  ],
  dependencies: [
    .package(name: "Roster", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    .target(
      name: "LiveServer",
      dependencies: [.product(name: "FlyingFox", package: "FlyingFox")]
    ),
    .executableTarget(
      name: "serve",
      dependencies: [
        "LiveServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "RosterLive", package: "Roster"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The settings of the framework's own modules.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
