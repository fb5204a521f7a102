@_exported public import RosterAdapter
@_exported public import RosterControllers
@_exported public import RosterCore
@_exported public import RosterLayout
@_exported public import RosterPlatform
