// swift-tools-version: 5.9
//  The product is one target of one file. All other targets serve to see it work; none of them is in the product.

import PackageDescription

let product = Target.target(
  name: "TextualAutoLayout", path: ".", exclude: ["Tests", "README.md", "LICENSE"],
  sources: ["TextualAutoLayout.swift"]
)
let examples = Target.target(name: "Examples", dependencies: ["TextualAutoLayout"], path: "Tests/Examples")
let gallery = Target.executableTarget(
  name: "Gallery", dependencies: ["Examples"], path: "Tests/Gallery", exclude: ["Pictures"])
let tests = Target.testTarget(
  name: "TextualAutoLayoutTests", dependencies: ["TextualAutoLayout", "Examples"], path: "Tests/TextualAutoLayoutTests")
let migration = Target.testTarget(
  name: "MigrationTests", dependencies: ["TextualAutoLayout", "Examples"], path: "Tests/Migration")
var targets = [product, examples, gallery, tests, migration]

#if !canImport(Darwin)
// Hosts without UIKit and AppKit lay out with a stand-in for them.
for target in targets { target.dependencies.append("LayoutStandIn") }
targets += [
  .target(name: "LayoutStandIn", path: "Tests/LayoutStandIn"),
  .testTarget(
    name: "LayoutStandInTests", dependencies: ["LayoutStandIn", "TextualAutoLayout", "Examples"],
    path: "Tests/LayoutStandInTests", exclude: ["SolverOracle"]),
]
#endif

let package = Package(
  name: "TextualAutoLayout",
  platforms: [.iOS(.v12), .tvOS(.v12), .macOS(.v10_13), .visionOS(.v1)],
  products: [.library(name: "TextualAutoLayout", targets: ["TextualAutoLayout"])],
  targets: targets
)
