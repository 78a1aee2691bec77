import Testing
import TestSupport

extension RecipeTests {
  /// ## Habits and mistakes

  /// ### A constraint that a method changes again and again
  @Test func runsAgain() {
    place(photo, 0, 0, 50, 30)
    begin()
    // recipe
    let top = photo.topAnchor =&= parent.topAnchor
    func update() { top.constant += 10 }
    update()
    update()
    // end
    /// There is one constraint, and its `constant` is 20. A relation in a method that runs again, such as
    /// `layoutSubviews`, would add a constraint each time. In a class keep the constraint in a property that
    /// `viewDidLoad` sets. A `lazy var` serves too, unless the closure of a set is the first to read it.
    made("photo.top = parent.top + 20")
    expect(photo, 0, 20, 50, 30)
  }

  /// ### A name in the log
  @Test func naming() {
    begin()
    // recipe
    let bottom = photo.anchor([.bottom], to: parent, padding: 5)[0]
    bottom.identifier = "photo at the bottom"
    // end
    /// Where the constraint conflicts with others, the platform's log has this name in its line.
    made("parent.bottom = photo.bottom + 5")
    #expect(bottom.description.contains("'photo at the bottom'"))
    #if STAND_IN
    let other = photo.anchor([.bottom], to: parent, padding: 6)[0]
    let log = logged { parent.layOut() }.joined()
    #expect(log.contains("\(bottom)") && log.contains("\(other)"))
    #endif
  }
}
