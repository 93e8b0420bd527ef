import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation
@testable import PopNavigationUI

@MainActor
@Suite("Lifetimes of what modifiers attach")
struct MarkerLifetimeTests {
    private final class References {
        weak var navigation: UINavigationController?
        weak var view: UIView?
        weak var attached: AttachedPopGesture?
        weak var marker: PopGestureMarker?
        weak var screen: UIViewController?
        weak var request: PopRequest?
        weak var pan: UIGestureRecognizer?

        var isEmpty: Bool {
            let objects: [AnyObject?] = [navigation, view, attached, marker, screen, request, pan]
            return objects.allSatisfy { $0 == nil }
        }
    }

    @Test(
        "A controller, its swipe and its modifiers are freed after use", .covers(.failsOpen), arguments: systems,
        [false, true])
    func all(version: Int, hidesBar: Bool) {
        let references = References()
        func use() -> SimulatedDevice {
            let stage = MarkedStage(on: version)
            stage.mark(.exclusion(excludesLeadingEdge: false))
            stage.mark(.enabled(true))
            let record = stage.record()
            let decision = stage.decide()
            references.marker = stage.mark(.area(.leadingThird))
            stage.navigation.setNavigationBarHidden(hidesBar, animated: false)
            stage.swipeAndCancel(from: 100)
            stage.swipeAndCancel(from: 5)
            _ = stage.pops(from: 5)
            references.navigation = stage.navigation
            references.view = stage.navigation.view
            references.attached = stage.navigation.view.attachedSwipe
            references.screen = stage.top
            references.request = decision.request
            references.pan = stage.navigation.view.gestureRecognizers?.first { $0 is PopPanGestureRecognizer }
            #expect(references.attached != nil && references.pan != nil)
            stage.device.show(UIViewController())
            stage.device.settle()
            withExtendedLifetime(record) {}
            return stage.device
        }
        let device = use()
        #expect(references.navigation == nil)
        #expect(references.attached == nil)
        #expect(references.isEmpty)
        withExtendedLifetime(device) {}
    }

    @Test("A popped screen is freed with its modifiers", .covers(.failsOpen), arguments: StackKind.allCases, systems)
    func poppedScreen(kind: StackKind, version: Int) {
        let references = References()
        let stage = MarkedStage(kind, on: version)
        func use() {
            let screen = stage.push()
            let marker = PopGestureMarker(.request(PopRequest()))
            screen.view.addSubview(marker)
            stage.mark(.events { _ in }, in: screen)
            (references.screen, references.marker) = (screen, marker)
            stage.swipe(from: 5)
        }
        use()
        #expect(stage.depth == 3)
        #expect(references.isEmpty)
    }

    @Test("A screen that was asked a question is freed", .covers(.popRequests, .failsOpen))
    func askedScreen() {
        let references = References()
        let stage = MarkedStage()
        let request = PopRequest()
        request.handle = { _ in false }
        func use() {
            references.screen = stage.push()
            stage.mark(.request(request))
            stage.swipe(from: 5)
            stage.navigation.popViewController(animated: false)
            stage.device.settle()
        }
        use()
        #expect(references.screen == nil)
    }
}
