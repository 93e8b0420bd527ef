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

// Linux has no UIKit. There the package brings a headless one, to build, test, measure and show the library: see
// Headless/README.md. Its module is called HeadlessUIKit, and only this package's own targets import it under the name
// UIKit. So `canImport(UIKit)` stays false in a package that depends on this one by path.
#if os(Linux)
if !isDownloadedDependency {
    let uikit = ["HeadlessUIKit"]
    let device = uikit + ["UIKitSimulator"]
    let testing = device + ["_Testing_UIKit"]
    let swipe = testing + ["ArbitrationMatrix", "PopNavigation", "PopNavigationTestSupport"]

    package.targets += [
        linux(.regular, "SwiftRuntime", "Headless/SwiftRuntime", []),
        linux(.regular, "HeadlessUIKit", "Headless/UIKit", ["SwiftRuntime"], exclude: ["BEHAVIOUR.md"]),
        linux(.regular, "UIKitSimulator", "Headless/Simulator", uikit),
        // Testing and UIKit imported together make the compiler look for an overlay of this name.
        linux(.regular, "_Testing_UIKit", "Headless/Tests/_Testing_UIKit", uikit),
        linux(.test, "UIKitTests", "Headless/Tests/UIKitTests", testing),
        linux(.test, "UIKitClientTests", "Headless/Tests/UIKitClientTests", testing),
        // To test code of your own: see Headless/TestYourOwn.md.
        linux(.test, "TemplateTests", "Headless/Tests/TemplateTests", testing + ["PopNavigation"]),

        linux(.regular, "DemoScreens", "Demo/Screens", uikit + ["PopNavigation"]),
        linux(
            .executable, "Demo", "Demo/Preview", device + ["DemoScreens", "PopNavigation"], resources: [.copy("Page")]),
        linux(.test, "SwipeTests", "Tests/SwipeTests", swipe + ["DemoScreens", "PopNavigationUI", "TrialTools"]),
        linux(.test, "PopNavigationUITests", "Tests/PopNavigationUITests", swipe + ["PopNavigationUI"]),
        linux(
            .test, "RecordingTests", "Tests/RecordingTests", testing + ["DemoScreens"], exclude: ["Recorded"]),

        linux(.regular, "CommandLineOptions", "Checks/CommandLineOptions", []),
        linux(.regular, "HeapCounter", "Checks/HeapCounter", []),
        linux(.regular, "TrialTools", "Checks/TrialTools", uikit),
        linux(
            .regular, "ArbitrationMatrix", "Checks/ArbitrationMatrix",
            device + ["PopNavigation", "TrialTools"]),
        linux(
            .executable, "Matrix", "Checks/Matrix",
            ["ArbitrationMatrix", "CommandLineOptions", "PopNavigation", "TrialTools"]),
        linux(.regular, "RandomWalk", "Checks/RandomWalk", device + ["PopNavigation", "TrialTools"]),
        linux(.executable, "Fuzz", "Checks/Fuzz", ["CommandLineOptions", "RandomWalk", "TrialTools"]),
        linux(
            .executable, "Benchmarks", "Checks/Benchmarks",
            device + ["CommandLineOptions", "HeapCounter", "PopNavigation"]),
        linux(.test, "RandomWalkTests", "Checks/Tests/RandomWalkTests", ["RandomWalk", "TrialTools"]),
        linux(
            .test, "ToolTests", "Checks/Tests/ToolTests",
            ["ArbitrationMatrix", "CommandLineOptions", "PopNavigation", "TrialTools"]),
    ]
    // Checks that build the package again build only the tests that they run.
    if let names = Context.environment["POP_TESTS"]?.split(separator: ",") {
        package.targets.removeAll { $0.type == .test && !names.contains(Substring($0.name)) }
    }
    // The check without private API has those tests with fingers that name private API; every week it has all of them.
    if Context.environment["POP_TESTS_OF_PRIVATE_API"] != nil {
        package.targets.first { $0.name == "SwipeTests" }?.exclude = testsWithoutPrivateAPI(in: "Tests/SwipeTests")
    }
    for target in package.targets {
        switch target.name {
        case "PopNavigation", "PopNavigationUI": target.dependencies += uikit.map(onLinux)
        case "PopNavigationTestSupport", "PopNavigationTests":
            target.dependencies += (uikit + ["_Testing_UIKit"]).map(onLinux)
        // Client code as apps have it: the Swift 5 mode, no isolation annotations.
        case "UIKitClientTests": target.swiftSettings = [.swiftLanguageMode(.v5)]
        case "SwiftRuntime": continue
        default: break
        }
        // The simulation and what plays on it are optimized in debug builds too, which makes the tests much quicker. In
        // the library, the tests and the demo a debugger still stops at each line.
        if ["HeadlessUIKit", "UIKitSimulator", "TrialTools", "ArbitrationMatrix", "RandomWalk"].contains(target.name) {
            let optimized = SwiftSetting.unsafeFlags(
                ["-O", "-assert-config", "Debug", "-enforce-exclusivity=unchecked"],
                .when(platforms: [.linux], configuration: .debug))
            target.swiftSettings = (target.swiftSettings ?? []) + [optimized]
        }
        if target.name == "HeadlessUIKit" { continue }
        let importedAsUIKit = SwiftSetting.unsafeFlags(
            ["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux]))
        // The headless UIKit finds the methods of delegates by their symbols, which an optimized build would discard.
        let keepsSymbols = SwiftSetting.unsafeFlags(
            ["-Xfrontend", "-enable-private-imports"], .when(platforms: [.linux]))
        target.swiftSettings = (target.swiftSettings ?? []) + [importedAsUIKit, keepsSymbols]
    }
}

enum Kind { case regular, executable, test }

func linux(
    _ kind: Kind, _ name: String, _ folder: String, _ uses: [String], exclude: [String] = [],
    resources: [Resource] = []
) -> Target {
    let uses = uses.map(onLinux)
    return switch kind {
    case .regular: .target(name: name, dependencies: uses, path: folder, exclude: exclude)
    case .executable: .executableTarget(name: name, dependencies: uses, path: folder, resources: resources)
    case .test: .testTarget(name: name, dependencies: uses, path: folder, exclude: exclude)
    }
}

/// The files of tests in a folder that don't mention private API.
func testsWithoutPrivateAPI(in folder: String) -> [String] {
    let folder = URL(fileURLWithPath: Context.packageDirectory).appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
        let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return name.hasSuffix("Tests.swift") && text?.contains("PrivateAPI") == false
    }
}

func onLinux(_ name: String) -> Target.Dependency { .target(name: name, condition: .when(platforms: [.linux])) }

/// Whether SwiftPM has downloaded this copy for another package, which then gets the library alone.
///
/// SwiftPM keeps its downloads in the folder `checkouts`, and `workspace-state.json` beside it. Versions that are not
/// downloaded yet are loaded with the root directory as the package's, where no sources are.
var isDownloadedDependency: Bool {
    let package = URL(fileURLWithPath: Context.packageDirectory, isDirectory: true)
    let sources = package.appendingPathComponent("Headless/UIKit")
    let folder = package.deletingLastPathComponent()
    let state = folder.deletingLastPathComponent().appendingPathComponent("workspace-state.json")
    return !FileManager.default.fileExists(atPath: sources.path)
        || folder.lastPathComponent == "checkouts" && FileManager.default.fileExists(atPath: state.path)
}
#endif
