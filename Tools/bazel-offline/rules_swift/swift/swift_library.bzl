"""A Swift module."""

load(":compiling.bzl", "COMMON_ATTRS", "SwiftInfo", "compile", "gathered")

def _swift_library_impl(ctx):
    name = ctx.attr.module_name
    module = ctx.actions.declare_file("{}.modules/{}.swiftmodule".format(ctx.label.name, name))
    object = compile(ctx, module = module)
    return [
        DefaultInfo(
            files = depset([module, object]),
            runfiles = ctx.runfiles(files = ctx.files.data),
        ),
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
