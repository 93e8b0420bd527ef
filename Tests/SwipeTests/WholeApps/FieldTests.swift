import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// Problems that users of similar libraries have reported, where no other test covers them.
@MainActor
@Suite("Problems reported for other libraries")
struct FieldTests {
    @Test(
        "A handler that does not answer the private selector is not called", .covers(.connection),
        .bug("https://github.com/Tencent/QMUI_iOS/issues/325"),
        arguments: [15, 18, 26])
    func replacedTarget(version: Int) {
        var configuration = SimulatedDevice.Configuration(.init(on: version))
        configuration.privateParts.remove(.handlerAnswers)
        let stage = Stage("AB", on: configuration)
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test(
        "Right to left mirrors the area, the direction and the outcome", .covers(.rightToLeft),
        .bug("https://github.com/rickytan/RTRootNavigationController/issues/311"), arguments: TestedSwipe.all)
    func rightToLeft(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, .rightToLeft)
        // No swipe starts at the left edge.
        stage.device.fingerDrag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.device.fingerDrag(from: CGPoint(x: 385, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.2)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A screen pushed from one with the gesture disabled can be swiped", .covers(.gestureSwitch),
        .bug("https://github.com/wix/react-native-navigation/issues/5502"), arguments: TestedSwipe.all)
    func offThenPushed(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        stage.top.popPreferences.isGestureEnabled = false
        stage.swipe()
        stage.push("C")
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "AB")
        stage.tapBackButton()
        #expect(stage.stack == "A")
        #expect(!stage.device.isHung)
    }

    @Test(
        "A button tapped twice that pushes the same screen pushes it once", .covers(.stackChanges),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/19"), arguments: [15, 18, 26])
    func doubleTap(version: Int) {
        let stage = Stage("A", .init(on: version))
        let button = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 44))
        button.addAction(
            UIAction { [unowned stage] _ in
                stage.navigation.pushViewController(stage.screen("B"), animated: true)
            }, for: .touchUpInside)
        stage.top.view.addSubview(button)
        for pause in [0.02, 0.1, 0.3] {
            for _ in 0..<2 {
                stage.device.fingerTap(at: CGPoint(x: 200, y: 420))
                stage.device.wait(pause)
            }
            stage.device.settle()
            #expect(stage.stack == "AB")
            stage.swipe()
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "A screen that declines the swipe and asks the user can be popped by the answer", .covers(.confirmation),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/70"),
        arguments: TestedSwipe.all)
    func confirmation(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let question = UIViewController()
        let yes = UIButton(frame: CGRect(x: 100, y: 400, width: 200, height: 44))
        yes.addAction(
            UIAction { [unowned stage] _ in
                stage.navigation.dismiss(animated: true) { stage.navigation.popViewController(animated: true) }
            }, for: .touchUpInside)
        question.view.addSubview(yes)
        question.modalPresentationStyle = .overFullScreen
        stage.top.agrees = false
        stage.top.whenAsked = { $0.present(question, animated: true) }
        stage.swipe(y: 300)
        #expect(stage.takeEvents() == ["refused screenDeclined"])
        #expect(stage.navigation.presentedViewController === question)
        stage.device.fingerTap(at: CGPoint(x: 200, y: 420))
        stage.device.settle()
        #expect(stage.stack == "A")
        #expect(stage.takeEvents() == ["willPop B→A programmatic", "didPop B→A programmatic"])
        #expect(!stage.device.isHung)
    }

    @Test(
        "A screen that agrees to a pop but presents another one is not popped", .covers(.oneDecision, .confirmation),
        arguments: TestedSwipe.all
    )
    func presentsWhenAsked(swipe: TestedSwipe) {
        for animated in [true, false] {
            let stage = Stage("AB", swipe)
            let modal = UIViewController()
            modal.modalPresentationStyle = .fullScreen
            stage.top.whenAsked = { $0.present(modal, animated: animated) }
            stage.swipe()
            #expect(stage.stack == "AB")
            #expect(stage.takeEvents() == ["refused screenDeclined"])
            stage.screen("B").whenAsked = nil
            stage.navigation.dismiss(animated: true)
            stage.device.settle()
            stage.swipe()
            #expect(stage.stack == "A")
        }
    }

    @Test(
        "A map in an excluded view keeps its pan, and a swipe outside it pops", .covers(.oneDecision),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"), arguments: TestedSwipe.all)
    func map(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let map = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        let pan = UIPanGestureRecognizer()
        map.addGestureRecognizer(pan)
        stage.top.view.addSubview(map)
        stage.top.popPreferences.excludedViews = [map]
        stage.pull(to: 200, y: 400)
        #expect(pan.state == .changed && pan.translation(in: map).x > 100)
        stage.lift()
        #expect(stage.stack == "AB" && stage.verdict == .refused(.excludedView))
        stage.swipe(y: 600)
        #expect(stage.stack == "A")
    }

    @Test(
        "The edge gesture of a web view among the screen's precedingViews precedes the swipe", .covers(.scrollViews),
        .bug("https://github.com/forkingdog/FDFullscreenPopGesture/issues/115"),
        arguments: TestedSwipe.all)
    func webView(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe)
        let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        page.addGestureRecognizer(edge)
        stage.top.view.addSubview(page)
        stage.top.popPreferences = PopPreferences(precedingViews: [page], excludesLeadingEdge: true)
        stage.pull(from: 2, to: 200)
        #expect(edge.state == .changed)
        stage.lift()
        #expect(stage.stack == "AB")
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
    }
}
