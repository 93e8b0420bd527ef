import PopNavigation
import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

/// A modifier on a stack: its marker is beside the stack, as SwiftUI places a background directly below its content.
@MainActor
@Suite("Modifiers on a stack")
struct StackDefaultTests {
    /// A screen with plain stacks, each above a marker.
    @MainActor
    private struct Host {
        let device: SimulatedDevice
        let stacks: [UINavigationController]
        let markers: [PopGestureMarker]

        init(_ values: [PopGestureValue], on version: Int) {
            var configuration = SimulatedDevice.Configuration()
            configuration.systemVersion = version
            device = SimulatedDevice(configuration)
            let host = UIViewController()
            device.show(host)
            let height = host.view.bounds.height / CGFloat(values.count)
            var (stacks, markers): ([UINavigationController], [PopGestureMarker]) = ([], [])
            for (index, value) in values.enumerated() {
                let stack = UINavigationController()
                stack.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
                let marker = PopGestureMarker(value)
                host.view.addSubview(marker)
                host.addChild(stack)
                stack.view.frame = CGRect(
                    x: 0, y: CGFloat(index) * height, width: host.view.bounds.width, height: height)
                host.view.addSubview(stack.view)
                stack.didMove(toParent: host)
                stacks.append(stack)
                markers.append(marker)
            }
            (self.stacks, self.markers) = (stacks, markers)
            device.settle()
        }

        /// Whether a drag pops a screen of a stack.
        func pops(_ index: Int = 0, from start: CGFloat) -> Bool {
            let (stack, depth) = (stacks[index], stacks[index].viewControllers.count)
            let y = stack.view.frame.midY + 50
            device.fingerDrag(from: CGPoint(x: start, y: y), to: CGPoint(x: 380, y: y), duration: 0.3)
            device.settle()
            return stack.viewControllers.count == depth - 1
        }
    }

    private nonisolated static let versions = [15, 18, 26, 27]

    @Test("An area on a stack is the area of all its screens", .covers(.modifierScope), arguments: versions)
    func area(version: Int) {
        let host = Host([.area(.leadingPoints(120))], on: version)
        #expect(!host.pops(from: 200))
        #expect(host.pops(from: 100))
    }

    @Test("A switch on a stack disables the swipe on all its screens", .covers(.modifierScope), arguments: versions)
    func enabled(version: Int) {
        let host = Host([.enabled(false)], on: version)
        #expect(!host.pops(from: 5) && !host.pops(from: 200))
    }

    @Test("A screen's own area comes before the stack's", .covers(.modifierScope), arguments: [26, 27])
    func own(version: Int) {
        let host = Host([.area(.leadingPoints(60))], on: version)
        host.stacks[0].topViewController?.view.addSubview(PopGestureMarker(.area(.full)))
        host.device.settle()
        #expect(host.pops(from: 200))
        #expect(!host.pops(from: 200))
    }

    @Test("Each of two stacks has the modifier directly below it", .covers(.modifierScope), arguments: [26, 27])
    func two(version: Int) {
        let host = Host([.area(.leadingPoints(60)), .area(.full)], on: version)
        #expect(!host.pops(0, from: 200))
        #expect(host.pops(1, from: 200))
    }

    @Test("A stack's modifier that leaves the window is forgotten", .covers(.modifierScope))
    func removed() {
        let host = Host([.enabled(false)], on: 26)
        host.markers[0].removeFromSuperview()
        host.device.settle()
        #expect(host.pops(from: 200))
    }

    @Test("A hidden bar under an area of the stack pops with UIKit's recognizers", .covers(.withoutBackButton))
    func hiddenBar() {
        let host = Host([.area(.leadingThird)], on: 26)
        host.stacks[0].setNavigationBarHidden(true, animated: false)
        host.device.settle()
        #expect(host.pops(from: 5))
        #expect(host.pops(from: 100))
    }

    @Test("A stack that is gone is released", .covers(.failsOpen))
    func released() {
        weak var stack: UINavigationController?
        do {
            let host = Host([.area(.full)], on: 26)
            stack = host.stacks[0]
            #expect(host.pops(from: 200))
            host.device.show(UIViewController())
            host.device.settle()
        }
        #expect(stack == nil)
    }

    @Test("The back button of a plain stack asks the screen's modifiers", .covers(.popRequests))
    func backButton() {
        let stage = MarkedStage(on: 18)
        let decision = stage.decide()
        decision.agrees = false
        let action = stage.top.navigationItem.backAction
        #expect(action?.identifier == .asksBeforeLeaving)
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

    @Test("The progress is that of the screen that the finger moves", .covers(.popProgress), arguments: [18, 26])
    func progress(version: Int) {
        let stage = MarkedStage(on: version)
        var shares: [CGFloat] = []
        stage.mark(.progress { shares.append($0) })
        stage.pull(from: 5, to: 200)
        stage.device.wait(0.1)
        #expect(shares.last.map { $0 > 0.3 && $0 < 0.7 } == true)
        stage.lift()
        #expect(shares == shares.sorted())
    }
}
