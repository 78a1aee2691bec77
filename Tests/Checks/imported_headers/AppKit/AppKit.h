// AppKit: names of its own, and no margins.
#define MARGINS
#define AXIS NSLayoutConstraintOrientation
#define AXIS_NAMES NSLayoutConstraintOrientationHorizontal = 0, NSLayoutConstraintOrientationVertical = 1
#define AXIS_SWIFT NS_SWIFT_NAME(NSLayoutConstraint.Orientation)
#define PRIORITY NSLayoutPriority
#define PRIORITY_SWIFT NS_SWIFT_NAME(NSLayoutConstraint.Priority)
#define PRIORITY_REQUIRED NSLayoutPriorityRequired
#define VIEW NSView
#define GUIDE NSLayoutGuide
#define FOR_AXIS forOrientation
#include "../Layout.h"
