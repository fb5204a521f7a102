"""A Swift module."""

load(":compiling.bzl", "COMMON_ATTRS", "SwiftInfo", "compile_module", "gathered")

def _swift_library_impl(ctx):
    module = compile_module(ctx)
    return [
        DefaultInfo(
            files = depset([module.swiftmodule, module.object]),
            runfiles = ctx.runfiles(files = ctx.files.data),
        ),
        SwiftInfo(
            modules = gathered(ctx, "modules", [module.swiftmodule]),
            objects = gathered(ctx, "objects", [module.object]),
        ),
    ]

swift_library = rule(
    implementation = _swift_library_impl,
    attrs = COMMON_ATTRS,
    provides = [SwiftInfo],
)
