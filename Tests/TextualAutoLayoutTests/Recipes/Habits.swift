//  A chapter of Tests/Guide/Recipes.md. RecipeTests.swift explains how it becomes a page.

import Testing
import TestSupport

extension RecipeTests {
  /// ## Habits and mistakes

  /// ### A constraint that changes often
  @Test func constantChangesWithoutNewConstraint() {
    fillIn(photo, 0, 0, 50, 30)
    // recipe
    let top = photo.topAnchor =&= container.topAnchor

    func moveDown() {
      top.constant += 10
    }
    // end
    /// Keep the constraint that a relation returns, and change its `constant`. A relation in a method that runs often,
    /// such as `layoutSubviews`, adds a constraint each time. In a class keep the constraint in a property that
    /// `viewDidLoad` sets.
    let count = container.allConstraints.count
    moveDown()
    moveDown()
    #expect(container.allConstraints.count == count)
    expect(photo, 0, 20, 50, 30)
  }

  /// ### A name in the console
  @Test func identifierIsInReport() {
    // recipe
    let bottom = photo.anchor([.bottom], to: container.safeAreaLayoutGuide, padding: 5)[0]
    bottom.identifier = "photo at the bottom"
    // end
    /// If the constraint conflicts with others, its line in the console has this name.
    /// [When the console complains](When-the-console-complains.md) shows how to read such a report.
    #expect(bottom.description.contains("'photo at the bottom'"))
    #if STAND_IN
    let other = photo.anchor([.bottom], to: container.safeAreaLayoutGuide, padding: 6)[0]
    let log = logged { container.layOut() }.joined()
    #expect(log.contains("\(bottom)") && log.contains("\(other)"))
    #endif
  }
}
