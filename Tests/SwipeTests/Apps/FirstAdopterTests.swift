import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// What three apps have written around UIKit's recognizers, inside the library's controller: nothing pops twice, and
/// nothing hangs. And what they write instead.
@MainActor
@Suite("The first adopters")
struct FirstAdopterTests {
    private nonisolated static let versions = [15, 18, 26, 27]

    /// A pan over the whole screen that sends UIKit's private message, as iTorrent has it.
    private final class SwipeAnywhere: BasicNavigationController {
        let pan = UIPanGestureRecognizer()

        override func viewDidLoad() {
            super.viewDidLoad()
            pan.delegate = self
            pan.addTarget(interactivePopGestureRecognizer!.delegate!, action: Selector("handleNavigationTransition:"))
            view.addGestureRecognizer(pan)
        }

        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
            let velocity = pan.velocity(in: view)
            return transitionCoordinator == nil && viewControllers.count > 1 && velocity.x > abs(velocity.y)
        }
    }

    @Test(
        "An app's pan on UIKit's private target pops once, together with the library", .needsPrivateAPI,
        .covers(.mechanismsOfThreeApps),
        arguments: versions, [5, 60, 200] as [CGFloat])
    func panThatStays(version: Int, start: CGFloat) {
        let stage = Stage("ABC", .init(on: version), navigation: SwipeAnywhere(nibName: nil, bundle: nil))
        for (stack, pops) in [("AB", 1), ("A", 1), ("A", 0)] {
            stage.swipe(from: start)
            #expect(stage.stack == stack && !stage.device.isHung)
            #expect(stage.takeEvents().filter { $0.hasPrefix("didPop") }.count == pops)
        }
    }

    @Test(
        "The area of the full width pops from anywhere, and leaves pushes in transitions to UIKit",
        .covers(.stackChanges, .mechanismsOfThreeApps))
    func swipeAnywhere() {
        for version in Self.versions {
            let stage = Stage("AB", .init(on: version))
            stage.navigation.popGestureArea = .full
            stage.swipe(from: 200)
            #expect(stage.stack == "A")
            // The app has no lock: the second push comes while the first one runs.
            stage.navigation.pushViewController(stage.screen("C"), animated: true)
            stage.navigation.pushViewController(stage.screen("D"), animated: true)
            stage.device.settle()
            #expect(stage.stack == "ACD")
        }
    }

    /// A delegate that pops in its answer and forbids the swipe, as Mullvad VPN has it.
    private final class PopsByItself: NSObject, UIGestureRecognizerDelegate {
        weak var controller: UINavigationController?

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            controller?.popViewController(animated: true)
            return false
        }
    }

    @Test(
        "A delegate that pops in its answer pops as often as on a plain controller",
        .covers(.mechanismsOfThreeApps),
        arguments: versions)
    func popsByItself(version: Int) {
        func swipe(_ stage: any FingerStage) -> String {
            let delegate = PopsByItself()
            delegate.controller = stage.controller
            stage.edge.delegate = delegate
            withExtendedLifetime(delegate) { stage.swipe(from: 5) }
            #expect(!stage.device.isHung)
            return stage.stack
        }
        let plain = swipe(PlainStage("ABC", on: version))
        // On iOS 26 and later the content recognizer begins where the edge recognizer doesn't, and interrupts the pop.
        #expect(plain == (version < 26 ? "AB" : "A"))
        #expect(swipe(Stage("ABC", .init(on: version))) == plain)
    }

    @Test(
        "Unsaved changes keep a screen from swipe and back button until the user discards them",
        .covers(.confirmation, .mechanismsOfThreeApps), arguments: versions, [5, 60] as [CGFloat])
    func unsavedList(version: Int, start: CGFloat) {
        let stage = Stage("ABC", .init(on: version))
        stage.top.agrees = false
        stage.swipe(from: start)
        stage.tapBackButton()
        #expect(stage.stack == "ABC" && stage.screen("C").askedFor == [.gesture, .backButton])
        #expect(stage.navigation.pop(stage.screen("C"), for: .backButton, animated: true))
        stage.device.settle()
        #expect(stage.stack == "AB" && !stage.device.isHung)
    }

    /// Disables the content recognizer when it appears, as Delta Chat's chat does. Nobody enables it again.
    private final class ChatScreen: PlainScreen {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = false
        }
    }

    @Test(
        "A content recognizer that stays disabled leaves the edge, as on a plain controller",
        .covers(.systemRecognizersAreApps, .mechanismsOfThreeApps), arguments: [26, 27])
    func flagOfChat(version: Int) {
        func swipes(_ stage: any FingerStage) -> [String] {
            stage.controller.pushViewController(ChatScreen("C"), animated: true)
            stage.device.settle()
            return [60, 5, 60, 5].map { start in
                _ = ExpectedWarnings.during { stage.swipe(from: start) }
                return stage.stack
            }
        }
        let plain = swipes(PlainStage("AB", on: version))
        #expect(plain == ["ABC", "AB", "AB", "A"])
        #expect(swipes(Stage("AB", .init(on: version))) == plain)
    }

    @Test(
        "A chat's area at the edge doesn't apply to the screen below the chat",
        .covers(.gestureSwitch, .mechanismsOfThreeApps),
        arguments: versions)
    func areaOfChat(version: Int) {
        let stage = Stage("AB", .init(on: version))
        stage.push("C")
        stage.top.popPreferences.area = .edge
        for (start, stack) in [(60, "ABC"), (5, "AB"), (60, "A")] as [(CGFloat, String)] {
            stage.swipe(from: start)
            #expect(stage.stack == stack)
        }
    }
}
