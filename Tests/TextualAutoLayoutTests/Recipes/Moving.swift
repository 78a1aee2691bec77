//  The code of the article Moving-to-it, run.

import Testing
import TestSupport

extension RecipeTests {
  @Test func fromThePlainAPI() {
    let (box, red, blue) = (parent.box("box"), parent.box("red"), parent.box("blue"))
    place(blue, 0, 0, 100, 40)
    begin()
    red.translatesAutoresizingMaskIntoConstraints = false
    red.topAnchor =&= blue.bottomAnchor + 8
    red.widthAnchor =&= 2 * red.heightAnchor | .defaultHigh
    red.heightAnchor =>= 44
    box.anchor(.edges, to: parent, padding: 16)
    made(
      "red.top = blue.bottom + 8", "box.top = parent.top + 16", "box.leading = parent.leading + 16",
      "parent.bottom = box.bottom + 16", "parent.trailing = box.trailing + 16", "red.width = 2 × red.height @750",
      "red.height ≥ 44")
    place(red, 0, 0, 1, 1)
    expect(red, 0, 48, 88, 44)
  }

  @Test func fromOtherLibraries() {
    let (box, red, blue) = (parent.box("box"), parent.box("red"), parent.box("blue"))
    place(blue, 0, 0, 100, 40)
    red.heightAnchor =&= 60 | .defaultLow
    begin()
    box.anchor(.edges, to: parent, padding: 16)
    red.topAnchor =&= blue.bottomAnchor + 8
    red.anchor([.leading, .trailing], to: parent, padding: 20)
    red.heightAnchor =<= red.widthAnchor / 2 | .defaultHigh
    red.bottomAnchor =<= parent.bottomAnchor - 20
    made(
      "box.top = parent.top + 16", "box.leading = parent.leading + 16", "parent.bottom = box.bottom + 16",
      "parent.trailing = box.trailing + 16", "red.top = blue.bottom + 8", "red.leading = parent.leading + 20",
      "parent.trailing = red.trailing + 20", "red.bottom ≤ parent.bottom − 20", "red.height ≤ 0.500 × red.width @750")
    expect(red, 20, 48, 360, 60)
  }

  @Test func updateAndRemake() {
    let (red, blue) = (parent.box("red"), parent.box("blue"))
    var isWide = true
    place(blue, 0, 0, 100, 40)
    place(red, 0, 0, 1, 1)
    begin()
    let top = red.topAnchor =&= blue.bottomAnchor + 8
    top.constant = 20

    let narrow = [NSLayoutConstraint].inactive { red.widthAnchor =&= 120 }
    let wide = [NSLayoutConstraint].inactive { red.widthAnchor =&= parent.widthAnchor }
    func choose() {
      narrow.setActive(false)
      wide.setActive(false)
      (isWide ? wide : narrow).setActive(true)
    }
    choose()
    expect(red, 0, 60, 400, 1)
    isWide = false
    choose()
    expect(red, 0, 60, 120, 1)
    made("red.top = blue.bottom + 20", "red.width = 120")
  }

  @Test func sameAsInTheOriginal() {
    let (red, blue, box) = (parent.box("red"), parent.box("blue"), parent.box("box"))
    begin()
    red.leadingAnchor =&= blue.trailingAnchor + 8.0
    red.widthAnchor =>= 2 * red.heightAnchor
    red.widthAnchor =&= 250 | .defaultHigh
    blue.anchor([.top, .bottom, .left, .right], to: parent, padding: 5)
    blue.constrainHuggingCompression(.vertical, .required)
    let regular = [box.widthAnchor =<= 250, box.heightAnchor =<= 50]
    regular | .init(rawValue: 50)
    made(
      "red.leading = blue.trailing + 8", "blue.top = parent.top + 5", "parent.bottom = blue.bottom + 5",
      "blue.left = parent.left + 5", "parent.right = blue.right + 5", "red.width ≥ 2 × red.height",
      "red.width = 250 @750", "box.width ≤ 250 @50", "box.height ≤ 50 @50")
    #expect(blue.contentHuggingPriority(for: .vertical) == .required)
    expect(blue, 5, 5, 390, 290)
  }

  @Test func otherThanInTheOriginal() {
    let (red, blue) = (parent.box("red"), parent.box("blue"))
    let (isWide, margin) = (true, CGFloat(10))
    begin()
    red.heightAnchor =&= 250 - margin
    red.topAnchor =&= parent.topAnchor + 8 + 4
    red.widthAnchor =&= 250 | (.required - 1)
    red.topAnchor =>= blue.topAnchor + 8 | .defaultLow
    red.widthAnchor =&= isWide ? 200 : 100
    red.anchor([.top], to: blue, relation: .greaterThanOrEqual)
    let leading = red.leadingAnchor =&= parent.leadingAnchor
    leading.constant = 8
    leading.isActive = false
    let compact = [NSLayoutConstraint].inactive { red.heightAnchor =&= 35 }
    blue.leadingAnchor.constraint(equalToSystemSpacingAfter: red.trailingAnchor, multiplier: 1).isActive = true
    made(
      "red.top = parent.top + 12", "red.top ≥ blue.top + 8 @250", "red.top ≥ blue.top",
      "blue.leading = red.trailing + \(Int(spacing))", "red.height = 240", "red.width = 250 @999", "red.width = 200")
    #expect(leading.constant == 8 && !leading.isActive && compact.map(\.isActive) == [false])
    place(red, 30, 0, 1, 1)
    place(blue, 0, 0, 50, 30)
    expect(red, 30, 12, 200, 240)
    expect(blue, 230 + spacing, 0, 50, 30)
  }
}
