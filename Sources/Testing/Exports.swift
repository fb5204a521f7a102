@_exported public import Roster
