"""Compares what HeadlessUIKit declares with facts about UIKit."""
