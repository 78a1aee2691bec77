#!/usr/bin/env python3
"""Programs that must not compile, each with the words of its first error, and beside each one that must.

Usage: misuse.py [--print]

`--print` shows the first error of every program. Needs Python 3 and a Swift toolchain.
"""
import re
import sys

import package

CONTEXT = package.IMPORTS + """import TextualAutoLayout

private func limit() throws -> CGFloat { 8 }
@MainActor func f(
  a: UIView, b: UIView, guide: UILayoutGuide, controller: UIViewController, maybe: UIView?, number: CGFloat,
  count: Int, some: CGFloat?, flag: Bool, constraint: NSLayoutConstraint, list: [NSLayoutConstraint]
) {
  %s
}
"""
KINDS = "operator function '{}' requires the types 'NSLayout{}' and 'NSLayout{}' be equivalent"
MULTIPLE = "operator function '{}' on 'TALOperand' requires the types 'NSLayout{}' and 'NSLayoutDimension' be equivalent"
CONSTANT = "cannot convert value of type 'NSLayout{}' to expected argument type 'NSLayoutDimension'"
INTEGER = "cannot convert value of type 'Int' to expected argument type 'CGFloat'"
OPTIONAL = "value of optional type 'CGFloat?' must be unwrapped to a value of type 'CGFloat'"
PRIORITY = "cannot convert value of type 'Int' to expected argument type 'TALPriority'"
FRACTION = "cannot convert value of type 'Double' to expected argument type 'TALPriority'"
ENDED = "operator function '{}' on 'TALOperand' requires that 'TALPrioritized<"
DIMENSION = "cannot convert value of type 'NSLayoutDimension' to expected argument type 'CGFloat'"
RIGHT = "operator function '{}' requires that '{}' conform to 'TALRightSide'"
ITEM = "does not conform to expected type 'TALItem'"

SET = "_ = NSLayoutConstraint.inactive { %s }"
LINE = "'buildExpression' is unavailable: a line here is a constraint or a list of constraints"

# What must not compile, the words, what must compile.
CASES = [
    # Two kinds of anchors.
    ("a.leadingAnchor =&= b.topAnchor", KINDS.format("=&=", "XAxisAnchor", "YAxisAnchor"),
     "a.leadingAnchor =&= b.leadingAnchor"),
    ("a.topAnchor =&= b.leadingAnchor", KINDS.format("=&=", "YAxisAnchor", "XAxisAnchor"),
     "a.topAnchor =&= b.bottomAnchor"),
    ("a.leadingAnchor =&= b.widthAnchor", KINDS.format("=&=", "XAxisAnchor", "Dimension"),
     "a.leadingAnchor =&= b.centerXAnchor"),
    ("a.widthAnchor =>= b.leadingAnchor", KINDS.format("=>=", "Dimension", "XAxisAnchor"),
     "a.widthAnchor =>= b.heightAnchor"),
    ("a.topAnchor =<= b.heightAnchor", KINDS.format("=<=", "YAxisAnchor", "Dimension"),
     "a.topAnchor =<= b.firstBaselineAnchor"),
    ("a.heightAnchor =&= b.topAnchor", KINDS.format("=&=", "Dimension", "YAxisAnchor"),
     "a.heightAnchor =&= b.heightAnchor"),
    ("a.leadingAnchor =&= b.topAnchor + 8", KINDS.format("=&=", "XAxisAnchor", "YAxisAnchor"),
     "a.leadingAnchor =&= b.leadingAnchor + 8"),
    ("a.leadingAnchor =&= b.topAnchor | .defaultLow", KINDS.format("=&=", "XAxisAnchor", "YAxisAnchor"),
     "a.leadingAnchor =&= b.leadingAnchor | .defaultLow"),
    ("a.topAnchor =&= b.widthAnchor * 2", KINDS.format("=&=", "YAxisAnchor", "Dimension"),
     "a.heightAnchor =&= b.widthAnchor * 2"),
    # A location against a number, or its multiple.
    ("a.topAnchor =&= 8", CONSTANT.format("YAxisAnchor"), "a.widthAnchor =&= 8"),
    ("a.leadingAnchor =>= number", RIGHT.format("=>=", "CGFloat"), "a.heightAnchor =>= number"),
    ("a.topAnchor =&= 8 | .defaultLow", KINDS.format("=&=", "YAxisAnchor", "Dimension"),
     "a.widthAnchor =&= 8 | .defaultLow"),
    ("a.topAnchor =&= b.topAnchor * 2", MULTIPLE.format("*", "YAxisAnchor"), "a.widthAnchor =&= b.widthAnchor * 2"),
    ("a.topAnchor =&= 2 * b.topAnchor", MULTIPLE.format("*", "YAxisAnchor"), "a.widthAnchor =&= 2 * b.widthAnchor"),
    ("a.leadingAnchor =&= b.leadingAnchor * number", MULTIPLE.format("*", "XAxisAnchor"),
     "a.widthAnchor =&= b.widthAnchor * number"),
    ("a.leadingAnchor =&= b.leadingAnchor / 2", MULTIPLE.format("/", "XAxisAnchor"),
     "a.widthAnchor =&= b.widthAnchor / 2"),
    ("a.leadingAnchor =&= (b.leadingAnchor + 8) * 2", MULTIPLE.format("*", "XAxisAnchor"),
     "a.widthAnchor =&= (b.widthAnchor + 8) * 2"),
    # A number is a CGFloat: no Int, no bitwise operator, no remainder, no optional, no string.
    ("a.widthAnchor =&= 250 | 750", INTEGER, "a.widthAnchor =&= 250 | TALPriority(750)"),
    ("a.widthAnchor =&= number | 750", PRIORITY, "a.widthAnchor =&= number | TALPriority(750)"),
    ("a.widthAnchor =&= 44 & 3", INTEGER, "a.widthAnchor =&= CGFloat(44 & 3)"),
    ("a.widthAnchor =&= 44 ^ 3", INTEGER, "a.widthAnchor =&= CGFloat(44 ^ 3)"),
    ("a.widthAnchor =&= 44 << 1", "binary operator '<<' cannot be applied to operands of type 'CGFloat' and 'Int'",
     "a.widthAnchor =&= CGFloat(44 << 1)"),
    ("a.widthAnchor =&= ~44", "unary operator '~' cannot be applied to an operand of type 'CGFloat'",
     "a.widthAnchor =&= -44"),
    ("a.widthAnchor =&= 7 % 2", "'%' is unavailable", "a.widthAnchor =&= CGFloat(7 % 2)"),
    ("a.widthAnchor =&= b.widthAnchor % 2", DIMENSION, "a.widthAnchor =&= b.widthAnchor / 2"),
    ("a.widthAnchor =&= count", INTEGER, "a.widthAnchor =&= CGFloat(count)"),
    ("a.widthAnchor =&= count | .defaultHigh", INTEGER, "a.widthAnchor =&= CGFloat(count) | .defaultHigh"),
    ("a.widthAnchor =&= b.widthAnchor / count | .defaultHigh", "'/' on 'DurationProtocol'",
     "a.widthAnchor =&= b.widthAnchor / CGFloat(count)"),
    ("a.widthAnchor =&= count / 2", INTEGER, "a.widthAnchor =&= CGFloat(count) / 2"),
    ("a.topAnchor =&= b.topAnchor + count", INTEGER, "a.topAnchor =&= b.topAnchor + CGFloat(count)"),
    ("a.widthAnchor =&= b.widthAnchor * count", "operands of type 'NSLayoutDimension' and 'Int'",
     "a.widthAnchor =&= b.widthAnchor * CGFloat(count)"),
    ("a.widthAnchor =&= some", OPTIONAL, "a.widthAnchor =&= some ?? 8"),
    ("a.topAnchor =&= b.topAnchor + some", OPTIONAL, "a.topAnchor =&= b.topAnchor + (some ?? 8)"),
    ("a.widthAnchor =&= some | .defaultLow", OPTIONAL, "a.widthAnchor =&= (some ?? 8) | .defaultLow"),
    ('a.widthAnchor =&= "8"', "'String'", "a.widthAnchor =&= 8"),
    ('a.topAnchor =&= b.topAnchor + "8"', "'String'", "a.topAnchor =&= b.topAnchor + 8"),
    # Like `=`: the whole ternary is the right side, a chain on the left may be nil.
    ("flag ? a.widthAnchor =&= 1 : a.widthAnchor =&= 2",
     "cannot convert value of type 'NSObject' to expected argument type 'NSLayoutDimension'",
     "_ = flag ? (a.widthAnchor =&= 1) : (a.widthAnchor =&= 2)"),
    ("a.widthAnchor =&= flag ? 200 : 300 | .defaultLow", "requires that 'CGFloat' conform to 'SIMD'",
     "a.widthAnchor =&= (flag ? 200 : 300) | .defaultLow"),
    ("a.widthAnchor =&= some ?? 300 | .defaultLow",
     "'TALPrioritized<NSLayoutDimension>' to expected argument type 'CGFloat'",
     "a.widthAnchor =&= (some ?? 300) | .defaultLow"),
    ("a.widthAnchor =&= 200 | .defaultHihg", "requires that 'CGFloat' conform to 'SIMD'",
     "a.widthAnchor =&= 200 | .defaultHigh"),
    ("a.widthAnchor =&= 3 * 44 + 2 * 8 - 1 | .defaultHigh", "unable to type-check this expression",
     "a.widthAnchor =&= 3 * 44 + 2 * 8 - 1 as CGFloat | .defaultHigh"),
    ("a.topAnchor =&= flag ? b.topAnchor : b.topAnchor + 8",
     "requires that 'NSLayoutAnchor<NSLayoutYAxisAnchor>' conform to 'TALOperand'",
     "a.topAnchor =&= b.topAnchor + (flag ? 0 : 8)"),
    ("a.topAnchor =&= flag ? b.topAnchor : b.leadingAnchor", "requires that 'NSObject' conform to 'TALRightSide'",
     "a.topAnchor =&= flag ? b.topAnchor : b.bottomAnchor"),
    ("a.topAnchor =&= flag ? b.topAnchor : nil", "'nil' cannot be used in context expecting type 'NSLayoutYAxisAnchor'",
     "a.topAnchor =&= flag ? b.topAnchor : a.bottomAnchor"),
    ("a.widthAnchor =&= limit()", "call can throw, but it is not marked with 'try'",
     "a.widthAnchor =&= (try? limit()) ?? 8"),
    ("let c: NSLayoutConstraint = maybe?.widthAnchor =&= 8; _ = c",
     "value of optional type 'NSLayoutConstraint?' must be unwrapped",
     "let c: NSLayoutConstraint? = maybe?.widthAnchor =&= 8; _ = c"),
    # A priority is a TALPriority, stands last, and once.
    ("a.topAnchor =&= b.topAnchor | 750", PRIORITY, "a.topAnchor =&= b.topAnchor | TALPriority(750)"),
    ("a.topAnchor =&= b.topAnchor + 8 | 750", PRIORITY, "a.topAnchor =&= b.topAnchor + 8 | .init(750)"),
    ("a.widthAnchor =&= 2 * b.widthAnchor | 750", PRIORITY,
     "a.widthAnchor =&= 2 * b.widthAnchor | .init(rawValue: 750)"),
    ("a.topAnchor =&= b.topAnchor | 750.0", FRACTION, "a.topAnchor =&= b.topAnchor | .init(750.0)"),
    ("a.leadingAnchor =&= b.leadingAnchor | 750.5", FRACTION,
     "a.leadingAnchor =&= b.leadingAnchor | TALPriority(750.5)"),
    ("a.widthAnchor =&= 2.5 | 750", PRIORITY, "a.widthAnchor =&= 2.5 | TALPriority(750)"),
    ("a.widthAnchor =&= 375 / 2 | 750", INTEGER, "a.widthAnchor =&= 375 / 2 | TALPriority(750)"),
    ("a.widthAnchor =&= (b.widthAnchor - 50) * 0.5 | 750", PRIORITY,
     "a.widthAnchor =&= (b.widthAnchor - 50) * 0.5 | TALPriority(750)"),
    ("a.widthAnchor =&= number | count", PRIORITY, "a.widthAnchor =&= number | TALPriority(Float(count))"),
    ("a.topAnchor =&= b.topAnchor | count", PRIORITY, "a.topAnchor =&= b.topAnchor | TALPriority(Float(count))"),
    ("a.widthAnchor =&= 8 >> 1", "binary operator '>>' cannot be applied", "a.widthAnchor =&= CGFloat(8 >> 1)"),
    ("a.widthAnchor =&= 1 << 3 | .defaultHigh", "binary operator '<<' cannot be applied",
     "a.widthAnchor =&= CGFloat(1 << 3) | .defaultHigh"),
    ("a.widthAnchor =&= 7 % 2 | .defaultHigh", "'%' is unavailable", "a.widthAnchor =&= CGFloat(7 % 2) | .defaultHigh"),
    ("a.widthAnchor =&= 44 & 3 | .defaultHigh", INTEGER, "a.widthAnchor =&= CGFloat(44 & 3) | .defaultHigh"),
    ('a.topAnchor =&= b.topAnchor | "high"', "'String'", "a.topAnchor =&= b.topAnchor | .defaultHigh"),
    ("constraint | 750", "operands of type 'NSLayoutConstraint' and 'Int'", "constraint | TALPriority(750)"),
    ("list | 750", "operands of type '[NSLayoutConstraint]' and 'Int'", "list | TALPriority(750)"),
    ("a.anchor(.edges, to: b) | 750", "operands of type '[NSLayoutConstraint]' and 'Int'",
     "a.anchor(.edges, to: b) | TALPriority(750)"),
    ('list | "high"', "'String'", "list | .defaultHigh"),
    ("a.topAnchor =&= TALPriority.defaultLow | b.topAnchor", "operator function '|'",
     "a.topAnchor =&= b.topAnchor | TALPriority.defaultLow"),
    ("a.topAnchor =&= b.topAnchor | .defaultLow + 8", "'TALPrioritized<NSLayoutYAxisAnchor>'",
     "a.topAnchor =&= b.topAnchor + 8 | .defaultLow"),
    ("a.topAnchor =&= b.topAnchor | .required - 1", ENDED.format("-"), "a.topAnchor =&= b.topAnchor | (.required - 1)"),
    ("a.widthAnchor =&= 250 | .required - 1", ENDED.format("-"), "a.widthAnchor =&= 250 | (.required - 1)"),
    ("a.widthAnchor =&= 250 | TALPriority.required - 1", ENDED.format("-"),
     "a.widthAnchor =&= 250 | (TALPriority.required - 1)"),
    ("constraint | .required - 1", "cannot convert value of type 'NSLayoutConstraint'", "constraint | (.required - 1)"),
    ("a.anchor(.edges, to: b, priority: .required) | .required - 1",
     "cannot convert value of type 'Array<NSLayoutConstraint>'", "a.anchor(.edges, to: b, priority: .required - 1)"),
    ("a.widthAnchor =&= 250 | .defaultLow | .defaultHigh", ENDED.format("|"), "a.widthAnchor =&= 250 | .defaultHigh"),
    ("a.widthAnchor =&= b.widthAnchor | .defaultLow * 2", "'TALPriority'",
     "a.widthAnchor =&= b.widthAnchor * 2 | .defaultLow"),
    ("a.widthAnchor =&= (b.widthAnchor | .defaultLow) * 2", "'TALPrioritized<NSLayoutDimension>'",
     "a.widthAnchor =&= b.widthAnchor * 2 | .defaultLow"),
    # One anchor, above the fraction, before what is added.
    ("a.topAnchor =&= 8 + b.topAnchor",
     "binary operator '+' cannot be applied to operands of type 'Int' and 'NSLayoutYAxisAnchor'",
     "a.topAnchor =&= b.topAnchor + 8"),
    ("a.widthAnchor =&= b.widthAnchor * b.heightAnchor", "cannot be applied to two 'NSLayoutDimension' operands",
     "a.widthAnchor =&= b.widthAnchor * number"),
    ("a.widthAnchor =&= b.widthAnchor + b.heightAnchor", DIMENSION, "a.widthAnchor =&= b.widthAnchor + number"),
    ("a.widthAnchor =&= 2 / b.widthAnchor", DIMENSION, "a.widthAnchor =&= b.widthAnchor / 2"),
    ("a.widthAnchor =&= 8 - b.widthAnchor", DIMENSION, "a.widthAnchor =&= -1 * b.widthAnchor + 8"),
    ("a.widthAnchor =&= -b.widthAnchor", "unary operator '-' cannot be applied",
     "a.widthAnchor =&= -1 * b.widthAnchor"),
    # What is no anchor.
    ("a.widthAnchor =&= b", RIGHT.format("=&=", "UIView"), "a.widthAnchor =&= b.widthAnchor"),
    ("a =&= b", "'UIView'", "a.anchor(.edges, to: b)"),
    ("a.topAnchor =&= maybe?.topAnchor", "value of optional type 'NSLayoutYAxisAnchor?' must be unwrapped",
     "if let maybe { a.topAnchor =&= maybe.topAnchor }"),
    ("maybe.topAnchor =&= a.topAnchor", "must be unwrapped", "maybe?.topAnchor =&= a.topAnchor"),
    ("8 =&= a.widthAnchor", "cannot convert value of type 'Int' to expected argument type 'NSLayoutAnchor",
     "a.widthAnchor =&= 8"),
    ("a.topAnchor =&= ", "expected expression after operator", "a.topAnchor =&= b.topAnchor"),
    ("let c: NSLayoutConstraint = a.topAnchor == b.topAnchor", "'Bool'",
     "let c: NSLayoutConstraint = a.topAnchor =&= b.topAnchor; _ = c"),
    ("a.topAnchor =&= b.topAnchor =&= guide.topAnchor", "requires that 'NSLayoutConstraint' conform to 'TALRightSide'",
     "a.topAnchor =&= b.topAnchor; a.topAnchor =&= guide.topAnchor"),
    ("_ = TALSum<NSLayoutXAxisAnchor>(anchor: nil)", "initializer is inaccessible", "_ = a.leadingAnchor.talSum"),
    ("_ = 8.talSum", "value of type 'Int' has no member 'talSum'", "_ = a.widthAnchor.talSum"),
    # The helper, on one view or guide.
    ("a.anchor(.edges, to: controller)", ITEM, "a.anchor(.edges, to: controller.view)"),
    ("a.anchor(.edges, to: maybe)", "optional", "a.anchor(.edges, to: maybe!)"),
    ("a.anchor(.edges, to: b.topAnchor)", ITEM, "a.anchor(.edges, to: guide)"),
    ('a.anchor(.edges, to: "parent")', ITEM, "guide.anchor(.edges, to: b)"),
    ("a.anchor(.edges, to: [a, b])", ITEM, "for view in [a, b] { view.anchor(.edges, to: guide) }"),
    ("[a, b].anchor(.edges, to: guide)", "has no member 'anchor'",
     "for view in [a, b] { view.anchor(.edges, to: guide) }"),
    ("a.anchor(.top, to: b)", "has no member 'top'", "a.anchor([.top], to: b)"),
    ("a.anchor([.center], to: b)", "has no member 'center'", "a.anchor(.center, to: b)"),
    ("a.anchor(.edges, to: b, if: .greaterThanOrEqual)", "extra argument 'if'",
     "a.anchor(.edges, to: b, relation: .greaterThanOrEqual)"),
    ("a.anchor(.edges, to: b, priority: 750)", PRIORITY, "a.anchor(.edges, to: b, priority: .defaultHigh)"),
    # What the original TAL 1.1 had and this has not.
    ("let view: ConstraintView = a; _ = view", "cannot find type 'ConstraintView'", "let view: TALView = a; _ = view"),
    ("_ = ConstraintPriority.required", "cannot find 'ConstraintPriority'", "_ = TALPriority.required"),
    ("_ = ConstraintAxis.vertical", "cannot find 'ConstraintAxis'", "_ = TALAxis.vertical"),
    ("let sum: AnchorMultiplier = 2 * b.widthAnchor; _ = sum", "cannot find type 'AnchorMultiplier'",
     "let sum: TALSum<NSLayoutDimension> = 2 * b.widthAnchor; _ = sum"),
    ("a.topAnchor.systemSpacing(lessThan: b.bottomAnchor)", "has no member 'systemSpacing'",
     "a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1).isActive = true"),
    ("a.leadingAnchor.systemSpacing(greaterThan: b.trailingAnchor)", "has no member 'systemSpacing'",
     "a.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1).isActive = true"),
    ("a.topAnchor.systemSpacing(b.bottomAnchor)", "has no member 'systemSpacing'",
     "a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1).isActive = true"),
    ("a.leadingAnchor.systemSpacing(b.trailingAnchor)", "has no member 'systemSpacing'",
     "a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1).isActive = true"),
    ("constraint.off()", "has no member 'off'", "constraint.isActive = false"),
    ("constraint.on()", "has no member 'on'", "constraint.isActive = true"),
    ("constraint + 8", "cannot convert value of type 'NSLayoutConstraint'", "constraint.constant = 8"),
    ("constraint - 8", "cannot convert value of type 'NSLayoutConstraint'", "constraint.constant = -8"),
    ("_ = NSLayoutConstraint.inactive([a.topAnchor =&= b.topAnchor])",
     "expected argument type '() -> [NSLayoutConstraint]'",
     "_ = NSLayoutConstraint.inactive { [a.topAnchor =&= b.topAnchor] }"),
    ("_ = NSLayoutConstraint.inactive { [a.widthAnchor =&= try limit()] }", "invalid conversion from throwing function",
     "let width = (try? limit()) ?? 8; _ = NSLayoutConstraint.inactive { [a.widthAnchor =&= width] }"),
    ("let list: [NSLayoutConstraint] = .inactive { [a.topAnchor =&= b.topAnchor] }; _ = list",
     "has no member 'inactive'", "let list = NSLayoutConstraint.inactive { [a.topAnchor =&= b.topAnchor] }; _ = list"),
    # A line of a set is a constraint or a list.
    (SET % "var kept = a.widthAnchor =&= 4; kept = a.widthAnchor =&= 44", LINE,
     SET % "let kept = a.widthAnchor =&= 44; kept"),
    (SET % "a.addSubview(b)", LINE, "a.addSubview(b)"),
    (SET % "a.topAnchor =&= b.topAnchor; _ = a.widthAnchor =&= 8", LINE,
     SET % "a.topAnchor =&= b.topAnchor; a.widthAnchor =&= 8"),
    (SET % "a.topAnchor == b.topAnchor", LINE, SET % "a.topAnchor =&= b.topAnchor"),
    (SET % "a.topAnchor =&= b.topAnchor; a", LINE, SET % "a.topAnchor =&= b.topAnchor; constraint"),
    (SET % "a.topAnchor", LINE, SET % "list"),
    (SET % "a.topAnchor + 8", LINE, SET % "maybe?.anchor(.edges, to: a)"),
    (SET % "8", LINE, SET % "if flag { a.widthAnchor =&= 8 } else { list }"),
    (SET % "nil", "ambiguous use of 'buildExpression'", SET % "[]"),
    (SET % "defer { _ = list }; list", "containing control flow statement cannot be used", SET % "if flag { list }"),
    (SET % "while flag { list }", "containing control flow statement cannot be used",
     SET % "for view in [a, b] { view.widthAnchor =&= 8 }"),
    # Warnings, which this script turns into errors.
    ("a.topAnchor == b.topAnchor", "result of operator '==' is unused", "a.topAnchor =&= b.topAnchor"),
    ("a.topAnchor + 8", "unused", "_ = a.topAnchor + 8"),
    ("a.topAnchor | .defaultLow", "unused", "_ = a.topAnchor | .defaultLow"),
    ("NSLayoutConstraint.inactive { [a.topAnchor =&= b.topAnchor] }", "unused",
     "_ = NSLayoutConstraint.inactive { [a.topAnchor =&= b.topAnchor] }"),
]
# A relation from outside the main actor: refused in Swift 6 mode only.
NONISOLATED = package.IMPORTS + "import TextualAutoLayout\nfunc f(a: UIView) { a.widthAnchor =&= 8 }"


def main():
    failures = 0
    for mode in ("5", "6"):
        folder = package.modules("-swift-version", mode)

        def errors(programs):
            found = package.first_errors(
                dict(enumerate(programs)), "-I", folder, *package.ON_STAND_IN, "-swift-version", mode,
                "-warnings-as-errors")
            return [found.get(index) for index in range(len(programs))]
        bad = [CONTEXT.replace("func f", f"func f{index}") % case[0] for index, case in enumerate(CASES)]
        good = [CONTEXT.replace("func f", f"func g{index}") % case[2] for index, case in enumerate(CASES)]
        found = errors(bad)
        for (code, words, _), error in zip(CASES, found):
            if "--print" in sys.argv:
                print(f"{code}\n    {error}")
            if error is None or words not in error:
                failures += 1
                print(f"Swift {mode}: {code}\n  expected: {words}\n  first error: {error}")
        for (_, _, code), error in zip(CASES, errors(good)):
            if error:
                failures += 1
                print(f"Swift {mode}: {code}\n  must compile: {error}")
        # In a set the words are the same as outside of it, but where the compiler speaks of the operator alone.
        within = [code.replace("  " + case[0], "  " + SET % f"list; {case[0]}") for code, case in zip(bad, CASES)]
        for (code, _, _), outside, inside in zip(CASES, found, errors(within)):
            told = inside == outside or (inside and re.match("(binary|unary) operator", outside))
            if re.match(r"\w+\.\w+Anchor =.= [^;]+$", code) and not told:
                failures += 1
                print(f"Swift {mode}: {code}\n  outside of a set: {outside}\n  in a set: {inside}")
        error = errors([NONISOLATED])[0]
        if ("nonisolated context" in (error or "")) != (mode == "6"):
            failures += 1
            print(f"Swift {mode}: {NONISOLATED}\n  {error}")
    print(f"{2 * len(CASES) + 1} programs in each of two language modes, {failures} not as expected")
    return package.verdict(failures, "mend the overloads, or a program's words where the compiler's new ones are as clear")


if __name__ == "__main__":
    sys.exit(main())
