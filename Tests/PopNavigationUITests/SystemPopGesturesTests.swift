@_spi(PopNavigationUI) @testable import PopNavigation
@testable import PopNavigationUI
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("UIKit's own gestures, limited")
struct SystemPopGesturesTests {
    @Test(
        "Each value allows the swipes that it names, on each system and in both directions", .covers(56),
        arguments: SystemPopGestures.tested, [15, 18, 26, 27])
    func values(_ gestures: SystemPopGestures, _ systemVersion: Int) {
        for isRightToLeft in [false, true] {
            let stage = SystemStage(systemVersion: systemVersion, isRightToLeft: isRightToLeft)
            stage.navigation.systemPopGestures = gestures
            #expect(stage.navigation.systemPopGestures == gestures)
            let hasContentGesture = systemVersion >= 26
            #expect(stage.pops(from: 4) == (gestures != .none))
            #expect(stage.pops(from: 100) == (hasContentGesture && gestures != .edgeOnly && gestures != .none))
            #expect(stage.pops(from: 200) == (hasContentGesture && gestures == .all))
            #expect(!stage.device.isHung)
        }
    }

    @Test(
        "A controller with a value pops as a plain one, except where the value refuses", .covers(56),
        arguments: SystemPopGestures.tested, [15, 18, 26, 27])
    func comparedWithPlain(_ gestures: SystemPopGestures, _ systemVersion: Int) {
        let plain = SystemStage(systemVersion: systemVersion)
        let limited = SystemStage(systemVersion: systemVersion)
        limited.navigation.systemPopGestures = gestures
        for (x, y) in [(4, 400), (18, 400), (60, 400), (100, 20), (129, 400), (200, 400), (60, 60)] {
            let place = CGFloat(x)
            let isAllowed =
                place < 20
                ? gestures != .none
                : PopGestureFrame(of: limited.navigation, gestures.contentArea)
                    .contains(CGPoint(x: place, y: 0))
            let expected = plain.pops(from: place, y: CGFloat(y)) && isAllowed
            #expect(limited.pops(from: place, y: CGFloat(y)) == expected, "at \(x), \(y)")
        }
        #expect(plain.scrollPops())
        #expect(limited.scrollPops() == (gestures != .none))
        #expect(!limited.device.isHung)
    }

    @Test("A quick finger that jumps far in one event is refused too", .covers(56), arguments: [15, 26])
    func jump(_ systemVersion: Int) {
        let stage = SystemStage(systemVersion: systemVersion)
        stage.navigation.systemPopGestures = .none
        for x in [4.0, 150] {
            let pops = stage.popsIfPlayed {
                stage.device.fingerDown(at: stage.point(x))
                stage.device.fingerMove(to: stage.point(370), duration: 0)
                stage.device.fingerUp()
            }
            #expect(!pops)
        }
        stage.navigation.systemPopGestures = .all
        #expect(stage.pops(from: 4))
    }

    @Test("Two fingers on a trackpad obey .none", .covers(56), arguments: SystemPopGestures.tested, [15, 18, 26, 27])
    func trackpad(_ gestures: SystemPopGestures, _ systemVersion: Int) {
        for isRightToLeft in [false, true] {
            let stage = SystemStage(systemVersion: systemVersion, isRightToLeft: isRightToLeft)
            stage.navigation.systemPopGestures = gestures
            #expect(stage.scrollPops() == (gestures != .none))
            stage.navigation.systemPopGestures = .all
            #expect(stage.scrollPops())
        }
    }

    @Test("A closed gate lets a list scroll, by a finger and on a trackpad", .covers(56))
    func scrolling() {
        let stage = SystemStage()
        stage.navigation.systemPopGestures = .none
        let list = UIScrollView(frame: stage.top.view.bounds)
        list.contentSize = CGSize(width: 1000, height: 3000)
        list.contentOffset = CGPoint(x: 300, y: 300)
        stage.top.view.addSubview(list)
        #expect(!stage.pops(from: 200))
        #expect(list.contentOffset.x < 200)
        list.contentOffset.x = 300
        #expect(!stage.scrollPops())
        #expect(list.contentOffset.x < 200)
        let before = list.contentOffset.y
        stage.device.fingerDrag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 4, y: 500), duration: 0.2)
        stage.device.settle()
        #expect(list.contentOffset.y > before)
    }

    @Test(
        "A refused swipe over a row does not select the row, and a tap does", .covers(56), arguments: [15, 18, 26, 27])
    func rows(_ systemVersion: Int) {
        for gestures in [SystemPopGestures.content(in: .leadingThird), .edgeOnly, .none] {
            let stage = SystemStage(systemVersion: systemVersion)
            stage.navigation.systemPopGestures = gestures
            let rows = SelectionTable(frame: stage.top.view.bounds)
            stage.top.view.addSubview(rows)
            stage.device.settle()
            #expect(!stage.pops(from: 200))
            #expect(rows.selections == 0)
            stage.device.fingerTap(at: stage.point(200))
            stage.device.settle()
            #expect(rows.selections == 1)
        }
    }

    @Test("A value can be set again, and holds from the next touch on", .covers(56))
    func setAgain() {
        let stage = SystemStage()
        stage.navigation.systemPopGestures = .none
        #expect(!stage.pops(from: 150))
        stage.navigation.systemPopGestures = .all
        #expect(stage.pops(from: 150))
        stage.navigation.systemPopGestures = .edgeOnly
        #expect(!stage.pops(from: 150))
    }

    @Test("The back button pops while no swipe is allowed", .covers(56))
    func backButton() {
        let stage = SystemStage()
        stage.navigation.systemPopGestures = .none
        stage.tapBackButton()
        #expect(stage.navigation.viewControllers.count == 2)
    }

    @Test("A tap reaches the screen through closed gates", .covers(56))
    func tap() {
        let stage = SystemStage()
        stage.navigation.systemPopGestures = .none
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.top.view.addSubview(button)
        stage.device.fingerTap(at: CGPoint(x: 100, y: 400))
        stage.device.fingerTap(at: CGPoint(x: 4, y: 400))
        stage.device.settle()
        #expect(taps == 2)
    }

    @Test("UIKit's recognizers stay enabled, with UIKit's delegate", .covers(56))
    func untouched() throws {
        let stage = SystemStage()
        let edge = try #require(stage.navigation.interactivePopGestureRecognizer)
        let delegate = edge.delegate
        stage.navigation.systemPopGestures = .none
        #expect(!stage.pops(from: 4))
        #expect(edge.isEnabled)
        #expect(edge.delegate === delegate)
        #expect(stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled == true)
    }

    @Test(
        "A value sets the switch and the area of the library's own controller", .covers(58),
        arguments: SystemPopGestures.tested)
    func translated(_ gestures: SystemPopGestures) {
        let navigation = BasicNavigationController(rootViewController: UIViewController())
        let stage = SystemStage(navigation: navigation)
        navigation.systemPopGestures = gestures
        #expect(navigation.systemPopGestures == gestures)
        #expect(navigation.popGestureRecognizerEnabled == (gestures != .none))
        #expect(stage.pops(from: 4) == (gestures != .none))
        #expect(stage.pops(from: 100) == (gestures == .all || gestures == .content(in: .leadingThird)))
        #expect(stage.pops(from: 200) == (gestures == .all))
    }

    @Test("The controller is freed with its gates", .covers(56))
    func lifetime() {
        weak var navigation: UINavigationController?
        func use() -> SimulatedDevice {
            let stage = SystemStage()
            stage.navigation.systemPopGestures = .edgeOnly
            stage.mark(.gestures(.none))
            stage.mark(.refusals { _ in })
            _ = stage.pops(from: 150)
            navigation = stage.navigation
            return stage.device
        }
        let device = use()
        device.show(UIViewController())
        device.settle()
        #expect(navigation == nil)
    }
}
