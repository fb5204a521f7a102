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

# UIKit's stand-in, and all that needs it, exist where UIKit does not.
LINUX_ONLY = ["@platforms//os:linux"]

# macOS has neither UIKit nor the stand-in, so that `bazel build //...` passes these targets by there.
NOT_ON_MACOS = select({
    "@platforms//os:macos": ["@platforms//:incompatible"],
    "//conditions:default": [],
})
