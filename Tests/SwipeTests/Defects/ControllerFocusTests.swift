import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A view controller can be first responder, as a chat is for its input bar.
@MainActor
@Suite("Controllers and views without a keyboard that have the focus")
struct ControllerFocusTests {
    /// A view that takes the focus, and no keys.
    private final class Canvas: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// What has the focus.
    enum FocusHolder: String, CaseIterable {
        case screen, child, grandchild, view

        /// Puts the holder on the screen.
        @MainActor
        func install(on screen: FocusScreen) -> UIResponder {
            func child(of parent: UIViewController) -> FocusScreen {
                let child = FocusScreen("C")
                parent.embed(child)
                return child
            }
            let holder: FocusScreen
            switch self {
            case .screen: holder = screen
            case .child: holder = child(of: screen)
            case .grandchild: holder = child(of: child(of: screen))
            case .view:
                let canvas = Canvas(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
                screen.view.addSubview(canvas)
                return canvas
            }
            holder.takesFocus = true
            return holder
        }
    }

    private func show(_ holder: FocusHolder, _ stage: PlainStage) -> (screen: FocusScreen, holder: UIResponder) {
        let screen = FocusScreen("B")
        stage.controller.pushViewController(screen, animated: false)
        stage.device.settle()
        let responder = holder.install(on: screen)
        responder.becomeFirstResponder()
        stage.device.settle()
        #expect(responder.isFirstResponder)
        return (screen, responder)
    }

    @Test(
        "A controller or view that loses the focus under the finger gets it back", .covers(.keyboard),
        .bug("https://github.com/layerhq/Atlas-iOS/issues/1369"),
        arguments: TestedSystem.all, FocusHolder.allCases)
    func givenBack(system: TestedSystem, holder: FocusHolder) {
        for start in [5, 60] as [CGFloat] {
            let stage = system.own("A")
            let (_, responder) = show(holder, stage)
            for _ in 0..<2 {
                stage.swipeAndCancel(from: start, whilePulled: { responder.resignFirstResponder() })
                #expect(responder.isFirstResponder, "from \(start)")
            }
            stage.swipe(from: start)
            #expect(stage.stack == "A" && !responder.isFirstResponder, "from \(start)")
        }
    }

    @Test(
        "A controller does not take back a focus that the app has moved to a field", .covers(.keyboard),
        arguments: TestedSystem.all, FocusHolder.allCases)
    func movedToField(system: TestedSystem, holder: FocusHolder) {
        for start in [5, 60] as [CGFloat] {
            let stage = system.own("A")
            let (screen, _) = show(holder, stage)
            stage.swipeAndCancel(from: start, whilePulled: { screen.search.becomeFirstResponder() })
            #expect(screen.search.isFirstResponder, "from \(start)")
        }
    }

    @Test(
        "A controller that resigns the focus once the swipe turns back doesn't get it back", .covers(.keyboard),
        arguments: TestedSystem.all, FocusHolder.allCases)
    func endedLater(system: TestedSystem, holder: FocusHolder) {
        for start in [5, 60] as [CGFloat] {
            let stage = system.own("A")
            let (screen, responder) = show(holder, stage)
            screen.whenAppeared = { _ in responder.resignFirstResponder() }
            stage.swipeAndCancel(from: start)
            #expect(!responder.isFirstResponder, "from \(start)")
        }
    }
}
