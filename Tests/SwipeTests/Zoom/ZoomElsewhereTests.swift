import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("A zoom that follows preferences on other controllers, and without one")
struct ZoomElsewhereTests {
    /// A plain controller with a zoomed screen on top, without anything of the library.
    private func stage(on version: Int, _ setUp: @escaping (TestScreen) -> Void = { _ in }) -> PlainStage {
        PlainStage(on: version) { screen in
            guard screen.name == "B" else { return }
            setUp(screen)
            screen.zoomFollowingPreferences()
        }
    }

    @Test(
        "On a plain controller the screen's switch, back action and question count",
        .covers(.followingZooms, .confirmation), arguments: [18, 26, 27])
    func plain(version: Int) {
        let statements: [(pops: Bool, asks: Bool, set: (TestScreen) -> Void)] = [
            (true, true, { _ in }),
            // The place is unknown.
            (true, true, { $0.popPreferences.excludedRects = [CGRect(x: 0, y: 0, width: 390, height: 844)] }),
            (false, true, { $0.agrees = false }),
            (false, false, { $0.popPreferences.isGestureEnabled = false }),
        ]
        for (pops, asks, set) in statements {
            for gesture in ZoomGesture.allCases {
                let stage = stage(on: version, set)
                let screen = stage.top
                gesture.play(on: stage)
                #expect(stage.stack == (pops ? "A" : "AB"), "\(gesture)")
                #expect(screen.askedFor == (asks ? [.gesture] : []), "\(gesture)")
                #expect(!stage.device.isHung)
            }
        }
    }

    @Test("On a plain controller the next touch asks again", .covers(.followingZooms, .confirmation))
    func nextTouch() {
        let stage = stage(on: 26) { $0.agrees = false }
        let screen = stage.top
        ZoomGesture.sideways.play(on: stage)
        screen.agrees = true
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == "A" && screen.askedFor == [.gesture, .gesture])
    }

    @Test("On a plain controller a screen without a question has a back action", .covers(.followingZooms))
    func backAction() {
        final class Screen: PlainScreen, PopGestureConfigurable {
            var popPreferences = PopPreferences(area: .full)
        }
        let stage = stage(on: 26)
        stage.controller.popViewController(animated: false)
        let screen = Screen("C")
        screen.navigationItem.backAction = UIAction { _ in }
        screen.zoomFollowingPreferences()
        stage.controller.pushViewController(screen, animated: true)
        stage.device.settle()
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == "AC")
        screen.popPreferences.isGestureEnabled = true
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == "A")
    }

    @Test(
        "On a plain controller UIKit gets one answer, however often it asks", .covers(.followingZooms, .confirmation),
        arguments: [true, false])
    func asksOften(agrees: Bool) {
        let stage = stage(on: 26) { $0.agrees = agrees }
        stage.device.system.switches.asksZoomsAtEachMove = true
        let screen = stage.top
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == (agrees ? "A" : "AB") && screen.askedFor == [.gesture])
    }

    @Test("On a plain controller a screen with the area system isn't asked", .covers(.followingZooms))
    func system() {
        let stage = stage(on: 26) {
            $0.popPreferences.area = .system
            $0.agrees = false
        }
        let screen = stage.top
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == "A" && screen.askedFor.isEmpty)
    }

    @Test("On a plain controller a yes that comes later pops", .covers(.followingZooms, .laterAnswers))
    func later() async {
        let stage = Stage("A", .init(on: 26))
        let plain = UINavigationController(rootViewController: PlainScreen("P"))
        stage.device.show(plain)
        let screen = PatientScreen()
        screen.zoomFollowingPreferences()
        plain.pushViewController(screen, animated: true)
        stage.device.settle()
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(380), duration: 0.12)
        stage.device.settle()
        await stage.turns()
        #expect(plain.topViewController === screen && screen.triggers == [.gesture])
        await screen.answer(true, on: stage)
        stage.device.settle()
        #expect(plain.viewControllers.count == 1)
    }

    @Test("A screen that moves to another plain controller is asked there", .covers(.followingZooms))
    func movedScreen() {
        let stage = stage(on: 26) { $0.agrees = false }
        let screen = stage.top
        ZoomGesture.sideways.play(on: stage)
        stage.controller.popViewController(animated: false)
        let other = UINavigationController(rootViewController: PlainScreen("P"))
        stage.device.show(other)
        other.pushViewController(screen, animated: false)
        stage.device.settle()
        stage.device.fingerDrag(from: stage.point(60), to: stage.point(380), duration: 0.12)
        stage.device.settle()
        #expect(other.topViewController === screen && screen.askedFor == [.gesture, .gesture])
    }

    @Test("On a plain controller nothing is installed", .covers(.followingZooms))
    func untouched() {
        let stage = stage(on: 26)
        let recognizers = stage.controller.view.gestureRecognizers
        let delegate = stage.edge.delegate
        ZoomGesture.sideways.play(on: stage)
        #expect(stage.stack == "A")
        #expect(stage.controller.view.gestureRecognizers == recognizers && stage.edge.delegate === delegate)
        #expect(stage.controller.delegate == nil)
    }

    @Test("Excluded places apply if a modifier has attached the swipe", .covers(.followingZooms, .excludedPlaces))
    func attached() {
        let stage = stage(on: 26) { $0.popPreferences.excludedRects = [$0.view.bounds] }
        stage.controller.attachPopGesture()
        let screen = stage.top
        for gesture in ZoomGesture.allCases { gesture.play(on: stage) }
        #expect(stage.stack == "AB" && screen.askedFor.isEmpty)
        ZoomGesture.sideways.play(on: stage, from: 5)
        #expect(stage.stack == "A" && screen.askedFor == [.gesture])
    }

    @Test("UIKit's answer applies without a screen and in a presentation", .covers(.followingZooms))
    func withoutScreen() {
        ExpectedWarnings.begin()
        for willBegin in [true, false] {
            let options = UIViewController.ZoomOptions()
            var screen: TestScreen? = TestScreen("B")
            screen?.agrees = false
            options.followPopPreferences(of: screen!)
            let context = UIViewController.ZoomOptions.InteractionContext(
                location: .zero, velocity: .zero, willBegin: willBegin)
            #expect(options.interactiveDismissShouldBegin?(context) == willBegin)
            weak let released = screen
            screen = nil
            #expect(released == nil, "The options hold the screen weakly")
            #expect(options.interactiveDismissShouldBegin?(context) == willBegin)
        }
    }

    @Test("A zoomed screen that has been popped or refused is released", .covers(.followingZooms))
    func released() {
        for agrees in [true, false] {
            let stage = Stage.zoomed(.init(on: 26)) { $0.agrees = agrees }
            weak let screen = stage.zoomedScreen
            ZoomGesture.sideways.play(on: stage)
            if !agrees { stage.navigation.popViewController(animated: true) }
            stage.device.settle()
            stage.releaseScreens()
            #expect(screen == nil)
        }
    }
}
