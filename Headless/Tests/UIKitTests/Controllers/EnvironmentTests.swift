import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Changes of size, traits and direction")
struct EnvironmentTests {
    private final class ResizedScreen: UIViewController {
        let log: CallLog

        init(_ title: String, _ log: CallLog) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        private func add(_ line: String) { log.add("\(title ?? "").\(line)") }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            add("willTransition to \(newCollection.verticalSizeClass)")
        }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            add("viewWillTransition to \(Int(size.width))")
            coordinator.animate(
                alongsideTransition: { [self] _ in add("alongside at \(Int(view.bounds.width))") },
                completion: { [self] _ in add("completion") })
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            add("traitCollectionDidChange from \(previous?.verticalSizeClass ?? .unspecified)")
        }
    }

    @Test(
        "A rotation sends both will-calls, changes the traits, animates alongside, then completes", .facts(.sizeChange))
    func rotation() {
        let device = SimulatedDevice()
        let log = CallLog()
        let root = ResizedScreen("A", log)
        device.show(root)
        device.settle()
        device.resize(to: CGSize(width: 844, height: 390))
        #expect(root.transitionCoordinator != nil)
        #expect(
            log.take() == [
                "A.willTransition to compact", "A.viewWillTransition to 844", "A.traitCollectionDidChange from regular",
                "A.alongside at 844",
            ])
        #expect(root.view.layer.presentation()?.bounds.width == 390)
        device.settle()
        #expect(log.take() == ["A.completion"])
        #expect(root.transitionCoordinator == nil)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        #expect(UIScreen.main.bounds.width == 844)
        device.resize(to: CGSize(width: 390, height: 844))
        device.settle()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    @Test(
        "A rotation ends a running push; another new size doesn't", .facts(.sizeChange),
        arguments: [(844, 390, true), (390, 700, false), (320, 844, false), (500, 400, false)])
    func sizeInPush(width: CGFloat, height: CGFloat, ends: Bool) {
        let size = CGSize(width: width, height: height)
        let stage = NavigationStage("A")
        let screen = stage.screen("B")
        stage.navigation.pushViewController(screen, animated: true)
        stage.device.wait(0.1)
        stage.device.resize(to: size)
        #expect((stage.navigation.transitionCoordinator == nil) == ends)
        stage.device.settle()
        #expect(screen.view.frame.size == size)
    }

    @Test(
        "Children and presented controllers are notified; a new size alone does not change traits", .facts(.sizeChange))
    func everybody() {
        let device = SimulatedDevice()
        let log = CallLog()
        let (a, b) = (ResizedScreen("A", log), ResizedScreen("B", log))
        let navigation = UINavigationController(rootViewController: a)
        device.show(navigation)
        b.modalPresentationStyle = .overFullScreen
        a.present(b, animated: false)
        device.settle()
        log.lines = []
        device.resize(to: CGSize(width: 320, height: 800))
        device.settle()
        #expect(
            log.take().sorted() == [
                "A.alongside at 320", "A.completion", "A.viewWillTransition to 320", "B.alongside at 320",
                "B.completion",
                "B.viewWillTransition to 320",
            ])
        #expect(a.view.frame.width == 320 && b.view.frame == CGRect(x: 0, y: 0, width: 320, height: 800))
    }

    @Test(
        "Dark mode changes traits and resolves colours again, also for covered screens of a stack", .facts(.sizeChange))
    func darkMode() {
        let device = SimulatedDevice()
        let log = CallLog()
        let (a, b) = (ResizedScreen("A", log), ResizedScreen("B", log))
        for screen in [a, b] { screen.view.backgroundColor = .systemBackground }
        let navigation = UINavigationController(rootViewController: a)
        device.show(navigation)
        navigation.pushViewController(b, animated: false)
        device.settle()
        log.lines = []
        device.configuration.userInterfaceStyle = .dark
        #expect(
            log.take() == ["A.traitCollectionDidChange from regular", "B.traitCollectionDidChange from regular"])
        for screen in [a, b] {
            #expect(screen.view.layer.backgroundColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }

    @Test("After a change of size during a swipe, the stack, its views and the size agree")
    func inMidSwipe() {
        let device = SimulatedDevice()
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        device.settle()
        device.fingerDown(at: CGPoint(x: 4, y: 300))
        device.fingerMove(to: CGPoint(x: 150, y: 300), duration: 0.2)
        device.resize(to: CGSize(width: 844, height: 390))
        device.wait(0.1)
        device.fingerUp()
        device.settle()
        #expect(!device.isHung)
        #expect(navigation.topViewController?.view.frame.size == CGSize(width: 844, height: 390))
        #expect(navigation.topViewController?.view.window != nil)
    }

    @Test("Changes of the system's settings take effect at once")
    func switches() {
        let device = SimulatedDevice()
        device.configuration.reduceMotion = true
        device.configuration.systemVersion = 26
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(UIDevice.current.systemVersion.hasPrefix("26"))
        device.configuration.layoutDirection = .rightToLeft
        #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
