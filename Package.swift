// swift-tools-version: 6.2
import PackageDescription

// In the Swift 6 mode, a method that Objective-C calls on another thread ends the process, where UIKit's only warns. So
// the products are in the Swift 5 mode, with what mode 6 checks at compile time and without DynamicActorIsolation.
let swift5WithChecks: [SwiftSetting] =
    [.swiftLanguageMode(.v5)]
    + [
        "StrictConcurrency", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "InferSendableFromCaptures", "IsolatedDefaultValues", "RegionBasedIsolation",
    ].map { .enableUpcomingFeature($0) }

let package = Package(
    name: "PopNavigation",
    platforms: [.iOS(.v15), .macCatalyst(.v15)],
    products: [
        .library(name: "PopNavigation", targets: ["PopNavigation"]),
        .library(name: "PopNavigationUI", targets: ["PopNavigationUI"]),
    ],
    traits: [
        .trait(name: "PublicAPIOnly", description: "Leaves out what uses private parts of UIKit. Off by default.")
    ],
    targets: [
        .target(name: "PopNavigation", exclude: ["BEHAVIOUR.md", "Linux"], swiftSettings: swift5WithChecks),
        .target(name: "PopNavigationUI", dependencies: ["PopNavigation"], swiftSettings: swift5WithChecks),
        // The helpers that the portable tests and the tests with fingers share.
        .target(
            name: "PopNavigationTestSupport", dependencies: ["PopNavigation"],
            path: "Tests/PopNavigationTests/Support"),
        .testTarget(
            name: "PopNavigationTests", dependencies: ["PopNavigation", "PopNavigationTestSupport"],
            exclude: ["Support"]),
    ]
)

// Linux has no UIKit. The package in the folder Headless simulates it: on it the library is built, tested with fingers,
// checked and shown. A package that downloads this one gets the library alone.
#if os(Linux)
import Foundation

if !isDownloaded {
    package.targets[0].exclude.removeAll { $0 == "Linux" }
    package.dependencies.append(.package(path: "Headless"))
    package.targets += [
        .target(name: "DemoScreens", dependencies: ["PopNavigation"], path: "Demo/Screens"),
        .executableTarget(
            name: "Demo", dependencies: ["DemoScreens"], path: "Demo/Preview", resources: [.copy("Page")]),
        .testTarget(
            name: "SwipeTests",
            dependencies: ["ArbitrationMatrix", "DemoScreens", "PopNavigationTestSupport", "PopNavigationUI"]),
        .testTarget(
            name: "PopNavigationUITests",
            dependencies: ["ArbitrationMatrix", "PopNavigationTestSupport", "PopNavigationUI"]),
        .testTarget(name: "RecordingTests", dependencies: ["DemoScreens"], exclude: ["Recorded"]),
    ]
    package.targets += [
        ("CommandLineOptions", []), ("HeapCounter", []), ("TrialTools", ["PopNavigation"]),
        ("ArbitrationMatrix", ["PopNavigation", "TrialTools"]), ("RandomWalk", ["PopNavigation", "TrialTools"]),
    ].map { .target(name: $0, dependencies: $1, path: "Checks/\($0)") }
    package.targets += [
        ("Matrix", ["ArbitrationMatrix", "CommandLineOptions"]), ("Fuzz", ["CommandLineOptions", "RandomWalk"]),
        ("Benchmarks", ["CommandLineOptions", "HeapCounter", "PopNavigation"]),
    ].map { .executableTarget(name: $0, dependencies: $1, path: "Checks/\($0)") }
    package.targets += [
        ("RandomWalkTests", ["RandomWalk"]), ("ToolTests", ["ArbitrationMatrix", "CommandLineOptions"]),
    ].map { .testTarget(name: $0, dependencies: $1, path: "Checks/Tests/\($0)") }

    for target in package.targets where target.name != "HeapCounter" {
        let isLibrary = ["PopNavigation", "PopNavigationUI"].contains(target.name)
        let product = isLibrary ? "HeadlessUIKit" : "UIKitSimulator"
        target.dependencies.append(.product(name: product, package: "Headless", condition: .when(platforms: [.linux])))
        // They import the headless UIKit under the name UIKit. It finds the methods of delegates by their symbols,
        // which an optimized build would discard.
        target.swiftSettings =
            (target.swiftSettings ?? []) + [
                .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux])),
                .unsafeFlags(["-Xfrontend", "-enable-private-imports"], .when(platforms: [.linux])),
            ]
        // What plays thousands of drags is optimized in debug builds too, and the library as apps ship it.
        let plays = ["TrialTools", "ArbitrationMatrix", "RandomWalk"].contains(target.name)
        guard plays || isLibrary else { continue }
        let flags = ["-O", "-assert-config", "Debug"] + (plays ? ["-enforce-exclusivity=unchecked"] : [])
        target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .debug)))
    }

    // .ci builds the package a second time, with the tests that it runs then.
    if let names = Context.environment["POP_TESTS"]?.split(separator: ",").map(String.init) {
        package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
        let omitted = Context.environment["POP_OMITTED"]?.split(separator: ",").map(String.init) ?? []
        package.targets.first { $0.name == "SwipeTests" }?.exclude = omitted
    }
}

/// Whether SwiftPM has downloaded this copy for another package: to a folder `checkouts`, beside which it keeps its
/// state. It also loads versions that aren't downloaded yet, without their files.
var isDownloaded: Bool {
    let folder = URL(fileURLWithPath: Context.packageDirectory, isDirectory: true)
    let exists = { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).standardized.path) }
    return !exists("Headless/Package.swift")
        || folder.deletingLastPathComponent().lastPathComponent == "checkouts" && exists("../../workspace-state.json")
}
#endif
