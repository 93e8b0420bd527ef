import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// The navigation delegate's `animationControllerFor` is asked once for each drag, and UIKit gets the answer for the
/// pop of the own pan.
@MainActor
@Suite("The question to the navigation delegate for an animator")
struct AnimatorQuestionTests {
    /// A delegate that gives a new animator for each question.
    private final class RenewingDelegate: NSObject, UINavigationControllerDelegate {
        private(set) var given: [CrossFadeAnimator] = []

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            given.append(CrossFadeAnimator())
            return given.last
        }
    }

    private func stage(_ version: Int, animator: CrossFadeAnimator?) -> (Stage, AnimatingDelegate) {
        let stage = Stage("ABC", .init(on: version))
        let delegate = AnimatingDelegate()
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.device.settle()
        return (stage, delegate)
    }

    /// The places at which a swipe pops on each system, by UIKit's recognizers or by the controller's own pan.
    private nonisolated static let places = [15, 18, 26, 27].flatMap { version in
        ([5, 60] as [CGFloat]).map { PopPlace(version: version, start: $0) }
    }

    @Test(
        "The delegate is asked again if the stack changes under a resting finger", .covers(.animators),
        arguments: [18, 26], ["XC", "AX"])
    func changedStack(version: Int, names: String) {
        let carousel = UIScrollView.carousel()
        let (stage, delegate) = stage(version, animator: CrossFadeAnimator())
        stage.navigation.setViewControllers(["A", "C"].map(stage.screen), animated: false)
        stage.device.settle()
        stage.top.view.addSubview(carousel)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(64), duration: 0.05)
        _ = stage.navigation.popGestureVerdict(forDragFrom: stage.point(60))
        stage.navigation.setViewControllers(names.map { stage.screen(String($0)) }, animated: false)
        stage.device.wait(0.1)
        delegate.log = []
        stage.device.fingerMove(to: stage.point(250), duration: 0.2)
        let (below, top) = (names.first!, names.last!)
        #expect(delegate.log == ["animator \(top)→\(below)"])
        stage.lift()
    }

    @Test(
        "A delegate that returns nil is asked once, and UIKit's own transition pops", .covers(.transitions, .animators),
        arguments: places)
    func returningNil(place: PopPlace) {
        let (stage, delegate) = stage(place.version, animator: nil)
        stage.pull(from: place.start, to: place.start + 150)
        #expect(delegate.log == ["animator C→B"])
        #expect(stage.isSwiping)
        stage.liftAfterRest()
        #expect(stage.stack == "ABC" && delegate.log == ["animator C→B"])
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && delegate.log == ["animator C→B", "animator C→B"])
        #expect(!stage.device.isHung)
    }

    @Test(
        "A delegate that returns nil gets the pictures of UIKit's transition", .needsPrivateAPI,
        .covers(.transitions, .animators),
        arguments: places.filter { $0.start < 20 || $0.version >= 26 })
    func sameAsPlain(place: PopPlace) {
        let plain = PlainStage("ABC", on: place.version)
        plain.pull(from: place.start, to: place.start + 150)
        let (stage, delegate) = stage(place.version, animator: nil)
        stage.pull(from: place.start, to: place.start + 150)
        #expect(withExtendedLifetime(delegate) { stage.device.picture() } == plain.device.picture())
    }

    @Test(
        "An animator is asked for once, and moves the screen under the finger", .covers(.transitions, .animators),
        arguments: places)
    func animator(place: PopPlace) throws {
        let (stage, delegate) = stage(place.version, animator: CrossFadeAnimator())
        stage.pull(from: place.start, to: place.start + 150)
        #expect(delegate.log == ["animator C→B"] && delegate.animator?.runs == 1)
        #expect(!stage.edge.hasBegun && stage.content?.hasBegun != true)
        let alpha = stage.screen("B").view.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.1 && alpha < 0.6)
        stage.liftAfterRest()
        #expect(stage.stack == "ABC")
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && delegate.log == ["animator C→B", "animator C→B"])
        #expect(delegate.animator?.runs == 2 && !stage.device.isHung)
    }

    @Test(
        "UIKit gets the animator that the delegate has returned for the drag", .covers(.transitions, .animators),
        arguments: places)
    func same(place: PopPlace) {
        let stage = Stage("ABC", .init(on: place.version))
        let delegate = RenewingDelegate()
        stage.navigation.delegate = delegate
        for count in 1...2 {
            stage.swipe(from: place.start)
            #expect(delegate.given.count == count && delegate.given.last?.runs == 1)
        }
        #expect(stage.stack == "A")
    }

    @Test(
        "A delegate that begins to return an animator is asked again at the next drag",
        .covers(.transitions, .animators),
        arguments: places)
    func changes(place: PopPlace) {
        let (stage, delegate) = stage(place.version, animator: nil)
        stage.drag(from: place.start, to: place.start + 150)
        #expect(stage.stack == "ABC")
        delegate.animator = CrossFadeAnimator()
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && delegate.animator?.runs == 1)
        delegate.animator = nil
        stage.swipe(from: place.start)
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test(
        "A tap, a vertical drag and a drag that the rules refuse ask for no animator",
        .covers(.transitions, .reasons, .animators),
        arguments: [15, 18, 26, 27])
    func notAsked(version: Int) {
        let (stage, delegate) = stage(version, animator: nil)
        stage.tap(at: 60)
        stage.drag(from: 60, to: 60, endY: 600)
        stage.drag(from: 5, to: 5, endY: 600)
        stage.swipe(from: 300)
        stage.top.popPreferences.isGestureEnabled = false
        stage.swipe(from: 60)
        stage.swipe(from: 5)
        #expect(stage.stack == "ABC" && delegate.log == [])
    }

    @Test(
        "A trackpad's scroll asks for the animator once, and pops without one",
        .covers(.transitions, .trackpad, .animators),
        arguments: [15, 18, 26, 27],
        [true, false])
    func trackpad(version: Int, hasAnimator: Bool) {
        let (stage, delegate) = stage(version, animator: hasAnimator ? CrossFadeAnimator() : nil)
        for stack in hasAnimator ? ["ABC", "ABC"] : ["AB", "A"] {
            stage.trackpadSwipe()
            #expect(stage.stack == stack)
        }
        #expect(delegate.log == ["animator C→B", hasAnimator ? "animator C→B" : "animator B→A"])
    }

    @Test(
        "A trackpad's scroll that both of UIKit's recognizers follow asks for the animator once",
        .covers(.transitions, .trackpad, .animators), arguments: [26, 27])
    func followedTwice(version: Int) throws {
        let (stage, delegate) = stage(version, animator: CrossFadeAnimator())
        // Whether UIKit's own content recognizer follows scrolls isn't known.
        try #require(stage.content as? UIPanGestureRecognizer).allowedScrollTypesMask = .continuous
        stage.trackpadSwipe()
        #expect(stage.stack == "ABC" && delegate.log == ["animator C→B"])
    }

    @Test(
        "A scroll that both of UIKit's recognizers follow asks the screen once",
        .covers(.confirmation, .trackpad), arguments: [26, 27])
    func declinedOnce(version: Int) throws {
        let stage = Stage("AB", .init(on: version))
        try #require(stage.content as? UIPanGestureRecognizer).allowedScrollTypesMask = .continuous
        stage.screen("B").agrees = false
        for count in 1...2 {
            stage.trackpadSwipe()
            #expect(stage.stack == "AB" && stage.screen("B").askedFor.count == count)
        }
    }

    @Test(
        "With a finger on the bar, each drag by another finger asks the delegate again", .covers(.animators),
        arguments: [15, 18])
    func besideFinger(version: Int) {
        let (stage, delegate) = stage(version, animator: nil)
        stage.device.fingerDown(1, at: stage.point(200, 70))
        for count in 1...2 {
            stage.pull(from: 60, to: 100)
            stage.liftAfterRest()
            #expect(stage.stack == "ABC" && delegate.log.count == count)
        }
        stage.device.fingerUp(1)
    }
}
