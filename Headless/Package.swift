// swift-tools-version: 6.2
import PackageDescription

// UIKit for Linux: what navigation, gestures and scrolling need, and a simulated device with fingers and a clock. See
// README.md.
//
// The module is called HeadlessUIKit, so that no package sees a module UIKit that doesn't ask for it. A target that
// imports it under the name UIKit has these settings, and your own target needs them too.
let underTheNameUIKit: [SwiftSetting] = [
    .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"]),
    // The headless UIKit finds the methods of delegates by their symbols, which an optimized build would discard.
    .unsafeFlags(["-Xfrontend", "-enable-private-imports"]),
]

// The simulation is optimized in debug builds too, which makes tests much quicker. In each build, `@testable import`
// shows tests and tools its members of the access level `package`: what only the simulation knows.
let simulation: [SwiftSetting] = [
    .unsafeFlags(["-enable-testing"]),
    .unsafeFlags(
        ["-O", "-assert-config", "Debug", "-enforce-exclusivity=unchecked"], .when(configuration: .debug)),
]

let package = Package(
    name: "HeadlessUIKit",
    products: [
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "UIKitSimulator", targets: ["UIKitSimulator", "_Testing_UIKit"]),
    ],
    targets: [
        .target(name: "SwiftRuntime", path: "SwiftRuntime"),
        .target(
            name: "HeadlessUIKit", dependencies: ["SwiftRuntime"], path: "UIKit", exclude: ["BEHAVIOUR.md"],
            swiftSettings: simulation),
        .target(
            name: "UIKitSimulator", dependencies: ["HeadlessUIKit"], path: "Simulator",
            swiftSettings: underTheNameUIKit + simulation),
        // Testing and UIKit imported together make the compiler look for an overlay of this name.
        .target(
            name: "_Testing_UIKit", dependencies: ["HeadlessUIKit"], path: "Tests/_Testing_UIKit",
            swiftSettings: underTheNameUIKit),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKitSimulator", "_Testing_UIKit"], swiftSettings: underTheNameUIKit),
        // Client code as apps have it: the Swift 5 mode, no isolation annotations.
        .testTarget(
            name: "UIKitClientTests", dependencies: ["UIKitSimulator", "_Testing_UIKit"],
            swiftSettings: underTheNameUIKit + [.swiftLanguageMode(.v5)]),
        // To test code of your own: see TestYourOwn.md.
        .testTarget(
            name: "TemplateTests", dependencies: ["UIKitSimulator", "_Testing_UIKit"],
            swiftSettings: underTheNameUIKit),
    ]
)
