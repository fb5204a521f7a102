/// What tests and tools need and UIKit does not have: time, touches, failures and the log.
///
/// Everything outside this namespace is UIKit's API. Nothing happens by itself: time passes when
/// you advance it, fingers move when you move them, and mistakes for which UIKit raises exceptions
/// are reported in one place, where you can record them.
public enum Headless {}
