import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

/// What the library's own transition adds to the screen, and removes again.
@MainActor
@Suite("The slide animator")
struct SlideAnimatorTests {
    /// An app's delegate that animates with one of the library's animators, and requests it twice.
    private final class Lender: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        let slide = SlideAnimator(slidesIn: false, direction: .leftToRight, crossFades: false)
        var areTheSame: [Bool] = []

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operation == .pop ? self : nil
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            slide.transitionDuration(using: transitionContext)
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: transitionContext).startAnimation()
        }

        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            let first = slide.interruptibleAnimator(using: transitionContext)
            areTheSame.append(first === slide.interruptibleAnimator(using: transitionContext))
            return first
        }

        func animationEnded(_ transitionCompleted: Bool) {
            slide.animationEnded(transitionCompleted)
        }
    }

    /// Records how it leaves the window.
    private final class Watched: UIView {
        var log: [String] = []
        override func didMoveToWindow() { log.append(window == nil ? "off" : "on") }
        override var center: CGPoint {
            didSet { if center != oldValue { log.append("x \(Int(center.x))") } }
        }
    }

    private final class WatchedScreen: UIViewController {
        override func loadView() { view = Watched() }
        var watched: Watched { view as! Watched }
    }

    /// The margin of the screen below, the shade, the shadow, and the sliding screen's margin.
    private func extras(_ stage: Stage) -> [UIView] {
        let top = stage.screen("B").view!
        return (top.superview?.subviews ?? []).filter { $0 !== top && $0 !== stage.screen("A").view }
    }

    @Test(
        "The screen below is shaded less and less, and the sliding one has a shadow", .covers(.transitions),
        arguments: directions)
    func shade(direction: UIUserInterfaceLayoutDirection) throws {
        let stage = Stage("AB", .init(.ownTransition), direction)
        stage.pull(from: 60, to: 60 + 27 + 195)
        let extras = extras(stage)
        try #require(extras.count == 4)
        let (shade, shadow) = (extras[1], extras[2])
        #expect(abs((shade.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        let top = try #require(stage.screen("B").view.layer.presentation()?.frame)
        let place = try #require(shadow.layer.presentation()?.frame)
        #expect(shade.backgroundColor?.cgColor.alpha == 0.1)
        #expect(shadow.backgroundColor == .black && shadow.bounds.width == 9 && shadow.layer.shadowOpacity == 0.2)
        #expect(shadow.layer.shadowRadius == 4.5 && shadow.layer.shadowOffset == .zero)
        #expect(shade.superview?.subviews.first === stage.screen("A").view)
        #expect([extras[0], extras[3]].allSatisfy { $0.bounds.width == 0.02 * stage.width })
        #expect(direction == .rightToLeft ? place.maxX == top.maxX : place.minX == top.minX)
        stage.device.fingerUp()
    }

    @Test("Shade and shadow are removed after the transition", .covers(.transitions), arguments: [true, false])
    func takenAway(finishes: Bool) {
        let stage = Stage("AB", .init(.ownTransition))
        stage.pull(to: finishes ? 360 : 200)
        let extras = extras(stage)
        let container = stage.screen("B").view.superview
        #expect(extras.count == 4)
        stage.liftAfterRest()
        #expect(extras.allSatisfy { $0.superview == nil })
        #expect(container != nil)
    }

    /// A pop by the library's own transition on iOS 26, moved to a place and released at rest.
    private func released(finishes: Bool, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> Stage {
        let stage = Stage("AB", on: .init(.init(.system, on: 26), direction))
        for name in ["A", "B"] { stage.screen(name).view.backgroundColor = .white }
        let interaction = SwipeInteraction(.pop, in: stage.navigation, animator: nil)
        stage.navigation.components.ownTransition.start(interaction, in: stage.navigation)
        stage.device.wait(0)
        let progress: CGFloat = finishes ? 0.55 : 0.4
        interaction.update(progress)
        interaction.complete(
            with: PopRelease(progress: progress, velocity: 0, width: stage.width, projection: PopRelease.projection))
        return stage
    }

    @Test(
        "On iOS 26 and later a released slide ends on the spring that has been recorded", .covers(.transitions),
        arguments: [true, false])
    func recordedSpring(finishes: Bool) {
        let stage = released(finishes: finishes)
        let top: UIView = stage.screen("B").view
        let (start, end) = finishes ? (0.55 * stage.width, stage.width) : (0.4 * stage.width, 0)
        // The share of the way, 120 times a second.
        var covered: [CGFloat] = []
        while stage.navigation.transitionCoordinator != nil {
            let place = top.layer.presentation()?.frame.minX ?? end
            covered.append((place - start) / (end - start))
            stage.device.wait(1.0 / 120)
        }
        #expect(abs(covered[0]) < 1e-6)
        #expect(abs(covered[12] - 0.711) < 0.005)
        #expect(covered[22] < 0.98 && covered[24] > 0.98)
        #expect(covered.max()! > 1.005 && covered.max()! < 1.007)
        #expect(stage.stack == (finishes ? "A" : "AB"))
    }

    @Test(
        "The app's property animator keeps its time and goes on at the finger's speed",
        .covers(.transitions, .animators))
    func appsPropertyAnimator() throws {
        let stage = Stage("AB", on: .init(.init(.system, on: 26)))
        let interaction = SwipeInteraction(.pop, in: stage.navigation, animator: AppsSlide())
        stage.navigation.components.ownTransition.start(interaction, in: stage.navigation)
        stage.device.wait(0)
        interaction.update(0.6)
        let release = PopRelease(progress: 0.6, velocity: 3, width: stage.width, projection: PopRelease.projection)
        interaction.complete(with: release)
        let curve = try #require(interaction.timingCurve as? UISpringTimingParameters)
        #expect(curve.initialVelocity.dx == release.springVelocity && interaction.completionSpeed == release.speed)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "No frame shows a gap while the spring passes its end", .covers(.transitions),
        arguments: [true, false], directions)
    func noGap(finishes: Bool, direction: UIUserInterfaceLayoutDirection) {
        let stage = released(finishes: finishes, direction)
        let screens: [UIView] = ["A", "B"].map { stage.screen($0).view }
        let views = extras(stage).filter { $0.backgroundColor == .white } + screens
        #expect(views.count == 4)
        // The screen that comes to rest on the display.
        let arriving = finishes ? screens[0] : screens[1]
        let onwards: CGFloat = (direction == .rightToLeft) == finishes ? -1 : 1
        var passed: CGFloat = 0
        while stage.navigation.transitionCoordinator != nil {
            let frames = views.map { $0.layer.presentation()?.frame ?? .zero }
            for x in stride(from: 0.25, to: stage.width, by: 0.5) {
                guard !frames.contains(where: { $0.minX <= x && x <= $0.maxX }) else { continue }
                Issue.record("a gap at \(x)")
                return stage.device.settle()
            }
            passed = max(passed, onwards * (arriving.layer.presentation()?.frame.minX ?? 0))
            stage.device.wait(1.0 / 120)
        }
        #expect(passed > 0.2, "the spring has passed its end")
    }

    @Test(
        "A popped view leaves the window before its frame is reset", .covers(.transitions),
        arguments: [true, false])
    func leaves(finishes: Bool) {
        let stage = Stage("A", .init(.ownTransition))
        let screen = WatchedScreen()
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        stage.pull(to: finishes ? 360 : 200)
        screen.watched.log = []
        stage.liftAfterRest()
        #expect(screen.watched.log == (finishes ? ["off", "x 195"] : ["x 195"]))
        #expect(screen.view.center.x == 195)
    }

    @Test("The screen below has its full size, whatever its frame was", .covers(.transitions))
    func sizeBelow() {
        let stage = Stage("AB", .init(.ownTransition))
        stage.screen("A").view.frame.size = CGSize(width: 100, height: 100)
        stage.pull(to: 250)
        #expect(stage.screen("A").view.bounds.size == CGSize(width: 390, height: 844))
        stage.device.fingerUp()
    }

    @Test("When a cancelled swipe is reported, both screens' views are where they were", .covers(.transitions))
    func placesAtTheEnd() {
        let stage = Stage("AB", .init(.ownTransition))
        var places: [CGFloat] = []
        stage.when("didCancel") { places = [$0.screen("A").view.center.x, $0.screen("B").view.center.x] }
        stage.swipeAndCancel()
        #expect(places == [195, 195])
    }

    @Test("The slide animator also animates where UIKit does not interrupt", .covers(.transitions))
    func uninterrupted() {
        final class Plain: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
            let slide = SlideAnimator(slidesIn: false, direction: .leftToRight, crossFades: false)

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }

            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { slide.transitionDuration(using: transitionContext) }

            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                slide.animateTransition(using: transitionContext)
            }
        }
        let stage = Stage("AB", .init(.ownTransition))
        let delegate = Plain()
        stage.navigation.delegate = delegate
        stage.pop()
        #expect(stage.stack == "A" && !stage.device.isHung)
        #expect(stage.takeEvents().last == "didPop B→A programmatic")
    }

    @Test("Each transition has its own animator", .covers(.transitions))
    func oneAnimator() {
        let stage = Stage("ABC", .init(.ownTransition))
        let lender = Lender()
        stage.navigation.delegate = lender
        for expected in ["AB", "A"] {
            stage.pop()
            #expect(stage.stack == expected)
            #expect(stage.top.view.window != nil && stage.top.view.frame.minX == 0)
        }
        #expect(!lender.areTheSame.isEmpty && lender.areTheSame.allSatisfy { $0 })
        #expect(stage.takeEvents().filter { $0.hasPrefix("did") }.count == 2)
    }

    @Test("A screen follows a finger that jumps, and stops at the edge if it moves back too far", .covers(.transitions))
    func jumps() {
        let stage = Stage("AB", .init(.ownTransition))
        stage.device.fingerDown(at: stage.point(100))
        stage.device.wait(0.1)
        stage.device.fingerMove(to: stage.point(250))
        stage.device.wait(0.05)
        let top = stage.screen("B").view!
        stage.device.fingerMove(to: stage.point(251))
        stage.device.wait(0.05)
        #expect(top.layer.presentation()?.frame.minX == 124)
        stage.device.fingerMove(to: stage.point(20), duration: 0.1)
        #expect(top.layer.presentation()?.frame.minX == 0)
        stage.lift()
        #expect(stage.stack == "AB")
    }

    @Test("A flick of two movements pops", .covers(.transitions))
    func shortFlick() {
        let stage = Stage("AB", .init(.ownTransition))
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(1.0 / 60)
        stage.device.fingerMove(to: stage.point(100))
        stage.device.wait(1.0 / 60)
        stage.device.fingerMove(to: stage.point(140))
        stage.lift()
        #expect(stage.stack == "A")
    }

    @Test("Each swipe measures its own velocity", .covers(.transitions))
    func ownVelocity() {
        let stage = Stage("AB", .init(.ownTransition))
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(80), duration: 0.1)
        while stage.navigation.transitionCoordinator != nil { stage.device.wait(1.0 / 120) }
        stage.device.fingerDown(at: stage.point(60))
        stage.device.wait(0.02)
        stage.device.fingerMove(to: stage.point(60 + 10 + 170))
        stage.device.wait(0.02)
        stage.lift()
        // One location isn't a movement, and 170 points are less than half the width.
        #expect(stage.verdict == .allowed)
        #expect(stage.stack == "AB")
    }

    @Test("The screen continues at the finger's velocity", .covers(.transitions))
    func goesOn() {
        let stage = Stage("AB", .init(.ownTransition))
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(210), duration: 0.15)
        let top = stage.screen("B").view!
        func place() -> CGFloat { top.layer.presentation()?.frame.minX ?? .nan }
        let start = place()
        stage.device.wait(1.0 / 240)
        // 1,000 points per second. From rest the screen would move half as far.
        #expect(place() - start > 4 && place() - start < 10)
    }

    @Test("A pop that a subclass refuses doesn't leave an interaction behind", .covers(.transitions))
    func popsNothing() {
        let device = SimulatedDevice(.init(.init(.ownTransition)))
        let navigation = RefusingNavigationController(rootViewController: TestScreen("A"))
        navigation.pushViewController(TestScreen("B"), animated: false)
        device.settle(showing: navigation)
        device.fingerDrag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.2)
        device.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.components.ownTransition.interaction == nil)
        navigation.refuses = false
        _ = navigation.popViewController(animated: true)
        device.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("An app's animator without a spring eases out", .covers(.transitions))
    func easesOut() {
        let stage = Stage("AB", .init(.ownTransition))
        let delegate = AnimatingDelegate()
        stage.navigation.delegate = delegate
        stage.pull(to: 250)
        #expect(stage.navigation.transitionCoordinator?.completionCurve == .easeOut)
        stage.device.fingerUp()
    }
}

/// An app's animator that a property animator moves.
@MainActor
private final class AppsSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let slide = SlideAnimator(slidesIn: false, direction: .leftToRight, crossFades: false)

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        slide.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        slide.animateTransition(using: transitionContext)
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        slide.interruptibleAnimator(using: transitionContext)
    }
}
