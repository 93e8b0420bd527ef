import PopNavigation
import Testing
@testable import UIKit
import UIKitSimulator

/// UIKit posts on the main thread. An app or another library may not.
@MainActor
@Suite("Notifications and observed values from other threads")
struct OffMainThreadTests {
    /// What the system posts about the keyboard, the application and its scene.
    private nonisolated static let notifications: [Notification.Name] = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.didReceiveMemoryWarningNotification,
    ]

    @Test("A notification that another thread posts doesn't end the app, at rest or during a swipe")
    func posted() async {
        await #expect(processExitsWith: .success) { @MainActor in
            for version in [15, 18, 26, 27] {
                let stage = TestedSystem(version: version, direction: .leftToRight).own()
                for isSwiping in [false, true] {
                    if isSwiping { stage.pull(from: 60, to: 200) }
                    await Task.detached {
                        for name in Self.notifications { NotificationCenter.default.post(name: name, object: nil) }
                    }.value
                    stage.device.settle()
                }
                stage.device.fingerMove(to: stage.point(360), duration: 0.1)
                stage.lift()
                precondition(stage.controller.viewControllers.count == 1)
            }
        }
    }

    @Test("A zoom's question on another thread doesn't end the app, and UIKit's answer counts")
    func zoom() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let options = UIViewController.Transition.ZoomOptions()
            options.followPopPreferences(of: UIViewController())
            nonisolated(unsafe) let question = options.interactiveDismissShouldBegin!
            let answers = await Task.detached {
                [true, false].map { question(.init(location: .zero, velocity: .zero, willBegin: $0)) }
            }.value
            precondition(answers == [true, false])
        }
    }

    @Test("A scroll view of a fading bar that another thread scrolls doesn't end the app")
    func scrolled() async {
        await #expect(processExitsWith: .success) { @MainActor in
            for version in [15, 18, 26, 27] {
                let list = UIScrollView.list()
                let style = NavigationBarStyle(background: .color(.red), fade: .init(following: list, distance: 100))
                let stage = TestedSystem(version: version, direction: .leftToRight).own { screen in
                    screen.popPreferences.navigationBarStyle = style
                }
                stage.top.view.addSubview(list)
                await Task.detached { scrollFromAnyThread(list, 50) }.value
                stage.device.settle()
                // The next change on the main thread counts.
                list.contentOffset.y = 100
                stage.device.settle()
                let background = stage.top.navigationItem.standardAppearance?.backgroundColor
                precondition(background?.cgColor.alpha == 1)
            }
        }
    }
}

@MainActor
private func scroll(_ list: UIScrollView, to y: CGFloat) { list.contentOffset.y = y }

/// `scroll` as code without isolation calls it, on any thread.
private let scrollFromAnyThread = unsafeBitCast(
    scroll as @MainActor @Sendable (UIScrollView, CGFloat) -> Void, to: (@Sendable (UIScrollView, CGFloat) -> Void).self
)
