"""The second half of what a WORKSPACE calls to set up rules_swift; the stand-in needs nothing."""

def swift_rules_extra_dependencies():
    pass
