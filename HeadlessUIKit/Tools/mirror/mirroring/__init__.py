"""The parts of the command that makes a Linux copy of UIKit sources."""
