import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// The finger's course in one cell of the matrix.
enum Course: CaseIterable {
    case complete, cancel, flick, holdAndRelease, secondFinger
}

@MainActor
@Suite("Systems × directions × drivers × courses")
struct MatrixTests {
    /// A screen that records its callbacks, and sets the bar by its own calls.
    private final class RecordingScreen: UIViewController {
        let name: String
        let hidesBar: Bool
        let note: (String) -> Void

        init(_ name: String, hidesBar: Bool, note: @escaping (String) -> Void) {
            self.name = name
            self.hidesBar = hidesBar
            self.note = note
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        override var description: String { name }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }

        override func viewWillAppear(_ animated: Bool) {
            note("\(name).willAppear \(animated) \(isMovingToParent)")
            navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
        }
        override func viewDidAppear(_ animated: Bool) { note("\(name).didAppear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) {
            note("\(name).willDisappear \(animated) \(isMovingFromParent)")
        }
        override func viewDidDisappear(_ animated: Bool) { note("\(name).didDisappear \(animated)") }
        override func willMove(toParent parent: UIViewController?) { note("\(name).willMove \(parent != nil)") }
        override func didMove(toParent parent: UIViewController?) { note("\(name).didMove \(parent != nil)") }
    }

    /// The app's delegate; it records its calls.
    private final class NotingDelegate: NSObject, UINavigationControllerDelegate {
        let note: (String) -> Void

        init(note: @escaping (String) -> Void) {
            self.note = note
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            note("willShow \(viewController.title ?? "") \(animated)")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            note("didShow \(viewController.title ?? "") \(animated)")
        }
    }

    private struct CourseOutcome: Equatable {
        var stack: String
        var isBarHidden: Bool
        var titles: [String?]
        var calls: [String]
        var isHung: Bool
        var picture: Picture
    }

    /// One cell. The screens named in `hidden` have no bar.
    private func run(
        _ course: Course, from start: CGFloat, hidden: String, on navigation: UINavigationController,
        with configuration: SimulatedDevice.Configuration
    ) -> CourseOutcome {
        let device = SimulatedDevice(configuration)
        var calls: [String] = []
        let screens = ["A", "B", "C"].map { name in
            RecordingScreen(name, hidesBar: hidden.contains(name)) { calls.append($0) }
        }
        let delegate = NotingDelegate { calls.append($0) }
        navigation.delegate = delegate
        navigation.viewControllers = screens
        device.show(navigation)
        device.settle()
        calls = []
        func point(_ way: CGFloat, _ y: CGFloat = 400) -> CGPoint {
            let distance = start + way
            return CGPoint(x: configuration.layoutDirection == .rightToLeft ? 390 - distance : distance, y: y)
        }
        device.fingerDown(at: point(0))
        switch course {
        case .complete:
            device.fingerMove(to: point(316), duration: 0.3)
            device.wait(0.2)
        case .cancel:
            device.fingerMove(to: point(236), duration: 0.3)
            device.fingerMove(to: point(36), duration: 0.3)
            device.wait(0.2)
        case .flick:
            device.fingerMove(to: point(116), duration: 0.06)
        case .holdAndRelease:
            device.fingerMove(to: point(116), duration: 0.06)
            device.wait(1)
        case .secondFinger:
            device.fingerMove(to: point(196), duration: 0.2)
            device.fingerDown(1, at: point(296, 600))
            device.fingerMove(1, to: point(96, 500), duration: 0.1)
            device.fingerMove(to: point(316), duration: 0.1)
            device.wait(0.2)
        }
        // The finger moves the transition in both controllers.
        calls.append("in transition: \(navigation.transitionCoordinator?.isInteractive == true)")
        device.fingerUp()
        device.fingerUp(1)
        device.settle()
        return CourseOutcome(
            stack: navigation.viewControllers.compactMap(\.title).joined(),
            isBarHidden: navigation.isNavigationBarHidden,
            titles: navigation.navigationBar.items?.map(\.title) ?? [], calls: calls, isHung: device.isHung,
            picture: device.picture())
    }

    /// The plain controller pops from its edge; the library from there, and from the middle of its area.
    @Test(
        "Stack, bar, picture, callbacks and delegate calls are those of a plain controller's pop",
        .needsPrivateAPI,
        .covers(.recognizers, .drivers, .rightToLeft, .noWayBack, .neverHangs, .popEvents, .barVisibility),
        arguments: [15, 17, 18, 26], directions
    )
    func matrix(version: Int, direction: UIUserInterfaceLayoutDirection) {
        let configuration = SimulatedDevice.Configuration(.init(on: version), direction)
        var cells = 0
        for course in Course.allCases {
            let stays = course == .cancel || course == .holdAndRelease
            // A hidden bar disables the plain controller's own gesture, so there is nothing to compare with.
            for hidden in ["", "B", "AB"] {
                let plain = run(course, from: 4, hidden: hidden, on: UINavigationController(), with: configuration)
                #expect(plain.stack == (stays ? "ABC" : "AB") && plain.calls.contains("in transition: true"))
                for driver in [PopDriver.system, .percentDriven, .unmanaged] {
                    for start in driver == .unmanaged ? [4] : [4, 60] as [CGFloat] {
                        let navigation = BasicNavigationController()
                        navigation.preferredPopDriver = driver
                        let log = EventLog(of: navigation)
                        let own = run(course, from: start, hidden: hidden, on: navigation, with: configuration)
                        let cell = Comment("\(driver) from \(start), \(course), without a bar: \(hidden)")
                        #expect(navigation.activePopDriver == driver, cell)
                        #expect(own == plain, cell)
                        #expect(!own.isHung, cell)
                        #expect(
                            log.events == ["willPop C→B gesture", stays ? "didCancel C→B" : "didPop C→B gesture"], cell)
                        cells += 1
                    }
                }
            }
        }
        #expect(cells == Course.allCases.count * 3 * 5)
    }
}
