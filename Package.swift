// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
import Foundation
#endif

let package = Package(
    name: "PopNavigation",
    platforms: [.iOS(.v15), .macCatalyst(.v15)],
    products: [
        .library(name: "PopNavigation", targets: ["PopNavigation"]),
        .library(name: "PopNavigationUI", targets: ["PopNavigationUI"]),
    ],
    traits: [
        .trait(
            name: "PublicAPIOnly",
            description: "Leaves out what uses private parts of UIKit. Off by default."
        )
    ],
    targets: [
        .target(name: "PopNavigation", exclude: ["BEHAVIOUR.md"]),
        .target(name: "PopNavigationUI", dependencies: ["PopNavigation"]),
        // The helpers that the portable tests and the tests with fingers share.
        .target(
            name: "PopNavigationTestSupport", dependencies: ["PopNavigation"],
            path: "Tests/PopNavigationTests/Support"),
        .testTarget(
            name: "PopNavigationTests", dependencies: ["PopNavigation", "PopNavigationTestSupport"],
            exclude: ["Support"]),
    ]
)

// Linux has no UIKit, so this package brings a headless one to build, test, measure and show the library there.
//
// The module is called HeadlessUIKit, and only this package's own targets import it under the name UIKit. So
// `canImport(UIKit)` stays false in a package that depends on this one by path.
#if os(Linux)
if !isDownloadedDependency {
    let headlessUIKit = Target.Dependency.target(name: "HeadlessUIKit", condition: .when(platforms: [.linux]))
    package.targets.first { $0.name == "PopNavigation" }?.dependencies = [headlessUIKit]
    package.targets.first { $0.name == "PopNavigationUI" }?.dependencies += [headlessUIKit]
    for target in package.targets where ["PopNavigationTestSupport", "PopNavigationTests"].contains(target.name) {
        target.dependencies += [headlessUIKit, "_Testing_UIKit"]
    }
    package.targets += [
        .target(name: "SwiftRuntime", path: "Sources/Headless/SwiftRuntime"),
        .target(
            name: "HeadlessUIKit", dependencies: ["SwiftRuntime"], path: "Sources/Headless/UIKit",
            exclude: ["BEHAVIOUR.md"]),
        .target(name: "UIKitSimulator", dependencies: [headlessUIKit], path: "Sources/Headless/Simulator"),
        .target(name: "DemoScreens", dependencies: ["PopNavigation", headlessUIKit], path: "Demo/Screens"),
        .executableTarget(
            name: "Demo",
            dependencies: ["DemoScreens", "PopNavigation", headlessUIKit, "UIKitSimulator"],
            path: "Demo/Preview",
            resources: [.copy("Page")]
        ),
        // Testing and UIKit imported together make the compiler look for an overlay of this name.
        .target(name: "_Testing_UIKit", dependencies: [headlessUIKit], path: "Tests/Support/_Testing_UIKit"),
        .testTarget(
            name: "UIKitTests", dependencies: ["DemoScreens", headlessUIKit, "UIKitSimulator", "_Testing_UIKit"],
            path: "Tests/Headless/UIKitTests", exclude: ["Recordings/Recorded"]),
        // Client code as apps have it: the Swift 5 mode, no isolation annotations.
        .testTarget(
            name: "UIKitClientTests",
            dependencies: [headlessUIKit, "UIKitSimulator", "_Testing_UIKit"],
            path: "Tests/Headless/UIKitClientTests",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "SwipeTests",
            dependencies: [
                "ArbitrationMatrix", "DemoScreens", "PopNavigation", "PopNavigationTestSupport", "TrialTools", headlessUIKit,
                "UIKitSimulator", "_Testing_UIKit",
            ]
        ),
        .testTarget(
            name: "PopNavigationUITests",
            dependencies: [
                "ArbitrationMatrix", "PopNavigation", "PopNavigationTestSupport", "PopNavigationUI", headlessUIKit,
                "UIKitSimulator", "_Testing_UIKit",
            ]
        ),
        .target(
            name: "RandomWalk",
            dependencies: ["PopNavigation", "TrialTools", headlessUIKit, "UIKitSimulator"],
            path: "Tests/Support/RandomWalk"
        ),
        .testTarget(name: "RandomWalkTests", dependencies: ["RandomWalk", "TrialTools"]),
        .target(name: "TrialTools", path: "Tests/Support/TrialTools"),
        .target(name: "CommandLineOptions", path: "Tests/Support/CommandLineOptions"),
        .executableTarget(
            name: "Fuzz", dependencies: ["CommandLineOptions", "RandomWalk", "TrialTools"], path: "Tests/Tools/Fuzz"),
        .target(
            name: "ArbitrationMatrix",
            dependencies: ["PopNavigation", "TrialTools", headlessUIKit, "UIKitSimulator"],
            path: "Tests/Support/ArbitrationMatrix"
        ),
        .executableTarget(
            name: "Matrix", dependencies: ["ArbitrationMatrix", "CommandLineOptions", "PopNavigation"],
            path: "Tests/Tools/Matrix"),
        .testTarget(
            name: "ToolTests", dependencies: ["ArbitrationMatrix", "CommandLineOptions", "TrialTools"]),
        .target(name: "HeapCounter", path: "Tests/Support/HeapCounter"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["CommandLineOptions", "HeapCounter", "PopNavigation", headlessUIKit, "UIKitSimulator"],
            path: "Tests/Tools/Benchmarks"
        ),
    ]
    for target in package.targets where !["HeadlessUIKit", "SwiftRuntime"].contains(target.name) {
        let importedAsUIKit = SwiftSetting.unsafeFlags(
            ["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux]))
        // The headless UIKit finds the methods of delegates by their symbols, which an optimized build would discard.
        let keepsSymbols = SwiftSetting.unsafeFlags(
            ["-Xfrontend", "-enable-private-imports"], .when(platforms: [.linux], configuration: .release))
        target.swiftSettings = (target.swiftSettings ?? []) + [importedAsUIKit, keepsSymbols]
    }
}

/// Whether SwiftPM has downloaded this copy for another package, which then gets the library alone.
///
/// SwiftPM keeps its downloads in the folder `checkouts`, and `workspace-state.json` beside it. Versions that are not
/// downloaded yet are loaded with the root directory as the package's, where no sources are.
var isDownloadedDependency: Bool {
    let package = URL(fileURLWithPath: Context.packageDirectory, isDirectory: true)
    let sources = package.appendingPathComponent("Sources/Headless")
    let folder = package.deletingLastPathComponent()
    let state = folder.deletingLastPathComponent().appendingPathComponent("workspace-state.json")
    return !FileManager.default.fileExists(atPath: sources.path)
        || folder.lastPathComponent == "checkouts" && FileManager.default.fileExists(atPath: state.path)
}
#endif
