// swift-tools-version: 6.0
//  The product is one target of one file and its documentation. All other targets serve to see it work, and none of
//  them is in the product. On a Mac the tests import the product itself. Linux has no UIKit, and so the product is
//  empty there. ProductOnStandIn compiles the same file, by a link, with a stand-in for UIKit. `-module-alias` lets
//  that file say `import UIKit` all the same, and the tests `import TextualAutoLayout` too. TestSupport re-exports both
//  modules to the tests. If the stand-in were named UIKit, the product would see it too, and would not be empty.

import PackageDescription

#if canImport(Darwin)
let tested: [Target.Dependency] = ["TextualAutoLayout"]
let settings: [SwiftSetting] = []
// Of several products Xcode makes one scheme, and it builds them all. A tool is for a Mac alone, so it is there on
// demand.
let hasGallery = Context.environment["GALLERY"] != nil
#else
let tested: [Target.Dependency] = ["ProductOnStandIn", "LayoutStandIn"]
let settings: [SwiftSetting] = [
  .define("STAND_IN"),
  .unsafeFlags(["-module-alias", "UIKit=LayoutStandIn", "-module-alias", "TextualAutoLayout=ProductOnStandIn"]),
]
let hasGallery = true
#endif

// Everything in `Tests` but TextualAutoLayout.docc.
let others = [
  "AUDIT.md", "Checks", "Examples", "Gallery", "GalleryTests", "Guide", "LayoutStandIn", "LayoutStandInTests",
  "PlatformRules.md", "README.md", "Releasing.md", "TestSupport", "TextualAutoLayoutTests", "first-run.sh",
]
var targets: [Target] = [
  .target(
    name: "TextualAutoLayout", path: ".", exclude: ["LICENSE", "README.md"] + others.map { "Tests/" + $0 },
    sources: ["TextualAutoLayout.swift"]),
  .target(name: "TestSupport", dependencies: tested, path: "Tests/TestSupport", swiftSettings: settings),
  .target(name: "Examples", dependencies: ["TestSupport"], path: "Tests/Examples", swiftSettings: settings),
  .testTarget(
    name: "TextualAutoLayoutTests", dependencies: tested + ["Examples", "TestSupport"],
    path: "Tests/TextualAutoLayoutTests", swiftSettings: settings),
]
if hasGallery {
  targets.append(
    .executableTarget(
      name: "Gallery", dependencies: ["Examples", "TestSupport"], path: "Tests/Gallery", exclude: ["Pictures"]))
}

#if !canImport(Darwin)
targets += [
  .target(
    name: "ProductOnStandIn", dependencies: ["LayoutStandIn"], path: "Tests/LayoutStandIn/Product",
    swiftSettings: settings),
  .target(name: "LayoutStandIn", path: "Tests/LayoutStandIn", exclude: ["Product"]),
  .testTarget(
    name: "LayoutStandInTests", dependencies: tested + ["TestSupport"], path: "Tests/LayoutStandInTests",
    swiftSettings: settings),
  .testTarget(
    name: "GalleryTests", dependencies: ["Examples", "Gallery"], path: "Tests/GalleryTests",
    swiftSettings: settings),
]
#endif

let package = Package(
  name: "TextualAutoLayout",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12), .macCatalyst(.v15), .visionOS(.v1)],
  products: [.library(name: "TextualAutoLayout", targets: ["TextualAutoLayout"])],
  targets: targets,
  swiftLanguageModes: [.v5]
)
