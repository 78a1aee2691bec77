// AppKit: no isolation in the headers up to 2023, and names of its own.
#define ON_MAIN_ACTOR
#define SPACING_AVAILABLE __attribute__((availability(macos, introduced = 11.0)))
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
