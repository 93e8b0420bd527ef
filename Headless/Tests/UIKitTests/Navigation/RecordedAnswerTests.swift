import Testing
import UIKit
import UIKitSimulator

/// What others have reported or recorded on iOS 26 and 27, with a switch for the other answer.
@MainActor
@Suite("Navigation: behaviour that others have recorded")
struct RecordedAnswerTests {
    @Test(
        "On iOS 26 a popped screen has no navigation controller, unless the pop is cancelled",
        .facts(.poppedScreen))
    func poppedScreen() {
        let stage = NavigationStage("AB", systemVersion: 26)
        let (a, b) = (stage["A"], stage["B"])
        let child = UIViewController()
        b.addChild(child)
        child.didMove(toParent: b)
        var seen: [Bool] = []
        b.onWillDisappear = { seen.append($0.navigationController != nil) }
        stage.pull(to: 120)
        #expect(b.navigationController == nil && child.navigationController == nil)
        #expect(a.navigationController === stage.navigation && b.parent === stage.navigation)
        stage.device.wait(0.6)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(b.navigationController === stage.navigation && child.navigationController === stage.navigation)
        stage.navigation.popViewController(animated: true)
        #expect(b.navigationController == nil)
        stage.device.settle()
        #expect(seen == [false, false])
    }

    @Test(
        "A popped screen keeps its navigation controller before iOS 26, or with a switch",
        .facts(.poppedScreen), arguments: [18, 26])
    func poppedScreenKeeps(version: Int) {
        let stage = NavigationStage(
            "AB", systemVersion: version, switches: { $0.poppedScreensLoseController = version < 26 })
        stage.navigation.popViewController(animated: true)
        #expect(stage["B"].navigationController === stage.navigation)
        stage.device.settle()
        #expect(stage["B"].navigationController == nil)
    }

    /// A screen with a field that has the focus, below another one.
    private func coveredField(
        version: Int = 26, _ switches: (inout SystemSwitches) -> Void = { _ in }
    ) -> (NavigationStage, UITextField) {
        let stage = NavigationStage("A", systemVersion: version, switches: switches)
        let field = UITextField(frame: CGRect(x: 40, y: 160, width: 300, height: 40))
        stage["A"].view.addSubview(field)
        field.becomeFirstResponder()
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("B"), animated: true)
        stage.device.settle()
        #expect(!field.isFirstResponder)
        return (stage, field)
    }

    @Test(
        "A covered field has the focus again as the pop starts, or after it with a switch",
        .facts(.coveredFocus),
        arguments: [
            (CoveredFocus.ofSystem, true, true), (.returnsWithView, true, true), (.returnsAfterPop, false, true),
            (.isLost, false, false),
        ])
    func coveredFocus(answer: CoveredFocus, atStart: Bool, afterPop: Bool) {
        let (stage, field) = coveredField { $0.coveredFocus = answer }
        stage.navigation.popViewController(animated: true)
        stage.turn()
        #expect(field.isFirstResponder == atStart)
        stage.device.settle()
        #expect(field.isFirstResponder == afterPop)
    }

    @Test("Before iOS 26 a covered field doesn't get the focus back", .facts(.coveredFocus))
    func coveredFocusBefore() {
        let (stage, field) = coveredField(version: 18)
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(!field.isFirstResponder)
    }

    @Test(
        "A cancelled swipe takes the focus from the covered field, and the next pop returns it",
        .facts(.coveredFocus))
    func coveredFocusAfterCancel() {
        let (stage, field) = coveredField()
        stage.pull(to: 120)
        #expect(field.isFirstResponder)
        stage.device.wait(0.6)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "AB" && !field.isFirstResponder)
        stage.navigation.popViewController(animated: false)
        stage.device.settle()
        #expect(field.isFirstResponder)
    }

    @Test(
        "A keyboard that comes up after the pop refuses the next swipe while it moves",
        .facts(.coveredFocus, .popRefusal))
    func coveredKeyboard() {
        let stage = NavigationStage("AB", systemVersion: 26, switches: { $0.coveredFocus = .returnsAfterPop })
        let field = UITextField(frame: CGRect(x: 40, y: 160, width: 300, height: 40))
        stage["B"].view.addSubview(field)
        field.becomeFirstResponder()
        stage.device.settle()
        stage.navigation.pushViewController(stage.screen("C"), animated: true)
        stage.device.settle()
        stage.navigation.popViewController(animated: true)
        while stage.navigation.transitionCoordinator != nil { stage.device.wait(1 / 120) }
        stage.swipe(to: 390, duration: 0.1)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.swipe(to: 390, duration: 0.1)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A bar that changes in a stack inside a stack enables its pop recognizers",
        .facts(.edgeRecognizerEnabled), arguments: [true, false])
    func nestedBar(writes: Bool) throws {
        for changesToolbar in [false, true] {
            let stage = NavigationStage("A", systemVersion: 26, switches: { $0.barsEnableNestedPops = writes })
            let inner = UINavigationController(rootViewController: UIViewController())
            stage["A"].addChild(inner)
            stage["A"].view.addSubview(inner.view)
            inner.didMove(toParent: stage["A"])
            for controller in [inner, stage.navigation] {
                let edge = try #require(controller.interactivePopGestureRecognizer)
                let content = try #require(controller.interactiveContentPopGestureRecognizer)
                (edge.isEnabled, content.isEnabled) = (false, false)
                if changesToolbar {
                    controller.setToolbarHidden(false, animated: false)
                } else {
                    controller.setNavigationBarHidden(true, animated: false)
                }
                let isWritten = writes && controller === inner
                #expect(edge.isEnabled == isWritten && content.isEnabled == isWritten)
            }
        }
    }

    @Test(
        "A recognizer may refuse a hidden bar by itself, whatever its delegate answers", .facts(.popRefusal),
        arguments: [nil, true, false])
    func hiddenBar(hasDelegate: Bool?) {
        for refuses in [false, true] {
            for start in [4, 60] as [CGFloat] {
                let stage = NavigationStage(
                    "AB", systemVersion: 26, switches: { $0.recognizersRefuseHiddenBar = refuses })
                stage.navigation.setNavigationBarHidden(true, animated: false)
                stage.device.settle()
                let delegate = YesDelegate()
                if let hasDelegate {
                    let other = hasDelegate ? delegate : nil
                    stage.navigation.interactivePopGestureRecognizer?.delegate = other
                    stage.navigation.interactiveContentPopGestureRecognizer?.delegate = other
                }
                stage.device.fingerDrag(from: stage.point(start), to: stage.point(start + 300), duration: 0.2)
                stage.device.settle()
                #expect(stage.stack == (hasDelegate != nil && !refuses ? "A" : "AB"))
            }
        }
    }

    @Test(
        "A first movement that jumps out of the strip may miss the edge; then the content pops",
        .facts(.screenEdgePan))
    func jump() {
        for (version, misses, expected) in [(18, false, "A"), (18, true, "AB"), (26, true, "A")] {
            let stage = NavigationStage("AB", systemVersion: version, switches: { $0.jumpsMissEdge = misses })
            stage.device.fingerDown(at: stage.point(4))
            stage.device.wait(1 / 120)
            stage.device.fingerMove(to: stage.point(24.5))
            stage.device.fingerMove(to: stage.point(350), duration: 0.2)
            stage.device.fingerUp()
            stage.device.settle()
            #expect(stage.stack == expected)
        }
    }
}
