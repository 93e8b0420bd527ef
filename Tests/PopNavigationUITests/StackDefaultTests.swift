import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigationUI

/// A modifier on a stack: its marker is next to the stack.
@MainActor
@Suite("Modifiers on a stack")
struct StackDefaultTests {
    @Test(
        "An area on a stack is the area of all its screens", .covers(.modifierScope),
        arguments: contentSystems)
    func area(version: Int) {
        let host = StackHost([.area(.leadingPoints(120))], on: version)
        #expect(!host.pops(from: 200))
        #expect(host.pops(from: 100))
    }

    @Test("An area on a stack limits UIKit's recognizers in both builds", .covers(.modifierScope), arguments: systems)
    func limit(version: Int) {
        let host = StackHost([.area(.edge)], on: version)
        #expect(!host.pops(from: 100))
        #expect(host.pops(from: 5))
    }

    @Test("A switch on a stack disables the swipe on all its screens", .covers(.modifierScope), arguments: systems)
    func enabled(version: Int) {
        let host = StackHost([.enabled(false)], on: version)
        #expect(!host.pops(from: 5) && !host.pops(from: 200))
    }

    @Test("A screen's own area comes before the stack's", .covers(.modifierScope), arguments: [26, 27])
    func own(version: Int) {
        let host = StackHost([.area(.leadingPoints(60))], on: version)
        let below = host.stacks[0].viewControllers.dropLast()
        host.stacks[0].topViewController?.view.addSubview(PopGestureMarker(.area(.full)))
        host.device.settle()
        #expect(host.pops(from: 200))
        host.stacks[0].setViewControllers(Array(below), animated: false)
        host.device.settle()
        #expect(!host.pops(from: 200))
    }

    @Test("A screen's own switch comes before the stack's", .covers(.modifierScope), arguments: systems)
    func ownSwitch(version: Int) {
        let host = StackHost([.enabled(false)], on: version)
        host.stacks[0].topViewController?.view.addSubview(PopGestureMarker(.enabled(true)))
        host.device.settle()
        #expect(host.pops(from: 5))
    }

    /// A view that counts how often its subviews are read.
    private final class Counted: UIView {
        static var reads = 0

        override var subviews: [UIView] {
            Self.reads += 1
            return super.subviews
        }
    }

    @Test("A modifier doesn't search the views of its screen at each layout", .covers(.modifierScope))
    func searchesNothing() {
        let stage = MarkedStage(on: 26)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        for _ in 0..<10 {
            let row = Counted(frame: content.bounds)
            for _ in 0..<10 { row.addSubview(Counted(frame: .zero)) }
            content.addSubview(row)
        }
        stage.show(content)
        let markers = [stage.mark(.area(.full)), stage.mark(.enabled(true))]
        Counted.reads = 0
        for marker in markers {
            // Both of a layout's calls: at once and in the next turn.
            marker.update()
        }
        stage.device.activate()
        stage.device.wait(0.01)
        #expect(Counted.reads == 0)
    }

    @Test("A modifier in front of a stack applies to that stack", .covers(.modifierScope), arguments: systems)
    func inFront(version: Int) {
        let host = StackHost([.area(.leadingPoints(60))], on: version)
        let marker = PopGestureMarker(.enabled(false))
        host.stacks[0].parent?.view.addSubview(marker)
        host.device.settle()
        #expect(!host.pops(from: 5))
        marker.removeFromSuperview()
        host.device.settle()
        #expect(host.pops(from: 5))
    }

    @Test("A modifier that comes and goes in one turn leaves nothing", .covers(.failsOpen), arguments: systems)
    func oneTurn(version: Int) {
        let host = StackHost([.area(.leadingPoints(60))], on: version)
        let around = host.stacks[0].parent!.view!
        let count = around.gestureRecognizers?.count
        let marker = PopGestureMarker(.enabled(false))
        host.device.activate()
        around.insertSubview(marker, at: 0)
        marker.removeFromSuperview()
        host.device.settle()
        #expect(host.pops(from: 5) && around.gestureRecognizers?.count == count && !marker.hasWarned)
    }

    @Test("Each of two stacks has the modifier directly below it", .covers(.modifierScope), arguments: [26, 27])
    func two(version: Int) {
        let host = StackHost([.area(.leadingPoints(60)), .area(.full)], on: version)
        #expect(!host.pops(0, from: 200))
        #expect(host.pops(1, from: 200))
        let other = StackHost([.area(.full), .area(.leadingPoints(60))], on: version)
        #expect(other.pops(0, from: 200))
        #expect(!other.pops(1, from: 200))
    }

    @Test("A stack's modifier that leaves the window is forgotten", .covers(.modifierScope))
    func removed() {
        let host = StackHost([.enabled(false)], on: 26)
        host.markers[0].removeFromSuperview()
        host.device.settle()
        #expect(host.pops(from: 200))
    }

    @Test(
        "A stack's area lets a screen without a bar pop from the second touch on",
        .covers(.withoutBackButton), arguments: systems)
    func hiddenBar(version: Int) {
        let host = StackHost([.area(.leadingThird)], on: version)
        host.stacks[0].setNavigationBarHidden(true, animated: false)
        host.device.settle()
        host.tap()
        #expect(host.pops(from: 5))
        #expect(host.pops(from: 100) || version < 26)
    }

    @Test(
        "A stack that appears later has the area of the modifier, from its second touch on", .covers(.modifierScope),
        arguments: systems)
    func appearsLater(version: Int) {
        let host = StackHost([.area(.edge)], on: version, hasStacks: false)
        host.addStack()
        host.device.settle()
        host.tap()
        #expect(!host.pops(from: 100))
        #expect(host.pops(from: 5))
    }

    @Test(
        "A stack that replaces another one has the switch of the modifier, from its second touch on",
        .covers(.modifierScope), arguments: systems)
    func replaced(version: Int) {
        let host = StackHost([.enabled(false)], on: version)
        host.removeStack()
        host.addStack()
        host.device.settle()
        host.tap()
        #expect(!host.pops(from: 5) && !host.pops(from: 200))
    }

    @Test(
        "A stack in a screen that replaces another one has the switch of the modifier beside it",
        .covers(.modifierScope), arguments: systems)
    func replacedInScreen(version: Int) {
        let stage = NestedStage(on: version)
        let (screen, device) = (stage.outer.top, stage.outer.device)
        stage.outer.mark(.enabled(false))
        stage.inner.willMove(toParent: nil)
        stage.inner.view.removeFromSuperview()
        stage.inner.removeFromParent()
        let new = UINavigationController()
        new.viewControllers = [UIViewController(), UIViewController()]
        screen.addChild(new)
        new.view.frame = screen.view.bounds
        screen.view.addSubview(new.view)
        new.didMove(toParent: screen)
        device.settle()
        device.fingerTap(at: stage.outer.point(200))
        device.settle()
        stage.outer.swipe(from: 5)
        #expect(new.viewControllers.count == 2 && stage.outer.depth == 3)
    }

    @Test("A stack that SwiftUI rebuilds has the switch from its first touch on", .covers(.modifierScope))
    func rebuilt() {
        let host = StackHost([.enabled(false)], on: 26)
        host.removeStack()
        host.markers[0].update()
        host.addStack()
        host.device.settle()
        #expect(!host.pops(from: 5) && !host.pops(from: 200))
    }

    @Test(
        "A modifier doesn't take touches, and removes its monitor when it leaves the window", .covers(.modifierScope))
    func notice() {
        let host = StackHost([.area(.full)], on: 26)
        let marker = host.markers[0]
        #expect(
            marker.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(!marker.isUserInteractionEnabled && !marker.isAccessibilityElement)
        let around = marker.viewOfController
        let notices = { around?.gestureRecognizers?.filter { $0 is TouchMonitor }.count ?? 0 }
        marker.update()
        host.device.settle()
        #expect(notices() == 1)
        let monitor = around?.gestureRecognizers?.first { $0 is TouchMonitor }
        host.device.fingerDown(at: CGPoint(x: 200, y: 400))
        #expect(monitor?.numberOfTouches == 0)
        host.device.fingerUp()
        marker.removeFromSuperview()
        #expect(notices() == 0)
    }

    @Test("A modifier on a screen's content doesn't watch touches", .covers(.modifierScope))
    func noNotice() {
        let stage = MarkedStage()
        stage.mark(.area(.full))
        #expect(stage.top.view.gestureRecognizers?.contains { $0 is TouchMonitor } != true)
    }

    @Test("A stack that is gone is released while its modifier stays", .covers(.failsOpen), arguments: systems)
    func released(version: Int) {
        weak var stack: UINavigationController?
        let host = StackHost([.area(.full), .enabled(true)], on: version)
        func use() {
            stack = host.stacks[1]
            #expect(host.pops(1, from: 5))
            host.removeStack()
            host.device.settle()
        }
        use()
        #expect(stack == nil && host.markers[1].window != nil)
    }

    @Test("A modifier that is gone is released while its stack stays", .covers(.failsOpen), arguments: systems)
    func releasedModifier(version: Int) {
        weak var marker: PopGestureMarker?
        let host = ColumnStage(on: version)
        func use() {
            marker = host.markSplitView(.enabled(false))
            #expect(host.popsInColumn(from: 5) == [])
            marker?.removeFromSuperview()
            host.device.settle()
        }
        use()
        #expect(marker == nil)
        #expect(host.popsInColumn(from: 5) == [0])
    }

    @Test("The back button of a plain stack asks the screen's modifiers", .covers(.popRequests))
    func backButton() {
        let stage = MarkedStage(on: 18)
        let decision = stage.decide()
        decision.agrees = false
        let action = stage.top.navigationItem.backAction
        #expect(action?.identifier == .popQuestion)
        action?.performWithSender(stage.navigation.navigationBar, target: nil)
        stage.device.settle()
        #expect(stage.depth == 3 && decision.triggers == [.backButton])
        decision.agrees = true
        action?.performWithSender(stage.navigation.navigationBar, target: nil)
        stage.device.settle()
        #expect(stage.depth == 2)
    }

    @Test("The app's back action stays", .covers(.popRequests))
    func appsBackAction() {
        let stage = MarkedStage(on: 18)
        let action = UIAction { _ in }
        stage.top.navigationItem.backAction = action
        stage.decide()
        #expect(stage.top.navigationItem.backAction === action)
    }

    @Test(
        "The progress is that of the screen that the finger moves", .covers(.popProgress),
        arguments: StackKind.allCases, systems)
    func progress(kind: StackKind, version: Int) {
        let stage = MarkedStage(kind, on: version)
        var shares: [CGFloat] = []
        stage.mark(.progress { shares.append($0) })
        stage.pull(from: 5, to: 200)
        stage.device.wait(0.1)
        #expect(shares.last.map { $0 > 0.3 && $0 < 0.7 } == true)
        stage.lift()
        #expect(shares == shares.sorted())
    }
}
