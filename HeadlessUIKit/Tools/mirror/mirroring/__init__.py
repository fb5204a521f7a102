"""Mirrors Swift sources for a Swift without Objective-C."""
