import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// A navigation delegate may return an animator only while the app's own pan drives, or for pushes only.
@MainActor
@Suite("Swipes where the delegate sometimes returns an animator")
struct AppsAnimatedSwipeTests {
    /// A place on a system, on the library's class or on a plain controller with the swipe attached.
    struct DelegatePlace: Sendable, CustomTestStringConvertible {
        let system: TestedSystem
        let start: CGFloat
        let isAttached: Bool

        var testDescription: String { "\(isAttached ? "attached" : "class"), \(system.testDescription), from \(start)" }

        static let all = TestedSystem.all.flatMap { system in
            ([5, 60] as [CGFloat]).flatMap { start in
                [false, true].map { Self(system: system, start: start, isAttached: $0) }
            }
        }

        /// Where the own pan can pop: an attached controller needs the private handler.
        static let ofOwnPan = all.filter { hasPrivateAPI || !$0.isAttached }

        @MainActor
        func stage(_ names: String = "AB", setUp: @escaping (TestScreen) -> Void = { _ in }) -> PlainStage {
            guard isAttached else { return system.own(names, setUp: setUp) }
            return system.attached(names, setUp: setUp)
        }
    }

    @Test(
        "With the app's pan disabled, a carousel at its limit waits for the own pan",
        .covers(.scrollViews, .appLines), arguments: TestedSwipe.ofOwnPan)
    func disabledPan(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, showing: UIScrollView.carousel())
        let pan = UIPanGestureRecognizer()
        pan.isEnabled = false
        stage.controller.view.addGestureRecognizer(pan)
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "A carousel at its limit waits for the swipe of a delegate that returns nil",
        .covers(.scrollViews, .animators), arguments: TestedSwipe.ofOwnPan)
    func carousel(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, showing: UIScrollView.carousel())
        let delegate = InteractingDelegate()
        delegate.animator = nil
        stage.navigation.delegate = delegate
        stage.device.settle()
        stage.swipe()
        #expect(stage.stack == "A")
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "An app's own swipe keeps the animator that its delegate returns while it drives",
        .covers(.animators, .sameCalls), arguments: DelegatePlace.all)
    func keepsAnimator(place: DelegatePlace) {
        func play(_ stage: PlainStage) -> [String] {
            let swipe = OwnSwipe(of: stage.controller, animatesAlways: false)
            stage.device.settle()
            stage.drag(from: place.start, to: 385)
            #expect(!stage.device.isHung)
            return swipe.log + [stage.stack, "\(swipe.animator.runs) runs"]
        }
        let plain = play(place.system.plain())
        #expect(plain.suffix(2) == ["A", "1 runs"])
        #expect(play(place.stage()) == plain)
    }

    @Test(
        "An app's own swipe over a list keeps its animator",
        .covers(.animators, .sameCalls), arguments: DelegatePlace.all)
    func keepsAnimatorOverList(place: DelegatePlace) {
        func play(_ stage: PlainStage) -> [String] {
            let list = UIScrollView(frame: stage.top.view.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            stage.top.view.addSubview(list)
            let swipe = OwnSwipe(of: stage.controller, animatesAlways: false)
            stage.device.settle()
            stage.drag(from: place.start, to: 385, endY: 480)
            return swipe.log + [stage.stack, "\(swipe.animator.runs) runs"]
        }
        let plain = play(place.system.plain())
        #expect(plain.suffix(2) == ["A", "1 runs"])
        #expect(play(place.stage()) == plain)
    }

    @Test(
        "A pan of the app that pops without an interaction keeps its animator outside the strip",
        .covers(.animators, .sameCalls), arguments: DelegatePlace.all.filter { $0.start > 20 })
    func popsInBegan(place: DelegatePlace) {
        func play(_ stage: PlainStage) -> [String] {
            let pan = PoppingPan(of: stage.controller)
            stage.device.settle()
            stage.drag(from: place.start, to: place.start + 250)
            return pan.log + [stage.stack, "\(pan.animator.runs) runs"]
        }
        let plain = play(place.system.plain())
        #expect(plain == ["animator true", "A", "1 runs"])
        #expect(play(place.stage()) == plain)
    }

    @Test(
        "A drag that the app's pan wins asks for no animator", .covers(.animators),
        arguments: DelegatePlace.all, [true, false])
    func notAsked(place: DelegatePlace, implementsInteractions: Bool) {
        // A delegate without interactions can't have its own swipe: at the edge UIKit's recognizer comes first.
        if !implementsInteractions, place.start < 20 { return }
        let stage = place.stage()
        let supplier: AnimatorSupplier & UINavigationControllerDelegate =
            implementsInteractions ? InteractingDelegate() : AnimatingDelegate()
        supplier.animator = nil
        stage.controller.delegate = supplier
        let pan = UIPanGestureRecognizer()
        stage.controller.view.addGestureRecognizer(pan)
        stage.device.settle()
        stage.pull(from: place.start, to: 300)
        #expect(pan.hasBegun && supplier.log == [])
        stage.lift()
        #expect(stage.stack == "AB")
    }

    /// What makes UIKit refuse besides the delegate.
    enum BarState: CaseIterable, Sendable {
        case usual, hiddenBar, leadingItem, allowedByScreen

        @MainActor
        func apply(to stage: PlainStage) {
            switch self {
            case .usual: break
            case .hiddenBar: stage.controller.setNavigationBarHidden(true, animated: false)
            case .leadingItem: stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem()
            case .allowedByScreen: stage.top.popPreferences.isGestureEnabled = true
            }
            stage.device.settle()
        }
    }

    @Test(
        "A swipe pops if the delegate implements both methods and returns nil", .covers(.animators, .noWayBack),
        .bug("https://github.com/signalapp/Signal-iOS/issues/5031"),
        .bug("https://github.com/JamitLabs/AnimatedTransitionKit/issues/77"),
        arguments: DelegatePlace.ofOwnPan, BarState.allCases)
    func bothReturningNil(place: DelegatePlace, bar: BarState) {
        let stage = place.stage("ABC")
        let delegate = InteractingDelegate()
        delegate.animator = nil
        stage.controller.delegate = delegate
        bar.apply(to: stage)
        stage.pull(from: place.start, to: place.start + 150)
        #expect(stage.isSwiping && delegate.log == ["animator C→B"])
        stage.takeBack(to: place.start + 20)
        #expect(stage.stack == "ABC")
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && delegate.log == ["animator C→B", "animator C→B"])
        #expect(!stage.device.isHung)
    }

    @Test(
        "A pan of the app for other drags leaves the swipe to a delegate that returns nil", .covers(.animators),
        arguments: DelegatePlace.ofOwnPan)
    func interactivePush(place: DelegatePlace) {
        final class LeadingPan: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
        }
        let stage = place.stage()
        let (delegate, pan, refusing) = (InteractingDelegate(), UIPanGestureRecognizer(), LeadingPan())
        delegate.animator = nil
        pan.delegate = refusing
        stage.controller.view.addGestureRecognizer(pan)
        stage.controller.delegate = delegate
        stage.device.settle()
        withExtendedLifetime(refusing) { stage.swipe(from: place.start) }
        #expect(stage.stack == "A")
    }

    @Test(
        "On an attached controller, the whole area pops if the delegate returns nil", .covers(.animators),
        .bug("https://github.com/erikdrobne/SwiftUICoordinator/issues/45"),
        arguments: DelegatePlace.ofOwnPan.filter { $0.isAttached && $0.start < 20 }, [5, 60, 120] as [CGFloat])
    func attachedArea(place: DelegatePlace, start: CGFloat) {
        let stage = place.stage()
        let delegate = AnimatingDelegate()
        delegate.animator = nil
        stage.controller.delegate = delegate
        stage.device.settle()
        stage.swipe(from: 200)
        #expect(stage.stack == "AB" && delegate.log == [])
        stage.swipe(from: start)
        #expect(stage.stack == "A" && delegate.log == ["animator B→A"])
    }

    @Test(
        "On an attached controller the app's animator leaves the swipe to the app", .covers(.animators),
        arguments: DelegatePlace.all.filter(\.isAttached), [true, false])
    func attachedAnimator(place: DelegatePlace, implementsInteractions: Bool) {
        let stage = place.stage()
        let supplier: AnimatorSupplier & UINavigationControllerDelegate =
            implementsInteractions ? InteractingDelegate() : AnimatingDelegate()
        stage.controller.delegate = supplier
        stage.device.settle()
        stage.swipe(from: place.start)
        #expect(stage.stack == "AB" && supplier.animator?.runs == 0 && !stage.device.isHung)
    }

    @Test(
        "A delegate that replaces another under the finger is asked itself", .covers(.animators),
        arguments: TestedSystem.all, [5, 60] as [CGFloat])
    func replacedUnderFinger(system: TestedSystem, start: CGFloat) {
        let stage = system.own()
        let (first, second) = (AnimatingDelegate(), AnimatingDelegate())
        stage.controller.delegate = first
        stage.device.settle()
        stage.pull(from: start, to: start + 20)
        stage.controller.delegate = second
        stage.device.fingerMove(to: stage.point(start + 300), duration: 0.25)
        stage.liftAfterRest()
        #expect(stage.stack == "A" && second.log == ["animator B→A"])
        #expect(first.animator?.runs == 0 && second.animator?.runs == 1)
    }

    @Test(
        "A delegate that is set or removed under the finger leaves a working stack",
        .covers(.animators, .neverHangs), arguments: DelegatePlace.all, [true, false])
    func changedUnderFinger(place: DelegatePlace, isSet: Bool) {
        let drags = ([4, 12, 20, 28, 100] as [CGFloat]).flatMap { distance in
            [AnimatingDelegate() as any UINavigationControllerDelegate, InteractingDelegate()].map { (distance, $0) }
        }
        for (distance, supplier) in drags.sampled(every: 3) {
            let stage = place.stage()
            if !isSet { stage.controller.delegate = supplier }
            stage.device.settle()
            stage.pull(from: place.start, to: place.start + distance)
            stage.controller.delegate = isSet ? supplier : nil
            stage.device.fingerMove(to: stage.point(place.start + 300), duration: 0.25)
            stage.liftAfterRest()
            #expect(!stage.device.isHung)
            stage.controller.delegate = nil
            stage.controller.setViewControllers(["X", "Y"].map(TestScreen.init), animated: false)
            stage.top.popPreferences.area = .leadingThird
            stage.device.settle()
            stage.swipe(from: 5)
            #expect(stage.stack == "X", "after \(distance) points, \(type(of: supplier))")
        }
    }
}

/// A pan of the app that pops when it begins, and a delegate that returns an animator only then.
@MainActor
private final class PoppingPan: NSObject, UINavigationControllerDelegate {
    private weak var controller: UINavigationController?
    private let pan = UIPanGestureRecognizer()
    let animator = CrossFadeAnimator()
    private(set) var log: [String] = []

    init(of controller: UINavigationController) {
        self.controller = controller
        super.init()
        let panned: @MainActor (AnyObject, Any?) -> Void = { target, _ in (target as? PoppingPan)?.panned() }
        class_addMethod(PoppingPan.self, NSSelectorFromString("panned:"), imp_implementationWithBlock(panned), "v@:@")
        pan.addTarget(self, action: NSSelectorFromString("panned:"))
        controller.view.addGestureRecognizer(pan)
        controller.delegate = self
    }

    private func panned() {
        if pan.state == .began { controller?.popViewController(animated: true) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.append("animator \(pan.state == .began)")
        return pan.state == .began ? animator : nil
    }
}
