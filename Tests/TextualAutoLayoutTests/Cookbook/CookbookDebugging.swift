//  Recipes of Tests/Cookbook.md: debugging. CookbookTests.swift says how they are written.

import Examples
import Testing

extension CookbookTests {
  // ## Debugging

  // ### Naming a constraint and reading its padding
  // Elsewhere: a "labelled" method. Here the platform's `identifier`.
  @Test func naming() {
    begin()
    // recipe
    let bottom = a.anchor([.bottom], to: parent, padding: 5)[0]
    bottom.identifier = "a at the bottom"
    // end
    made("parent.bottom = a.bottom + 5")
    // Result: the log says parent.bottom = a.bottom + 5, under that name.
    #expect(bottom.description.contains("'a at the bottom'"))
    #expect(bottom.firstItem === parent && bottom.constant == 5)
  }
}
