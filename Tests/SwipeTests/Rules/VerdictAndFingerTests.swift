import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

/// The verdict without a finger is `allowed` only where a finger would pop.
@MainActor
@Suite("The verdict without a finger, compared with a finger")
struct VerdictAndFingerTests {
    /// What an app can have configured.
    enum AppsSetting: CaseIterable, Sendable {
        case usual, hiddenBar, leadingItem, noWayBack, noWayBackAllowed, sheet, sheetAndHiddenBar
        case nilAnimator, animator, nilOfBoth, disabledEdge

        @MainActor
        func apply(to stage: Stage) {
            switch self {
            case .usual: break
            case .hiddenBar: stage.navigation.setNavigationBarHidden(true, animated: false)
            case .leadingItem: stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem()
            case .noWayBack, .noWayBackAllowed:
                stage.top.navigationItem.hidesBackButton = true
                if self == .noWayBackAllowed { stage.top.popPreferences.isGestureEnabled = true }
            case .sheet, .sheetAndHiddenBar:
                if self == .sheetAndHiddenBar { stage.navigation.setNavigationBarHidden(true, animated: false) }
                let sheet = UIViewController()
                sheet.sheetPresentationController?.detents = [.medium()]
                sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
                stage.navigation.present(sheet, animated: false)
            case .nilAnimator, .animator, .nilOfBoth:
                let supplier: AnimatorSupplier & UINavigationControllerDelegate =
                    self == .nilOfBoth ? InteractingDelegate() : AnimatingDelegate()
                if self != .animator { supplier.animator = nil }
                stage.keep(supplier)
                stage.navigation.delegate = supplier
            case .disabledEdge: stage.edge.isEnabled = false
            }
            // Without private API, an item that changes on a visible screen counts from the next layout on.
            stage.layOutAgain()
            stage.device.settle()
        }
    }

    private static let drags = ([.system, .edge, .leadingThird, .full] as [PopGestureArea]).flatMap { area in
        ([5, 60, 150] as [CGFloat]).map { (area, $0) }
    }.sampled(every: 5)

    @Test("The area is the strip where only the content recognizer is disabled", .covers(.recognizers))
    func disabledContent() {
        let stage = Stage("AB", .init(on: 26))
        stage.content?.isEnabled = false
        #expect(stage.navigation.popGestureFrame.width == 20)
        _ = ExpectedWarnings.during { stage.swipe(from: 60) }
        #expect(stage.stack == "AB")
        stage.swipe(from: 5)
        #expect(stage.stack == "A")
    }

    @Test("In a controller that is inset in its window the strip is narrower", .covers(.leadingEdge))
    func insetStrip() {
        let device = SimulatedDevice(.iOS(18))
        let navigation = BasicNavigationController(rootViewController: TestScreen("A"))
        navigation.popGestureArea = .leadingPoints(1)
        let host = UIViewController()
        device.show(host)
        host.addChild(navigation)
        navigation.view.frame = host.view.bounds.insetBy(dx: 8, dy: 0)
        host.view.addSubview(navigation.view)
        navigation.didMove(toParent: host)
        navigation.pushViewController(TestScreen("B"), animated: false)
        device.settle()
        #expect(navigation.popGestureFrame.width == 12)
    }

    @Test(
        "A drag that the verdict allows pops", .covers(.verdictsWithoutTouches), arguments: TestedSystem.all,
        AppsSetting.allCases)
    func allowed(system: TestedSystem, setting: AppsSetting) {
        for (area, start) in Self.drags {
            let stage = Stage(on: .init(.init(on: system.version), system.direction))
            stage.navigation.popGestureArea = area
            setting.apply(to: stage)
            let y: CGFloat = 250
            let verdict = stage.navigation.popGestureVerdict(forDragFrom: stage.point(start, y))
            _ = ExpectedWarnings.during { stage.drag(from: start, to: start + 235, y: y) }
            let hasPopped = stage.stack == "A"
            if verdict == .allowed { #expect(hasPopped, "\(area) from \(start)") }
            // Where UIKit's recognizers pop, some rules of the own pan are stricter.
            if hasPopped, setting == .usual { #expect(verdict == .allowed, "\(area) from \(start)") }
        }
    }

    /// A drag that the rules judge one way and UIKit's recognizers another.
    enum LessStrictCell: CaseIterable, Sendable {
        case inBar, inBarAtEdge, diagonalAtEdge, steep, edgeOfNoArea, edgeOfNarrowArea, besideNoArea

        var area: PopGestureArea {
            switch self {
            case .edgeOfNoArea, .besideNoArea: .leadingPoints(0)
            case .edgeOfNarrowArea: .leadingPoints(3)
            default: .leadingThird
            }
        }

        /// Where the finger goes down, and how far it moves.
        var drag: (start: CGPoint, translation: CGVector) {
            switch self {
            case .inBar: (CGPoint(x: 100, y: 75), CGVector(dx: 235, dy: 0))
            case .inBarAtEdge: (CGPoint(x: 5, y: 75), CGVector(dx: 235, dy: 0))
            case .diagonalAtEdge: (CGPoint(x: 5, y: 250), CGVector(dx: 235, dy: 235))
            case .steep: (CGPoint(x: 60, y: 250), CGVector(dx: 235, dy: 300))
            case .edgeOfNoArea, .edgeOfNarrowArea: (CGPoint(x: 5, y: 250), CGVector(dx: 235, dy: 0))
            case .besideNoArea: (CGPoint(x: 30, y: 250), CGVector(dx: 235, dy: 0))
            }
        }
    }

    @Test(
        "Where UIKit's recognizers are less strict than the rules, the verdict is theirs",
        .covers(.verdictsWithoutTouches), arguments: TestedSystem.all, LessStrictCell.allCases)
    func lessStrict(system: TestedSystem, cell: LessStrictCell) {
        let stage = Stage(on: .init(.init(on: system.version), system.direction))
        stage.navigation.popGestureArea = cell.area
        let (start, translation) = cell.drag
        let forward: CGFloat = system.direction == .leftToRight ? 1 : -1
        let verdict = stage.navigation.popGestureVerdict(
            forDragFrom: stage.point(start.x, start.y),
            by: CGVector(dx: forward * translation.dx, dy: translation.dy))
        let frame = stage.navigation.popGestureFrame
        stage.drag(from: start.x, to: start.x + translation.dx, y: start.y, endY: start.y + translation.dy)
        #expect((verdict == .allowed) == (stage.stack == "A"))
        if verdict == .allowed { #expect(frame.contains(stage.point(start.x, start.y))) }
    }

    @Test(
        "With UIKit's own area the verdict names the place where UIKit doesn't pop",
        .covers(.verdictsWithoutTouches), arguments: TestedSystem.all)
    func systemArea(system: TestedSystem) {
        let stage = Stage(on: .init(.init(on: system.version), system.direction))
        stage.navigation.popGestureArea = .system
        #expect(stage.navigation.popGestureVerdict(forDragFrom: stage.point(5)) == .allowed)
        let verdict = stage.navigation.popGestureVerdict(forDragFrom: stage.point(200))
        #expect(verdict == (system.version < 26 ? .refused(.outsideArea) : .allowed))
        #expect(stage.navigation.popGestureFrame.width == (system.version < 26 ? 20 : 390))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(stage.navigation.popGestureFrame.isEmpty)
    }

    @Test(
        "Below an undimmed sheet, the verdict names the presentation where UIKit refuses",
        .covers(.verdictsWithoutTouches, .presentation), arguments: [26, 27])
    func belowSheet(version: Int) {
        let stage = Stage(on: .init(.init(on: version)))
        AppsSetting.sheet.apply(to: stage)
        let verdict = { stage.navigation.popGestureVerdict(forDragFrom: stage.point(60, 250)) }
        #expect(verdict() == .allowed)
        stage.navigation.setNavigationBarHidden(true, animated: false)
        #expect(verdict() == .refused(.presenting))
        stage.navigation.popGestureArea = .system
        #expect(verdict() == .refused(.outsideArea))
    }

    @Test(
        "During a push below a hidden bar, where UIKit refuses, the verdict names the place",
        .covers(.verdictsWithoutTouches), arguments: [26, 27])
    func duringPush(version: Int) {
        let stage = Stage(on: .init(.init(on: version)))
        stage.navigation.setNavigationBarHidden(true, animated: false)
        stage.beginPush("C")
        let verdict = stage.navigation.popGestureVerdict(forDragFrom: stage.point(60, 250))
        #expect(verdict == .refused(.outsideArea))
    }

    @Test(
        "The area's frame stays while a screen slides, and is empty at the root", .covers(.verdictsWithoutTouches),
        arguments: TestedSystem.all)
    func frameInTransition(system: TestedSystem) {
        let stage = Stage(on: .init(.init(on: system.version), system.direction))
        let frame = stage.navigation.popGestureFrame
        #expect(frame.width == 130)
        stage.pull(from: 60, to: 260)
        #expect(stage.isSwiping && stage.navigation.popGestureFrame == frame)
        stage.takeBack()
        #expect(stage.navigation.popGestureFrame == frame)
        stage.pull(from: 60, to: 360)
        stage.device.fingerUp()
        stage.device.wait(0.02)
        #expect(stage.navigation.popGestureFrame == frame)
        stage.device.settle()
        #expect(stage.stack == "A" && stage.navigation.popGestureFrame.isEmpty)
        stage.navigation.pushViewController(TestScreen("C"), animated: true)
        stage.device.wait(0.1)
        #expect(stage.navigation.popGestureFrame == frame)
    }
}
