// swift-tools-version: 6.2
import PackageDescription

// UIKit's lists, cells, controls and layout in plain Swift, and pictures of them. Roster's manifest names the same
// folders as targets, so that an app needs one package; this manifest builds and tests them alone.
let package = Package(
  name: "HeadlessUIKit",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v17), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessRendering", targets: ["HeadlessRendering"]),
  ],
  targets: [
    .target(name: "HeadlessUIKit"),
    .target(name: "HeadlessRendering", dependencies: ["HeadlessUIKit"]),

    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "TestSupport"]),
    .testTarget(name: "ConformanceTests", dependencies: ["TestPlatform", "TestSupport"]),
    .testTarget(name: "LayoutConformanceTests", dependencies: ["TestPlatform", "TestSupport"]),
    .testTarget(
      name: "HeadlessRenderingTests",
      dependencies: ["HeadlessRendering", "HeadlessUIKit", "TestSupport"]
    ),
    .target(
      name: "CarriedLibraries",
      dependencies: ["HeadlessUIKit"],
      path: "Tests/CarriedLibraries"
    ),
    .testTarget(
      name: "CarriedLibrariesTests",
      dependencies: ["CarriedLibraries", "HeadlessUIKit"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The stand-in takes UIKit's place on Linux and on a Mac outside Catalyst; elsewhere the tests run on UIKit itself.
let headless = Target.Dependency.target(
  name: "HeadlessUIKit",
  condition: .when(platforms: [.linux, .macOS])
)
#if os(Linux)
let exceptions: [Target.Dependency] = []
package.targets.append(.target(name: "SwiftUI", dependencies: ["HeadlessUIKit"]))
#else
// Only Objective-C can catch what UIKit throws.
let exceptions: [Target.Dependency] = [
  .target(
    name: "Exceptions",
    condition: .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS])
  )
]
package.targets.append(.target(name: "Exceptions", path: "Tests/Exceptions"))
#endif
package.targets.append(
  .target(name: "TestPlatform", dependencies: exceptions + [headless], path: "Tests/Platform")
)

// One list of settings for every target. What stands for the libraries of others is in Swift 5 mode, as most of
// them are.
for target in package.targets {
  if target.name.hasPrefix("CarriedLibraries") {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
    continue
  }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
  ]
}
