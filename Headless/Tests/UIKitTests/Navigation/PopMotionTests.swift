import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Navigation: how pushes, pops and swipes move")
struct PopMotionTests {
    private func seen(_ screen: UIViewController) -> CGFloat {
        (screen.view.layer.presentation() ?? screen.view.layer).frame.minX
    }

    private func stage(
        _ names: String = "AB", version: Int = 26, width: CGFloat = 402, _ motion: PopMotion = .ofSystem,
        _ line: FinishLine = .ofRecognizer
    ) -> NavigationStage {
        NavigationStage(
            names, systemVersion: version, configure: { $0.screenSize = CGSize(width: width, height: 874) },
            switches: {
                $0.popMotion = motion
                $0.finishLine = line
            })
    }

    /// Holds the page at a place, lifts the finger, and returns the stack.
    private func stack(_ stage: NavigationStage, from start: CGFloat, page: CGFloat) -> String {
        stage.device.fingerDown(at: stage.point(start))
        stage.device.fingerMove(to: stage.point(start + 150), duration: 0.5)
        let rest = page - seen(stage["B"])
        stage.device.fingerMove(to: stage.point(start + 150 + rest), duration: 0.5)
        stage.device.wait(0.6)
        #expect(abs(seen(stage["B"]) - page) < 1e-6)
        stage.device.fingerUp()
        stage.device.settle()
        return stage.stack
    }

    @Test(
        "The page is 12 or 27 points behind the finger if recorded, 15 or 30 if analyzed",
        .facts(.popRecognizers),
        arguments: [
            (26, PopMotion.ofSystem, 4, 12), (26, .ofSystem, 100, 27), (18, .ofSystem, 4, 15), (18, .recorded, 4, 12),
            (26, .analyzed, 4, 15), (26, .analyzed, 100, 30),
        ] as [(Int, PopMotion, CGFloat, CGFloat)])
    func position(version: Int, motion: PopMotion, start: CGFloat, lag: CGFloat) {
        let stage = stage(version: version, motion)
        stage.device.fingerDown(at: stage.point(start))
        stage.device.fingerMove(to: stage.point(start + 180), duration: 0.6)
        #expect(abs(seen(stage["B"]) - (180 - lag)) < 1e-6)
        stage.device.fingerUp()
        stage.device.settle()
    }

    @Test("UIKit's recognizers begin at 15 and 30 points, with the page 3 points on its way", .facts(.popRecognizers))
    func beginning() {
        for (start, travel) in [(4, 15), (100, 30)] as [(CGFloat, CGFloat)] {
            let stage = stage()
            stage.device.fingerDown(at: stage.point(start))
            for place in [travel - 1, travel] {
                stage.device.wait(1 / 120)
                stage.device.fingerMove(to: stage.point(start + place))
                #expect(stage.stack == (place == travel ? "A" : "AB"))
            }
            stage.device.wait(1 / 120)
            stage.device.fingerMove(to: stage.point(start + travel + 1))
            #expect(abs(seen(stage["B"]) - 4) < 1e-6)
            stage.device.fingerUp()
            stage.device.settle()
        }
    }

    @Test(
        "Each recognizer's swipe has its own line to pass, unless a switch chooses one",
        .facts(.popCompletionRule),
        arguments: [
            (FinishLine.ofRecognizer, 4, 0.53), (.ofRecognizer, 100, 0.42), (.edge, 100, 0.53), (.content, 4, 0.42),
        ] as [(FinishLine, CGFloat, CGFloat)])
    func line(line: FinishLine, start: CGFloat, share: CGFloat) {
        for beyond in [-2, 2] as [CGFloat] {
            let stack = stack(stage("AB", .ofSystem, line), from: start, page: share * 402 + beyond)
            #expect(stack == (beyond > 0 ? "A" : "AB"))
        }
    }

    @Test("On a wider screen, the lines are at the same points as on the recorded screen", .facts(.popCompletionRule))
    func wideScreen() {
        for beyond in [-2, 2] as [CGFloat] {
            let stack = stack(stage(width: 1024), from: 4, page: 0.53 * 402 + beyond)
            #expect(stack == (beyond > 0 ? "A" : "AB"))
        }
    }

    @Test(
        "A page at 29 % with 400 points a second goes back if recorded, and pops if analyzed",
        .facts(.popCompletionRule),
        arguments: [
            (26, PopMotion.ofSystem, "AB"), (18, .ofSystem, "A"), (18, .recorded, "AB"), (26, .analyzed, "A"),
        ])
    func projection(version: Int, motion: PopMotion, expected: String) {
        let stage = stage(version: version, motion)
        stage.device.fingerDown(at: stage.point(4))
        stage.device.fingerMove(to: stage.point(4 + 12 + 0.29 * 402), duration: 0.32)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == expected)
    }

    @Test(
        "A released page passes its end by less than a hundredth of its distance",
        .facts(.builtInTransition), arguments: [60, 200, 300] as [CGFloat])
    func spring(page: CGFloat) {
        let stage = stage()
        stage.pull(to: 4 + 12 + page)
        stage.device.wait(0.6)
        stage.device.fingerUp()
        let end: CGFloat = page > 213 ? 402 : 0
        var furthest: CGFloat = 0
        for _ in 0..<60 where stage.navigation.transitionCoordinator != nil {
            stage.device.wait(1 / 240)
            let left = (end - seen(stage["B"])) / (end - page)
            furthest = min(furthest, left)
        }
        #expect(furthest < -0.004 && furthest > -0.01)
        stage.device.settle()
        #expect(stage.stack == (end > 0 ? "A" : "AB"))
        #expect(stage[end > 0 ? "A" : "B"].view.frame.minX == 0)
    }

    @Test("Nothing becomes more than opaque when a page passes its end", .facts(.builtInTransition))
    func opacity() throws {
        let stage = stage()
        stage.pull(to: 300)
        stage.device.fingerMove(to: stage.point(120), duration: 0.1)
        stage.device.fingerUp()
        let container = try #require(stage["A"].view.superview)
        let dimming = try #require(container.subviews.first { $0.backgroundColor == .black })
        var opacities: [Float] = []
        while stage.navigation.transitionCoordinator != nil {
            opacities.append(dimming.layer.presentation()?.opacity ?? 0)
            stage.device.wait(1 / 120)
        }
        #expect(opacities.allSatisfy { 0...0.1 ~= $0 })
        #expect(opacities.contains(0.1))
    }

    @Test(
        "Without a finger, the remaining distance decays if recorded, else follows a curve",
        .facts(.builtInTransition),
        arguments: [
            (26, PopMotion.ofSystem, 0.45), (18, .ofSystem, 0.35), (18, .recorded, 0.45), (26, .analyzed, 0.35),
        ])
    func withoutFinger(version: Int, motion: PopMotion, duration: TimeInterval) {
        let stage = stage("A", version: version, motion)
        let b = stage.screen("B")
        stage.navigation.pushViewController(b, animated: true)
        stage.turn()
        let start = stage.device.now
        stage.device.wait(0.06)
        let isDecay = abs(seen(b) / 402 - exp(-1)) < 0.002
        #expect(isDecay == (duration == 0.45))
        stage.device.settle()
        #expect(abs(stage.device.now - start - duration) < 1e-9)
    }

    @Test(
        "The recorded shadow is wider and lighter, and equally dark at each progress", .facts(.builtInTransition),
        arguments: [26, 18])
    func shadow(version: Int) throws {
        let stage = stage(version: version)
        stage.pull(to: 200)
        let container = try #require(stage["A"].view.superview)
        let shadow = try #require(container.subviews.first { "\(type(of: $0))" == "ScreenEdgeShadowView" })
        #expect(shadow.frame.width == (version == 26 ? 19 : 9))
        #expect((shadow.layer.presentation()?.opacity == 1) == (version == 26))
        stage.device.fingerUp()
        stage.device.settle()
    }
}
