#if defined(__OBJC__) && defined(__APPLE__)
@import Foundation;

NS_ASSUME_NONNULL_BEGIN

/// Runs a block, and returns the Objective-C exception that ended it, which Swift cannot catch.
NSException *_Nullable exceptionThrownBy(void(NS_NOESCAPE ^block)(void));

NS_ASSUME_NONNULL_END
#endif
