import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// Without UIKit's own conditions a pop at the root or in a transition would freeze the app, and one below a
/// presentation, a search or a zoom would leave a broken screen.
@MainActor
@Suite("Where UIKit's refusal stands although there is a reason to override it")
struct OverrideGroundTests {
    /// Both answers about the question in which UIKit refuses, at each place.
    private nonisolated static let cases = PopPlace.all.flatMap { place in PopRefusalStage.allCases.map { (place, $0) }
    }

    /// Whether none of the recognizers that pop has begun under the present fingers.
    private func nothingHasBegun(_ stage: Stage) -> Bool {
        [stage.edge, stage.content, stage.navigation.popRecognizer].allSatisfy { $0?.hasBegun != true }
    }

    /// Whether a swipe pops a screen that UIKit refuses. On iOS 26 and later, a refusal in shouldBegin stands.
    private func pops(_ place: PopPlace, _ refusal: PopRefusalStage) -> Bool {
        place.version < 26 || refusal != .inShouldBegin
    }

    /// Drags a finger, and expects that nothing begins and nothing hangs.
    private func expectNothing(
        _ stage: Stage, from start: CGFloat, y: CGFloat = 400, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let before = stage.stack
        stage.pull(from: start, to: start + 300, y: y)
        #expect(nothingHasBegun(stage), sourceLocation: sourceLocation)
        stage.liftAfterRest()
        #expect(stage.stack == before && !stage.device.isHung, sourceLocation: sourceLocation)
    }

    @Test("At the root, no recognizer begins", .covers(.noWayBack, .neverHangs, .overriddenRefusals), arguments: cases)
    func root(place: PopPlace, refusal: PopRefusalStage) {
        for screen in RefusedByUIKit.allCases {
            let stage = screen.stage(on: place.version, of: "A", switches: { $0.popRefusal = refusal })
            expectNothing(stage, from: place.start)
            #expect(stage.takeEvents() == ["refused nothingToPop"], "\(screen)")
        }
    }

    @Test(
        "At the root, a trackpad's scroll doesn't begin a pop",
        .covers(.noWayBack, .neverHangs, .trackpad, .overriddenRefusals), arguments: [15, 18, 26, 27])
    func scrollAtRoot(version: Int) {
        for refusal in PopRefusalStage.allCases {
            for screen in RefusedByUIKit.allCases {
                let stage = screen.stage(on: version, of: "A", switches: { $0.popRefusal = refusal })
                stage.trackpadSwipe()
                #expect(stage.stack == "A" && !stage.device.isHung)
            }
        }
    }

    @Test(
        "During a push, no recognizer begins", .covers(.noWayBack, .neverHangs, .overriddenRefusals), arguments: cases)
    func duringPush(place: PopPlace, refusal: PopRefusalStage) {
        for moment in [0, 0.05, 0.2] {
            let stage = Stage(
                "AB", on: .init(.init(on: place.version)), setUp: { $0.popPreferences.hidesNavigationBar = true },
                switches: { $0.popRefusal = refusal })
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            stage.device.wait(moment)
            stage.device.fingerDown(at: stage.point(place.start))
            stage.device.fingerMove(to: stage.point(place.start + 100), duration: 0.1)
            #expect(nothingHasBegun(stage) && stage.stack == "ABC", "after \(moment) s")
            stage.lift()
            #expect(stage.stack == "ABC" && !stage.device.isHung)
            stage.expectUsable()
        }
    }

    @Test(
        "During a pop, a second one doesn't begin", .covers(.noWayBack, .neverHangs, .overriddenRefusals),
        arguments: cases)
    func duringPop(place: PopPlace, refusal: PopRefusalStage) {
        let stage = Stage(
            "ABC", on: .init(.init(on: place.version)), setUp: { $0.popPreferences.hidesNavigationBar = true },
            switches: { $0.popRefusal = refusal })
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.05)
        stage.device.fingerDown(at: stage.point(place.start))
        stage.device.fingerMove(to: stage.point(place.start + 100), duration: 0.1)
        #expect(nothingHasBegun(stage) && stage.stack == "AB")
        stage.lift()
        #expect(stage.stack == "AB" && !stage.device.isHung)
        stage.expectUsable()
    }

    /// Presents a screen that lets touches through.
    private func present(_ style: UIModalPresentationStyle, on stage: Stage) -> UIViewController {
        let modal = UIViewController()
        modal.modalPresentationStyle = style
        stage.top.definesPresentationContext = true
        stage.top.present(modal, animated: true)
        stage.device.settle()
        modal.view.isUserInteractionEnabled = false
        modal.view.superview?.isUserInteractionEnabled = false
        return modal
    }

    @Test(
        "Next to an ancestor's presentation, UIKit's refusal stands and only the own pan pops",
        .covers(.noWayBack, .presentation, .overriddenRefusals),
        arguments: cases)
    func ancestorsPresentation(place: PopPlace, refusal: PopRefusalStage) {
        let stage = RefusedByUIKit.hiddenBar.stage(on: place.version, switches: { $0.popRefusal = refusal })
        _ = present(.overFullScreen, on: stage)
        stage.pull(from: place.start, to: place.start + 200)
        #expect(!stage.recognizer(at: place).hasBegun)
        #expect(stage.navigation.popRecognizer?.hasBegun == (place.version < 26))
        stage.lift()
        #expect(stage.stack == (place.version < 26 ? "A" : "AB") && !stage.device.isHung)
    }

    @Test(
        "Below what the screen presents in its own context, no recognizer begins",
        .covers(.noWayBack, .presentation, .overriddenRefusals), arguments: cases)
    func presentation(place: PopPlace, refusal: PopRefusalStage) {
        let stage = RefusedByUIKit.hiddenBar.stage(on: place.version, switches: { $0.popRefusal = refusal })
        let modal = present(.overCurrentContext, on: stage)
        expectNothing(stage, from: place.start)
        #expect(stage.top.presentedViewController === modal)
        modal.dismiss(animated: true)
        stage.device.settle()
        stage.swipe(from: place.start)
        #expect(stage.stack == (pops(place, refusal) ? "A" : "AB"))
    }

    @Test(
        "While the screen's search is active, no recognizer begins",
        .covers(.oneDecision, .noWayBack, .overriddenRefusals),
        arguments: cases)
    func search(place: PopPlace, refusal: PopRefusalStage) {
        let stage = RefusedByUIKit.leadingItem.stage(on: place.version, switches: { $0.popRefusal = refusal })
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        stage.top.navigationItem.searchController = search
        stage.device.settle()
        search.isActive = true
        stage.device.settle()
        #expect(search.isActive)
        expectNothing(stage, from: place.start, y: 500)
        search.isActive = false
        stage.device.settle()
        stage.swipe(from: place.start, y: 500)
        #expect(stage.stack == (pops(place, refusal) ? "A" : "AB"))
    }

    @Test(
        "A screen with a zoom is left to the zoom's gestures",
        .covers(.noWayBack, .zoomTransitions, .overriddenRefusals),
        arguments: cases.filter { $0.0.version >= 18 })
    func zoom(place: PopPlace, refusal: PopRefusalStage) {
        let stage = Stage(
            "A", on: .init(.init(on: place.version)), setUp: { $0.popPreferences.hidesNavigationBar = true },
            switches: { $0.popRefusal = refusal })
        stage.pushZoomed("B")
        stage.pull(from: place.start, to: place.start + 200)
        #expect(nothingHasBegun(stage))
        stage.lift()
        #expect(!stage.device.isHung)
    }

    @Test(
        "If the screen leaves the stack under the finger, no recognizer begins",
        .covers(.noWayBack, .neverHangs, .overriddenRefusals), arguments: cases)
    func vanishing(place: PopPlace, refusal: PopRefusalStage) {
        for change in [
            { $0.navigation.popToRootViewController(animated: false) },
            { $0.navigation.setViewControllers([$0.screen("B")], animated: false) },
        ] as [(Stage) -> Void] {
            let stage = RefusedByUIKit.hiddenBar.stage(on: place.version, switches: { $0.popRefusal = refusal })
            stage.device.fingerDown(at: stage.point(place.start))
            change(stage)
            stage.device.fingerMove(to: stage.point(place.start + 300), duration: 0.25)
            #expect(nothingHasBegun(stage))
            stage.lift()
            #expect(stage.navigation.viewControllers.count == 1 && !stage.device.isHung)
        }
    }

    @Test(
        "The app may change the stack while UIKit's refusal of a touch is overridden",
        .covers(.noWayBack, .stackChanges, .neverHangs, .overriddenRefusals),
        arguments: cases)
    func changed(place: PopPlace, refusal: PopRefusalStage) {
        let stage = RefusedByUIKit.hiddenBar.stage(on: place.version, switches: { $0.popRefusal = refusal })
        stage.device.fingerDown(at: stage.point(place.start))
        stage.device.fingerMove(to: stage.point(place.start + 8), duration: 0.05)
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.fingerMove(to: stage.point(place.start + 300), duration: 0.2)
        stage.lift()
        #expect(!stage.device.isHung && stage.navigation.transitionCoordinator == nil)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.expectUsable()
    }

    @Test(
        "A screen that UIKit hasn't shown yet isn't popped, with and without the private flag",
        .covers(.noWayBack, .stackChanges, .neverHangs, .overriddenRefusals),
        arguments: PopPlace.all, [true, false])
    func unshown(place: PopPlace, hasFlag: Bool) {
        var configuration = SimulatedDevice.Configuration(.init(on: place.version))
        if !hasFlag { configuration.privateParts.remove(.isTransitioning) }
        let stage = Stage("AB", on: configuration, setUp: { $0.popPreferences.hidesNavigationBar = true })
        stage.device.fingerDown(at: stage.point(place.start))
        stage.navigation.pushViewController(stage.screen("C"), animated: false)
        stage.navigation.pushViewController(stage.screen("D"), animated: true)
        stage.device.fingerMove(to: stage.point(place.start + 100))
        #expect(nothingHasBegun(stage))
        stage.lift()
        #expect(stage.stack == "ABCD" && !stage.device.isHung)
        stage.navigation.setNavigationBarHidden(false, animated: false)
        stage.expectUsable()
    }

    @Test(
        "UIKit's refusal of a touch that begins in a transition stands after it", .needsPrivateAPI,
        .covers(.overriddenRefusals))
    func touchInTransition() {
        let stage = Stage("A", .init(on: 18))
        stage.screen("B").popPreferences.hidesNavigationBar = true
        stage.beginPush("B")
        stage.device.fingerDown(at: stage.point(3))
        stage.device.wait(0.5)
        stage.device.fingerMove(to: stage.point(150), duration: 0.2)
        #expect(![.began, .changed].contains(stage.edge.state))
        stage.lift()
        stage.expectUsable()
    }
}
