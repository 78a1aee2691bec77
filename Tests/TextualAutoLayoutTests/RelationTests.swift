//  Every form of the right side, with every relation: the same constraint as the platform's own API makes.

import Examples
import Testing

/// One form: how it is written, and what the platform's own API makes for the same words.
struct Form: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let written: @MainActor @Sendable (Family) -> NSLayoutConstraint
  let expected: @MainActor @Sendable (Family) -> NSLayoutConstraint

  init(
    _ text: String, _ written: @escaping @MainActor @Sendable (Family) -> NSLayoutConstraint,
    _ expected: @escaping @MainActor @Sendable (Family) -> NSLayoutConstraint
  ) {
    testDescription = text
    self.written = written
    self.expected = expected
  }
}

private let margin: CGFloat = 10
private let limit: CGFloat = 300
private let double = 120.5
private let count = 44

@Suite @MainActor struct RelationTests {
  nonisolated static let locations: [Form] = [
    Form(
      "top = top", { $0.a.topAnchor =&= $0.b.topAnchor }, { plain($0.a.topAnchor.constraint(equalTo: $0.b.topAnchor)) }),
    Form(
      "top ≥ bottom", { $0.a.topAnchor =>= $0.b.bottomAnchor },
      {
        plain($0.a.topAnchor.constraint(greaterThanOrEqualTo: $0.b.bottomAnchor))
      }),
    Form(
      "top ≤ bottom", { $0.a.topAnchor =<= $0.b.bottomAnchor },
      {
        plain($0.a.topAnchor.constraint(lessThanOrEqualTo: $0.b.bottomAnchor))
      }),
    Form(
      "leading = trailing", { $0.a.leadingAnchor =&= $0.b.trailingAnchor },
      {
        plain($0.a.leadingAnchor.constraint(equalTo: $0.b.trailingAnchor))
      }),
    Form(
      "left = right, guide", { $0.a.leftAnchor =&= $0.guide.rightAnchor },
      {
        plain($0.a.leftAnchor.constraint(equalTo: $0.guide.rightAnchor))
      }),
    Form(
      "guide on the left", { $0.guide.centerXAnchor =&= $0.b.centerXAnchor },
      {
        plain($0.guide.centerXAnchor.constraint(equalTo: $0.b.centerXAnchor))
      }),
    Form(
      "baselines", { $0.a.firstBaselineAnchor =&= $0.b.lastBaselineAnchor + 8 },
      {
        plain($0.a.firstBaselineAnchor.constraint(equalTo: $0.b.lastBaselineAnchor, constant: 8))
      }),
    Form(
      "+ constant", { $0.a.topAnchor =&= $0.b.bottomAnchor + 8 },
      {
        plain($0.a.topAnchor.constraint(equalTo: $0.b.bottomAnchor, constant: 8))
      }),
    Form(
      "- constant", { $0.a.topAnchor =>= $0.b.bottomAnchor - 8 },
      {
        plain($0.a.topAnchor.constraint(greaterThanOrEqualTo: $0.b.bottomAnchor, constant: -8))
      }),
    Form(
      "constant +", { $0.a.leadingAnchor =<= 8 + $0.b.trailingAnchor },
      {
        plain($0.a.leadingAnchor.constraint(lessThanOrEqualTo: $0.b.trailingAnchor, constant: 8))
      }),
    Form(
      "constants add up", { $0.a.topAnchor =&= 1 + $0.b.bottomAnchor + 8 + 4 - margin },
      {
        plain($0.a.topAnchor.constraint(equalTo: $0.b.bottomAnchor, constant: 3))
      }),
    Form(
      "term + constant, other order", { $0.a.topAnchor =&= 4 + ($0.b.bottomAnchor - 8) },
      {
        plain($0.a.topAnchor.constraint(equalTo: $0.b.bottomAnchor, constant: -4))
      }),
    Form(
      "anchor | priority", { $0.a.topAnchor =&= $0.b.bottomAnchor | .defaultHigh },
      {
        plain($0.a.topAnchor.constraint(equalTo: $0.b.bottomAnchor), .defaultHigh)
      }),
    Form(
      "anchor + constant | priority", { $0.a.topAnchor =>= $0.b.topAnchor + 8 | .defaultLow },
      {
        plain($0.a.topAnchor.constraint(greaterThanOrEqualTo: $0.b.topAnchor, constant: 8), .defaultLow)
      }),
    Form(
      "anchor + constant | priority - 1", { $0.a.leadingAnchor =<= $0.b.leadingAnchor + 8 | .required - 1 },
      {
        plain($0.a.leadingAnchor.constraint(lessThanOrEqualTo: $0.b.leadingAnchor, constant: 8), TALPriority(999))
      }),
  ]

  nonisolated static let dimensions: [Form] = [
    Form(
      "width = height", { $0.a.widthAnchor =&= $0.b.heightAnchor },
      {
        plain($0.a.widthAnchor.constraint(equalTo: $0.b.heightAnchor))
      }),
    Form(
      "+ constant", { $0.a.widthAnchor =>= $0.b.widthAnchor + 8 },
      {
        plain($0.a.widthAnchor.constraint(greaterThanOrEqualTo: $0.b.widthAnchor, constant: 8))
      }),
    Form(
      "factor *", { $0.a.widthAnchor =>= 2 * $0.b.heightAnchor },
      {
        plain($0.a.widthAnchor.constraint(greaterThanOrEqualTo: $0.b.heightAnchor, multiplier: 2))
      }),
    Form(
      "* factor", { $0.a.widthAnchor =<= $0.b.heightAnchor * 2 },
      {
        plain($0.a.widthAnchor.constraint(lessThanOrEqualTo: $0.b.heightAnchor, multiplier: 2))
      }),
    Form(
      "/ divisor", { $0.a.widthAnchor =&= $0.b.heightAnchor / 2 },
      {
        plain($0.a.widthAnchor.constraint(equalTo: $0.b.heightAnchor, multiplier: 0.5))
      }),
    Form(
      "factor of one", { $0.a.widthAnchor =&= 1 * $0.b.heightAnchor },
      {
        plain($0.a.widthAnchor.constraint(equalTo: $0.b.heightAnchor, multiplier: 1))
      }),
    Form(
      "factor of zero", { $0.a.widthAnchor =&= 0 * $0.b.heightAnchor + 5 },
      {
        plain($0.a.widthAnchor.constraint(equalTo: $0.b.heightAnchor, multiplier: 0, constant: 5))
      }),
    Form(
      "linear combination", { $0.a.widthAnchor =&= ($0.b.widthAnchor - 50) * 0.5 + 4 },
      {
        plain($0.a.widthAnchor.constraint(equalTo: $0.b.widthAnchor, multiplier: 0.5, constant: -21))
      }),
    Form(
      "nested", { $0.a.widthAnchor =>= 3 * (8 + $0.b.widthAnchor * 2) / 2 - 1 },
      {
        plain($0.a.widthAnchor.constraint(greaterThanOrEqualTo: $0.b.widthAnchor, multiplier: 3, constant: 11))
      }),
    Form(
      "own height, priority", { $0.a.widthAnchor =>= 2 * $0.a.heightAnchor - 4 | .defaultHigh },
      {
        plain(
          $0.a.widthAnchor.constraint(greaterThanOrEqualTo: $0.a.heightAnchor, multiplier: 2, constant: -4),
          .defaultHigh)
      }),
    Form(
      "≤, factor and priority", { $0.a.widthAnchor =<= 2 * $0.guide.heightAnchor - 4 | .defaultLow },
      {
        plain(
          $0.a.widthAnchor.constraint(lessThanOrEqualTo: $0.guide.heightAnchor, multiplier: 2, constant: -4),
          .defaultLow)
      }),
  ]

  nonisolated static let constants: [Form] = [
    Form("= literal", { $0.a.widthAnchor =&= 250 }, { plain($0.a.widthAnchor.constraint(equalToConstant: 250)) }),
    Form(
      "≤ literal", { $0.a.widthAnchor =<= 250.5 },
      {
        plain($0.a.widthAnchor.constraint(lessThanOrEqualToConstant: 250.5))
      }),
    Form(
      "≥ variable", { $0.guide.heightAnchor =>= limit },
      {
        plain($0.guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 300))
      }),
    Form("Double", { $0.a.widthAnchor =&= double }, { plain($0.a.widthAnchor.constraint(equalToConstant: 120.5)) }),
    Form("Int", { $0.a.widthAnchor =&= count }, { plain($0.a.widthAnchor.constraint(equalToConstant: 44)) }),
    Form(
      "one number", { $0.a.widthAnchor =&= 250 - margin },
      {
        plain($0.a.widthAnchor.constraint(equalToConstant: 240))
      }),
    Form(
      "literal | priority", { $0.a.widthAnchor =&= 250 | .defaultHigh },
      {
        plain($0.a.widthAnchor.constraint(equalToConstant: 250), .defaultHigh)
      }),
    Form(
      "fraction | priority", { $0.a.widthAnchor =>= 250.5 | .defaultHigh },
      {
        plain($0.a.widthAnchor.constraint(greaterThanOrEqualToConstant: 250.5), .defaultHigh)
      }),
    Form(
      "variable | number", { $0.a.widthAnchor =<= limit | TALPriority(300) },
      {
        plain($0.a.widthAnchor.constraint(lessThanOrEqualToConstant: 300), TALPriority(300))
      }),
    Form(
      "one number | priority", { $0.a.widthAnchor =&= 250 - 2 * margin | .defaultLow },
      {
        plain($0.a.widthAnchor.constraint(equalToConstant: 230), .defaultLow)
      }),
    Form(
      "literal | priority - 1", { $0.a.widthAnchor =&= 250 | .required - 1 },
      {
        plain($0.a.widthAnchor.constraint(equalToConstant: 250), TALPriority(999))
      }),
    Form(
      "literal | named priority - 1", { $0.a.widthAnchor =&= 250 | TALPriority.defaultHigh - 1 },
      {
        plain($0.a.widthAnchor.constraint(equalToConstant: 250), TALPriority(749))
      }),
  ]

  @Test(arguments: locations + dimensions + constants) func makesThePlatformsConstraint(form: Form) {
    let family = Family()
    #expect(Facts(form.written(family)) == Facts(form.expected(family)))
  }

  @Test(arguments: locations + dimensions + constants) func isInstalledWhereThePlatformInstallsIt(form: Form) {
    let family = Family()
    let owner =
      form.written(family).firstItem === family.a && family.a.constraints.count == 1 ? family.a : family.parent
    #expect(owner.constraints.count == 1)
    _ = form.expected(family)
    #expect(owner.constraints.count == 2)
  }

  @Test(arguments: [true, false]) func eitherOfTwoRelations(isWide: Bool) {
    let a = Family().a
    let equal = isWide ? a.widthAnchor =&= 2 : a.widthAnchor =&= 1
    let least = isWide ? a.widthAnchor =>= 2 : a.widthAnchor =>= 1
    let most = isWide ? a.widthAnchor =<= 2 : a.widthAnchor =<= 1
    #expect([equal, least, most].map(\.constant) == Array(repeating: isWide ? 2 : 1, count: 3))
  }

  @Test func leavesAutoresizingAlone() {
    let family = Family()
    family.a.translatesAutoresizingMaskIntoConstraints = true
    family.a.topAnchor =&= family.b.topAnchor
    #expect(family.a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func distanceBetweenAnchorsIsADimension() {
    let family = Family()
    family.a.anchor([.leading, .top], to: family.parent, padding: 10)
    family.a.widthAnchor =&= 50
    family.b.widthAnchor =&= 60
    family.a.trailingAnchor.anchorWithOffset(to: family.b.leadingAnchor) =&= family.b.widthAnchor / 2
    family.parent.layOut()
    #expect(family.b.frame.minX == 90)
  }

  // MARK: Frames

  @Test func framesFollowTheRelations() {
    let family = Family()
    let (a, b) = (family.a, family.b)
    a.leadingAnchor =&= family.parent.leadingAnchor + 20
    a.topAnchor =&= family.parent.topAnchor + 30
    a.heightAnchor =&= 40
    a.widthAnchor =>= 2 * a.heightAnchor + 8
    a.widthAnchor =&= 10 | .defaultLow
    b.leadingAnchor =&= a.trailingAnchor + 8
    b.trailingAnchor =&= family.parent.trailingAnchor - 4
    b.topAnchor =&= a.bottomAnchor
    b.heightAnchor =&= b.widthAnchor / 4
    family.parent.layOut()
    #expect(a.frame == CGRect(x: 20, y: 30, width: 88, height: 40))
    #expect(b.frame == CGRect(x: 116, y: 70, width: 280, height: 70))
  }

  @Test func aHigherPriorityWins() {
    let family = Family()
    family.a.anchor([.leading, .top], to: family.parent)
    family.a.heightAnchor =&= 10
    family.a.widthAnchor =&= 100 | .defaultLow
    family.a.widthAnchor =&= 200 | .defaultHigh
    family.parent.layOut()
    #expect(family.a.frame.width == 200)
  }
}
