//  What the text of a relation means: beside each stands the platform's own method with the same text.

import Foundation
import Testing
import TestSupport

@Suite @MainActor struct RelationTests: FamilyTests {
  let family = Family()
  let margin: CGFloat = 10
  let limit: CGFloat = 300
  let double = 120.5

  /// The one constraint that was just written is what the platform makes, sits where the platform puts it, and goes.
  private func same(
    as constraint: NSLayoutConstraint, _ priority: TALPriority = .required,
    at location: SourceLocation = #_sourceLocation
  ) {
    let made = parent.allConstraints
    let expected = plain(constraint, priority)
    #expect(made.map(Facts.init) == [Facts(expected)], sourceLocation: location)
    #expect([parent, a, b].map(\.constraints.count).filter { $0 > 0 } == [2], sourceLocation: location)
    NSLayoutConstraint.deactivate(made + [expected])
  }

  @Test func aRelationActivatesAtOnce() {
    let (red, blue) = (a, b)  // README's first relation
    let constraint = red.leadingAnchor =&= blue.trailingAnchor + 8
    #expect(constraint.isActive)
    same(as: red.leadingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 8))
  }

  /// Literals without a fraction, and a variable of type `Double`, mean what they mean as the platform's arguments.
  @Test func aTextMeansWhatItMeansToThePlatform() {
    a.topAnchor =&= b.bottomAnchor + 15 / 2 + 8 - margin
    same(as: a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 15 / 2 + 8 - margin))
    a.topAnchor =&= (b.bottomAnchor - 8) + double
    same(as: a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: -8 + double))
    a.widthAnchor =&= b.widthAnchor * 9 / 16
    same(as: a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 9 / 16))
    a.widthAnchor =&= 9 / 16 * b.widthAnchor
    same(as: a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 9 / 16))
    a.widthAnchor =&= 375 / 2
    same(as: a.widthAnchor.constraint(equalToConstant: 375 / 2))
    a.widthAnchor =&= 375 / 2 | .defaultHigh
    same(as: a.widthAnchor.constraint(equalToConstant: 375 / 2), .defaultHigh)
    a.widthAnchor =&= min(375 / 2, limit) - 2 * margin | .init(rawValue: 421)
    same(as: a.widthAnchor.constraint(equalToConstant: min(375 / 2, limit) - 2 * margin), .init(rawValue: 421))
    a.widthAnchor =&= double
    same(as: a.widthAnchor.constraint(equalToConstant: double))
  }

  // MARK: Like `=`

  @Test(arguments: [true, false]) func theTernaryIsTheRightSide(isWide: Bool) {
    a.widthAnchor =&= isWide ? 200 : 300
    same(as: a.widthAnchor.constraint(equalToConstant: isWide ? 200 : 300))
    a.widthAnchor =>= isWide ? limit : margin
    same(as: a.widthAnchor.constraint(greaterThanOrEqualToConstant: isWide ? limit : margin))
    a.topAnchor =<= isWide ? b.topAnchor : b.bottomAnchor
    same(as: a.topAnchor.constraint(lessThanOrEqualTo: isWide ? b.topAnchor : b.bottomAnchor))
    a.widthAnchor =&= isWide ? 200 | .defaultHigh : 300 | .defaultLow
    same(as: a.widthAnchor.constraint(equalToConstant: isWide ? 200 : 300), isWide ? .defaultHigh : .defaultLow)
  }

  /// The last of the two relations needs its parentheses, as an assignment does.
  @Test(arguments: [true, false]) func eitherOfTwoRelations(isWide: Bool) {
    let equal = isWide ? (a.widthAnchor =&= 2) : (a.widthAnchor =&= 1)
    let least = isWide ? (a.widthAnchor =>= 2) : (a.widthAnchor =>= 1)
    let most = isWide ? (a.widthAnchor =<= 2) : (a.widthAnchor =<= 1)
    #expect([equal, least, most].map(\.constant) == Array(repeating: isWide ? 2 : 1, count: 3))
  }

  @Test func anOptionalChainOnTheLeftIsSkippedWhereItIsNil() {
    var maybe: Box? = a
    let made: NSLayoutConstraint? = maybe?.widthAnchor =&= 44
    #expect(made?.constant == 44)
    same(as: a.widthAnchor.constraint(equalToConstant: 44))
    maybe?.topAnchor =>= b.topAnchor + 8 | .defaultLow
    same(as: a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: 8), .defaultLow)
    maybe = nil
    func unreached() -> CGFloat {
      Issue.record("the right side was read")
      return 0
    }
    let skipped: NSLayoutConstraint? = maybe?.widthAnchor =&= unreached()
    maybe?.heightAnchor =>= b.heightAnchor * unreached()
    maybe?.widthAnchor =<= unreached() | .defaultLow
    #expect(skipped == nil)
    #expect(parent.allConstraints.isEmpty)
  }

  @Test func tryMayStandOnTheRight() throws {
    a.widthAnchor =&= try width(40)
    same(as: a.widthAnchor.constraint(equalToConstant: 40))
    a.widthAnchor =>= try b.widthAnchor + width(2) | .defaultHigh
    same(as: a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, constant: 2), .defaultHigh)
    #expect(throws: Missing.self) { a.widthAnchor =<= try width(nil) }
    #expect(parent.allConstraints.isEmpty)
  }

  @Test func awaitMayStandOnTheRight() async {
    func width() async -> CGFloat { 40 }
    a.widthAnchor =&= await width()
    same(as: a.widthAnchor.constraint(equalToConstant: 40))
    a.widthAnchor =<= await 2 * b.heightAnchor + width()
    same(as: a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 40))
  }

  @Test func aRelationIsAssignedWhole() {
    var constraint = a.widthAnchor =&= 1
    constraint = b.widthAnchor =&= 2 * a.widthAnchor + 8 | .defaultLow
    #expect(constraint.constant == 8)
    #expect(constraint.priority == .defaultLow)
  }

  @Test func leavesAutoresizingAlone() {
    a.translatesAutoresizingMaskIntoConstraints = true
    a.topAnchor =&= b.topAnchor
    #expect(a.translatesAutoresizingMaskIntoConstraints)
  }

  #if STAND_IN
  private final class Unavailable: UIView {
    let caption = UIView()
    @available(*, unavailable) required init?(coder: NSCoder) {
      super.init(coder: coder)
      addSubview(caption)
      leadingAnchor =&= caption.leadingAnchor + 8
      widthAnchor =&= 44 | .required - 1
    }
  }

  /// In such an initializer the compiler takes unavailable declarations for available, so the second line compiles, and
  /// means 43 points. A storyboard can call it.
  @Test func aLineInAnUnavailableInitializerMakesItsConstraint() throws {
    let type: UIView.Type = Unavailable.self
    let view = try #require(type.init(coder: NSCoder()) as? Unavailable)
    let leading = view.leadingAnchor.constraint(equalTo: view.caption.leadingAnchor, constant: 8)
    let width = view.widthAnchor.constraint(equalToConstant: 43)
    #expect(view.constraints.map(Facts.init) == [leading, width].map { Facts(plain($0)) })
  }
  #endif

  #if compiler(>=6.2) && (os(macOS) || os(Linux))  // Swift Testing before 6.2 cannot await the end of a process.
  /// In Swift 5 mode the compiler permits the call, with a warning at most.
  @Test func aCallOffTheMainThreadEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let family = Family()
      let relate: @MainActor () -> Void = { family.a.widthAnchor =&= 44 }
      let anywhere = unsafeBitCast(relate, to: (@Sendable () -> Void).self)
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          anywhere()
          continuation.resume()
        }
      }
    }
  }
  #endif
}
