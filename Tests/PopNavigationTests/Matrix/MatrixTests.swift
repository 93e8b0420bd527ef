import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// What a finger does in one cell of the matrix.
enum Course: CaseIterable {
    case complete, cancel, flick, holdAndRelease, secondFinger
}

@MainActor
@Suite("Systems × directions × drivers × courses")
struct MatrixTests {
    /// A screen that writes down its callbacks.
    private final class Noting: UIViewController, PopGestureConfigurable {
        let name: String
        let note: (String) -> Void

        init(_ name: String, note: @escaping (String) -> Void) {
            self.name = name
            self.note = note
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }

        override func viewWillAppear(_ animated: Bool) { note("\(name).willAppear \(isMovingToParent)") }
        override func viewDidAppear(_ animated: Bool) { note("\(name).didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("\(name).willDisappear \(isMovingFromParent)") }
        override func viewDidDisappear(_ animated: Bool) { note("\(name).didDisappear") }
        override func willMove(toParent parent: UIViewController?) { note("\(name).willMove \(parent != nil)") }
        override func didMove(toParent parent: UIViewController?) { note("\(name).didMove \(parent != nil)") }
    }

    private struct Outcome: Equatable {
        var stack: String
        var isBarHidden: Bool
        var calls: [String]
        var isHung: Bool
    }

    private func run(
        _ course: Course, on navigation: UINavigationController, with configuration: SimulatedDevice.Configuration
    ) -> Outcome {
        let device = SimulatedDevice(configuration)
        var calls: [String] = []
        let screens = ["A", "B", "C"].map { Noting($0) { calls.append($0) } }
        navigation.viewControllers = screens
        device.show(navigation)
        device.settle()
        calls = []
        func point(_ distance: CGFloat, _ y: CGFloat = 400) -> CGPoint {
            CGPoint(x: configuration.layoutDirection == .rightToLeft ? 390 - distance : distance, y: y)
        }
        // From the edge, where the plain controller's own gesture starts too.
        device.fingerDown(at: point(4))
        switch course {
        case .complete:
            device.fingerMove(to: point(320), duration: 0.3)
            device.wait(0.2)
        case .cancel:
            device.fingerMove(to: point(240), duration: 0.3)
            device.fingerMove(to: point(40), duration: 0.3)
            device.wait(0.2)
        case .flick:
            device.fingerMove(to: point(120), duration: 0.06)
        case .holdAndRelease:
            device.fingerMove(to: point(120), duration: 0.06)
            device.wait(1)
        case .secondFinger:
            device.fingerMove(to: point(200), duration: 0.2)
            device.fingerDown(1, at: point(300, 600))
            device.fingerMove(1, to: point(100, 500), duration: 0.1)
            device.fingerMove(to: point(320), duration: 0.1)
            device.wait(0.2)
        }
        device.fingerUp()
        device.fingerUp(1)
        device.settle()
        return Outcome(
            stack: navigation.viewControllers.compactMap { ($0 as? Noting)?.name }.joined(),
            isBarHidden: navigation.isNavigationBarHidden, calls: calls, isHung: device.isHung)
    }

    @Test(
        "Behaviour 1, 3, 5, 11, 12: same stack, bar and callbacks as a plain navigation controller's own pop",
        arguments: [13, 15, 17, 18, 26], directions
    )
    func matrix(version: Int, direction: UIUserInterfaceLayoutDirection) {
        for driver in [PopDriver.system, .contentPop, .percentDriven, .systemEdge] {
            for course in Course.allCases {
                var configuration = SimulatedDevice.Configuration()
                configuration.systemVersion = version
                configuration.layoutDirection = direction
                let plain = run(course, on: UINavigationController(), with: configuration)

                let navigation = BasicNavigationController()
                navigation.preferredPopDriver = driver
                var events: [String] = []
                navigation.onPopEvent = { event in
                    switch event {
                    case .willPop: events.append("will")
                    case .didPop: events.append("did")
                    case .didCancel: events.append("cancel")
                    case .refused(let refusal): events.append("\(refusal)")
                    }
                }
                let own = run(course, on: navigation, with: configuration)
                let cell = Comment("\(driver), \(course)")
                #expect(own == plain, cell)
                #expect(!own.isHung, cell)
                #expect(own.stack == (course == .cancel || course == .holdAndRelease ? "ABC" : "AB"), cell)
                #expect(events == ["will", own.stack == "AB" ? "did" : "cancel"], cell)
            }
        }
    }
}
