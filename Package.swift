// swift-tools-version: 6.2
import PackageDescription

// UIKit's stand-in takes its place where UIKit does not exist: on Linux, and on a Mac outside Catalyst. Nothing
// that is built for iOS depends on it, so an app's build never compiles it. The package's own scheme in Xcode
// builds every target for the chosen destination; the stand-in imports nothing of UIKit and compiles there, too.
let headless = Target.Dependency.target(
  name: "HeadlessUIKit",
  condition: .when(platforms: [.linux, .macOS])
)

let tracing = Target.Dependency.target(
  name: "RosterTracing",
  condition: .when(platforms: [.linux, .macOS])
)

let package = Package(
  name: "Roster",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .tvOS(.v17), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "Roster", targets: ["Roster"]),
    .library(name: "RosterTesting", targets: ["RosterTesting"]),
    .library(name: "RosterSwiftUI", targets: ["RosterSwiftUI"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessRendering", targets: ["HeadlessRendering"]),
    .library(name: "RosterTracing", targets: ["RosterTracing"]),
    .library(name: "RosterLive", targets: ["RosterLive"]),
  ],
  targets: [
    .target(
      name: "Roster",
      dependencies: ["RosterPlatform"],
      path: "Sources",
      exclude: ["Browser", "Platform", "SwiftUI", "Testing"]
    ),
    .target(name: "RosterPlatform", dependencies: [headless], path: "Sources/Platform"),
    .target(
      name: "RosterTesting",
      dependencies: ["Roster", "RosterPlatform", tracing],
      path: "Sources/Testing"
    ),

    .target(name: "HeadlessUIKit", path: "HeadlessUIKit/Sources/HeadlessUIKit"),
    .target(
      name: "HeadlessRendering",
      dependencies: ["HeadlessUIKit"],
      path: "HeadlessUIKit/Sources/HeadlessRendering"
    ),
    .target(
      name: "RosterTracing",
      dependencies: [headless, "HeadlessRendering", "Roster"],
      path: "Sources/Browser/Tracing"
    ),
    .target(
      name: "RosterLive",
      dependencies: [headless, "HeadlessRendering", "Roster", tracing],
      path: "Sources/Browser/Live"
    ),

    .target(name: "TestSupport", path: "HeadlessUIKit/Tests/Support"),
    .testTarget(
      name: "CoreTests",
      dependencies: ["Roster", "TestSupport"],
      path: "Tests/CoreTests"
    ),
    .testTarget(
      name: "LayoutTests",
      dependencies: ["Roster", "RosterPlatform", "TestSupport"],
      path: "Tests/LayoutTests"
    ),
    .target(
      name: "ListFixtures",
      dependencies: ["Roster", "RosterTesting"],
      path: "Tests/ListFixtures"
    ),
    .testTarget(
      name: "ControllersTests",
      dependencies: ["ListFixtures", "Roster", "RosterTesting", "TestPlatform", "TestSupport"],
      path: "Tests/ControllersTests"
    ),
    .testTarget(
      name: "UpdatingTests",
      dependencies: ["ListFixtures", "Roster", "RosterTesting", "TestPlatform", "TestSupport"],
      path: "Tests/UpdatingTests"
    ),
    .testTarget(
      name: "InteractionTests",
      dependencies: ["ListFixtures", "Roster", "RosterTesting", "TestPlatform", "TestSupport"],
      path: "Tests/InteractionTests"
    ),
    .testTarget(
      name: "SizingAndLayoutTests",
      dependencies: [
        "ListFixtures", "Roster", "RosterTesting", "TestPlatform", "TestSupport",
      ],
      path: "Tests/SizingAndLayoutTests"
    ),
    .testTarget(
      name: "TestingTests",
      dependencies: ["RosterTesting", "TestSupport"],
      path: "Tests/TestingTests"
    ),
    .testTarget(
      name: "TracingTests",
      dependencies: ["HeadlessRendering", "RosterTesting", "RosterTracing"],
      path: "Tests/TracingTests"
    ),
    .testTarget(
      name: "LiveTests",
      dependencies: ["Roster", "RosterLive"],
      path: "Tests/LiveTests"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// On Linux, SwiftUI's part is built with a stand-in for SwiftUI, for its tests and the examples.
#if os(Linux)
let swiftUI: [Target.Dependency] = ["SwiftUI"]
let exceptions: [Target.Dependency] = []
package.targets += [
  .target(name: "SwiftUI", dependencies: ["HeadlessUIKit"], path: "HeadlessUIKit/Sources/SwiftUI"),
  .testTarget(
    name: "SwiftUITests",
    dependencies: ["Roster", "RosterSwiftUI", "RosterTesting", "SwiftUI"],
    path: "Tests/SwiftUITests"
  ),
]
#else
let swiftUI: [Target.Dependency] = []
// Only Objective-C can catch what UIKit throws.
let exceptions: [Target.Dependency] = [
  .target(
    name: "Exceptions",
    condition: .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS])
  )
]
package.targets.append(.target(name: "Exceptions", path: "HeadlessUIKit/Tests/Exceptions"))
#endif
package.targets += [
  .target(name: "RosterSwiftUI", dependencies: ["Roster"] + swiftUI, path: "Sources/SwiftUI"),
  .target(
    name: "TestPlatform",
    dependencies: exceptions + [headless],
    path: "HeadlessUIKit/Tests/Platform"
  ),
]

// One list of settings for every target, so that no module drifts from the others.
for target in package.targets {
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
