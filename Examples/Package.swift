// swift-tools-version: 6.2
import PackageDescription

// The gallery and the live examples need the stand-in for UIKit. Where UIKit is, their targets are empty and depend on
// nothing, so that a scheme that builds all targets for iOS passes.
let headless = TargetDependencyCondition.when(platforms: [.linux, .macOS])

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "Todo", targets: ["Todo"]),
    .library(name: "Emoji", targets: ["Emoji"]),
    .library(name: "Feed", targets: ["Feed"]),
    .library(name: "Chat", targets: ["Chat"]),
    .library(name: "Checkout", targets: ["Checkout"]),
    .library(name: "Mail", targets: ["Mail"]),
    .library(name: "Board", targets: ["Board"]),
    .library(name: "Archive", targets: ["Archive"]),
    .library(name: "Files", targets: ["Files"]),
    .library(name: "Playlist", targets: ["Playlist"]),
    .library(name: "ExampleMenu", targets: ["ExampleMenu"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "live", targets: ["live"]),
    .executable(name: "screens", targets: ["screens"]),
  ],
  dependencies: [
    .package(name: "Roster", path: ".."),
    .package(name: "live", path: "../Tools/live"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
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
    .target(name: "Board", dependencies: [.product(name: "Roster", package: "Roster")]),
    .target(name: "Archive", dependencies: [.product(name: "Roster", package: "Roster")]),
    .target(name: "Files", dependencies: [.product(name: "Roster", package: "Roster")]),
    .target(
      name: "Playlist",
      dependencies: [
        .product(name: "Roster", package: "Roster"),
        .product(name: "RosterSwiftUI", package: "Roster"),
      ]
    ),
    .target(name: "Mail", dependencies: [.product(name: "Roster", package: "Roster")]),
    .target(name: "Checkout", dependencies: [.product(name: "Roster", package: "Roster")]),
    .target(
      name: "ExampleMenu",
      dependencies: [
        "Archive", "Board", "Chat", "Checkout", "Emoji", "Feed", "Files", "Mail", "Playlist",
        "Todo",
        .product(name: "Roster", package: "Roster"),
      ]
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "Board",
        "Archive",
        "Chat",
        "Checkout",
        "Emoji",
        "Feed",
        "Files",
        "Mail",
        "Playlist",
        "Todo",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: headless),
        .product(name: "HeadlessRendering", package: "Roster", condition: headless),
        .product(name: "Roster", package: "Roster"),
        .product(name: "RosterTracing", package: "Roster", condition: headless),
      ]
    ),
    .executableTarget(
      name: "live",
      dependencies: [
        "ExampleMenu",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: headless),
        .product(name: "LiveServer", package: "live", condition: headless),
        .product(name: "Roster", package: "Roster"),
        .product(name: "RosterLive", package: "Roster", condition: headless),
      ]
    ),

    .executableTarget(
      name: "screens",
      dependencies: [
        "ExampleMenu",
        .product(name: "RosterLive", package: "Roster", condition: headless),
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
      name: "CheckoutTests",
      dependencies: ["Checkout", .product(name: "RosterTesting", package: "Roster")]
    ),
    .testTarget(
      name: "MailTests",
      dependencies: ["Mail", .product(name: "RosterTesting", package: "Roster")]
    ),
    .testTarget(
      name: "BoardTests",
      dependencies: ["Board", .product(name: "RosterTesting", package: "Roster")]
    ),
    .testTarget(
      name: "ArchiveTests",
      dependencies: ["Archive", .product(name: "RosterTesting", package: "Roster")]
    ),
    .testTarget(
      name: "FilesTests",
      dependencies: ["Files", .product(name: "RosterTesting", package: "Roster")]
    ),
    .testTarget(
      name: "PlaylistTests",
      dependencies: ["Playlist", .product(name: "RosterTesting", package: "Roster")]
    ),
    .testTarget(
      name: "ExampleMenuTests",
      dependencies: ["ExampleMenu", .product(name: "RosterTesting", package: "Roster")]
    ),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "Archive", "Board", "Chat", "Checkout", "Emoji", "ExampleMenu", "Feed", "Files", "Mail",
        "Playlist", "Todo",
        .product(name: "RosterTesting", package: "Roster"),
      ]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        .target(name: "gallery", condition: headless),
        .product(name: "RosterTracing", package: "Roster", condition: headless),
      ]
    ),
    .testTarget(
      name: "NodeTests",
      dependencies: [.product(name: "RosterTesting", package: "Roster")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

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
