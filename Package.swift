// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "PopNavigation",
    platforms: [.iOS(.v15), .macCatalyst(.v15)],
    products: [
        .library(name: "PopNavigation", targets: ["PopNavigation"])
    ],
    targets: [
        .target(name: "PopNavigation"),
        .testTarget(name: "PopNavigationTests", dependencies: ["PopNavigation"]),
    ]
)

// Linux has no UIKit, so this package brings a headless one to build, test, measure and show the library there.
// Only for the package itself: an app that depends on PopNavigation never sees these targets.
#if os(Linux)
if !Context.packageDirectory.contains("/checkouts/") {
    let headlessUIKit = Target.Dependency.target(name: "UIKit", condition: .when(platforms: [.linux]))
    package.targets.first { $0.name == "PopNavigation" }?.dependencies = [headlessUIKit]
    package.targets.first { $0.name == "PopNavigationTests" }?.dependencies += [headlessUIKit, "_Testing_UIKit"]
    package.targets += [
        .target(name: "UIKit", exclude: ["BEHAVIOUR.md", "README.md"]),
        .target(name: "UIKitSimulator", dependencies: ["UIKit"]),
        .target(name: "DemoScreens", dependencies: ["PopNavigation", headlessUIKit], path: "Demo/Screens"),
        .executableTarget(
            name: "Demo",
            dependencies: ["DemoScreens", "PopNavigation", "UIKit", "UIKitSimulator"],
            path: "Demo/Preview",
            resources: [.copy("Page")]
        ),
        // Testing and UIKit imported together make the compiler look for an overlay of this name.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Tests/Support/_Testing_UIKit"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitSimulator", "_Testing_UIKit"]),
        // Client code as apps have it: the Swift 5 mode, no isolation annotations.
        .testTarget(
            name: "UIKitClientTests",
            dependencies: ["UIKit", "UIKitSimulator", "_Testing_UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "SwipeTests",
            dependencies: ["DemoScreens", "PopNavigation", "UIKit", "UIKitSimulator", "_Testing_UIKit"]
        ),
        .target(
            name: "RandomWalk",
            dependencies: ["PopNavigation", "UIKit", "UIKitSimulator"],
            path: "Tests/Support/RandomWalk"
        ),
        .testTarget(name: "RandomWalkTests", dependencies: ["RandomWalk"]),
        .executableTarget(name: "Fuzz", dependencies: ["RandomWalk"], path: "Tests/Fuzz"),
        .target(name: "HeapCounter", path: "Tests/Support/HeapCounter"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["HeapCounter", "PopNavigation", "UIKit", "UIKitSimulator"],
            path: "Tests/Benchmarks"
        ),
    ]
}
#endif
