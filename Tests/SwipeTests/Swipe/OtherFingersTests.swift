import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// Fingers that rest, tap or move during another one's swipe do what they do on a plain controller.
@MainActor
@Suite("Other fingers during a swipe")
struct OtherFingersTests {
    /// What other fingers do.
    enum Others: String, CaseIterable, Sendable {
        case restingOnBar, restingOnToolbar, restingInContent, restingAtTrailingEdge, restingInStrip, tapWhileWaiting,
            tapOnBarWhileWaiting, twoInStrip, twoInContent, landingDuringSwipe, liftedBefore, movingOnBar
    }

    private nonisolated static let cases = PopPlace.all.flatMap { place in Others.allCases.map { (place, $0) } }

    /// A swipe by finger 0 while other fingers are down.
    private func swipe(_ stage: any FingerStage, from start: CGFloat, beside others: Others) {
        let device = stage.device
        let toolbar = stage.controller.isToolbarHidden ? 800 : stage.controller.toolbar.frame.midY
        switch others {
        case .restingOnBar: device.fingerDown(1, at: stage.point(200, 70))
        case .restingOnToolbar: device.fingerDown(1, at: stage.point(200, toolbar))
        case .restingInContent: device.fingerDown(1, at: stage.point(250, 600))
        case .restingAtTrailingEdge: device.fingerDown(1, at: stage.point(388, 500))
        case .restingInStrip: device.fingerDown(1, at: stage.point(4, 600))
        case .liftedBefore:
            device.fingerDown(1, at: stage.point(200, 70))
            device.wait(0.1)
            device.fingerUp(1)
        case .movingOnBar:
            device.fingerDown(1, at: stage.point(200, 70))
            device.fingerMove(1, to: stage.point(260, 70), duration: 0.1)
        case .tapWhileWaiting, .tapOnBarWhileWaiting, .twoInStrip, .twoInContent, .landingDuringSwipe: break
        }
        device.wait(0.05)
        device.fingerDown(at: stage.point(start))
        switch others {
        case .tapWhileWaiting, .tapOnBarWhileWaiting:
            device.wait(0.1)
            device.fingerDown(1, at: stage.point(200, others == .tapWhileWaiting ? 600 : 70))
            device.wait(0.05)
            device.fingerUp(1)
        case .twoInStrip: device.fingerDown(1, at: stage.point(6, 300))
        case .twoInContent: device.fingerDown(1, at: stage.point(100, 300))
        default: break
        }
        if others == .twoInStrip || others == .twoInContent {
            device.fingersMove([0: stage.point(start + 300), 1: stage.point(300, 300)], duration: 0.25)
        } else {
            device.fingerMove(to: stage.point(start + 120), duration: 0.1)
            if others == .landingDuringSwipe { device.fingerDown(1, at: stage.point(300, 600)) }
            device.fingerMove(to: stage.point(start + 300), duration: 0.15)
        }
        device.wait(0.2)
        device.fingerUp(0)
        device.fingerUp(1)
        device.settle()
    }

    /// Prepares a stage, and returns the stacks after a swipe with others and after a swipe alone.
    private func stacks(_ stage: any FingerStage, from start: CGFloat, beside others: Others) -> [String] {
        if others == .restingOnToolbar { stage.controller.setToolbarHidden(false, animated: false) }
        stage.device.settle()
        swipe(stage, from: start, beside: others)
        let first = stage.stack
        stage.swipe(from: start)
        return [first, stage.stack]
    }

    @Test(
        "A swipe by UIKit's recognizers pops with other fingers down as on a plain controller",
        .covers(.neverHangs, .leadingEdge, .edgeByUIKit),
        arguments: cases)
    func asPlain(place: PopPlace, others: Others) {
        let plain = stacks(PlainStage("ABC", on: place.version), from: place.start, beside: others)
        let stage = Stage("ABC", .init(on: place.version))
        // Where UIKit pops: the whole width on iOS 26 and later, the strip before.
        stage.navigation.popGestureArea = place.version >= 26 ? .full : .leadingFraction(0)
        #expect(stacks(stage, from: place.start, beside: others) == plain)
        #expect(!stage.device.isHung)
    }

    @Test(
        "The rules apply to the finger that swipes, whichever side the others rest on", .covers(.neverHangs),
        arguments: TestedSwipe.ofOwnPan, directions)
    func nearestFinger(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage("AB", swipe, direction)
        stage.device.fingerDown(1, at: stage.point(300))
        stage.swipe(from: 60)
        #expect(stage.stack == "A")
        stage.device.fingerUp(1)
        stage.device.settle()
    }

    @Test(
        "A tap next to a resting finger reaches the button at once", .covers(.neverHangs), arguments: [15, 18, 26, 27])
    func tapBesideFinger(version: Int) {
        let stage = Stage("AB", .init(on: version))
        let button = UIButton(frame: CGRect(x: 200, y: 500, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.top.view.addSubview(button)
        stage.device.settle()
        stage.device.fingerDown(1, at: stage.point(60, 300))
        stage.device.fingerTap(at: stage.point(250, 525))
        #expect(taps == 1)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(taps == 1)
    }

    @Test(
        "In the leading third, other fingers don't stop a swipe that a plain controller makes",
        .covers(.neverHangs, .edgeByUIKit),
        arguments: cases)
    func inArea(place: PopPlace, others: Others) {
        let plain = stacks(PlainStage("ABC", on: place.version), from: place.start, beside: others)
        let stage = Stage("ABC", .init(on: place.version))
        let own = stacks(stage, from: place.start, beside: others)
        // On iOS 26 and later, UIKit's swipe of the finger on the bar begins outside the area.
        let fromBar = place.version >= 26 && others == .movingOnBar && plain[0] == "A" ? 1 : 0
        #expect(own[0].count <= plain[0].count + fromBar && own[1].count <= plain[1].count && !stage.device.isHung)
    }

    @Test(
        "A finger on a bar or outside the area doesn't stop a swipe by the own pan", .covers(.neverHangs),
        arguments: TestedSwipe.ofOwnPan,
        [Others.restingOnBar, .restingOnToolbar, .restingAtTrailingEdge, .movingOnBar, .tapOnBarWhileWaiting])
    func ownPan(tested: TestedSwipe, others: Others) {
        let stage = Stage("AB", tested)
        if others == .restingOnToolbar { stage.navigation.setToolbarHidden(false, animated: false) }
        stage.device.settle()
        swipe(stage, from: 60, beside: others)
        #expect(stage.stack == "A" && !stage.device.isHung)
    }

    @Test(
        "A carousel at its limit waits for the finger of the own pan, wherever another moves",
        .covers(.scrollViews, .neverHangs), arguments: TestedSwipe.ofOwnPan)
    func carousel(swipe: TestedSwipe) {
        let stage = Stage("AB", swipe, showing: UIScrollView.carousel())
        stage.device.fingerDown(at: stage.point(60))
        stage.pull(from: 100, to: 80, y: 700, finger: 1)
        stage.device.fingerMove(to: stage.point(360), duration: 0.25)
        stage.liftAfterRest()
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "A finger that is down during a swipe doesn't report a reason", .covers(.reasons), arguments: PopPlace.all,
        [Others.restingOnBar, .restingInContent, .landingDuringSwipe, .tapWhileWaiting])
    func noReasons(place: PopPlace, others: Others) {
        let stage = Stage("AB", .init(on: place.version))
        swipe(stage, from: place.start, beside: others)
        #expect(!stage.takeEvents().contains { $0.hasPrefix("refused") })
    }

    @Test(
        "A drag that was refused during a pop obeys the screen that the pop uncovers", .covers(.gestureSwitch),
        arguments: [26, 27])
    func refusedBefore(version: Int) {
        let stage = Stage("ABC", .init(on: version))
        stage.screen("B").popPreferences.isGestureEnabled = false
        stage.screen("B").popPreferences.hidesNavigationBar = true
        stage.device.fingerDown(1, at: stage.point(80, 350))
        stage.navigation.popViewController(animated: true)
        stage.device.wait(0.2)
        stage.device.fingerDrag(from: stage.point(80, 80), to: stage.point(200, 240), duration: 0.1)
        stage.device.fingerDrag(from: stage.point(0, 490), to: stage.point(270, 490), duration: 0.4)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabledByScreen))
    }

    @Test(
        "A finger in a neighbour's strip doesn't stop the swipe", .covers(.neverHangs, .nestedControllers),
        arguments: [15, 18, 26, 27])
    func neighbour(version: Int) {
        func pops(_ make: () -> UINavigationController) -> [Int] {
            let device = SimulatedDevice(.init(.init(on: version)))
            let container = UIViewController()
            let halves = [0, 195].map { x in
                let half = make()
                half.viewControllers = [TestScreen("A"), TestScreen("B")]
                container.embed(half, in: CGRect(x: x, y: 0, width: 195, height: 844))
                return half
            }
            device.settle(showing: container)
            device.fingerDown(1, at: CGPoint(x: 200, y: 600))
            device.wait(0.1)
            device.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 180, y: 400), duration: 0.2)
            device.fingerUp(1)
            device.settle()
            #expect(!device.isHung)
            return halves.map(\.viewControllers.count)
        }
        let plain = pops { UINavigationController() }
        #expect(plain == [1, 2])
        #expect(pops { BasicNavigationController(nibName: nil, bundle: nil) } == plain)
    }

    @Test(
        "Fingers that rest on a trackpad do not block a finger's swipe", .covers(.neverHangs, .trackpad),
        arguments: PopPlace.all)
    func trackpad(place: PopPlace) {
        func pop(_ stage: any FingerStage) -> String {
            stage.device.scrollBegin(at: stage.point(200))
            stage.device.wait(0.1)
            stage.swipe(from: place.start)
            stage.device.scrollEnd()
            stage.device.settle()
            return stage.stack
        }
        let plain = pop(PlainStage("AB", on: place.version))
        #expect(pop(Stage("AB", .init(on: place.version))) == plain)
    }

    @Test(
        "Fingers at random places pop as on a plain controller, or the area is the reason",
        .covers(.neverHangs, .leadingEdge, .edgeByUIKit),
        arguments: [15, 18, 26, 27], Array(0..<25).sampled(every: 2))
    func random(version: Int, seed: Int) {
        func stacks(_ stage: any FingerStage) -> [String] {
            var random = RandomFingers(seed: seed)
            return (0..<6).map { _ in
                random.play(on: stage)
                return "\(stage.stack) \(stage.device.isHung)"
            }
        }
        let plain = stacks(PlainStage("ABCDEF", on: version))
        let stage = Stage("ABCDEF", .init(on: version))
        stage.navigation.popGestureArea = version >= 26 ? .full : .leadingFraction(0)
        #expect(stacks(stage) == plain)
    }

    @Test(
        "On iOS 18 and earlier, a finger that lands during a cancelled swipe can swipe later",
        .covers(.popEvents), arguments: TestedSwipe.all.filter { $0.version < 26 })
    func nextFinger(swipe: TestedSwipe) {
        let stage = Stage("ABC", swipe)
        stage.pull(from: 4, to: 60)
        #expect(stage.isSwiping)
        stage.device.fingerDown(1, at: stage.point(60, 600))
        stage.device.wait(0.2)
        stage.device.fingerUp(0)
        stage.device.wait(1)
        _ = stage.takeEvents()
        stage.device.fingerMove(1, to: stage.point(380, 600), duration: 0.25)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "AB" && stage.takeEvents() == ["willPop C→B gesture", "didPop C→B gesture"])
    }
}

/// A sequence of up to three fingers from a seed: they come down, wait, move and lift in any order.
@MainActor
private struct RandomFingers {
    private var random: SeededNumbers

    init(seed: Int) {
        random = SeededNumbers(seed: seed)
    }

    mutating func play(on stage: any FingerStage) {
        let places = [3, 12, 18, 40, 100, 200, 388] as [CGFloat]
        let rows = [70, 300, 420, 600] as [CGFloat]
        var down: [Int: CGPoint] = [:]
        for _ in 0..<(4 + random.number(below: 6)) {
            let finger = random.number(below: 3)
            if let place = down[finger] {
                if random.number(below: 3) == 0 {
                    stage.device.fingerUp(finger)
                    down[finger] = nil
                } else {
                    let end = CGPoint(
                        x: min(389, place.x + CGFloat(random.number(below: 30) * 10)),
                        y: place.y + CGFloat(random.number(below: 9) * 8 - 32))
                    let duration = Double(1 + random.number(below: 20)) / 100
                    stage.device.fingerMove(finger, to: end, duration: duration)
                    down[finger] = end
                }
            } else {
                let place = stage.point(places[random.number(below: 7)], rows[random.number(below: 4)])
                stage.device.fingerDown(finger, at: place)
                down[finger] = place
            }
            stage.device.wait(Double(random.number(below: 8)) / 100)
        }
        for finger in down.keys.sorted() { stage.device.fingerUp(finger) }
        stage.device.settle()
    }
}
