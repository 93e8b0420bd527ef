import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

@MainActor
@Suite("The question before a zoom's gesture")
struct ZoomQuestionTests {
    @Test(
        "Each gesture asks the screen once, and a no keeps it", .covers(.followingZooms, .confirmation),
        arguments: TestedSwipe.ofZooms, [true, false])
    func answer(swipe: TestedSwipe, agrees: Bool) {
        for gesture in ZoomGesture.allCases {
            let stage = Stage.zoomed(swipe) { $0.agrees = agrees }
            gesture.play(on: stage)
            #expect(stage.stack == (agrees ? "A" : "AB"), "\(gesture)")
            #expect(stage.zoomedScreen.askedFor == [.gesture], "\(gesture)")
            if !agrees { #expect(stage.takeEvents() == (gesture == .pinch ? [] : ["refused screenDeclined"])) }
            stage.expectUsable()
        }
    }

    @Test(
        "However often UIKit asks, and wherever it locates the gesture, the screen is asked once",
        .covers(.followingZooms, .confirmation), arguments: [true, false])
    func repeated(agrees: Bool) {
        for gesture in ZoomGesture.drags {
            let stage = Stage("A", .init(on: 26))
            stage.device.system.switches.asksZoomsAtEachMove = true
            stage.device.system.switches.locatesZoomsInWindow = true
            stage.navigation.view.transform = CGAffineTransform(translationX: 0, y: 50)
            stage.zoomedScreen.agrees = agrees
            stage.zoomedScreen.popPreferences.excludedRects = [CGRect(x: 0, y: 0, width: 390, height: 320)]
            stage.zoomedScreen.zoomFollowingPreferences()
            stage.push("B")
            gesture.play(on: stage)
            #expect(stage.stack == (agrees ? "A" : "AB"), "\(gesture)")
            #expect(stage.zoomedScreen.askedFor == [.gesture], "\(gesture)")
        }
    }

    @Test("A tap that slips doesn't ask, even if UIKit does", .covers(.followingZooms, .confirmation))
    func slippingTap() {
        let stage = Stage.zoomed(.init(on: 26))
        stage.device.system.switches.asksZoomsAtEachMove = true
        stage.pull(from: 60, to: 66)
        stage.lift()
        #expect(stage.stack == "AB" && stage.zoomedScreen.askedFor.isEmpty)
    }

    @Test("The next touch asks again", .covers(.followingZooms, .confirmation), arguments: TestedSwipe.ofZooms)
    func nextTouch(swipe: TestedSwipe) {
        let stage = Stage.zoomed(swipe) { $0.agrees = false }
        ZoomGesture.sideways.play(on: stage)
        stage.zoomedScreen.agrees = true
        ZoomGesture.down.play(on: stage)
        #expect(stage.stack == "A" && stage.zoomedScreen.askedFor == [.gesture, .gesture])
    }

    @Test(
        "A yes that comes later pops with the zoom, and counts as a gesture's",
        .covers(.followingZooms, .laterAnswers), arguments: TestedSwipe.ofZooms)
    func later(swipe: TestedSwipe) async {
        for gesture in ZoomGesture.allCases {
            let stage = Stage("A", swipe)
            let screen = PatientScreen()
            screen.zoomFollowingPreferences()
            stage.push(screen)
            gesture.play(on: stage)
            await stage.turns()
            #expect(stage.navigation.topViewController === screen && screen.triggers == [.gesture], "\(gesture)")
            _ = stage.takeEvents()
            await screen.answer(true, on: stage)
            stage.device.settle()
            #expect(stage.stack == "A", "\(gesture)")
            #expect(stage.takeEvents().allSatisfy { $0.hasSuffix("→A gesture") })
        }
    }

    @Test("A no of the app's own closure stands, and the screen isn't asked", .covers(.followingZooms))
    func formerClosure() {
        for agrees in [true, false] {
            for gesture in ZoomGesture.allCases {
                let stage = Stage.zoomed(.init(on: 26)) { screen in
                    screen.zoomFollowingPreferences { context in agrees && context.willBegin }
                }
                stage.zoomedScreen.agrees = false
                gesture.play(on: stage)
                #expect(stage.stack == "AB")
                #expect(stage.zoomedScreen.askedFor == (agrees ? [.gesture] : []), "\(gesture)")
            }
        }
    }

    @Test("A list keeps its drags, and the screen isn't asked about them", .covers(.followingZooms, .scrollViews))
    func list() {
        let stage = Stage.zoomed(.init(on: 26))
        let list = UIScrollView(frame: stage.zoomedScreen.view.bounds)
        list.contentSize = CGSize(width: list.bounds.width, height: 5000)
        list.contentOffset.y = 1000
        stage.zoomedScreen.view.addSubview(list)
        ZoomGesture.down.play(on: stage)
        #expect(stage.stack == "AB" && list.contentOffset.y < 1000 && stage.zoomedScreen.askedFor.isEmpty)
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == "A")
    }

    @Test("Two calls of `followPopPreferences(of:)` ask the screen once", .covers(.followingZooms, .confirmation))
    func twice() {
        let stage = Stage.zoomed(.init(on: 26)) { screen in
            let options = UIViewController.ZoomOptions()
            options.followPopPreferences(of: screen)
            options.followPopPreferences(of: screen)
            screen.preferredTransition = .zoom(options: options) { _ in nil }
        }
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == "A" && stage.zoomedScreen.askedFor == [.gesture])
    }
}
