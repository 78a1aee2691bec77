// The part of Apple's layout headers that the product uses, with the signatures of the SDKs. headers.py defines IS_AppKit
// or IS_UIKit, and the attributes that differ between SDKs: RESPONDER_IS for NSResponder or UIResponder, and OTHERS_ARE
// for all other classes.
#define ON_MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define NOT_SENDABLE __attribute__((swift_attr("@_nonSendable")))
#include "ObjectiveC.h"

typedef double CGFloat;
typedef long NSInteger;
#define NS_ENUM(_type, _name) enum _name : _type _name; enum __attribute__((enum_extensibility(open))) _name : _type
#define NS_SWIFT_NAME(_name) __attribute__((swift_name(#_name)))
#if IS_AppKit
#define KIT(_name) NS##_name
#define FOR_AXIS forOrientation:(NSLayoutConstraintOrientation)orientation
#define MARGINS
typedef NS_ENUM(NSInteger, NSLayoutConstraintOrientation) { NSLayoutConstraintOrientationHorizontal }
    NS_SWIFT_NAME(NSLayoutConstraint.Orientation);
typedef float NSLayoutPriority __attribute__((swift_newtype(struct))) NS_SWIFT_NAME(NSLayoutConstraint.Priority);
#else
#define KIT(_name) UI##_name
#define FOR_AXIS forAxis:(UILayoutConstraintAxis)axis
#define MARGINS NSLayoutAttributeRightMargin, NSLayoutAttributeBottomMargin, NSLayoutAttributeTrailingMargin,
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) { UILayoutConstraintAxisHorizontal }
    NS_SWIFT_NAME(NSLayoutConstraint.Axis);
typedef float UILayoutPriority __attribute__((swift_newtype(struct)));
#endif
static const KIT(LayoutPriority) KIT(LayoutPriorityRequired) = 1000;

#pragma clang assume_nonnull begin
@class NSLayoutConstraint, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
typedef NS_ENUM(NSInteger, NSLayoutRelation) {
  NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual = 0, NSLayoutRelationGreaterThanOrEqual = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Relation);
typedef NS_ENUM(NSInteger, NSLayoutAttribute) {
  NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom,
  NSLayoutAttributeLeading, NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight,
  NSLayoutAttributeCenterX, NSLayoutAttributeCenterY, NSLayoutAttributeLastBaseline, NSLayoutAttributeFirstBaseline,
  MARGINS
} NS_SWIFT_NAME(NSLayoutConstraint.Attribute);

OTHERS_ARE @interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(equalTo:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c
    NS_SWIFT_NAME(constraint(lessThanOrEqualTo:constant:));
@end
OTHERS_ARE @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
OTHERS_ARE @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
OTHERS_ARE @interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c NS_SWIFT_NAME(constraint(equalToConstant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c
    NS_SWIFT_NAME(constraint(greaterThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c
    NS_SWIFT_NAME(constraint(lessThanOrEqualToConstant:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m
    constant:(CGFloat)c NS_SWIFT_NAME(constraint(equalTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m
    constant:(CGFloat)c NS_SWIFT_NAME(constraint(greaterThanOrEqualTo:multiplier:constant:));
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m
    constant:(CGFloat)c NS_SWIFT_NAME(constraint(lessThanOrEqualTo:multiplier:constant:));
@end
OTHERS_ARE @interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)view1 attribute:(NSLayoutAttribute)attr1 relatedBy:(NSLayoutRelation)relation
    toItem:(nullable id)view2 attribute:(NSLayoutAttribute)attr2 multiplier:(CGFloat)multiplier constant:(CGFloat)c;
@property KIT(LayoutPriority) priority;
@property CGFloat constant;
@property (getter=isActive) _Bool active NS_SWIFT_NAME(isActive);
@end
RESPONDER_IS @interface Responder : NSObject
@end
@interface KIT(View) : Responder
@property _Bool translatesAutoresizingMaskIntoConstraints;
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
- (void)setContentHuggingPriority:(KIT(LayoutPriority))priority FOR_AXIS;
- (void)setContentCompressionResistancePriority:(KIT(LayoutPriority))priority FOR_AXIS;
@end
OTHERS_ARE @interface KIT(LayoutGuide) : NSObject
@end
#pragma clang assume_nonnull end
