import PopNavigation
@testable import PopNavigationUI
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The values of modifiers for a screen")
struct ScreenStateTests {
    @Test("Later values replace earlier ones field by field, and pop requests add up", .covers(59, 61))
    func merging() {
        let first = PopRequestHandler()
        let second = PopRequestHandler()
        let inner = ScreenValues(isGestureEnabled: false, area: .full, requests: [first])
        let outer = ScreenValues(area: .edge, hidesNavigationBar: true, hidesTabBar: true, requests: [second])
        let merged = inner.overridden(by: outer)
        #expect(
            merged
                == ScreenValues(
                    isGestureEnabled: false, area: .edge, hidesNavigationBar: true, hidesTabBar: true,
                    requests: [first, second]))
    }

    @Test("Fields that no modifier sets keep the initial preferences", .covers(61))
    func initialPreferences() {
        let initial = PopPreferences(isGestureEnabled: true, area: .full, hidesNavigationBar: true)
        let style = NavigationBarStyle(background: .transparent)
        let applied = ScreenValues(area: .edge, navigationBarStyle: style).applied(to: initial)
        #expect(applied.isGestureEnabled == true)
        #expect(applied.area == .edge)
        #expect(applied.hidesNavigationBar == true)
        #expect(applied.navigationBarStyle == style)
    }

    @Test("An excluded place is read at each touch, and only while it is in the screen", .covers(61))
    func exclusion() {
        let stage = ScreenStage()
        let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
        stage.screen.view.addSubview(canvas)
        stage.screen.state.exclude(placeOf: canvas)
        let touch = CGPoint(x: 60, y: stage.screen.view.convert(CGPoint(x: 0, y: 350), to: stage.navigation.view).y)
        #expect(stage.navigation.popGestureVerdict(forDragFrom: touch) == .refused(.excludedView))
        canvas.frame.origin.y = 500
        #expect(stage.navigation.popGestureVerdict(forDragFrom: touch) == .allowed)
        canvas.frame.origin.y = 300
        canvas.removeFromSuperview()
        #expect(stage.navigation.popGestureVerdict(forDragFrom: touch) == .allowed)
    }

    @Test("A value that changes the bar is applied at once", .covers(61))
    func bar() {
        let stage = ScreenStage()
        stage.screen.state.update(ScreenValues(hidesNavigationBar: true))
        stage.device.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.screen.state.update(ScreenValues(hidesNavigationBar: false))
        stage.device.settle()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("A place that is excluded at the leading edge too sets excludesLeadingEdge of its screen", .covers(61))
    func exclusionAtEdge() {
        let stage = ScreenStage()
        let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
        stage.screen.view.addSubview(canvas)
        stage.screen.state.exclude(placeOf: canvas, excludesLeadingEdge: true)
        #expect(stage.screen.popPreferences.excludesLeadingEdge)
        canvas.removeFromSuperview()
        #expect(!stage.screen.popPreferences.excludesLeadingEdge)
    }

    @Test("Each value for UIKit's gestures is translated for a screen", .covers(58))
    func translation() {
        let initial = PopPreferences()
        func translated(_ gestures: SystemPopGestures, even: Bool = false) -> PopPreferences {
            gestures.screenValues(evenWithoutBackButton: even).applied(to: initial)
        }
        #expect(translated(.all).area == .full)
        #expect(translated(.all).isGestureEnabled == nil)
        #expect(translated(.all, even: true).isGestureEnabled == true)
        #expect(translated(.content(in: .leadingThird)).area == .leadingThird)
        #expect(translated(.edgeOnly).area == .edge)
        #expect(translated(.none, even: true).isGestureEnabled == false)
    }

    @Test("A hidden screen receives its newest update once, when it appears", .covers(61))
    func pendingUpdates() {
        var pending = PendingUpdate()
        var updates: [Int] = []
        pending.submit(isVisible: true) { updates.append(1) }
        #expect(updates == [1])
        pending.submit(isVisible: false) { updates.append(2) }
        pending.submit(isVisible: false) { updates.append(3) }
        #expect(updates == [1])
        pending.run()
        pending.run()
        #expect(updates == [1, 3])
    }

    @Test("A stack inside another one has a second bar, unless one of them is hidden", .covers(61))
    func secondBar() {
        let inner = BasicNavigationController(rootViewController: UIViewController())
        #expect(!inner.isBelowAnotherBar)
        let host = UIViewController()
        host.addChild(inner)
        let outer = UINavigationController(rootViewController: host)
        #expect(inner.isBelowAnotherBar)
        outer.isNavigationBarHidden = true
        #expect(!inner.isBelowAnotherBar)
        outer.isNavigationBarHidden = false
        inner.isNavigationBarHidden = true
        #expect(!inner.isBelowAnotherBar)
    }

    @Test("Each pop request is asked once, and one that declines is enough", .covers(59))
    func requests() {
        var asked: [String] = []
        let first = PopRequestHandler()
        let second = PopRequestHandler()
        first.handle = {
            asked.append("first \($0)")
            return false
        }
        second.handle = {
            asked.append("second \($0)")
            return true
        }
        let state = ScreenState(initial: PopPreferences(), values: ScreenValues(requests: [first, second]))
        #expect(!state.shouldPop(for: .gesture))
        #expect(asked == ["first gesture", "second gesture"])
        first.handle = { _ in true }
        #expect(state.shouldPop(for: .backButton))
    }

    @Test("A screen pops itself and those above it", .covers(61))
    func pop() {
        let stage = ScreenStage()
        stage.navigation.pushViewController(UIViewController(), animated: false)
        stage.screen.state.pop()
        stage.device.settle()
        #expect(stage.navigation.viewControllers.count == 1)
        stage.screen.state.pop()
        #expect(stage.navigation.viewControllers.count == 1)
    }
}

/// A device with a root and a screen above it whose preferences come from a state.
@MainActor
private final class ScreenStage {
    final class Screen: UIViewController, PopGestureConfigurable {
        let state = ScreenState(initial: PopPreferences(), values: ScreenValues())
        var popPreferences: PopPreferences { state.preferences }
    }

    let device = SimulatedDevice()
    let navigation = BasicNavigationController(rootViewController: UIViewController())
    let screen = Screen()

    init() {
        screen.state.controller = screen
        navigation.pushViewController(screen, animated: false)
        device.show(navigation)
        device.settle()
    }
}
