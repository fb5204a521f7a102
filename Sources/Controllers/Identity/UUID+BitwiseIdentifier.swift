public import Foundation
public import RosterCore

extension UUID: BitwiseIdentifier {}
