// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v16)],
  products: [
    .library(name: "Todo", targets: ["Todo"]),
    .library(name: "Emoji", targets: ["Emoji"]),
    .library(name: "Feed", targets: ["Feed"]),
    .library(name: "Chat", targets: ["Chat"]),
    .library(name: "ExampleMenu", targets: ["ExampleMenu"]),
  ],
  dependencies: [
    .package(name: "Roster", path: "..")
  ],
  targets: [
    .target(name: "Todo", dependencies: [.product(name: "Roster", package: "Roster")]),
    .target(
      name: "Emoji",
      dependencies: [.product(name: "Roster", package: "Roster")],
      resources: [
        .copy("Resources/emoji-test.txt"),
        .copy("Resources/UNICODE-LICENSE.txt"),
      ]
    ),
    .target(
      name: "Feed",
      dependencies: [.product(name: "Roster", package: "Roster")],
      resources: [.copy("Resources/posts.json")]
    ),
    .target(name: "Chat", dependencies: [.product(name: "Roster", package: "Roster")]),
    .target(
      name: "ExampleMenu",
      dependencies: ["Chat", "Emoji", "Feed", "Todo", .product(name: "Roster", package: "Roster")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The gallery draws without a screen, and the tests run without a simulator: both need the stand-in
// for UIKit, which exists on Linux only.
#if os(Linux)
package.products += [
  .executable(name: "gallery", targets: ["gallery"])
]
package.dependencies += [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
]
package.targets += [
  .executableTarget(
    name: "gallery",
    dependencies: [
      "Chat",
      "Emoji",
      "Feed",
      "Todo",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "HeadlessRendering", package: "Roster"),
      .product(name: "Roster", package: "Roster"),
    ]
  ),
  .testTarget(
    name: "TodoTests",
    dependencies: ["Todo", .product(name: "RosterTesting", package: "Roster")]
  ),
  .testTarget(
    name: "EmojiTests",
    dependencies: ["Emoji", .product(name: "RosterTesting", package: "Roster")]
  ),
  .testTarget(
    name: "FeedTests",
    dependencies: ["Feed", .product(name: "RosterTesting", package: "Roster")]
  ),
  .testTarget(
    name: "ChatTests",
    dependencies: ["Chat", .product(name: "RosterTesting", package: "Roster")]
  ),
  .testTarget(
    name: "ExampleMenuTests",
    dependencies: ["ExampleMenu", .product(name: "RosterTesting", package: "Roster")]
  ),
  .testTarget(name: "GalleryTests", dependencies: ["gallery"]),
  .testTarget(
    name: "NodeTests",
    dependencies: [.product(name: "RosterTesting", package: "Roster")]
  ),
]
#endif

// The settings of the framework's own modules, so that examples show what an app with them looks like.
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
