// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "RosterExamples",
  platforms: [.iOS(.v16)],
  products: [
    .iOSApplication(
      name: "RosterExamples",
      targets: ["AppModule"],
      bundleIdentifier: "com.example.RosterExamples",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeRight,
        .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [
    .package(name: "Examples", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [.product(name: "ExampleMenu", package: "Examples")],
      path: "App"
    )
  ],
  swiftLanguageModes: [.v6]
)
