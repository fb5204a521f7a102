"""A Swift module."""

load(":compiling.bzl", "COMMON_ATTRS", "SwiftInfo", "compile_object", "emit_module", "gathered")

def _swift_library_impl(ctx):
    module = emit_module(ctx)
    object = compile_object(ctx)
    return [
        DefaultInfo(
            files = depset([module, object]),
            runfiles = ctx.runfiles(files = ctx.files.data),
        ),
        OutputGroupInfo(modules = depset([module])),
        SwiftInfo(
            modules = gathered(ctx, "modules", [module]),
            objects = gathered(ctx, "objects", [object]),
        ),
    ]

swift_library = rule(
    implementation = _swift_library_impl,
    attrs = COMMON_ATTRS,
    provides = [SwiftInfo],
)
