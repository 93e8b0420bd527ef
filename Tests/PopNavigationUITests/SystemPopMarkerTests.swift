import PopNavigation
@testable import PopNavigationUI
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Modifiers for UIKit's own gestures")
struct SystemPopMarkerTests {
    @Test("A screen's value holds for it and those above it, until another one has its own", .covers(58))
    func screens() {
        let stage = SystemStage()
        let lower = stage.mark(.gestures(.edgeOnly), in: stage.navigation.viewControllers[1])
        #expect(!stage.pops(from: 150))
        stage.mark(.gestures(.all))
        #expect(stage.pops(from: 150))
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(!stage.pops(from: 150))
        lower.value = .gestures(.all)
        #expect(stage.pops(from: 150))
    }

    @Test("No swipe begins in an excluded place, except at the leading edge", .covers(58), arguments: [26, 27])
    func exclusion(_ systemVersion: Int) {
        let stage = SystemStage(systemVersion: systemVersion)
        let place = CGRect(x: 0, y: 300, width: 300, height: 200)
        let marker = stage.mark(.exclusion(excludesLeadingEdge: false), frame: place)
        #expect(!stage.pops(from: 150))
        #expect(stage.pops(from: 150, y: 600))
        #expect(stage.pops(from: 4))
        #expect(!stage.scrollPops())
        #expect(stage.scrollPops(y: 600))
        marker.frame.origin.y = 600
        #expect(stage.pops(from: 150))
        marker.frame.origin.y = 300
        marker.value = .exclusion(excludesLeadingEdge: true)
        #expect(!stage.pops(from: 4))
    }

    @Test("A place that is excluded below does not count on the screen above", .covers(58))
    func exclusionBelow() {
        let stage = SystemStage()
        stage.mark(
            .exclusion(excludesLeadingEdge: true), in: stage.navigation.viewControllers[1],
            frame: CGRect(x: 0, y: 0, width: 400, height: 900))
        #expect(stage.pops(from: 150))
        #expect(stage.pops(from: 4))
    }

    @Test("Each refused drag back reports its reason once, and no other touch does", .covers(59), arguments: [18, 26])
    func refusals(_ systemVersion: Int) {
        let stage = SystemStage(systemVersion: systemVersion)
        var refusals: [PopGestureRefusal] = []
        stage.mark(.refusals { refusals.append($0) })
        stage.mark(.exclusion(excludesLeadingEdge: false), frame: CGRect(x: 0, y: 300, width: 120, height: 200))
        stage.mark(.gestures(.content(in: .leadingThird)))
        _ = stage.pops(from: 4)
        _ = stage.pops(from: 100, y: 600)
        stage.device.fingerTap(at: CGPoint(x: 300, y: 400))
        stage.device.fingerDrag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.3)
        stage.device.fingerDrag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 700), duration: 0.3)
        stage.device.settle()
        #expect(refusals.isEmpty)
        _ = stage.pops(from: 300)
        _ = stage.pops(from: 100)
        _ = stage.scrollPops(at: 100)
        #expect(refusals == [.outsideArea, .excludedView, .excludedView])
        stage.navigation.systemPopGestures = .none
        stage.mark(.gestures(.none))
        refusals = []
        _ = stage.pops(from: 4)
        _ = stage.scrollPops()
        #expect(refusals == [.disabled, .disabled])
    }

    @Test("A refused drag at the root reports that there is nothing to pop", .covers(59))
    func refusalAtRoot() {
        let stage = SystemStage()
        stage.navigation.popToRootViewController(animated: false)
        stage.device.settle()
        var refusals: [PopGestureRefusal] = []
        stage.mark(.refusals { refusals.append($0) })
        stage.mark(.gestures(.edgeOnly))
        #expect(!stage.pops(from: 150))
        #expect(refusals == [.nothingToPop])
    }

    @Test("A value behind a container holds for the stack inside it", .covers(58))
    func container() {
        let stage = ContainerStage()
        stage.mark(.gestures(.edgeOnly))
        #expect(!stage.pops(from: 150))
        #expect(stage.pops(from: 4))
        stage.navigation.topViewController!.view.addSubview(SystemPopMarker(.gestures(.all)))
        #expect(stage.pops(from: 150))
    }

    @Test("A stack that replaces another one in the container is found at its first touch", .covers(58))
    func replacedStack() {
        let stage = ContainerStage()
        stage.mark(.gestures(.edgeOnly))
        #expect(!stage.pops(from: 150))
        stage.replaceStack()
        #expect(!stage.pops(from: 150))
        #expect(!stage.pops(from: 150))
        #expect(stage.pops(from: 4))
    }

    @Test("A marker that leaves its container leaves nothing behind", .covers(58))
    func removedMarker() {
        let stage = ContainerStage()
        let marker = stage.mark(.gestures(.none))
        #expect(!stage.pops(from: 150))
        marker.removeFromSuperview()
        #expect(stage.host.view.gestureRecognizers?.contains { $0 is SystemPopScout } != true)
        #expect(stage.pops(from: 150))
        #expect(stage.pops(from: 4))
    }

    @Test("The value in the content of a stack that replaces another one applies", .covers(58))
    func replacedContent() {
        let stage = ContainerStage()
        stage.replaceStack()
        stage.navigation.topViewController!.view.addSubview(SystemPopMarker(.gestures(.none)))
        stage.device.settle()
        #expect(!stage.pops(from: 150))
        #expect(!stage.pops(from: 4))
    }

    @Test("A value behind the library's own controller is translated", .covers(58, 59))
    func translatedContainer() {
        let navigation = BasicNavigationController(rootViewController: UIViewController())
        let stage = ContainerStage(navigation)
        stage.mark(.gestures(.edgeOnly))
        #expect(navigation.systemPopGestures == .edgeOnly)
        var refusals: [PopGestureRefusal] = []
        stage.mark(.refusals { refusals.append($0) })
        #expect(!stage.pops(from: 150))
        #expect(refusals == [.outsideArea])
    }

    @Test("A value in a sheet does not limit the stack that presents the sheet", .covers(58))
    func sheet() {
        let stage = SystemStage()
        let sheet = UIViewController()
        stage.top.present(sheet, animated: true)
        stage.device.settle()
        sheet.view.addSubview(SystemPopMarker(.gestures(.none)))
        stage.device.settle()
        sheet.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.pops(from: 150))
    }

    @Test("A stack in a sheet obeys the value in the sheet, and does not pop the stack below", .covers(58))
    func stackInSheet() {
        let below = SystemStage()
        let inner = UINavigationController(rootViewController: UIViewController())
        inner.pushViewController(UIViewController(), animated: false)
        inner.modalPresentationStyle = .fullScreen
        below.top.present(inner, animated: false)
        below.device.settle()
        inner.topViewController!.view.addSubview(SystemPopMarker(.gestures(.edgeOnly)))
        below.device.fingerDrag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
        below.device.settle()
        #expect(inner.viewControllers.count == 2)
        below.device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
        below.device.settle()
        #expect(inner.viewControllers.count == 1)
        #expect(below.navigation.viewControllers.count == 3)
    }

    @Test("A value in a nested stack holds for the stack around it too", .covers(58), arguments: [18, 26])
    func nested(_ systemVersion: Int) {
        let stage = SystemStage(systemVersion: systemVersion)
        let inner = UINavigationController(rootViewController: UIViewController())
        let around = stage.top
        around.addChild(inner)
        inner.view.frame = around.view.bounds
        around.view.addSubview(inner.view)
        inner.didMove(toParent: around)
        stage.device.settle()
        inner.topViewController!.view.addSubview(SystemPopMarker(.gestures(.none)))
        stage.device.settle()
        #expect(!stage.pops(from: 4))
        #expect(!stage.pops(from: 150))
        inner.pushViewController(UIViewController(), animated: false)
        stage.device.settle()
        stage.device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
        stage.device.settle()
        #expect(inner.viewControllers.count == 2)
        #expect(!stage.device.isHung)
    }
}

/// A device with a stack inside of another controller, as SwiftUI hosts it.
@MainActor
private final class ContainerStage {
    let device: SimulatedDevice
    let host = UIViewController()
    private(set) var navigation: UINavigationController

    init(_ navigation: UINavigationController = UINavigationController(rootViewController: UIViewController())) {
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = 26
        device = SimulatedDevice(configuration)
        self.navigation = navigation
        device.show(host)
        embed()
    }

    func replaceStack() {
        navigation.willMove(toParent: nil)
        navigation.view.removeFromSuperview()
        navigation.removeFromParent()
        navigation = UINavigationController(rootViewController: UIViewController())
        embed()
    }

    private func embed() {
        navigation.pushViewController(UIViewController(), animated: false)
        host.addChild(navigation)
        navigation.view.frame = host.view.bounds
        host.view.addSubview(navigation.view)
        navigation.didMove(toParent: host)
        device.settle()
    }

    @discardableResult
    func mark(_ value: SystemPopValue) -> SystemPopMarker {
        let marker = SystemPopMarker(value)
        marker.frame = host.view.bounds
        host.view.insertSubview(marker, at: 0)
        device.settle()
        return marker
    }

    func pops(from x: CGFloat) -> Bool {
        let screens = navigation.viewControllers
        device.fingerDrag(from: CGPoint(x: x, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
        device.settle()
        let isPopped = navigation.viewControllers.count < screens.count
        navigation.setViewControllers(screens, animated: false)
        device.settle()
        return isPopped
    }
}
