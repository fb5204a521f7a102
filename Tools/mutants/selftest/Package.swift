// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Numbers",
  targets: [
    .target(name: "RosterCore", path: "Sources/Core"),
    .testTarget(name: "CoreTests", dependencies: ["RosterCore"], path: "Tests/CoreTests"),
    .testTarget(name: "UpdatingTests", dependencies: ["RosterCore"], path: "Tests/UpdatingTests"),
  ]
)
