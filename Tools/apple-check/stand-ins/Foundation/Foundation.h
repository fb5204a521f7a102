// What this project uses of Foundation and Core Graphics, in the shape that they have on Apple's systems. Only names and
// types: sources are type-checked against it, nothing is linked.
#pragma clang assume_nonnull begin
#define NS_NOESCAPE __attribute__((noescape))
typedef _Bool BOOL; typedef long NSInteger; typedef unsigned long NSUInteger; typedef double XCGFloat; 
#define CGFloat XCGFloat
 typedef double NSTimeInterval; typedef unsigned char uint8_t; typedef signed char int8_t; typedef unsigned short uint16_t; typedef short int16_t; typedef unsigned int uint32_t; typedef int int32_t; typedef unsigned long long uint64_t; typedef long long int64_t; typedef uint16_t unichar;
typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGVector { CGFloat dx; CGFloat dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
typedef struct CGAffineTransform { CGFloat a,b,c,d,tx,ty; } CGAffineTransform;
typedef struct NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef const struct __attribute__((objc_bridge(id))) __CFString *CFStringRef;
typedef const struct __attribute__((objc_bridge(id))) __CFDictionary *CFDictionaryRef;
typedef struct __attribute__((objc_bridge(id))) CGColorSpace *CGColorSpaceRef;
typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
#define NSUIntegerMax (~0UL)
#define NSIntegerMax (0x7fffffffffffffffL)
typedef struct _NSZone NSZone;
@class NSString, NSArray<T0>, NSDictionary<T0, T1>, NSCoder, NSDate, NSBundle, NSURL, NSUUID, NSData, NSNumber, NSLocale, NSError;
@class NSMutableDictionary<T0, T1>;
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)aSelector;
@property (readonly, copy) NSString *description;
@optional
@property (readonly, copy) NSString *debugDescription;
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
+ (void)initialize;
- (instancetype)init;
- (id)copy;
- (id)mutableCopy;
+ (Class)superclass;
+ (NSString *)description;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector;
@property (readonly, copy) NSString *debugDescription;
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)keyPath;
- (void)performSelector:(SEL)aSelector withObject:(nullable id)anArgument afterDelay:(NSTimeInterval)delay;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget;
@end
@class NSString;
typedef NSString *NSAttributedStringKey __attribute__((swift_wrapper(struct))) __attribute__((swift_name("NSAttributedString.Key")));
typedef NSString *NSNotificationName __attribute__((swift_wrapper(struct))) __attribute__((swift_name("NSNotification.Name")));
typedef NSString *NSExceptionName __attribute__((swift_wrapper(struct)));
typedef NSString *NSErrorDomain __attribute__((swift_wrapper(struct)));
typedef NSString *NSErrorUserInfoKey __attribute__((swift_wrapper(struct)));
typedef NSString *NSRunLoopMode __attribute__((swift_wrapper(struct)));
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
#define SWIFT(n) __attribute__((swift_name(n)))
@protocol NSItemProviderReading <NSObject>
@property (class, readonly, copy) NSArray<NSString *> *readableTypeIdentifiersForItemProvider;
@end
@protocol NSItemProviderWriting <NSObject> @end
__attribute__((swift_bridge("Swift.String"))) @interface NSString : NSObject @end
__attribute__((swift_bridge("Swift.Array"))) @interface NSArray<__covariant T0> : NSObject @end
__attribute__((swift_bridge("Swift.Dictionary"))) @interface NSDictionary<__covariant T0, __covariant T1> : NSObject @end
__attribute__((swift_bridge("FoundationEssentials.IndexPath"))) @interface NSIndexPath : NSObject @end
__attribute__((swift_bridge("FoundationEssentials.URL"))) @interface NSURL : NSObject @end
__attribute__((swift_bridge("FoundationEssentials.Data"))) @interface NSData : NSObject @end
__attribute__((swift_bridge("Swift.Set"))) @interface NSSet<__covariant T0> : NSObject @end
__attribute__((swift_bridge("FoundationEssentials.DateComponents"))) @interface NSDateComponents : NSObject @end
__attribute__((swift_bridge("FoundationEssentials.UUID"))) @interface NSUUID : NSObject
@property (readonly, copy) NSString *UUIDString;
@end
__attribute__((swift_bridge("FoundationEssentials.Locale"))) @interface NSLocale : NSObject @end
__attribute__((swift_bridge("FoundationEssentials.Date"))) @interface NSDate : NSObject @end
__attribute__((swift_bridge("FoundationEssentials.Calendar"))) @interface NSCalendar : NSObject @end
__attribute__((swift_bridge("FoundationEssentials.TimeZone"))) @interface NSTimeZone : NSObject @end
#define OPEN_ENUM __attribute__((enum_extensibility(open)))
typedef double CFTimeInterval;
typedef enum OPEN_ENUM CGColorRenderingIntent : int { kCGRenderingIntentDefault SWIFT("defaultIntent"), kCGRenderingIntentAbsoluteColorimetric SWIFT("absoluteColorimetric") } CGColorRenderingIntent;
extern const CFStringRef kCGColorSpaceSRGB SWIFT("CGColorSpace.sRGB");
_Nullable CGColorSpaceRef CGColorSpaceCreateWithName(CFStringRef _Nullable name) SWIFT("CGColorSpace.init(name:)") __attribute__((cf_returns_retained));
CGColorRef CGColorCreateSRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) SWIFT("CGColor.init(srgbRed:green:blue:alpha:)") __attribute__((cf_returns_retained));
typedef double CFAbsoluteTime;
typedef NSRange *NSRangePointer;
typedef enum OPEN_ENUM SWIFT("__NSComparisonResult") NSComparisonResult : NSInteger { NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending } NSComparisonResult;
typedef enum OPEN_ENUM SWIFT("CGRectEdge") CGRectEdge : unsigned int { CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge } CGRectEdge;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) SWIFT("NSString.CompareOptions") NSStringCompareOptions : NSUInteger { NSCaseInsensitiveSearch = 1, NSLiteralSearch = 2, NSBackwardsSearch = 4, NSAnchoredSearch = 8, NSNumericSearch = 64, NSDiacriticInsensitiveSearch = 128 } NSStringCompareOptions;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) SWIFT("NSString.EnumerationOptions") NSStringEnumerationOptions : NSUInteger { NSStringEnumerationByLines = 0 } NSStringEnumerationOptions;
typedef enum __attribute__((flag_enum, enum_extensibility(open))) SWIFT("NSAttributedString.EnumerationOptions") NSAttributedStringEnumerationOptions : NSUInteger { NSAttributedStringEnumerationReverse = 2, NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1 << 20 } NSAttributedStringEnumerationOptions;
extern NSRunLoopMode const NSDefaultRunLoopMode SWIFT("NSRunLoopMode.default");
extern NSRunLoopMode const NSRunLoopCommonModes SWIFT("NSRunLoopMode.common");

@interface NSException : NSObject <NSCopying>
@property (readonly, copy) NSExceptionName name;
@property (nullable, readonly, copy) NSString *reason;
@end
@interface NSNotification : NSObject <NSCopying>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@property (nullable, readonly, copy) NSDictionary *userInfo;
@end
@interface NSOperation : NSObject
- (void)start;
- (void)main;
- (void)cancel;
@property (readonly, getter=isCancelled) BOOL cancelled;
@property (readonly, getter=isExecuting) BOOL executing;
@property (readonly, getter=isFinished) BOOL finished;
@end
__attribute__((swift_attr("@Sendable"))) @interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue SWIFT("main");
@property (class, readonly, strong, nullable) NSOperationQueue *currentQueue SWIFT("current");
- (void)addOperation:(NSOperation *)op;
- (void)addOperationWithBlock:(void (^)(void))block;
- (void)cancelAllOperations;
@property NSInteger maxConcurrentOperationCount;
@property (getter=isSuspended) BOOL suspended;
@property (nullable, copy) NSString *name;
@end
__attribute__((swift_attr("@Sendable"))) @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT("default");
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject userInfo:(nullable NSDictionary *)aUserInfo;
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)aName object:(nullable id)anObject;
@end
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)location effectiveRange:(nullable NSRangePointer)range;
- (nullable id)attribute:(NSAttributedStringKey)attrName atIndex:(NSUInteger)location effectiveRange:(nullable NSRangePointer)range;
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
- (void)enumerateAttributesInRange:(NSRange)enumerationRange options:(NSAttributedStringEnumerationOptions)opts usingBlock:(void (NS_NOESCAPE ^)(NSDictionary<NSAttributedStringKey, id> *attrs, NSRange range, BOOL *stop))block;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other SWIFT("isEqual(to:)");
- (void)enumerateAttribute:(NSAttributedStringKey)attrName inRange:(NSRange)enumerationRange options:(NSAttributedStringEnumerationOptions)opts usingBlock:(void (NS_NOESCAPE ^)(id _Nullable value, NSRange range, BOOL *stop))block;
@end
@interface NSMutableAttributedString : NSAttributedString
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)str;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)attrString;
- (void)insertAttributedString:(NSAttributedString *)attrString atIndex:(NSUInteger)loc;
@property (readonly, retain) id mutableString;
@end
@interface NSMutableString : NSString @end
@interface NSError : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSString *, id> *)dict;
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@end
@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (nullable id)decodeObjectForKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
@property (readonly) BOOL allowsKeyedCoding;
@end
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@property (readonly) CGPoint pointValue;
@property (readonly) CGSize sizeValue;
@property (readonly) CGRect rectValue;
@end
@interface NSNumber : NSValue
- (instancetype)initWithBool:(BOOL)value SWIFT("init(value:)");
- (instancetype)initWithInteger:(NSInteger)value SWIFT("init(value:)");
- (instancetype)initWithDouble:(double)value SWIFT("init(value:)");
- (instancetype)initWithFloat:(float)value SWIFT("init(value:)");
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue SWIFT("intValue");
@property (readonly) double doubleValue;
@property (readonly) float floatValue;
@property (readonly, copy) NSString *stringValue;
@end
@interface NSPredicate : NSObject <NSCopying>
- (BOOL)evaluateWithObject:(nullable id)object;
@end
@class NSProgress;
SWIFT("ProgressReporting") @protocol NSProgressReporting <NSObject>
@property (readonly) NSProgress *progress;
@end
__attribute__((swift_attr("@Sendable"))) @interface NSProgress : NSObject
- (instancetype)initWithParent:(nullable NSProgress *)parentProgressOrNil userInfo:(nullable NSDictionary *)userInfoOrNil;
+ (NSProgress *)discreteProgressWithTotalUnitCount:(int64_t)unitCount;
+ (NSProgress *)progressWithTotalUnitCount:(int64_t)unitCount SWIFT("init(totalUnitCount:)");
- (void)addChild:(NSProgress *)child withPendingUnitCount:(int64_t)inUnitCount;
@property int64_t totalUnitCount;
@property int64_t completedUnitCount;
@property (readonly) double fractionCompleted;
- (void)cancel;
@property (readonly, getter=isCancelled) BOOL cancelled;
@end
@interface NSItemProvider : NSObject <NSCopying>
- (instancetype)init;
- (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
- (nullable instancetype)initWithContentsOfURL:(nullable NSURL *)fileURL;
@property (copy, readonly) NSArray<NSString *> *registeredTypeIdentifiers;
- (BOOL)hasItemConformingToTypeIdentifier:(NSString *)typeIdentifier SWIFT("hasItemConformingToTypeIdentifier(_:)");
- (NSProgress *)loadDataRepresentationForTypeIdentifier:(NSString *)typeIdentifier completionHandler:(void (^)(NSData *_Nullable data, NSError *_Nullable error))completionHandler;
@property (copy, nullable) NSString *suggestedName;
@end
@interface NSString (ItemProvider) <NSCopying, NSMutableCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting>
- (instancetype)initWithString:(NSString *)aString;
@property (readonly) NSUInteger length;
@end
@interface NSURL (ItemProvider) <NSCopying, NSItemProviderReading, NSItemProviderWriting> @end
@interface NSIndexPath (Copying) <NSCopying> @end
@interface NSUUID (Copying) <NSCopying> @end
@interface NSDate (Copying) <NSCopying> @end
@interface NSArray<T0> (Copying) <NSCopying> @end
@interface NSDictionary<T0, T1> (Copying) <NSCopying> @end
@interface NSSet<T0> (Copying) <NSCopying> @end
@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType;
@property (readonly, copy) NSString *activityType;
@property (nullable, copy) NSString *title;
@end
@interface NSMutableData : NSData @end
__attribute__((swift_bridge("Foundation.IndexSet"))) @interface NSIndexSet : NSObject <NSCopying> @end
__attribute__((swift_bridge("Foundation.CharacterSet"))) @interface NSCharacterSet : NSObject <NSCopying> @end
__attribute__((swift_attr("@Sendable"))) SWIFT("Bundle") @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle SWIFT("main");
- (instancetype)init;
- (nullable instancetype)initWithPath:(NSString *)path;
- (nullable instancetype)initWithURL:(NSURL *)url;
- (nullable instancetype)initWithIdentifier:(NSString *)identifier;
+ (NSBundle *)bundleForClass:(Class)aClass SWIFT("init(for:)");
@property (readonly, copy, nullable) NSString *bundleIdentifier;
@property (readonly, copy) NSString *bundlePath;
@property (readonly, copy) NSURL *bundleURL;
@property (readonly, copy, nullable) NSURL *resourceURL;
@property (readonly, copy, nullable) NSDictionary<NSString *, id> *infoDictionary;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)ext;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
@end
SWIFT("Timer") @interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)ti target:(id)aTarget selector:(SEL)aSelector userInfo:(nullable id)userInfo repeats:(BOOL)yesOrNo SWIFT("scheduledTimer(timeInterval:target:selector:userInfo:repeats:)");
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^ __attribute__((swift_attr("@Sendable"))))(NSTimer *timer))block;
- (instancetype)initWithFireDate:(NSDate *)date interval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^ __attribute__((swift_attr("@Sendable"))))(NSTimer *timer))block SWIFT("init(fire:interval:repeats:block:)");
- (void)fire;
- (void)invalidate;
@property (copy) NSDate *fireDate;
@property (readonly) NSTimeInterval timeInterval;
@property NSTimeInterval tolerance;
@property (readonly, getter=isValid) BOOL valid;
@property (nullable, readonly, retain) id userInfo;
@end
SWIFT("RunLoop") @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop SWIFT("current");
@property (class, readonly, strong) NSRunLoop *mainRunLoop SWIFT("main");
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode SWIFT("add(_:forMode:)");
- (void)runUntilDate:(NSDate *)limitDate SWIFT("run(until:)");
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limitDate SWIFT("run(mode:before:)");
- (void)run;
@end
@interface NSMutableDictionary<T0, T1> : NSDictionary<T0, T1>
- (nullable id)objectForKeyedSubscript:(id)key;
- (void)setObject:(nullable id)obj forKeyedSubscript:(id)key;
@end
SWIFT("Thread") @interface NSThread : NSObject
@property (readonly, retain) NSMutableDictionary<id, id> *threadDictionary;
@property (class, readonly) BOOL isMainThread;
@property (readonly) BOOL isMainThread;
@property (class, readonly, strong) NSThread *currentThread SWIFT("current");
@property (class, readonly, strong) NSThread *mainThread SWIFT("main");
+ (void)sleepForTimeInterval:(NSTimeInterval)ti;
- (instancetype)initWithBlock:(void (^)(void))block;
- (void)start;
@property (class, readonly, copy) NSArray<NSString *> *callStackSymbols;
@end
@protocol NSLocking
- (void)lock;
- (void)unlock;
@end
__attribute__((swift_attr("@Sendable"))) @interface NSLock : NSObject <NSLocking>
- (BOOL)tryLock SWIFT("`try`()");
@property (nullable, copy) NSString *name;
@end
__attribute__((swift_attr("@Sendable"))) @interface NSRecursiveLock : NSObject <NSLocking>
- (BOOL)tryLock SWIFT("`try`()");
@end
@interface NSCache<KeyType, ObjectType> : NSObject
- (nullable ObjectType)objectForKey:(KeyType)key SWIFT("object(forKey:)");
- (void)setObject:(ObjectType)obj forKey:(KeyType)key SWIFT("setObject(_:forKey:)");
- (void)setObject:(ObjectType)obj forKey:(KeyType)key cost:(NSUInteger)g SWIFT("setObject(_:forKey:cost:)");
- (void)removeObjectForKey:(KeyType)key SWIFT("removeObject(forKey:)");
- (void)removeAllObjects;
@property NSUInteger totalCostLimit;
@property NSUInteger countLimit;
@property (copy) NSString *name;
@end
@interface NSHashTable<ObjectType> : NSObject <NSCopying>
+ (NSHashTable<ObjectType> *)weakObjectsHashTable SWIFT("weakObjects()");
- (void)addObject:(nullable ObjectType)object SWIFT("add(_:)");
- (void)removeObject:(nullable ObjectType)object SWIFT("remove(_:)");
- (void)removeAllObjects;
- (BOOL)containsObject:(nullable ObjectType)anObject SWIFT("contains(_:)");
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
@end
@interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying>
+ (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable SWIFT("strongToStrongObjects()");
+ (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable SWIFT("weakToStrongObjects()");
+ (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable SWIFT("strongToWeakObjects()");
+ (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable SWIFT("weakToWeakObjects()");
- (nullable ObjectType)objectForKey:(nullable KeyType)aKey SWIFT("object(forKey:)");
- (void)setObject:(nullable ObjectType)anObject forKey:(nullable KeyType)aKey SWIFT("setObject(_:forKey:)");
- (void)removeObjectForKey:(nullable KeyType)aKey SWIFT("removeObject(forKey:)");
- (void)removeAllObjects;
@property (readonly) NSUInteger count;
@end
__attribute__((swift_attr("@Sendable"))) SWIFT("UserDefaults") @interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults SWIFT("standard");
- (nullable id)objectForKey:(NSString *)defaultName SWIFT("object(forKey:)");
- (void)setObject:(nullable id)value forKey:(NSString *)defaultName SWIFT("set(_:forKey:)");
- (nullable NSString *)stringForKey:(NSString *)defaultName SWIFT("string(forKey:)");
- (NSInteger)integerForKey:(NSString *)defaultName SWIFT("integer(forKey:)");
- (double)doubleForKey:(NSString *)defaultName SWIFT("double(forKey:)");
- (BOOL)boolForKey:(NSString *)defaultName SWIFT("bool(forKey:)");
- (void)removeObjectForKey:(NSString *)defaultName SWIFT("removeObject(forKey:)");
@end
SWIFT("Formatter") @interface NSFormatter : NSObject
- (nullable NSString *)stringForObjectValue:(nullable id)obj SWIFT("string(for:)");
@end
typedef enum OPEN_ENUM SWIFT("DateFormatter.Style") NSDateFormatterStyle : NSUInteger { NSDateFormatterNoStyle SWIFT("none"), NSDateFormatterShortStyle SWIFT("short"), NSDateFormatterMediumStyle SWIFT("medium"), NSDateFormatterLongStyle SWIFT("long"), NSDateFormatterFullStyle SWIFT("full") } NSDateFormatterStyle;
SWIFT("DateFormatter") @interface NSDateFormatter : NSFormatter
- (NSString *)stringFromDate:(NSDate *)date SWIFT("string(from:)");
- (nullable NSDate *)dateFromString:(NSString *)string SWIFT("date(from:)");
@property (null_resettable, copy) NSString *dateFormat;
@property NSDateFormatterStyle dateStyle;
@property NSDateFormatterStyle timeStyle;
@property (null_resettable, copy) NSLocale *locale;
@property (null_resettable, copy) NSCalendar *calendar;
@property (null_resettable, copy) NSTimeZone *timeZone;
@end
SWIFT("NumberFormatter") @interface NSNumberFormatter : NSFormatter
- (nullable NSString *)stringFromNumber:(NSNumber *)number SWIFT("string(from:)");
@property NSUInteger maximumFractionDigits;
@property NSUInteger minimumFractionDigits;
@end

CFAbsoluteTime CFAbsoluteTimeGetCurrent(void);
NSString *NSStringFromClass(Class aClass);
NSString *NSStringFromSelector(SEL aSelector);
NSRange NSMakeRange(NSUInteger loc, NSUInteger len);
NSUInteger NSMaxRange(NSRange range);
#pragma clang assume_nonnull end
