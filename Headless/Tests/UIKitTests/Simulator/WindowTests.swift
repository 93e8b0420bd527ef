import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Several windows")
struct WindowTests {
    @Test("The picture shows visible windows by level, then in the order in which they were shown")
    func order() {
        let device = SimulatedDevice()
        device.show(UIViewController())
        let colors: [(UIColor, UIWindow.Level)] = [(.red, .alert), (.green, .normal), (.blue, .normal)]
        let windows = colors.map { color, level in
            let window = UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            window.backgroundColor = color
            window.windowLevel = level
            window.isHidden = false
            return window
        }
        func seen() -> [UIColor.Components?] { device.picture().windows.map(\.look.background) }
        #expect(seen() == [.green, .blue, .red].map { (color: UIColor) in color.components })
        windows[1].makeKeyAndVisible()
        #expect(seen() == [.blue, .green, .red].map { (color: UIColor) in color.components })
        windows[0].isHidden = true
        #expect(seen() == [.blue, .green].map { (color: UIColor) in color.components })
    }

    @Test("A window without a scene and without a frame has the size of the screen", .facts(.windowNotifications))
    func size() {
        let device = SimulatedDevice()
        #expect(UIWindow().frame == device.window.frame)
    }

    @Test("A touch belongs to the topmost window that has a view at its location, until it ends")
    func touches() {
        let device = SimulatedDevice()
        let below = TouchLog(frame: device.window.bounds)
        device.window.addSubview(below)
        device.window.isHidden = false
        let banner = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        banner.windowLevel = .alert
        let above = TouchLog(frame: banner.bounds)
        banner.addSubview(above)
        banner.isHidden = false
        device.fingerDrag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 500), duration: 1.0 / 120)
        device.fingerTap(at: CGPoint(x: 50, y: 300))
        #expect(above.lines == ["began (50, 50) at 0", "moved (50, 500) at 8", "ended (50, 500) at 8"])
        #expect(below.lines == ["began (50, 300) at 8", "ended (50, 300) at 58"])
    }

    @Test("Each window has its own presentations")
    func presentation() {
        let device = SimulatedDevice()
        device.show(UIViewController())
        let other = UIWindow(frame: device.window.bounds)
        other.rootViewController = UIViewController()
        other.isHidden = false
        device.settle()
        let (first, second) = (UIViewController(), UIViewController())
        device.window.rootViewController?.present(first, animated: true)
        other.rootViewController?.present(second, animated: true)
        device.settle()
        #expect(first.view.window === device.window && second.view.window === other)
        other.rootViewController = nil
        device.settle()
        #expect(second.presentingViewController == nil && second.view.window == nil)
        #expect(device.window.rootViewController?.presentedViewController === first)
    }
}
