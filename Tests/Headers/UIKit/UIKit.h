// UIKit: everything on the main actor (since the iOS 15 SDK).
#define ON_MAIN_ACTOR __attribute__((swift_attr("@MainActor")))
#define SPACING_AVAILABLE __attribute__((availability(ios, introduced = 11.0)))
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
