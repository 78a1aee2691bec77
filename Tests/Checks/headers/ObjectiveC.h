// The root class, in the module in which the compiler looks for it.
__attribute__((objc_root_class))
@interface NSObject
@end
