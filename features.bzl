"""The settings that all Swift targets of this repository share.

Package.swift states FEATURES and COPTS; Tools/bazel-offline/write-features writes them here.
"""

# Swift's `package` access spans the targets that name the same package.
PACKAGE_NAME = "roster"

FEATURES = [
    "swift.enable_v6",
    "swift.upcoming.ExistentialAny",
    "swift.upcoming.ImmutableWeakCaptures",
    "swift.upcoming.InferIsolatedConformances",
    "swift.upcoming.InternalImportsByDefault",
    "swift.upcoming.MemberImportVisibility",
    "swift.upcoming.NonisolatedNonsendingByDefault",
]

# There is no feature for this one.
COPTS = ["-strict-memory-safety"]

# UIKit's stand-in, and all that needs it, exist where UIKit does not: on Linux and on macOS.
HEADLESS = select({
    "@platforms//os:linux": [],
    "@platforms//os:macos": [],
    "//conditions:default": ["@platforms//:incompatible"],
})

# The stand-in for SwiftUI is for Linux: macOS has SwiftUI.
LINUX_ONLY = ["@platforms//os:linux"]
