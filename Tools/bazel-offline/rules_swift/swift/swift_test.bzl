"""A program that runs the tests of one module, which are written with Swift Testing."""

load(":compiling.bzl", "COMMON_ATTRS", "compile", "gathered")

def _swift_test_impl(ctx):
    main = ctx.actions.declare_file(ctx.label.name + ".main/main.swift")
    ctx.actions.expand_template(
        template = ctx.file._main,
        output = main,
        substitutions = {},
    )
    object = compile(ctx, extra_srcs = [main])

    program = ctx.actions.declare_file(ctx.label.name)
    objects = gathered(ctx, "objects", [object])
    arguments = ctx.actions.args()
    arguments.add("-o", program)
    arguments.add_all(objects)
    arguments.use_param_file("@%s", use_always = True)
    ctx.actions.run(
        executable = "swiftc",
        arguments = [arguments],
        inputs = objects,
        outputs = [program],
        mnemonic = "SwiftLink",
        progress_message = "Linking {}".format(ctx.label),
        use_default_shell_env = True,
    )
    return [DefaultInfo(
        executable = program,
        files = depset([program]),
        runfiles = ctx.runfiles(files = ctx.files.data),
    )]

swift_test = rule(
    implementation = _swift_test_impl,
    attrs = dict(
        COMMON_ATTRS,
        discover_tests = attr.bool(default = True),
        env = attr.string_dict(),
        _main = attr.label(default = ":main.swift.txt", allow_single_file = True),
    ),
    test = True,
)
