// The root class, in the module in which the compiler looks for it.
#pragma clang assume_nonnull begin
__attribute__((objc_root_class))
@interface NSObject
- (instancetype)init;
@end
#pragma clang assume_nonnull end
