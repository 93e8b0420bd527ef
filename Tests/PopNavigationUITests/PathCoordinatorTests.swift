import PopNavigation
@testable import PopNavigationUI
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("A path and the stack")
struct PathCoordinatorTests {
    @Test("The stack follows the path, and keeps the screens of equal beginnings")
    func follows() {
        let stage = PathStage("ab")
        let a = stage.screens[1]
        #expect(stage.stack == "·ab")
        stage.show("abc")
        #expect(stage.stack == "·abc")
        stage.show("ax")
        #expect(stage.stack == "·ax")
        #expect(stage.screens[1] === a)
        stage.show("")
        #expect(stage.stack == "·")
        #expect(stage.written.isEmpty)
    }

    @Test("Two equal values have a screen each")
    func equalValues() {
        let stage = PathStage("aa")
        #expect(stage.stack == "·aa")
        #expect(stage.screens[1] !== stage.screens[2])
        stage.swipeBack()
        #expect(stage.written == ["a"])
    }

    @Test("A path that is shown again changes nothing")
    func again() {
        let stage = PathStage("ab")
        let before = stage.screens
        stage.show("ab")
        #expect(stage.screens == before)
        #expect(stage.made == 2)
    }

    @Test("A swipe writes the path once, when the pop is complete")
    func swipe() {
        let stage = PathStage("ab")
        stage.device.fingerDown(at: CGPoint(x: 30, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.2)
        #expect(stage.written.isEmpty)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.written == ["a"])
        #expect(stage.stack == "·a")
    }

    @Test("A cancelled swipe writes nothing")
    func cancelledSwipe() {
        let stage = PathStage("ab")
        stage.device.fingerDown(at: CGPoint(x: 30, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 80, y: 400), duration: 0.2)
        stage.device.wait(0.5)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.written.isEmpty)
        #expect(stage.stack == "·ab")
    }

    @Test("The back button and pops of several screens write the path")
    func otherPops() {
        let stage = PathStage("abcd")
        stage.navigation.goBack(animated: true)
        stage.device.settle()
        stage.navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(stage.written == ["abc", ""])
    }

    @Test("A path that changes during a swipe wins over the swipe")
    func changeDuringSwipe() {
        let stage = PathStage("ab")
        stage.device.fingerDown(at: CGPoint(x: 30, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
        stage.path.show(Array("abc"), animated: true)
        stage.device.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "·abc")
        #expect(stage.written.isEmpty)
    }

    @Test("A value appended while a screen leaves stays, and the other one goes")
    func appendDuringPop() {
        let stage = PathStage("ab")
        stage.navigation.goBack(animated: true)
        stage.device.wait(0.1)
        stage.path.show(Array("abc"), animated: true)
        stage.device.settle()
        #expect(stage.written == ["ac"])
        #expect(stage.stack == "·ac")
        #expect(stage.path.path == ["a", "c"])
    }

    @Test("A popped screen and a coordinator that is released are freed")
    func lifetime() {
        let stage = PathStage("ab")
        weak let b = stage.screens[2]
        stage.swipeBack()
        #expect(b == nil)
        weak var coordinator: PathCoordinator<Character>?
        autoreleasing {
            let other = PathStage("a")
            coordinator = other.path
        }
        #expect(coordinator == nil)
    }

    private func autoreleasing(_ body: () -> Void) { body() }
}

/// A device with a path and its stack; the screens' titles are the values, the root's is a dot.
@MainActor
private final class PathStage {
    let device = SimulatedDevice()
    let navigation = BasicNavigationController(nibName: nil, bundle: nil)
    private(set) var path: PathCoordinator<Character>!
    private(set) var written: [String] = []
    private(set) var made = 0

    init(_ initial: String) {
        let root = UIViewController()
        root.title = "·"
        path = PathCoordinator(
            controller: navigation, root: root,
            makeScreen: { [unowned self] value in
                made += 1
                let screen = UIViewController()
                screen.title = String(value)
                return screen
            },
            writePath: { [unowned self] in written.append(String($0)) })
        path.show(Array(initial), animated: false)
        device.show(navigation)
        device.settle()
    }

    var screens: [UIViewController] { navigation.viewControllers }
    var stack: String { screens.map { $0.title ?? "?" }.joined() }

    func show(_ values: String) {
        path.show(Array(values), animated: true)
        device.settle()
    }

    func swipeBack() {
        device.fingerDrag(from: CGPoint(x: 30, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
        device.settle()
    }
}
