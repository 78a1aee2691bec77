// UIKit: names of its own.
#define MARGINS \
  NSLayoutAttributeLeftMargin, NSLayoutAttributeRightMargin, NSLayoutAttributeTopMargin, NSLayoutAttributeBottomMargin, \
  NSLayoutAttributeLeadingMargin, NSLayoutAttributeTrailingMargin, NSLayoutAttributeCenterXWithinMargins, \
  NSLayoutAttributeCenterYWithinMargins,
#define AXIS UILayoutConstraintAxis
#define AXIS_NAMES UILayoutConstraintAxisHorizontal = 0, UILayoutConstraintAxisVertical = 1
#define AXIS_SWIFT NS_SWIFT_NAME(NSLayoutConstraint.Axis)
#define PRIORITY UILayoutPriority
#define PRIORITY_SWIFT
#define PRIORITY_REQUIRED UILayoutPriorityRequired
#define RESPONDER UIResponder
#define VIEW UIView
#define GUIDE UILayoutGuide
#define FOR_AXIS forAxis
#include "../Layout.h"
