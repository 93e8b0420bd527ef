import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("A zoom that follows the screen's preferences")
struct ZoomPreferenceTests {
    /// A screen without a question.
    private final class StatedScreen: PlainScreen, PopGestureConfigurable {
        var popPreferences = PopPreferences()
    }

    @Test(
        "Each gesture pops a screen that states no preferences", .covers(.followingZooms),
        arguments: TestedSwipe.ofZooms,
        directions)
    func pops(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        for gesture in ZoomGesture.allCases {
            let stage = Stage.zoomed(swipe, direction)
            gesture.play(on: stage)
            #expect(stage.stack == "A", "\(gesture)")
            #expect(stage.verdict == .allowed)
            #expect(stage.takeEvents() == ["willPop B→A gesture", "didPop B→A gesture"])
            stage.expectUsable()
        }
    }

    @Test("A screen's zoom follows its preferences after another one has been made", .covers(.followingZooms))
    func severalZooms() {
        let stage = Stage.zoomed(.init(on: 26)) { $0.popPreferences.isGestureEnabled = false }
        stage.screen("C").zoomFollowingPreferences()
        #expect(ZoomGestures.follow(stage.screen("B")) && ZoomGestures.follow(stage.screen("C")))
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == "AB" && stage.verdict == .refused(.disabledByScreen))
    }

    @Test("A screen whose zoom the app has taken back swipes like any other", .covers(.followingZooms))
    func withoutZoom() {
        let stage = Stage("A", .init(on: 18))
        stage.screen("B").zoomFollowingPreferences()
        stage.screen("B").preferredTransition = nil
        stage.push("B")
        #expect(stage.navigation.popGestureVerdict(forDragFrom: stage.point(300)) == .refused(.outsideArea))
        stage.swipe()
        #expect(stage.stack == "A")
    }

    @Test("A pull pops although the area has refused the drag's first points", .covers(.followingZooms))
    func turningDrag() {
        let stage = Stage("A", on: .iOS(26), switches: { $0.asksZoomsAtEachMove = true })
        let screen = stage.screen("B")
        screen.popPreferences.area = .leadingPoints(40)
        screen.zoomFollowingPreferences()
        stage.push("B")
        stage.device.fingerDown(at: stage.point(200))
        stage.device.fingerMove(to: stage.point(206, 402), duration: 0.05)
        stage.device.fingerMove(to: stage.point(208, 700), duration: 0.2)
        stage.lift()
        #expect(stage.stack == "A")
    }

    @Test(
        "A switch that is off refuses all gestures and doesn't ask the screen",
        .covers(.followingZooms, .gestureSwitch),
        arguments: TestedSwipe.ofZooms)
    func switches(swipe: TestedSwipe) {
        let switches: [(reason: String, off: @MainActor (Stage) -> Void)] = [
            ("disabled", { $0.navigation.popGestureRecognizerEnabled = false }),
            ("disabled", { $0.navigation.popRecognizer?.isEnabled = false }),
            ("disabledByScreen", { $0.zoomedScreen.popPreferences.isGestureEnabled = false }),
        ]
        for (reason, off) in switches {
            for gesture in ZoomGesture.allCases {
                let stage = Stage.zoomed(swipe)
                off(stage)
                gesture.play(on: stage)
                #expect(stage.stack == "AB" && stage.zoomedScreen.askedFor.isEmpty, "\(reason), \(gesture)")
                #expect(stage.takeEvents() == (gesture == .pinch ? [] : ["refused \(reason)"]))
                #expect(!stage.device.isHung)
            }
        }
    }

    @Test(
        "A back action refuses all gestures unless the screen allows the swipe", .covers(.followingZooms, .backActions),
        arguments: TestedSwipe.ofZooms)
    func backAction(swipe: TestedSwipe) {
        for gesture in ZoomGesture.allCases {
            let stage = Stage("A", swipe)
            let screen = StatedScreen("B")
            screen.navigationItem.backAction = UIAction { _ in }
            screen.zoomFollowingPreferences()
            stage.push(screen)
            let warnings = ExpectedWarnings.during { gesture.play(on: stage) }
            #expect(stage.stack == "AB", "\(gesture)")
            #expect(warnings.count == (gesture == .sideways ? 1 : 0))
            screen.popPreferences.isGestureEnabled = true
            gesture.play(on: stage)
            #expect(stage.stack == "A", "\(gesture)")
        }
    }

    @Test(
        "In an excluded place no gesture begins, except at the leading edge", .covers(.followingZooms, .excludedPlaces),
        arguments: TestedSwipe.ofZooms, directions)
    func excluded(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        for gesture in ZoomGesture.allCases {
            let stage = Stage.zoomed(swipe, direction) { $0.popPreferences.excludedRects = [$0.view.bounds] }
            gesture.play(on: stage)
            #expect(stage.stack == "AB" && stage.zoomedScreen.askedFor.isEmpty, "\(gesture)")
            #expect(stage.takeEvents() == (gesture == .pinch ? [] : ["refused excludedView"]))
            stage.zoomedScreen.popPreferences.excludesLeadingEdge = true
            gesture.play(on: stage, from: 5)
            #expect(stage.stack == "AB", "\(gesture)")
            stage.zoomedScreen.popPreferences.excludesLeadingEdge = false
            gesture.play(on: stage, from: 5)
            #expect(stage.stack == "A", "\(gesture)")
        }
    }

    @Test(
        "Outside the area a sideways drag is refused, and a pull and a pinch pop", .covers(.followingZooms),
        arguments: TestedSwipe.ofZooms, directions)
    func area(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        for gesture in ZoomGesture.allCases {
            let stage = Stage.zoomed(swipe, direction)
            gesture.play(on: stage, from: 180)
            #expect(stage.stack == (gesture == .sideways ? "AB" : "A"), "\(gesture)")
            if gesture == .sideways { #expect(stage.takeEvents() == ["refused outsideArea"]) }
            stage.expectUsable()
        }
    }

    @Test(
        "A pinch with the fingers side by side isn't limited by the area either", .covers(.followingZooms),
        arguments: [18, 26])
    func sidewaysPinch(version: Int) {
        let stage = Stage.zoomed(.init(on: version))
        stage.device.fingerDown(0, at: stage.point(150))
        stage.device.fingerDown(1, at: stage.point(350))
        stage.device.fingersMove([0: stage.point(230), 1: stage.point(270)], duration: 0.3)
        stage.device.fingerUp(0)
        stage.device.fingerUp(1)
        stage.device.settle()
        #expect(stage.stack == "A")
    }

    @Test(
        "At the leading edge a drag pops however narrow the area is", .covers(.followingZooms, .leadingEdge),
        arguments: TestedSwipe.ofZooms, directions)
    func edge(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage.zoomed(swipe, direction) { $0.popPreferences.area = .leadingPoints(0) }
        ZoomGesture.sideways.play(on: stage, from: 5)
        #expect(stage.stack == "A")
    }

    @Test(
        "With the area system, only the switches refuse", .covers(.followingZooms), arguments: TestedSwipe.ofZooms)
    func system(swipe: TestedSwipe) {
        for gesture in ZoomGesture.allCases {
            let stage = Stage.zoomed(swipe) {
                $0.popPreferences = PopPreferences(
                    isGestureEnabled: false, area: .system, excludedRects: [$0.view.bounds])
                $0.agrees = false
            }
            gesture.play(on: stage, from: 180)
            #expect(stage.stack == "AB" && stage.takeEvents() == [], "\(gesture)")
            stage.zoomedScreen.popPreferences.isGestureEnabled = nil
            gesture.play(on: stage, from: 180)
            #expect(stage.stack == "A" && stage.zoomedScreen.askedFor.isEmpty, "\(gesture)")
        }
    }

    @Test("A screen without a way back in the bar can be pulled away", .covers(.followingZooms, .noWayBack))
    func noWayBack() {
        for gesture in ZoomGesture.allCases {
            let stage = Stage.zoomed(.init(on: 26)) { $0.navigationItem.hidesBackButton = true }
            gesture.play(on: stage)
            #expect(stage.stack == "A", "\(gesture)")
        }
    }

    @Test(
        "A swipe that the app has locked with UIKit's recognizers leaves the zoom's gestures alone",
        .covers(.followingZooms))
    func lock() {
        let stage = Stage.zoomed(.init(on: 26))
        stage.edge.isEnabled = false
        stage.content?.isEnabled = false
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == "A")
    }
}
