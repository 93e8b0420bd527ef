import PopNavigation
import Testing
import TrialTools
import UIKit
import UIKitSimulator

@testable import PopNavigationUI

/// The systems that differ in a pop or a push. iOS 27 is as iOS 26.
private let systemsOfPops = [15, 18, 26]

/// Every order of a touch and a change of the stack, with a marker in each screen.
@MainActor
struct ChangesAroundTouchesTests {
    enum Change: CaseIterable {
        case push, pop, popToRoot, set, setRoot, present, replaceBar, removeMarker

        @MainActor
        func make(in stage: MarkedStage, animated: Bool) {
            let navigation = stage.navigation
            switch self {
            case .push: navigation.pushViewController(MarkedScreen(), animated: animated)
            case .pop: navigation.popViewController(animated: animated)
            case .popToRoot: navigation.popToRootViewController(animated: animated)
            case .set: navigation.setViewControllers([MarkedScreen(), MarkedScreen()], animated: animated)
            case .setRoot: navigation.setViewControllers([MarkedScreen()], animated: animated)
            case .present:
                if navigation.presentedViewController == nil {
                    navigation.present(UIViewController(), animated: animated)
                }
            case .replaceBar:
                navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: animated)
            case .removeMarker:
                for case let marker as PopGestureMarker in stage.top.view.subviews { marker.removeFromSuperview() }
            }
        }
    }

    enum ChangeMoment: CaseIterable {
        case beforeTouch, beforeMove, beforeBegin, whileSwiping, whileSlidingBack, whileFinishing
    }

    private typealias ChangeCell = (
        moment: ChangeMoment, change: Change, animated: Bool, hidesBar: Bool, start: CGFloat
    )

    private static let cells: [ChangeCell] = ChangeMoment.allCases.flatMap { moment in
        Change.allCases.flatMap { change in
            [true, false].flatMap { animated in
                [true, false].flatMap { hidesBar in
                    ([5, 100] as [CGFloat]).map { (moment, change, animated, hidesBar, $0) }
                }
            }
        }
    }

    fileprivate func changes(on version: Int) {
        for (moment, change, animated, hidesBar, start) in Self.cells.sampled(every: 8) {
            let stage = stage(on: version, hidesBar: hidesBar)
            play(moment, in: stage, from: start) { change.make(in: stage, animated: animated) }
            #expect(
                isAlive(stage), "\(change) \(moment), animated \(animated), bar hidden \(hidesBar), from \(start)")
        }
    }

    private func stage(on version: Int, hidesBar: Bool) -> MarkedStage {
        let stage = MarkedStage(on: version)
        stage.navigation.setNavigationBarHidden(hidesBar, animated: false)
        stage.navigation.setViewControllers((0..<3).map { _ in MarkedScreen() }, animated: false)
        stage.device.settle()
        return stage
    }

    private func play(_ moment: ChangeMoment, in stage: MarkedStage, from start: CGFloat, change: () -> Void) {
        let device = stage.device
        if moment == .beforeTouch { change() }
        device.fingerDown(at: stage.point(start))
        if moment == .beforeMove { change() }
        device.fingerMove(to: stage.point(start + 8), duration: 0.05)
        if moment == .beforeBegin { change() }
        device.fingerMove(to: stage.point(start + 150), duration: 0.2)
        if moment == .whileSwiping { change() }
        device.fingerMove(to: stage.point(moment == .whileSlidingBack ? start + 5 : 380), duration: 0.2)
        device.wait(moment == .whileSlidingBack ? 0.2 : 0)
        device.fingerUp()
        device.wait(0.1)
        if moment == .whileSlidingBack || moment == .whileFinishing { change() }
        device.settle()
    }

    private func isAlive(_ stage: MarkedStage) -> Bool {
        stage.navigation.presentedViewController?.dismiss(animated: false)
        stage.device.settle()
        return stage.isUsable
    }
}

/// A screen with an area, a switch and a question.
private final class MarkedScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for value in [PopGestureValue.area(.leadingThird), .enabled(true), .request(PopRequest())] {
            view.addSubview(PopGestureMarker(value))
        }
    }
}

extension LongModifierComparisons {
    @Test(
        "A change of the stack around a touch never hangs it", .covers(.failsOpen),
        arguments: systemsOfPops)
    static func changesAroundTouches(version: Int) async {
        await #expect(processExitsWith: .success) { [version] in
            await MainActor.run { _ = ExpectedWarnings.during { ChangesAroundTouchesTests().changes(on: version) } }
        }
    }
}
