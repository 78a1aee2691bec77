// swift-tools-version: 6.0
//  The library is one target with one source file. The other targets are for testing only.
//
//  On a Mac, the tests import the library. Linux has no UIKit, so the library is empty there. Two more targets exist:
//  - LayoutStandIn is a stand-in for UIKit.
//  - ProductOnStandIn compiles the library's file with it, through a link.
//
//  In ProductOnStandIn and in the tests, `-module-alias` changes what a name means: `UIKit` is LayoutStandIn, and
//  `TextualAutoLayout` is ProductOnStandIn. So their code is the same on both systems. The stand-in can't be named UIKit:
//  `canImport(UIKit)` would then be true for the library on Linux.

import PackageDescription

#if canImport(Darwin)
let tested: [Target.Dependency] = ["TextualAutoLayout"]
let settings: [SwiftSetting] = []
// Xcode puts all products into one scheme. The gallery can't be built for iOS, so it exists only if GALLERY is set.
let hasGallery = Context.environment["GALLERY"] != nil
#else
let tested: [Target.Dependency] = ["ProductOnStandIn", "LayoutStandIn"]
let settings: [SwiftSetting] = [
  .define("STAND_IN"),
  .unsafeFlags(["-module-alias", "UIKit=LayoutStandIn", "-module-alias", "TextualAutoLayout=ProductOnStandIn"]),
]
let hasGallery = true
#endif

// Everything in `Tests` except TextualAutoLayout.docc, which has the library's documentation.
let excluded = [
  "AUDIT.md", "Checks", "Examples", "Gallery", "GalleryTests", "Guide", "LayoutStandIn", "LayoutStandInTests",
  "PlatformRules.md", "README.md", "Releasing.md", "TestSupport", "TextualAutoLayoutTests", "first-run.sh",
]
var targets: [Target] = [
  .target(
    name: "TextualAutoLayout", path: ".", exclude: ["LICENSE", "README.md"] + excluded.map { "Tests/" + $0 },
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
