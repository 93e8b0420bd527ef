import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The status bar")
struct StatusBarTests {
    private final class StatusBarScreen: UIViewController {
        var style = UIStatusBarStyle.default
        var isHidden = false
        var decider: UIViewController?
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isHidden }
        override var childForStatusBarStyle: UIViewController? { decider }
        override var childForStatusBarHidden: UIViewController? { decider }
    }

    private func manager(_ device: SimulatedDevice) throws -> UIStatusBarManager {
        device.activate()
        return try #require(device.window.windowScene?.statusBarManager)
    }

    @Test(
        "The root's status bar preference applies when shown, later only after a requested update", .facts(.statusBar))
    func update() throws {
        let device = SimulatedDevice()
        let root = StatusBarScreen()
        root.style = .lightContent
        device.show(root)
        #expect(try manager(device).statusBarStyle == .lightContent)
        #expect(try manager(device).statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        root.style = .darkContent
        root.isHidden = true
        device.settle()
        #expect(try manager(device).statusBarStyle == .lightContent)
        root.setNeedsStatusBarAppearanceUpdate()
        device.settle()
        #expect(try manager(device).statusBarStyle == .darkContent)
        #expect(try manager(device).isStatusBarHidden)
        #expect(try manager(device).statusBarFrame == .zero)
    }

    @Test("Containers forward the decision to their children, at any depth", .facts(.statusBar))
    func forwarding() throws {
        let device = SimulatedDevice()
        let (outer, middle, inner) = (StatusBarScreen(), StatusBarScreen(), StatusBarScreen())
        outer.decider = middle
        middle.decider = inner
        inner.style = .lightContent
        inner.isHidden = true
        device.show(outer)
        #expect(try manager(device).statusBarStyle == .lightContent)
        #expect(try manager(device).isStatusBarHidden)
    }

    @Test("A presented screen decides if it is full screen, or captures the status bar", .facts(.statusBar))
    func presented() throws {
        let device = SimulatedDevice()
        let (below, above) = (StatusBarScreen(), StatusBarScreen())
        above.style = .lightContent
        device.show(below)
        for (style, captures, expected) in [
            (UIModalPresentationStyle.fullScreen, false, UIStatusBarStyle.lightContent),
            (.overFullScreen, false, .default),
            (.overFullScreen, true, .lightContent), (.pageSheet, false, .default),
        ] {
            above.modalPresentationStyle = style
            above.modalPresentationCapturesStatusBarAppearance = captures
            below.present(above, animated: false)
            device.settle()
            #expect(try manager(device).statusBarStyle == expected)
            below.dismiss(animated: false)
            device.settle()
            #expect(try manager(device).statusBarStyle == .default)
        }
    }

    @Test("A picture shows the status bar in its colour, and its texts don't include the time")
    func picture() throws {
        let device = SimulatedDevice()
        let root = StatusBarScreen()
        device.show(root)
        let dark = device.picture()
        #expect(dark.svg().contains("9:41"))
        #expect(dark.texts.isEmpty)
        root.style = .lightContent
        root.setNeedsStatusBarAppearanceUpdate()
        device.settle()
        #expect(device.picture() != dark)
        root.isHidden = true
        root.setNeedsStatusBarAppearanceUpdate()
        device.settle()
        #expect(!device.picture().svg().contains("9:41"))
    }

    @Test("A phone in landscape has no status bar")
    func landscape() throws {
        var configuration = SimulatedDevice.Configuration()
        configuration.screenSize = CGSize(width: 844, height: 390)
        let device = SimulatedDevice(configuration)
        device.show(StatusBarScreen())
        #expect(try manager(device).isStatusBarHidden)
    }
}
