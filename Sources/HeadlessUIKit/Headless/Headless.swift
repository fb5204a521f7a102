/// What a test or a tool needs and UIKit does not have: time, touches, failures and the log.
///
/// Everything outside this namespace is UIKit's own API. Nothing happens by itself here: time
/// passes when it is advanced, a finger touches when it is told to, and a mistake UIKit would
/// answer with an exception arrives in one place, where it can be recorded.
public enum Headless {}
