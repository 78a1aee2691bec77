// swift-tools-version: 6.0
//  The library is one target with one source file. The other targets test it, and clients don't build them.

import PackageDescription

let package = Package(
  name: "TextualAutoLayout",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12), .macCatalyst(.v15), .visionOS(.v1)],
  products: [.library(name: "TextualAutoLayout", targets: ["TextualAutoLayout"])],
  targets: [
    .target(
      name: "TextualAutoLayout", path: ".", exclude: ["LICENSE", "README.md", "Tests"],
      sources: ["TextualAutoLayout.swift"]),
    .target(name: "TestSupport", dependencies: ["TextualAutoLayout"], path: "Tests/TestSupport"),
    .testTarget(
      name: "TextualAutoLayoutTests", dependencies: ["TestSupport"], path: "Tests/TextualAutoLayoutTests"),
  ],
  // The tests call the library from other threads. In Swift 6 mode, the compiler's own check would stop them first.
  swiftLanguageModes: [.v5]
)

// Linux has no UIKit, so the library is empty there. The other targets use a stand-in for UIKit, and the library's file
// compiled with it, through a link. With `-module-alias`, they import both under their Mac names.
//
// The demo exists only here. Xcode puts all products of a package into one scheme, so it would also build the demo for
// iOS, which nobody has tried.
#if !canImport(Darwin)
package.targets += [
  .executableTarget(name: "Demo", dependencies: ["TestSupport"], path: "Tests/Demo", exclude: ["Output.txt"])
]

let onStandIn: [SwiftSetting] = [
  .define("STAND_IN"),
  .unsafeFlags(["-module-alias", "UIKit=UIKitStandIn", "-module-alias", "TextualAutoLayout=LibraryOnStandIn"]),
]
for target in package.targets where target.name != "TextualAutoLayout" {
  target.dependencies += ["LibraryOnStandIn", "UIKitStandIn"]
  target.swiftSettings = onStandIn
}
package.targets += [
  .target(name: "UIKitStandIn", path: "Tests/UIKitStandIn", exclude: ["Library"]),
  .target(
    name: "LibraryOnStandIn", dependencies: ["UIKitStandIn"], path: "Tests/UIKitStandIn/Library",
    // With this feature, a copied file needs `public import`.
    swiftSettings: onStandIn + [.enableUpcomingFeature("InternalImportsByDefault")]),
]
#endif
