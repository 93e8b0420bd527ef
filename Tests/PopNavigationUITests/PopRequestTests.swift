import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("The question before a swipe of SwiftUI screens")
struct PopRequestTests {
    @Test(
        "A swipe asks a SwiftUI screen once, and pops if the screen agrees", .covers(.popRequests),
        arguments: StackKind.allCases, contentSystems)
    func agrees(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.leadingThird))
        let decision = stage.decide()
        #expect(stage.pops(from: 5))
        #expect(stage.pops(from: 100))
        #expect(stage.scrollPops())
        #expect(decision.triggers == [.gesture, .gesture, .gesture])
    }

    @Test(
        "A swipe that a SwiftUI screen declines does not pop", .covers(.popRequests),
        arguments: StackKind.allCases, contentSystems)
    func declines(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.leadingThird))
        let decision = stage.decide()
        decision.agrees = false
        #expect(!stage.pops(from: 5))
        #expect(!stage.pops(from: 100))
        #expect(!stage.scrollPops())
        #expect(decision.count == 3)
    }

    @Test(
        "Every question of a screen is asked, and one that declines keeps the screen", .covers(.popRequests),
        arguments: [0, 1])
    func several(declining: Int) {
        let stage = MarkedStage()
        let decisions = [stage.decide(), stage.decide()]
        decisions[declining].agrees = false
        #expect(!stage.pops(from: 5))
        #expect(decisions.map(\.count) == [1, 1])
    }

    @Test("The question of a lower screen is not asked", .covers(.popRequests), arguments: systems)
    func lowerScreen(version: Int) {
        let stage = MarkedStage(on: version)
        let decision = stage.decide()
        stage.push()
        #expect(stage.pops(from: 5))
        #expect(decision.count == 0)
    }

    @Test(
        "A screen of another library's kind and its modifiers all have to agree", .covers(.popRequests),
        arguments: StackKind.allCases)
    func confirmingScreen(kind: StackKind) {
        let stage = MarkedStage(kind)
        let screen = TestScreen("T")
        stage.navigation.pushViewController(screen, animated: false)
        stage.device.settle()
        let decision = stage.decide()
        screen.agrees = false
        #expect(!stage.pops(from: 5))
        #expect(screen.askedFor == [.gesture] && decision.count == 1)
    }

    @Test(
        "A swipe during a pop on iOS 26 asks the screen that it would pop", .covers(.popRequests), .needsPrivateAPI,
        arguments: StackKind.allCases,
        [26, 27])
    func duringPop(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let below = stage.decide(in: stage.navigation.viewControllers[1])
        let decision = stage.decide()
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: 5)
        #expect(stage.depth == 1)
        #expect(decision.count == 0 && below.count == 1)
    }

    @Test(
        "On iOS 26 and later a swipe interrupts the push of a screen with a question",
        .covers(.popRequests, .swipesInterrupt), .needsPrivateAPI, arguments: [26, 27], [true, false])
    func duringPush(version: Int, asks: Bool) {
        let stage = MarkedStage(on: version)
        let screen = UIViewController()
        let marker = PopGestureMarker(asks ? .request(PopRequest()) : .events { _ in })
        screen.view.addSubview(marker)
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: 5)
        #expect(stage.depth == 3)
        stage.swipe(from: 5)
        #expect(stage.depth == 2)
    }

    @Test(
        "On iOS 26 and later a swipe during a push follows the modifiers of the new screen",
        .covers(.swipesInterrupt, .gestureSwitch), .needsPrivateAPI, arguments: [26, 27])
    func newScreenDuringPush(version: Int) {
        let stage = MarkedStage(on: version)
        stage.mark(.enabled(false))
        let screen = UIViewController()
        screen.view.addSubview(PopGestureMarker(.enabled(true)))
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        stage.swipe(from: 5)
        #expect(stage.depth == 3)
    }

    @Test("The library's back button asks a SwiftUI screen", .covers(.popRequests), arguments: [true, false])
    func backButton(agrees: Bool) {
        let stage = MarkedStage(.librarys)
        let decision = stage.decide()
        decision.agrees = agrees
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(decision.triggers == [.backButton])
        #expect(stage.depth == (agrees ? 2 : 3))
    }

    @Test(
        "VoiceOver's escape asks a SwiftUI screen on the library's controller", .covers(.popRequests),
        arguments: [true, false])
    func escape(agrees: Bool) {
        let stage = MarkedStage(.librarys)
        let decision = stage.decide()
        decision.agrees = agrees
        #expect(stage.navigation.accessibilityPerformEscape())
        stage.device.settle()
        #expect(decision.triggers == [.backButton])
        #expect(stage.depth == (agrees ? 2 : 3))
    }

    @Test(
        "The back button of UIKit's controller asks a SwiftUI screen", .covers(.popRequests),
        arguments: [18, 26, 27], [true, false])
    func plainBackButton(version: Int, agrees: Bool) {
        let stage = MarkedStage(on: version)
        let decision = stage.decide()
        decision.agrees = agrees
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(decision.triggers == [.backButton])
        #expect(stage.depth == (agrees ? 2 : 3))
    }

    @Test(
        "A question that leaves a screen twice keeps another question's back button", .covers(.popRequests),
        arguments: [18, 26])
    func secondQuestion(version: Int) {
        let stage = MarkedStage(on: version)
        let first = stage.mark(.request(PopRequest()))
        let decision = Decision()
        decision.agrees = false
        let second = stage.mark(.request(decision.request))
        first.removeFromSuperview()
        second.update()
        stage.show(first)
        first.removeFromSuperview()
        stage.device.fingerTap(at: stage.point(30, y: 69))
        stage.device.settle()
        #expect(stage.depth == 3 && decision.triggers == [.backButton])
    }

    @Test("A question that leaves a screen gives UIKit's back button back", .covers(.popRequests))
    func givenBack() {
        let stage = MarkedStage()
        let marker = stage.mark(.request(PopRequest()))
        #expect(stage.top.navigationItem.backAction != nil)
        marker.removeFromSuperview()
        #expect(stage.top.navigationItem.backAction == nil)
    }

    @Test("A back action that the app sets beside a question stays when the question leaves", .covers(.popRequests))
    func appsBackAction() {
        let stage = MarkedStage()
        let marker = stage.mark(.request(PopRequest()))
        let action = UIAction { _ in }
        stage.top.navigationItem.backAction = action
        marker.removeFromSuperview()
        #expect(stage.top.navigationItem.backAction === action)
    }

    /// A touch that pops no screen.
    enum OtherTouch: CaseIterable {
        case tap, tapAtEdge, backward, vertical, verticalAtEdge, outsideArea, inBar, verticalScroll
        case sliderThumb, mapPan, carousel, list, excludedPlace, disabledSwipe, root, sheet

        /// Brings about what the touch is on.
        @MainActor
        func prepare(_ stage: MarkedStage) -> UIView? {
            let place = CGRect(x: 0, y: 350, width: 390, height: 100)
            switch self {
            case .sliderThumb:
                let slider = UISlider(frame: place)
                slider.value = 0.2
                return slider
            case .mapPan:
                let map = UIView(frame: place)
                map.addGestureRecognizer(UIPanGestureRecognizer())
                return map
            case .carousel:
                let carousel = UIScrollView(frame: place)
                carousel.contentSize = CGSize(width: 1200, height: 100)
                carousel.contentOffset.x = 390
                return carousel
            case .list:
                let list = UIScrollView(frame: stage.top.view.bounds)
                list.contentSize = CGSize(width: 390, height: 3000)
                return list
            case .excludedPlace: stage.mark(.exclusion(excludesLeadingEdge: false), frame: place)
            case .disabledSwipe: stage.mark(.enabled(false))
            case .root:
                stage.navigation.setViewControllers([stage.top], animated: false)
                stage.device.settle()
            case .sheet:
                stage.top.present(UIViewController(), animated: false)
                stage.device.settle()
            default: break
            }
            return nil
        }

        @MainActor
        func play(_ stage: MarkedStage) {
            let device = stage.device
            switch self {
            case .tap: device.fingerTap(at: stage.point(100))
            case .tapAtEdge: device.fingerTap(at: stage.point(5))
            case .backward: device.fingerDrag(from: stage.point(100), to: stage.point(20), duration: 0.3)
            case .vertical, .list:
                device.fingerDrag(from: stage.point(100), to: stage.point(100, y: 650), duration: 0.3)
            case .verticalAtEdge:
                device.fingerDrag(from: stage.point(5), to: stage.point(5, y: 650), duration: 0.3)
            case .outsideArea: stage.swipe(from: 200)
            case .inBar: stage.swipe(from: 100, y: 70)
            case .verticalScroll:
                device.scroll(by: CGVector(dx: 0, dy: 200), at: stage.point(100), duration: 0.3)
            case .sliderThumb: stage.swipe(from: 85)
            case .root, .disabledSwipe, .sheet: stage.swipe(from: 5)
            case .mapPan, .carousel, .excludedPlace: stage.swipe(from: 100)
            }
            device.settle()
        }
    }

    @Test(
        "A touch that doesn't pop doesn't ask a SwiftUI screen", .covers(.popRequests), arguments: OtherTouch.allCases,
        StackKind.allCases)
    func otherTouches(touch: OtherTouch, kind: StackKind) {
        // On iOS 26 and later, UIKit's content recognizer looks at no bar.
        for version in systems where touch != .inBar || version < 26 {
            let stage = MarkedStage(kind, on: version)
            stage.mark(.area(.leadingThird))
            let decision = stage.decide()
            if let view = touch.prepare(stage) {
                stage.show(view)
                view.becomeFirstResponder()
                stage.device.settle()
            }
            let depth = stage.depth
            touch.play(stage)
            #expect(stage.depth == depth, "iOS \(version)")
            #expect(decision.count == 0, "iOS \(version)")
        }
    }

    @Test(
        "On iOS 18 and earlier, a drag from a text selection doesn't ask a SwiftUI screen", .covers(.popRequests),
        arguments: [15, 18], StackKind.allCases)
    func selectedText(version: Int, kind: StackKind) {
        let stage = MarkedStage(kind, on: version)
        stage.mark(.area(.leadingThird))
        let decision = stage.decide()
        let text = UITextView()
        text.frame = CGRect(x: 0, y: 350, width: 390, height: 100)
        text.text = "Selected"
        stage.show(text)
        text.becomeFirstResponder()
        text.selectedRange = NSRange(location: 0, length: 8)
        stage.device.settle()
        #expect(!stage.pops(from: 100))
        #expect(decision.count == 0)
    }

    /// What a modifier's closure may do before it agrees.
    enum ModifierAct: CaseIterable, Sendable {
        case presents, presentsAnimated, removesBelow

        @MainActor
        func perform(on stage: MarkedStage) {
            switch self {
            case .presents, .presentsAnimated:
                stage.top.present(UIViewController(), animated: self == .presentsAnimated)
            case .removesBelow:
                let screens = stage.navigation.viewControllers
                stage.navigation.setViewControllers([screens[0], screens[2]], animated: false)
            }
        }
    }

    @Test(
        "A modifier that acts before it agrees keeps its screen, whoever asks", .covers(.popRequests),
        arguments: StackKind.allCases.flatMap { kind in ModifierAct.allCases.map { (kind, $0) } }, systems)
    func acts(kindAndAct: (StackKind, ModifierAct), version: Int) {
        let (kind, act) = kindAndAct
        for swipes in version < 16 && kind == .uiKits ? [true] : [true, false] {
            let stage = MarkedStage(kind, on: version)
            let (screen, request) = (stage.top, PopRequest())
            request.handle = { [unowned stage] _ in
                act.perform(on: stage)
                return true
            }
            stage.mark(.request(request))
            if swipes { stage.swipe(from: 5) } else { stage.device.fingerTap(at: stage.point(30, y: 69)) }
            stage.device.settle()
            #expect(stage.top === screen && stage.depth == (act == .removesBelow ? 2 : 3), "swipes: \(swipes)")
            #expect((screen.presentedViewController == nil) == (act == .removesBelow))
        }
    }

    @Test(
        "A modifier that comes and goes in one turn asks nothing", .covers(.popRequests, .failsOpen),
        arguments: StackKind.allCases, systems)
    func oneTurn(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        let decision = Decision()
        decision.agrees = false
        let marker = PopGestureMarker(.request(decision.request))
        stage.device.activate()
        stage.top.view.addSubview(marker)
        marker.removeFromSuperview()
        stage.device.settle()
        if #available(iOS 16.0, *) { #expect(stage.top.navigationItem.backAction == nil) }
        #expect(stage.pops(from: 5) && decision.count == 0 && !marker.hasWarned)
    }

    @Test(
        "confirmLeaving asks the modifiers of each screen, and waits for their dialogs",
        .covers(.popRequests, .waysOutUnasked), arguments: systems)
    func confirmLeaving(version: Int) async throws {
        let stage = MarkedStage(.librarys, on: version)
        let navigation = try #require(stage.navigation as? BasicNavigationController)
        navigation.popViewController(animated: false)
        let lower = stage.decide()
        stage.push()
        let upper = stage.decide()
        upper.asksUser()
        for answer in [false, true] {
            let leaving = Task { await navigation.confirmLeaving(downTo: navigation.viewControllers[0]) }
            await stage.tasks()
            #expect(lower.count == 0)
            await stage.answer(answer, in: upper)
            #expect(await leaving.value == answer)
            #expect(lower.count == (answer ? 1 : 0) && stage.depth == 3)
        }
        lower.agrees = false
        upper.request.question = nil
        #expect(await !navigation.confirmLeaving(downTo: navigation.viewControllers[0]))
    }

    /// A screen whose class needs time to answer.
    private final class SlowScreen: UIViewController, AsyncPopConfirming {
        var needsPopConfirmation = true
        private(set) var count = 0

        func shouldPop(for trigger: PopTrigger) async -> Bool {
            count += 1
            return true
        }
    }

    @Test(
        "A swipe asks a screen that needs time on each controller, unless there is nothing to ask",
        .covers(.popRequests, .confirmation), arguments: StackKind.allCases, contentSystems)
    func slowScreen(kind: StackKind, version: Int) async {
        for start in [5, 100] as [CGFloat] {
            let stage = MarkedStage(kind, on: version)
            let screen = SlowScreen()
            stage.navigation.pushViewController(screen, animated: false)
            stage.device.settle()
            stage.mark(.area(.leadingThird))
            let record = stage.record()
            screen.needsPopConfirmation = false
            #expect(stage.pops(from: start) && record.take() == [.willPop, .didPop] && screen.count == 0)
            screen.needsPopConfirmation = true
            stage.swipe(from: start)
            #expect(stage.depth == 4 && record.take() == [.refused(.screenDeclined)])
            await stage.turns()
            #expect(stage.depth == 3 && record.take() == [.willPop, .didPop] && screen.count == 1)
        }
    }

    @Test(
        "A screen that another one covers while it is asked has not agreed", .covers(.popRequests), arguments: systems)
    func pushesWhenAsked(version: Int) {
        let stage = MarkedStage(on: version)
        let request = PopRequest()
        request.handle = { [unowned stage] _ in
            stage.navigation.pushViewController(UIViewController(), animated: false)
            return true
        }
        stage.mark(.request(request))
        stage.swipe(from: 5)
        #expect(stage.depth == 4)
        #expect(!stage.device.isHung)
    }
}
