import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// UIKit may behave differently from the headless UIKit's default. A plain controller then behaves differently, too.
@MainActor
@Suite("UIKit's second answers")
struct SecondAnswerTests {
    /// The outcome on a plain controller; the library's is expected to be the same.
    private func compare(
        _ names: String, on version: Int, _ switches: (inout SystemSwitches) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation, _ act: (any FingerStage) -> Void
    ) -> String {
        let plain = PlainStage(names, on: version, switches: switches)
        act(plain)
        let stage = Stage(names, on: .init(.init(on: version)), switches: switches)
        act(stage)
        #expect(stage.stack == plain.stack, sourceLocation: sourceLocation)
        stage.expectUsable(sourceLocation: sourceLocation)
        return plain.stack
    }

    @Test(
        "A cancelled swipe restores the bar, whether it has moved with the finger or by itself",
        .covers(.barVisibility), arguments: TestedSwipe.all, [true, false])
    func barInWillShow(swipe: TestedSwipe, isWithFinger: Bool) {
        let stage = Stage(hiding: "A", swipe)
        stage.device.system.switches.movesBarsFromWillShow = isWithFinger
        let bar = stage.navigation.navigationBar
        stage.pull(to: 250)
        #expect((bar.layer.presentation()?.frame.maxY ?? 0 > 0 && !bar.isHidden) == isWithFinger)
        stage.takeBack()
        #expect(stage.stack == "AB")
        stage.expectBar(shown: true)
        stage.swipe()
        #expect(stage.stack == "A")
        stage.expectBar(shown: false)
        stage.push("B")
        stage.expectBar(shown: true)
    }

    @Test(
        "While a failed finger rests another one swipes, whatever UIKit resets meanwhile",
        .covers(.neverHangs), arguments: PopPlace.all, [true, false])
    func restingFinger(place: PopPlace, resets: Bool) {
        let stage = Stage(
            "AB", on: .init(.init(on: place.version)), switches: { $0.resetsFailedBesideOthers = resets })
        stage.pull(from: place.start, to: place.start, y: 600, endY: 700, finger: 1)
        stage.swipe(from: place.start, y: 300)
        #expect(stage.stack == "A")
        stage.device.fingerUp(1)
        stage.device.settle()
        stage.expectUsable()
    }

    @Test(
        "A swipe that the app has delayed does what it does on a plain controller",
        .covers(.neverHangs, .appLines), arguments: [15, 18, 26, 27])
    func delayed(version: Int) {
        for (end, expected) in [(24, "AB"), (380, "A")] as [(CGFloat, String)] {
            let stack = compare("AB", on: version, { _ in }) { stage in
                let tap = UITapGestureRecognizer()
                stage.controller.view.addGestureRecognizer(tap)
                stage.edge.require(toFail: tap)
                stage.pull(from: 4, to: 24)
                stage.device.fingerMove(to: stage.point(24, 480), duration: 0.1)
                stage.device.fingerMove(to: stage.point(end, 480), duration: 0.2)
                stage.liftAfterRest()
            }
            #expect(stack == expected)
        }
    }

    @Test(
        "A swipe during a push does what it does on a plain controller", .covers(.swipesInterrupt),
        arguments: [26, 27], [true, false])
    func swipeDuringPush(version: Int, interrupts: Bool) {
        for start in [5, 60] as [CGFloat] {
            let stack = compare("AB", on: version, { $0.swipesInterrupt = interrupts }) { stage in
                stage.controller.pushViewController(TestScreen("C"), animated: true)
                stage.device.wait(0.1)
                stage.swipe(from: start)
            }
            #expect(stack == (interrupts ? "AB" : "ABC"))
        }
    }

    @Test(
        "A push while a cancelled swipe slides back gives the stack of a plain controller",
        .covers(.stackChanges, .swipesInterrupt), arguments: [26, 27])
    func pushDuringCancellation(version: Int) {
        let stack = compare("ABC", on: version, { _ in }) { stage in
            stage.pull(to: 120)
            stage.releaseAfterRest()
            stage.controller.pushViewController(TestScreen("D"), animated: true)
            stage.device.settle()
        }
        #expect(stack == "ABCD")
    }
}
