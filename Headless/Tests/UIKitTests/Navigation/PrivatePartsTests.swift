import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: private parts")
struct PrivatePartsTests {
    private static let handle = NSSelectorFromString("handleNavigationTransition:")
    private static let isTransitioning = NSSelectorFromString("_isTransitioning")

    private func stage(_ parts: SimulatedDevice.PrivateParts, systemVersion: Int = 18) -> NavigationStage {
        NavigationStage("AB", systemVersion: systemVersion) { $0.privateParts = parts }
    }

    @Test("The recognizer's delegate may be another object; the handler is still the target", .facts(.privateParts))
    func otherDelegate() throws {
        let stage = stage([.handlerAnswers, .targetsIvar])
        let recognizer = try #require(stage.navigation.interactivePopGestureRecognizer)
        let delegate = try #require(recognizer.delegate as? NSObject)
        #expect(!delegate.responds(to: Self.handle))
        let targets = try #require(recognizer.value(forKey: "_targets") as? NSArray)
        let handler = (targets.firstObject as? NSObject)?.value(forKey: "_target") as? NSObject
        #expect(handler?.responds(to: Self.handle) == true)
    }

    @Test("The handler may not implement the selector", .facts(.privateParts))
    func noSelector() throws {
        let stage = stage([.handlerIsDelegate, .targetsIvar])
        let handler = try #require(stage.navigation.interactivePopGestureRecognizer?.delegate as? NSObject)
        #expect(!handler.responds(to: Self.handle))
    }

    @Test("_targets may be missing, and class_getInstanceVariable then returns nil", .facts(.privateParts))
    func noTargets() {
        let stage = stage([.handlerIsDelegate, .handlerAnswers])
        #expect(stage.navigation.interactivePopGestureRecognizer != nil)
        #expect(class_getInstanceVariable(UIGestureRecognizer.self, "_targets") == nil)
        #expect(self.stage(.all).device.configuration.privateParts == .all)
        #expect(class_getInstanceVariable(UIGestureRecognizer.self, "_targets") != nil)
    }

    @Test("Reading a missing _targets ends the app", .facts(.privateParts))
    func readingNoTargets() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let stage = NavigationStage("AB") { $0.privateParts = [] }
            _ = stage.navigation.interactivePopGestureRecognizer?.value(forKey: "_targets")
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("NSUnknownKeyException"))
    }

    @Test("The system's own gesture pops whichever private parts are missing", .facts(.privateParts))
    func ownGesture() {
        for raw in 0..<16 {
            let stage = stage(SimulatedDevice.PrivateParts(rawValue: raw))
            stage.swipe(to: 300)
            stage.device.settle()
            #expect(stage.stack == "A")
            #expect(!stage.device.isHung)
        }
    }

    @Test("_isTransitioning is a method, readable by key as a Bool and as a number", .facts(.isTransitioning))
    func transitioning() {
        let stage = stage(.all)
        #expect(stage.navigation.responds(to: Self.isTransitioning))
        #expect(stage.navigation.value(forKey: "_isTransitioning") as? Bool == false)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.navigation.value(forKey: "_isTransitioning") as? Bool == true)
        #expect((stage.navigation.value(forKey: "_isTransitioning") as? NSNumber)?.boolValue == true)
        stage.device.settle()
        #expect(stage.navigation.value(forKey: "isTransitioning") as? Bool == false)
    }

    @Test("Without _isTransitioning the coordinator shows the same state", .facts(.isTransitioning))
    func noTransitioning() {
        let stage = stage([.handlerIsDelegate, .handlerAnswers, .targetsIvar])
        #expect(!stage.navigation.responds(to: Self.isTransitioning))
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        #expect(stage.navigation.transitionCoordinator != nil)
        stage.device.settle()
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    @Test("Reading a missing _isTransitioning ends the app", .facts(.isTransitioning))
    func readingNoTransitioning() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let stage = NavigationStage("AB") { $0.privateParts = [] }
            _ = stage.navigation.value(forKey: "_isTransitioning")
        }
        let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(output.contains("NSUnknownKeyException"))
    }

    @Test(
        "All private parts exist unless a system lacks them", .facts(.systemsWithPrivateParts),
        arguments: [15, 18, 26, 27])
    func all(systemVersion: Int) {
        let stage = NavigationStage("AB", systemVersion: systemVersion)
        let delegate = stage.navigation.interactivePopGestureRecognizer?.delegate as? NSObject
        #expect(delegate?.responds(to: Self.handle) == true)
        #expect(class_getInstanceVariable(UIGestureRecognizer.self, "_targets") != nil)
        #expect(stage.navigation.responds(to: Self.isTransitioning))
    }
}
