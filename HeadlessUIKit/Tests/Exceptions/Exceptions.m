#include "Exceptions.h"

#if defined(__OBJC__) && defined(__APPLE__)
NSException *exceptionThrownBy(void(NS_NOESCAPE ^block)(void)) {
  @try {
    block();
    return nil;
  } @catch (NSException *exception) {
    return exception;
  }
}
#endif
