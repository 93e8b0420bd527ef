import Testing
@testable import UIKit
@testable import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("Verdicts and warnings about a zoom that follows preferences")
struct ZoomVerdictTests {
    private func verdict(
        _ stage: Stage, _ x: CGFloat = 60, by translation: CGVector? = nil, asks: Bool = false
    ) -> PopGestureVerdict {
        stage.navigation.popGestureVerdict(forDragFrom: stage.point(x), by: translation, askingScreen: asks)
    }

    @Test("With UIKit's own area a zoom that follows preferences begins anywhere", .covers(.followingZooms))
    func systemArea() {
        let stage = Stage.zoomed(.init(on: 18)) { $0.popPreferences.area = .system }
        #expect(stage.navigation.popGestureFrame == stage.navigation.view.bounds)
        ZoomGesture.sideways.play(on: stage, from: 200)
        #expect(stage.stack == "A")
    }

    @Test(
        "The verdict about a zoomed screen has the reason that applies",
        .covers(.followingZooms, .verdictsWithoutTouches), arguments: TestedSwipe.ofZooms, directions)
    func reasons(swipe: TestedSwipe, direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage.zoomed(swipe, direction)
        let down = CGVector(dx: 0, dy: 80)
        #expect(verdict(stage) == .allowed)
        #expect(verdict(stage, 250) == .refused(.outsideArea))
        #expect(verdict(stage, 250, by: down) == .allowed)
        #expect(verdict(stage, by: CGVector(dx: 0, dy: -80)) == .refused(.tooSteep))
        stage.zoomedScreen.agrees = false
        #expect(verdict(stage, by: down, asks: true) == .refused(.screenDeclined))
        stage.zoomedScreen.popPreferences.excludedRects = [stage.zoomedScreen.view.bounds]
        #expect(verdict(stage, by: down) == .refused(.excludedView))
        stage.zoomedScreen.popPreferences.isGestureEnabled = false
        #expect(verdict(stage) == .refused(.disabledByScreen))
        stage.navigation.popGestureRecognizerEnabled = false
        #expect(verdict(stage) == .refused(.disabled))
        #expect(stage.verdict == nil && stage.takeEvents() == [])
    }

    @Test("A drag up is refused as too steep, not as a system transition", .covers(.followingZooms, .reasons))
    func up() {
        let stage = Stage.zoomed(.init(on: 26))
        stage.drag(from: 60, to: 60, y: 600, endY: 450)
        #expect(stage.stack == "AB" && stage.takeEvents() == ["refused tooSteep"])
    }

    @Test("A zoomed screen has the same area frame as other screens", .covers(.followingZooms), arguments: directions)
    func frame(direction: UIUserInterfaceLayoutDirection) {
        let stage = Stage.zoomed(.init(on: 26), direction)
        #expect(stage.navigation.popGestureFrame.width == 130)
        stage.zoomedScreen.popPreferences.area = .leadingPoints(0)
        #expect(stage.navigation.popGestureFrame.width == 20)
        stage.zoomedScreen.popPreferences.area = .system
        #expect(stage.navigation.popGestureFrame.width == 390)
        stage.zoomedScreen.popPreferences.isGestureEnabled = false
        #expect(stage.navigation.popGestureFrame.isEmpty)
    }

    @Test("Only a zoom without `followPopPreferences(of:)` causes a warning", .covers(.followingZooms))
    func warning() {
        var stage: Stage?
        let warnings = ExpectedWarnings.during {
            stage = .zoomed(.init(on: 26))
            stage?.navigation.popViewController(animated: true)
            stage?.device.settle()
        }
        #expect(warnings == [])
        let others = ExpectedWarnings.during {
            stage?.screen("B").preferredTransition = .zoom { _ in nil }
            stage?.push("B")
        }
        #expect(others.count == 1 && others[0].contains("ZoomOptions.followPopPreferences(of:)"))
    }
}
