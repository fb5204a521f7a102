"""Compiles a module with the `swiftc` of the search path.

Only declared sources and the modules of dependencies are inputs, so that in Bazel's sandbox whatever
is not declared is missing.
"""

SwiftInfo = provider(
    doc = "A module with all that it depends on.",
    fields = {
        "modules": "A depset of .swiftmodule files.",
        "objects": "A depset of object files.",
    },
)

# The attributes that the versions of rules_swift have which MODULE.bazel and WORKSPACE pin; those that
# no target here uses are left out, so that a new one is looked up before it is used.
COMMON_ATTRS = {
    "srcs": attr.label_list(allow_files = [".swift"], allow_empty = False, mandatory = True),
    "deps": attr.label_list(providers = [[SwiftInfo]]),
    "data": attr.label_list(allow_files = True),
    "copts": attr.string_list(),
    "module_name": attr.string(mandatory = True),
    "package_name": attr.string(),
}

# rules_swift hands any name after `swift.upcoming.` to the compiler, which ignores those it does not
# know. These are the ones that Swift 6.3 knows and that language mode 6 does not imply.
_UPCOMING = [
    "ExistentialAny",
    "ImmutableWeakCaptures",
    "InferIsolatedConformances",
    "InternalImportsByDefault",
    "MemberImportVisibility",
    "NonisolatedNonsendingByDefault",
]

def _flags(ctx):
    """The compiler's flags for the features of a target."""
    flags = []
    for feature in ctx.features:
        if feature == "swift.enable_v6":
            flags += ["-swift-version", "6"]
        elif feature.startswith("swift.upcoming."):
            name = feature[len("swift.upcoming."):]
            if name not in _UPCOMING:
                fail("{} names an upcoming feature that Swift does not have: {}".format(ctx.label, feature))
            flags += ["-enable-upcoming-feature", name]
        elif feature.startswith("swift."):
            fail("{} names a feature that rules_swift does not have: {}".format(ctx.label, feature))
    return flags

def gathered(ctx, field, own):
    """What a target and its dependencies have of something."""
    return depset(own, transitive = [getattr(dep[SwiftInfo], field) for dep in ctx.attr.deps])

def compile(ctx, extra_srcs = [], module = None):
    """Compiles the sources of a target to an object file, and to a module if one is declared."""
    modules = gathered(ctx, "modules", [])
    sources = ctx.files.srcs + extra_srcs
    object = ctx.actions.declare_file("{}.objects/{}.o".format(ctx.label.name, ctx.attr.module_name))
    arguments = ctx.actions.args()
    arguments.add("-c")
    arguments.add("-o", object)
    if module:
        arguments.add("-emit-module")
        arguments.add("-emit-module-path", module)
    arguments.add("-module-name", ctx.attr.module_name)
    if ctx.attr.package_name:
        arguments.add("-package-name", ctx.attr.package_name)
    arguments.add_all(_flags(ctx))
    arguments.add_all(ctx.attr.copts)
    arguments.add_all(["-parse-as-library", "-Onone", "-enable-testing", "-wmo"])
    arguments.add_all([file.dirname for file in modules.to_list()], before_each = "-I")
    arguments.add_all(sources)
    arguments.use_param_file("@%s", use_always = True)
    ctx.actions.run_shell(
        command = """
          set -e
          plugins=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/host/plugins/testing
          exec swiftc -plugin-path "$plugins" -module-cache-path "$SWIFT_MODULE_CACHE" "$@"
        """,
        arguments = [arguments],
        inputs = depset(sources, transitive = [modules]),
        outputs = [object, module] if module else [object],
        mnemonic = "SwiftCompile",
        progress_message = "Compiling {}".format(ctx.label),
        use_default_shell_env = True,
    )
    return object
