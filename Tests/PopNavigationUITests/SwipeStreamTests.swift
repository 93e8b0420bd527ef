import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

@MainActor
@Suite("The stream of a swipe's events")
struct SwipeStreamTests {
    /// How a swipe is made. `content` is UIKit's content recognizer or the own pan, by system.
    enum Place: CaseIterable, Sendable {
        case edge, content, trackpad
    }

    /// A record of what a controller reports and what the modifiers on each of its screens receive.
    @MainActor
    private final class Stream {
        private(set) var events: [String] = []
        /// What each modifier received, with the name of its screen.
        private(set) var received: [String] = []
        private var observation: PopObservation?

        init(of stage: MarkedStage) {
            for (name, screen) in zip("ABC", stage.navigation.viewControllers) {
                screen.view.addSubview(
                    PopGestureMarker(.events { [weak self] in self?.received.append("\(name) \($0)") }))
            }
            observation = stage.navigation.attachPopGesture()?.observeSwipes { [weak self] event in
                switch event {
                case .refused(let refusal): self?.events.append("refused \(refusal)")
                case .willPop: self?.events.append("willPop")
                case .didCancel: self?.events.append("didCancel")
                case .didPop: self?.events.append("didPop")
                default: break
                }
            }
        }
    }

    private func stage(_ kind: StackKind, on version: Int, isRightToLeft: Bool) -> (MarkedStage, Stream) {
        let stage = MarkedStage(kind, on: version, isRightToLeft: isRightToLeft)
        stage.mark(.area(.leadingThird))
        // The screens below are visible once, so that their modifiers observe the controller.
        let stream = Stream(of: stage)
        let screens = stage.navigation.viewControllers
        for count in 1...3 {
            stage.navigation.setViewControllers(Array(screens.prefix(count)), animated: false)
            stage.device.settle()
        }
        return (stage, stream)
    }

    @Test(
        "A finger that takes over the screen that slides back doesn't begin a second pop", .covers(.gestureEvents),
        arguments: StackKind.allCases, [26, 27])
    func takeover(kind: StackKind, version: Int) {
        let (stage, stream) = stage(kind, on: version, isRightToLeft: false)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(120), duration: 0.1)
        stage.device.wait(0.2)
        stage.device.fingerUp()
        stage.device.wait(0.05)
        stage.device.fingerDown(at: stage.point(60))
        stage.device.fingerMove(to: stage.point(350), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.depth == 2 && stream.events == ["willPop", "didPop"])
    }

    @Test(
        "A swipe that pops sends its two events to its screen, and nothing to the screens below",
        .covers(.gestureEvents), arguments: StackKind.allCases, contentSystems)
    func finished(kind: StackKind, version: Int) {
        for (place, isRightToLeft) in Place.allCases.flatMap({ [($0, false), ($0, true)] }) {
            let (stage, stream) = stage(kind, on: version, isRightToLeft: isRightToLeft)
            switch place {
            case .edge: stage.swipe(from: 5)
            case .content: stage.swipe(from: 100)
            case .trackpad: stage.scroll()
            }
            #expect(stage.depth == 2, "\(place) \(isRightToLeft)")
            #expect(stream.events == ["willPop", "didPop"], "\(place) \(isRightToLeft)")
            #expect(stream.received == ["C willPop", "C didPop"], "\(place) \(isRightToLeft)")
        }
    }

    @Test(
        "A cancelled swipe sends its two events to its screen, and nothing to the screens below",
        .covers(.gestureEvents), arguments: StackKind.allCases, contentSystems)
    func cancelled(kind: StackKind, version: Int) {
        for (place, isRightToLeft) in Place.allCases.flatMap({ [($0, false), ($0, true)] }) {
            let (stage, stream) = stage(kind, on: version, isRightToLeft: isRightToLeft)
            switch place {
            case .edge: stage.swipeAndCancel(from: 5)
            case .content: stage.swipeAndCancel(from: 100)
            case .trackpad: stage.scrollAndCancel()
            }
            #expect(stage.depth == 3, "\(place) \(isRightToLeft)")
            #expect(stream.events == ["willPop", "didCancel"], "\(place) \(isRightToLeft)")
            #expect(stream.received == ["C willPop", "C didCancel"], "\(place) \(isRightToLeft)")
        }
    }

    @Test(
        "A handler of didPop may push: UIKit has made its last calls about the transition",
        .covers(.gestureEvents, .changesInEvents), arguments: StackKind.allCases, contentSystems)
    func nextTurn(kind: StackKind, version: Int) {
        for start in [5, 100] as [CGFloat] {
            let stage = MarkedStage(kind, on: version)
            stage.mark(.area(.leadingThird))
            var isAtRest: [Bool] = []
            let navigation = stage.navigation
            stage.mark(
                .events { [weak navigation] event in
                    guard event == .didPop, let navigation else { return }
                    isAtRest.append(navigation.transitionCoordinator == nil)
                    navigation.pushViewController(UIViewController(), animated: true)
                })
            stage.swipe(from: start)
            #expect(isAtRest == [true] && stage.depth == 3 && stage.isUsable, "from \(start)")
        }
    }
}
