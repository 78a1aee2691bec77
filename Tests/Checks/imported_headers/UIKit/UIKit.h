// UIKit: names of its own.
#define MARGINS NSLayoutAttributeRightMargin, NSLayoutAttributeBottomMargin, NSLayoutAttributeTrailingMargin,
#define AXIS UILayoutConstraintAxis
#define AXIS_NAMES UILayoutConstraintAxisHorizontal = 0, UILayoutConstraintAxisVertical = 1
#define AXIS_SWIFT NS_SWIFT_NAME(NSLayoutConstraint.Axis)
#define PRIORITY UILayoutPriority
#define PRIORITY_SWIFT
#define PRIORITY_REQUIRED UILayoutPriorityRequired
#define VIEW UIView
#define GUIDE UILayoutGuide
#define FOR_AXIS forAxis
#include "../Layout.h"
