import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// UIKit may end an interactive transition when its delegate property is set (KVRouter, 3.5.0, on 26.2).
@MainActor
@Suite("A navigation delegate that is set during a swipe")
struct NavigationDelegateInSwipeTests {
    /// Records the screens that it is told about.
    private final class ToldDelegate: NSObject, UINavigationControllerDelegate {
        var shown: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            shown.append("\(viewController)")
        }
    }

    /// Supplies an animator, but no interaction controller.
    private final class FadingDelegate: NSObject, UINavigationControllerDelegate {
        let animator = CrossFadeAnimator()
        var shown: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            shown.append("\(viewController)")
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            animator
        }
    }

    /// What UIKit does when its property is set during a swipe.
    private nonisolated static let answers: [Switch?] = [nil, Switch("newDelegateEndsInteraction")!]

    /// When the app sets the delegate.
    enum SetMoment: CaseIterable, Sendable {
        case inViewWillAppear, whileFingerIsDown
    }

    /// Swipes, and acts at a moment of the swipe. Expects that the finger keeps the transition to its end.
    private func swipe(
        _ stage: Stage, from place: PopPlace, at moment: SetMoment, sourceLocation: SourceLocation = #_sourceLocation,
        _ act: @escaping (UINavigationController) -> Void
    ) {
        var hasActed = false
        stage.screen("A").whenAppearing = { [navigation = stage.navigation] _ in
            guard moment == .inViewWillAppear, !hasActed else { return }
            hasActed = true
            act(navigation)
        }
        stage.pull(from: place.start, to: 200)
        if moment == .whileFingerIsDown { act(stage.navigation) }
        #expect(stage.isSwiping, sourceLocation: sourceLocation)
        stage.device.fingerMove(to: stage.point(360), duration: 0.2)
        #expect(stage.isSwiping, sourceLocation: sourceLocation)
        stage.lift()
        #expect(stage.stack == "A" && !stage.device.isHung, sourceLocation: sourceLocation)
        stage.screen("A").whenAppearing = nil
    }

    private func stage(_ place: PopPlace, _ position: Switch?) -> Stage {
        Stage("AB", on: .iOS(place.version), switches: { $0.apply(position) })
    }

    private nonisolated static let places =
        PopPlace.all + [15, 18].map { PopPlace(version: $0, start: 60) }

    @Test(
        "A delegate with animators set during a push stops a swipe, as on a plain controller",
        .covers(.animators, .swipesInterrupt), arguments: PopPlace.all)
    func duringPush(place: PopPlace) {
        func stack(_ stage: any FingerStage) -> String {
            let delegate = FadingDelegate()
            stage.controller.pushViewController(TestScreen("C"), animated: true)
            stage.device.wait(0.1)
            stage.controller.delegate = delegate
            stage.swipe(from: place.start)
            return withExtendedLifetime(delegate) { stage.stack }
        }
        #expect(stack(PlainStage("AB", on: place.version)) == "ABC")
        #expect(stack(Stage("AB", .init(on: place.version))) == "ABC")
    }

    @Test(
        "A swipe goes on while the app sets the delegate that it has", .covers(.neighbours),
        arguments: places, answers)
    func same(place: PopPlace, position: Switch?) {
        for moment in SetMoment.allCases {
            let stage = stage(place, position)
            let delegate = ToldDelegate()
            stage.navigation.delegate = delegate
            swipe(stage, from: place, at: moment) { $0.delegate = delegate }
            #expect(delegate.shown == ["A"] && stage.navigation.delegate === delegate)
        }
    }

    @Test(
        "A swipe continues if the app sets a delegate with the same methods, which is told the end",
        .covers(.neighbours), arguments: places, answers)
    func other(place: PopPlace, position: Switch?) {
        for moment in SetMoment.allCases {
            let stage = stage(place, position)
            let (first, second) = (ToldDelegate(), ToldDelegate())
            stage.navigation.delegate = first
            swipe(stage, from: place, at: moment) { $0.delegate = second }
            #expect(first.shown == [] && second.shown == ["A"] && stage.navigation.delegate === second)
        }
    }

    @Test(
        "A swipe goes on while the app removes its delegate", .covers(.neighbours),
        arguments: places, answers)
    func removed(place: PopPlace, position: Switch?) {
        for moment in SetMoment.allCases {
            let stage = stage(place, position)
            let delegate = ToldDelegate()
            stage.navigation.delegate = delegate
            swipe(stage, from: place, at: moment) { $0.delegate = nil }
            #expect(delegate.shown == [] && stage.navigation.delegate == nil)
        }
    }

    @Test(
        "A swipe goes on while the app sets a delegate with an animator, which moves the next push",
        .covers(.neighbours, .animators), arguments: places, answers)
    func gained(place: PopPlace, position: Switch?) {
        for moment in SetMoment.allCases {
            let stage = stage(place, position)
            let delegate = FadingDelegate()
            swipe(stage, from: place, at: moment) { $0.delegate = delegate }
            #expect(delegate.animator.runs == 0 && delegate.shown == ["A"])
            stage.push("C")
            #expect(delegate.animator.runs == 1 && stage.stack == "AC")
        }
    }

    @Test(
        "A swipe with the app's animator goes on while the app removes the delegate", .covers(.neighbours, .animators),
        arguments: places, answers)
    func lost(place: PopPlace, position: Switch?) {
        for moment in SetMoment.allCases {
            let stage = stage(place, position)
            let delegate = FadingDelegate()
            stage.navigation.delegate = delegate
            swipe(stage, from: place, at: moment) { $0.delegate = nil }
            #expect(delegate.animator.runs == 1)
            stage.push("C")
            #expect(delegate.animator.runs == 1)
            stage.swipe(from: place.start)
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "A swipe that the library moves itself goes on whatever UIKit does with a new delegate",
        .covers(.withoutPrivateAPI, .animators), arguments: [15, 18, 26], answers)
    func ownTransition(version: Int, position: Switch?) {
        var configuration = SimulatedDevice.Configuration.iOS(version)
        configuration.privateParts = []
        for delegate in [nil, ToldDelegate(), FadingDelegate()] as [(any UINavigationControllerDelegate)?] {
            let stage = Stage("ABC", on: configuration, switches: { $0.apply(position) })
            stage.navigation.delegate = delegate
            stage.swipe()
            #expect(stage.stack == "AB")
            stage.swipeAndCancel()
            #expect(stage.stack == "AB" && !stage.device.isHung)
            stage.expectUsable()
        }
    }
}
