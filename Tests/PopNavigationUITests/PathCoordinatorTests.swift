import PopNavigation
@testable import PopNavigationUI
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("A path and the stack")
struct PathCoordinatorTests {
    @Test("The stack follows the path, and keeps the screens of equal beginnings", .covers(60))
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

    @Test("Two equal values have a screen each", .covers(60))
    func equalValues() {
        let stage = PathStage("aa")
        #expect(stage.stack == "·aa")
        #expect(stage.screens[1] !== stage.screens[2])
        stage.swipeBack()
        #expect(stage.written == ["a"])
    }

    @Test("A path that is shown again changes nothing", .covers(60))
    func again() {
        let stage = PathStage("ab")
        let before = stage.screens
        stage.show("ab")
        #expect(stage.screens == before)
        #expect(stage.made == 2)
    }

    @Test("A swipe writes the path once, when the pop is complete", .covers(60))
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

    @Test("A cancelled swipe writes nothing", .covers(60))
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

    @Test("The back button and pops of several screens write the path", .covers(60))
    func otherPops() {
        let stage = PathStage("abcd")
        stage.navigation.goBack(animated: true)
        stage.device.settle()
        stage.navigation.popToRootViewController(animated: true)
        stage.device.settle()
        #expect(stage.written == ["abc", ""])
    }

    @Test("A path that changes during a swipe wins over the swipe", .covers(60))
    func changeDuringSwipe() {
        let stage = PathStage("ab")
        stage.device.fingerDown(at: CGPoint(x: 30, y: 400))
        stage.device.fingerMove(to: CGPoint(x: 200, y: 400), duration: 0.2)
        stage.change(to: "abc")
        stage.device.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.2)
        stage.device.fingerUp()
        stage.device.settle()
        #expect(stage.stack == "·abc")
        #expect(stage.written.isEmpty)
    }

    @Test("A value appended while a screen leaves stays, and the other one goes", .covers(60))
    func appendDuringPop() {
        let stage = PathStage("ab")
        stage.navigation.goBack(animated: true)
        stage.device.wait(0.1)
        stage.change(to: "abc")
        stage.device.settle()
        #expect(stage.written == ["ac"])
        #expect(stage.stack == "·ac")
        #expect(stage.path.path == ["a", "c"])
    }

    @Test("A value that the app appends before the stack knows of it is not lost by a pop", .covers(60))
    func undeliveredAppend() {
        let stage = PathStage("ab")
        stage.navigation.goBack(animated: true)
        stage.device.wait(0.1)
        stage.binding.append("c")
        stage.device.settle()
        #expect(stage.written == ["ac"])
        stage.path.show(stage.binding, animated: true)
        stage.device.settle()
        #expect(stage.stack == "·ac")
    }

    @Test("A path that the app has replaced before the stack knows of it stays as it is", .covers(60))
    func undeliveredReplacement() {
        let stage = PathStage("ab")
        stage.navigation.goBack(animated: true)
        stage.device.wait(0.1)
        stage.binding = ["x", "b"]
        stage.device.settle()
        #expect(stage.written == ["xb"])
    }

    @Test("A value that the app has removed already is not removed again", .covers(60))
    func undeliveredRemoval() {
        #expect(PathEdit.removing([1], of: ["a", "b"], from: ["a"]) == ["a"])
        #expect(PathEdit.removing([0, 1], of: ["a", "b"], from: ["a", "b", "b"]) == ["b"])
        #expect(PathEdit.removing([1], of: ["a", "a"], from: ["a", "a", "a"]) == ["a", "a"])
        #expect(PathEdit.removing([], of: [], from: ["a"]) == ["a"])
    }

    @Test("A popped screen and a coordinator that is released are freed", .covers(60))
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
    /// The app's path.
    var binding: [Character] = []
    private(set) var written: [String] = []
    private(set) var made = 0

    init(_ initial: String) {
        let root = UIViewController()
        root.title = "·"
        path = PathCoordinator(controller: navigation, root: root)
        path.makeScreen = { [unowned self] value in
            made += 1
            let screen = UIViewController()
            screen.title = String(value)
            return screen
        }
        path.changePath = { [unowned self] change in
            binding = change(binding)
            written.append(String(binding))
        }
        binding = Array(initial)
        path.show(Array(initial), animated: false)
        device.show(navigation)
        device.settle()
    }

    var screens: [UIViewController] { navigation.viewControllers }
    var stack: String { screens.map { $0.title ?? "?" }.joined() }

    func show(_ values: String) {
        change(to: values)
        device.settle()
    }

    /// Changes the app's path, and the stack with it.
    func change(to values: String) {
        binding = Array(values)
        path.show(binding, animated: true)
    }

    func swipeBack() {
        device.fingerDrag(from: CGPoint(x: 30, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
        device.settle()
    }
}
