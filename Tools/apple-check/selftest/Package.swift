// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Samples",
  targets: [
    .target(name: "Lists"),
    .target(name: "Right", dependencies: ["Lists"]),
    .target(name: "NewerLibrary"),
    .target(name: "MissingImport"),
    .target(name: "SecondType", dependencies: ["Lists"]),
    .target(name: "WeakCapture"),
    .target(name: "OptionalRequirement"),
    .target(name: "LinuxModule"),
    .target(name: "MacOnly"),
    .target(name: "Television"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
