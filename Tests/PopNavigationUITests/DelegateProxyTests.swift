import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation
@testable import PopNavigationUI

/// What UIKit, the app and other libraries do to UIKit's recognizers. A plain controller has to remain.
@MainActor
@Suite("UIKit's recognizers under modifiers")
struct DelegateProxyTests {
    @Test(
        "UIKit's swipe comes back after a navigation delegate with animators is gone", .covers(.failsOpen),
        arguments: systems)
    func animators(version: Int) {
        let stage = MarkedStage(on: version)
        let screen = TestScreen("T")
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        stage.mark(.area(.leadingThird))
        let animating = FadingSupplier()
        stage.navigation.delegate = animating
        stage.device.settle()
        #expect(!stage.pops(from: 5))
        #expect(!stage.pops(from: 100))
        #expect(screen.askedFor == [])
        stage.navigation.delegate = nil
        #expect(stage.pops(from: 5))
        #expect(stage.isUsable)
    }

    @Test(
        "A modifier that appears where the delegate has animators leaves the swipe to UIKit", .covers(.failsOpen),
        arguments: systems)
    func attachedToAnimators(version: Int) {
        let stage = MarkedStage(on: version)
        let animating = FadingSupplier()
        stage.navigation.delegate = animating
        stage.mark(.area(.leadingThird))
        #expect(!stage.pops(from: 5))
        #expect(!stage.pops(from: 100))
        #expect(stage.isUsable)
    }

    @Test(
        "Only the app decides about a recognizer whose delegate it has set", .covers(.failsOpen), arguments: [15, 18])
    func appsDelegate(version: Int) throws {
        let stage = MarkedStage(on: version)
        let marker = stage.mark(.exclusion(excludesLeadingEdge: false))
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        let apps = RefusingDelegate()
        edge.delegate = apps
        marker.update()
        #expect(!stage.pops(from: 5))
        #expect(edge.delegate === apps)
        apps.allows = true
        #expect(stage.pops(from: 5))
    }

    @Test("An app's delegate from before the first modifier stays", .covers(.failsOpen), arguments: systems)
    func earlierDelegate(version: Int) throws {
        let stage = MarkedStage(on: version)
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        let apps = RefusingDelegate()
        apps.allows = true
        edge.delegate = apps
        stage.mark(.area(.leadingThird))
        #expect(edge.delegate === apps)
        #expect(stage.pops(from: 5))
    }

    @Test(
        "An app that removes UIKit's delegate keeps its swipe on screens without a bar", .covers(.failsOpen),
        arguments: systems, [false, true])
    func removedDelegate(version: Int, removesLater: Bool) {
        let stage = MarkedStage(on: version)
        let remove = {
            stage.navigation.interactivePopGestureRecognizer?.delegate = nil
            if #available(iOS 26.0, *) { stage.navigation.interactiveContentPopGestureRecognizer?.delegate = nil }
        }
        if !removesLater { remove() }
        stage.mark(.events { _ in })
        if removesLater { remove() }
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        #expect(stage.pops(from: 5))
        stage.navigation.setViewControllers([stage.top], animated: false)
        stage.device.settle()
        stage.swipe(from: 5)
        #expect(stage.isUsable)
    }

    @Test(
        "A swipe goes on although other code has removed the targets of UIKit's recognizers", .covers(.failsOpen),
        arguments: systems)
    func removedTargets(version: Int) throws {
        let stage = MarkedStage(on: version)
        stage.decide()
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        edge.removeTarget(UIKitRecognizers.target, action: nil)
        #expect(stage.pops(from: 5))
        #expect(stage.isUsable)
    }

    @Test("The delegate proxies are back after each swipe", .covers(.failsOpen), arguments: systems, [false, true])
    func guardsAfterSwipe(version: Int, scrolls: Bool) throws {
        let stage = MarkedStage(on: version)
        stage.decide()
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        #expect(edge.delegate is PopDelegateProxy)
        if scrolls { stage.scroll() } else { stage.swipe(from: 5) }
        #expect(stage.depth == 2)
        #expect(edge.delegate is PopDelegateProxy)
        stage.swipeAndCancel(from: 5)
        #expect(edge.delegate is PopDelegateProxy)
    }

    @Test(
        "The area holds at the next touch after UIKit has set its own delegate", .covers(.failsOpen),
        arguments: [26, 27])
    func delegateSetAgain(version: Int) throws {
        let stage = MarkedStage(on: version)
        let content = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
        let uiKits = content.delegate
        stage.mark(.area(.edge))
        content.delegate = uiKits
        stage.swipe(from: 200)
        #expect(stage.depth == 3)
    }

    @Test(
        "UIKit's refusal on a screen without a bar is overridden where the screen states an area",
        .covers(.withoutBackButton), arguments: systems, [true, false])
    func overridden(version: Int, hasArea: Bool) throws {
        let stage = MarkedStage(on: version)
        stage.mark(hasArea ? .area(.leadingThird) : .events { _ in })
        stage.decide()
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        stage.pull(from: 5, to: 200)
        #expect(edge.hasRecognized == hasArea)
        stage.lift()
    }

    @Test(
        "A stack without UIKit's delegate is not hung by a swipe during a push", .covers(.failsOpen), arguments: systems
    )
    func removedDelegateDuringPush(version: Int) {
        for delay in stride(from: 0.0, to: 0.4, by: 0.05) {
            let stage = MarkedStage(on: version)
            stage.navigation.interactivePopGestureRecognizer?.delegate = nil
            stage.mark(.events { _ in })
            stage.navigation.pushViewController(UIViewController(), animated: true)
            stage.device.wait(delay)
            stage.swipe(from: 5)
            #expect(stage.isUsable, "\(delay) s after the push")
        }
    }

    /// A fact about UIKit of which both answers are played.
    enum Unknown: CaseIterable {
        case refusesInShouldBegin, writesEdgeEnabled, asksFailureAtTouchDown
        case scrollViewsWait, othersWait, wideEdge, losesTouches, freezesNever

        func apply(to switches: inout SystemSwitches) {
            switch self {
            case .refusesInShouldBegin: switches.popRefusal = .inShouldBegin
            case .writesEdgeEnabled: switches.writesEdgeEnabled = true
            case .asksFailureAtTouchDown: switches.asksFailureAtTouchDown = true
            case .scrollViewsWait: switches.scrollViewsAtLimitWaitForPop = true
            case .othersWait: switches.othersWaitForContentPop = true
            case .wideEdge: switches.edgeRegion = 20
            case .losesTouches: switches.deliversTouchesOfDisabled = false
            case .freezesNever: switches.freezesOnDisablingInWillAppear = false
            }
        }
    }

    @Test(
        "Modifiers work with either variant of UIKit's unknown behaviour",
        .covers(.modifierScope, .popRequests, .gestureEvents),
        arguments: Unknown.allCases, contentSystems)
    func unknowns(unknown: Unknown, version: Int) {
        let stage = MarkedStage(on: version) { unknown.apply(to: &$0) }
        stage.mark(.area(.leadingThird))
        let (decision, record) = (stage.decide(), stage.record())
        stage.swipe(from: 200)
        #expect(record.take() == [.refused(.outsideArea)])
        for start in [5, 100] as [CGFloat] {
            decision.agrees = false
            #expect(!stage.pops(from: start))
            #expect(record.take() == [.refused(.screenDeclined)])
            decision.agrees = true
            #expect(stage.pops(from: start))
            #expect(record.take() == [.willPop, .didPop])
        }
        #expect(decision.count == 4)
        #expect(stage.isUsable)
    }

    @Test(
        "A screen without a bar keeps its swipe with either variant of UIKit's unknown behaviour",
        .covers(.withoutBackButton),
        arguments: Unknown.allCases, contentSystems)
    func unknownsWithoutBar(unknown: Unknown, version: Int) {
        let stage = MarkedStage(on: version) { unknown.apply(to: &$0) }
        stage.mark(.area(.leadingThird))
        let (decision, record) = (stage.decide(), stage.record())
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.device.settle()
        // A refusal at another stage stands. On earlier systems, the own pan pops.
        let pops = unknown != .refusesInShouldBegin || version < 26
        for start in [5, 100] as [CGFloat] {
            #expect(stage.pops(from: start) == pops)
            #expect(record.take() == (pops ? [.willPop, .didPop] : [.refused(.uiKitDeclined)]))
        }
        #expect(decision.count == (pops ? 2 : 0))
        #expect(stage.isUsable)
    }

    /// A private part of UIKit that is missing.
    private nonisolated static let missing: [SimulatedDevice.PrivateParts] = [
        .handlerIsDelegate, .handlerAnswers, .targetsIvar, .isTransitioning,
    ]

    @Test(
        "UIKit's own swipe remains where a private part of UIKit is missing", .covers(.failsOpen),
        arguments: missing.indices,
        systems)
    func missingParts(index: Int, version: Int) {
        let stage = MarkedStage(
            on: version, privateParts: SimulatedDevice.PrivateParts.all.subtracting(Self.missing[index]))
        stage.mark(.area(.leadingThird))
        #expect(stage.pops(from: 5))
        #expect(!stage.pops(from: 200))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.swipe(from: 100)
        stage.swipe(from: 5)
        #expect(stage.isUsable)
    }

    /// An app's controller that refuses to pop.
    private final class Refusing: UINavigationController {
        override func popViewController(animated: Bool) -> UIViewController? { nil }
    }

    @Test(
        "A swipe whose pop the app's class refuses doesn't pop and causes a warning",
        .covers(.overridesWithoutSuper, .gestureEvents), .needsPrivateAPI,
        arguments: [15, 18])
    func refusingClass(version: Int) {
        let stage = MarkedStage(on: version, navigation: Refusing())
        stage.mark(.area(.leadingThird))
        let record = stage.record()
        let warnings = ExpectedWarnings.during { stage.swipe(from: 60) }
        #expect(warnings.count == 1 && warnings.first?.contains("without calling super") == true)
        #expect(stage.depth == 3 && record.take() == [.refused(.otherGesture)])
    }
}

private final class RefusingDelegate: NSObject, UIGestureRecognizerDelegate {
    var allows = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

/// A navigation delegate that supplies an animator.
private final class FadingSupplier: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let screen = transitionContext.view(forKey: .to)!
        screen.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
        transitionContext.containerView.addSubview(screen)
        UIView.animate(withDuration: 0.3) {
            screen.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}
