import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

/// On screens with a hidden bar or without its back button UIKit's recognizers refuse before any public question.
@MainActor
@Suite("Screens on which UIKit's refusal is overridden")
struct OverriddenRefusalTests {
    @Test(
        "UIKit's recognizer pops the screen by UIKit's transition", .needsPrivateAPI,
        .covers(.transitions, .noWayBack, .edgeByUIKit, .overriddenRefusals),
        arguments: RefusedByUIKit.allCases, PopPlace.all)
    func byUIKit(screen: RefusedByUIKit, place: PopPlace) {
        let stage = screen.stage(on: place.version)
        stage.pull(from: place.start, to: place.start + 100)
        #expect(stage.recognizer(at: place).state == .changed)
        #expect(stage.navigation.popRecognizer?.hasBegun == false)
        #expect(stage.navigation.components.ownTransition.interaction == nil)
        stage.device.fingerMove(to: stage.point(place.start + 300), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == "A" && stage.verdict == .allowed)
        #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
    }

    @Test(
        "A swipe that is taken back leaves the screen, and the next swipe pops it",
        .covers(.noWayBack, .popEvents, .overriddenRefusals),
        arguments: RefusedByUIKit.allCases, PopPlace.all)
    func cancelled(screen: RefusedByUIKit, place: PopPlace) {
        let stage = screen.stage(on: place.version)
        stage.swipeAndCancel(from: place.start)
        #expect(stage.stack == "AB" && stage.takeEvents() == ["willPop B→A gesture", "didCancel B→A"])
        stage.swipe(from: place.start)
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test(
        "A disabled edge recognizer also keeps a screen that UIKit itself refuses",
        .covers(.gestureSwitch, .overriddenRefusals, .systemRecognizersAreApps),
        arguments: [RefusedByUIKit.hiddenBar, .leadingItem, .hiddenBackButton], [15, 18])
    func disabledEdge(screen: RefusedByUIKit, version: Int) {
        let stage = screen.stage(on: version)
        stage.edge.isEnabled = false
        #expect(stage.navigation.popGestureFrame.isEmpty)
        let warnings = ExpectedWarnings.during { stage.swipe(from: 60) }
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabled) && warnings.count == 1)
    }

    @Test(
        "The verdict allows a swipe where UIKit's refusal is overridden", .needsPrivateAPI,
        .covers(.verdictsWithoutTouches, .overriddenRefusals), arguments: RefusedByUIKit.allCases, PopPlace.all)
    func verdict(screen: RefusedByUIKit, place: PopPlace) {
        let stage = screen.stage(on: place.version)
        #expect(stage.navigation.popGestureVerdict(forDragFrom: stage.point(place.start)) == .allowed)
    }

    @Test(
        "A refusal that UIKit states in shouldBegin stands; the own pan pops on iOS 18 and earlier",
        .covers(.transitions, .noWayBack, .overriddenRefusals),
        arguments: RefusedByUIKit.allCases, PopPlace.all)
    func fallback(screen: RefusedByUIKit, place: PopPlace) {
        let stage = screen.stage(on: place.version, switches: { $0.popRefusal = .inShouldBegin })
        stage.pull(from: place.start, to: place.start + 200)
        #expect(!stage.recognizer(at: place).hasBegun)
        let pops = place.version < 26
        #expect(stage.navigation.popRecognizer?.hasBegun == pops)
        stage.device.fingerMove(to: stage.point(place.start + 300), duration: 0.2)
        stage.liftAfterRest()
        #expect(stage.stack == (pops ? "A" : "AB") && !stage.device.isHung)
        #expect(stage.verdict == (pops ? .allowed : .refused(.uiKitDeclined)))
    }

    @Test(
        "A trackpad's scroll pops the screen by UIKit's recognizer", .needsPrivateAPI,
        .covers(.noWayBack, .trackpad, .overriddenRefusals),
        arguments: RefusedByUIKit.allCases, [15, 18, 26, 27])
    func trackpad(screen: RefusedByUIKit, version: Int) {
        let stage = screen.stage(on: version)
        stage.device.scrollBegin(at: stage.point(200))
        stage.device.scrollMove(by: CGVector(dx: 150, dy: 0), duration: 0.2)
        #expect(stage.edge.state == .changed)
        #expect(stage.navigation.popRecognizer?.hasBegun == false)
        stage.device.scrollMove(by: CGVector(dx: 200, dy: 0), duration: 0.2)
        stage.device.scrollEnd()
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A refusal that UIKit states in shouldBegin stands for a trackpad's scroll",
        .covers(.noWayBack, .trackpad, .overriddenRefusals),
        arguments: RefusedByUIKit.allCases, [15, 18, 26, 27])
    func trackpadRefused(screen: RefusedByUIKit, version: Int) {
        let stage = screen.stage(on: version, switches: { $0.popRefusal = .inShouldBegin })
        stage.trackpadSwipe()
        #expect(stage.stack == "AB" && !stage.device.isHung)
    }

    @Test(
        "The app's rules hold where UIKit's refusal is overridden",
        .covers(.gestureSwitch, .noWayBack, .confirmation, .overriddenRefusals),
        arguments: RefusedByUIKit.allCases, PopPlace.all)
    func rules(screen: RefusedByUIKit, place: PopPlace) {
        for refusal in PopRefusalStage.allCases {
            let stage = screen.stage(on: place.version, switches: { $0.popRefusal = refusal })
            stage.top.agrees = false
            stage.swipe(from: place.start)
            let isAsked = place.version < 26 || refusal != .inShouldBegin
            #expect(stage.stack == "AB" && stage.top.askedFor == (isAsked ? [.gesture] : []))
            #expect(stage.takeEvents() == ["refused \(isAsked ? "screenDeclined" : "uiKitDeclined")"])
            stage.top.agrees = true
            stage.navigation.popGestureRecognizerEnabled = false
            stage.swipe(from: place.start)
            #expect(stage.stack == "AB" && stage.takeEvents() == ["refused disabled"])
        }
    }

    @Test(
        "Without private API, an item that changes on a visible screen counts from the next touch",
        .covers(.noWayBack, .overriddenRefusals),
        .enabled(if: !hasPrivateAPI, "With private API, the proxy answers UIKit's question when UIKit asks it."),
        arguments: PopPlace.content)
    func changedItem(place: PopPlace) {
        let stage = Stage("AB", on: .init(.init(on: place.version)))
        RefusedByUIKit.leadingItem.prepare(stage)
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.otherGesture))
        stage.swipe(from: place.start)
        #expect(stage.stack == "A" && stage.verdict == .allowed)
    }

    @Test(
        "Vertical and backward drags do not pop the screen", .covers(.noWayBack, .neverHangs, .overriddenRefusals),
        arguments: RefusedByUIKit.allCases, PopPlace.all)
    func otherDirections(screen: RefusedByUIKit, place: PopPlace) {
        for stage in PopRefusalStage.allCases.map({ stage in
            screen.stage(on: place.version, switches: { $0.popRefusal = stage })
        }) {
            stage.drag(from: place.start, to: place.start, endY: 700)
            stage.drag(from: place.start + 50, to: 2)
            stage.drag(from: place.start, to: 0)
            #expect(stage.stack == "AB" && !stage.device.isHung)
        }
    }

    @Test(
        "Without private API, the delegate proxy hides UIKit's question while UIKit would refuse",
        .covers(.noWayBack, .withoutPrivateAPI, .overriddenRefusals),
        arguments: RefusedByUIKit.allCases)
    func reason(screen: RefusedByUIKit) {
        let stage = Stage("AB", .init(on: 26))
        #expect(stage.navigation.components.gesture.route.overridesRefusal == false)
        screen.prepare(stage)
        stage.device.settle()
        #expect(stage.navigation.components.gesture.route.overridesRefusal)
    }

    @Test(
        "A delegate that drives interactions without animators leaves the refusal overridden",
        .covers(.noWayBack, .overriddenRefusals), .needsPrivateAPI, arguments: [18, 26])
    func interactionsAlone(version: Int) {
        final class Driving: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        }
        let stage = RefusedByUIKit.hiddenBar.stage(on: version)
        let delegate = Driving()
        stage.navigation.delegate = delegate
        stage.swipe(from: 5)
        #expect(withExtendedLifetime(delegate) { stage.stack } == "A")
    }

    @Test("An empty group of leading items replaces no back button", .covers(.noWayBack), arguments: TestedSwipe.all)
    func emptyGroup(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.top.navigationItem.leadingItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
        ]
        stage.top.navigationItem.hidesBackButton = true
        stage.layOutAgain()
        stage.swipe()
        #expect(stage.stack == "AB" && stage.verdict == .refused(.noWayBack))
    }

    @Test(
        "A plain controller does not pop such a screen", .covers(.noWayBack, .overriddenRefusals),
        arguments: [15, 18, 26, 27])
    func plain(version: Int) {
        let plain = PlainStage("AB", on: version)
        plain.controller.setNavigationBarHidden(true, animated: false)
        plain.device.settle()
        for start in [5, 60] as [CGFloat] { plain.swipe(from: start) }
        #expect(plain.stack == "AB")
    }
}
