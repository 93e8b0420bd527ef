import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// The finger's course in one cell of the matrix.
enum Course: CaseIterable {
    case complete, cancel, flick, holdAndRelease, secondFinger
}

/// A system, and what the finger does there. The screens named in `hidden` have no bar.
struct MatrixCell: CustomTestStringConvertible {
    let version: Int
    let direction: UIUserInterfaceLayoutDirection
    let course: Course
    let hidden: String

    static let all = [15, 17, 18, 26].flatMap { version in
        directions.flatMap { direction in
            Course.allCases.flatMap { course in
                ["", "B", "AB"].map { Self(version: version, direction: direction, course: course, hidden: $0) }
            }
        }
    }

    var testDescription: String {
        let bars = hidden.isEmpty ? "with bars" : "without a bar on \(hidden)"
        return "iOS \(version), \(direction == .leftToRight ? "left to right" : "right to left"), \(course), \(bars)"
    }
}

@MainActor
@Suite("Systems × directions × recognizers × courses")
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
        device.settle(showing: navigation)
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
        .covers(.recognizers, .transitions, .rightToLeft, .noWayBack, .neverHangs, .popEvents, .barVisibility),
        arguments: MatrixCell.all.sampled(every: 7)
    )
    func matrix(cell: MatrixCell) {
        let configuration = SimulatedDevice.Configuration(.init(on: cell.version), cell.direction)
        let stays = cell.course == .cancel || cell.course == .holdAndRelease
        // The top screen has a bar: without one a plain controller does not pop, so there is nothing to compare.
        let plain = run(cell.course, from: 4, hidden: cell.hidden, on: UINavigationController(), with: configuration)
        #expect(plain.stack == (stays ? "ABC" : "AB") && plain.calls.contains("in transition: true"))
        let withoutHandler = SimulatedDevice.Configuration(.init(.ownTransition, on: cell.version), cell.direction)
        let trials: [(PopGestureArea, start: CGFloat, SimulatedDevice.Configuration)] =
            [(.leadingThird, 4, configuration), (.leadingThird, 60, configuration), (.system, 4, configuration)]
            + (cell.version < 26 ? [(.leadingThird, 60, withoutHandler)] : [])
        for (index, (area, start, configuration)) in trials.enumerated() {
            let navigation = BasicNavigationController()
            navigation.popGestureArea = area
            let log = EventLog(of: navigation)
            let own = run(cell.course, from: start, hidden: cell.hidden, on: navigation, with: configuration)
            #expect(own == plain && !own.isHung, "trial \(index)")
            #expect(log.events == ["willPop C→B gesture", stays ? "didCancel C→B" : "didPop C→B gesture"])
        }
    }
}
