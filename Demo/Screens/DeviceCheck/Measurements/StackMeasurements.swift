import UIKit

/// Changes of the stack by code.
extension DeviceMeasurement {
    static let changesInOneTurn = DeviceMeasurement(
        DeviceFact("C40", "The stack after two animated pushes in one turn", "AB"),
        DeviceFact("C40 end", "The stack when both transitions are over", "ABC"),
        DeviceFact("C40 plain", "The stack after two pushes in one turn without animation", "ABC"),
        DeviceFact("C40 mixed", "The stack after a push without animation and an animated one in one turn", "AB")
    ) { bench, done in
        push(animated: true, true, on: bench) {
            bench.report("C40", .text($0))
            bench.report("C40 end", .text($1))
            push(animated: false, false, on: bench) { atOnce, _ in
                bench.report("C40 plain", .text(atOnce))
                push(animated: false, true, on: bench) { atOnce, _ in
                    bench.report("C40 mixed", .text(atOnce))
                    done()
                }
            }
        }
    }

    /// Pushes B and C in one turn.
    private static func push(
        animated first: Bool, _ second: Bool, on bench: DeviceBench,
        then report: @escaping (_ atOnce: String, _ atEnd: String) -> Void
    ) {
        bench.navigationController.pushViewController(bench.screen("B"), animated: first)
        bench.navigationController.pushViewController(bench.screen("C"), animated: second)
        let atOnce = bench.stack
        bench.wait(first ? 1.3 : second ? 0.7 : 0.1) {
            let atEnd = bench.stack
            bench.reset(depth: 1)
            bench.wait(0.1) { report(atOnce, atEnd) }
        }
    }

    static let changesInPresentation = DeviceMeasurement(
        DeviceFact("C41", "The stack after an animated push while a sheet is being presented", "A"),
        DeviceFact("C41 plain", "The stack after a push without animation while a sheet is being presented", "AB")
    ) { bench, done in
        push(animated: true, inPresentationOn: bench) {
            bench.report("C41", .text($0))
            push(animated: false, inPresentationOn: bench) {
                bench.report("C41 plain", .text($0))
                done()
            }
        }
    }

    private static func push(
        animated: Bool, inPresentationOn bench: DeviceBench, then report: @escaping (_ atOnce: String) -> Void
    ) {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        bench.navigationController.present(sheet, animated: true)
        bench.navigationController.pushViewController(bench.screen("B"), animated: animated)
        let atOnce = bench.stack
        bench.wait(0.9) {
            sheet.dismiss(animated: false)
            bench.wait(0.2) {
                bench.reset(depth: 1)
                bench.wait(0.1) { report(atOnce) }
            }
        }
    }

    static let completions = DeviceMeasurement(
        DeviceFact("C14", "The order in which two completions of a coordinator are called", "12"),
        DeviceFact("I8", "A change of only the controller's height ends a push", false)
    ) { bench, done in
        let view: UIView = bench.navigationController.view
        let frame = view.frame
        var order = ""
        bench.navigationController.pushViewController(bench.screen("B"), animated: true)
        let coordinator = bench.navigationController.transitionCoordinator
        for name in ["1", "2"] { coordinator?.animate(alongsideTransition: nil) { _ in order += name } }
        bench.wait(0.1) {
            view.frame.size.height -= 1
            view.layoutIfNeeded()
            bench.wait(0.05) {
                bench.report("I8", bench.navigationController.transitionCoordinator == nil)
                view.frame = frame
                bench.wait(0.6) {
                    bench.report("C14", .text(order))
                    done()
                }
            }
        }
    }

    static let enabledEdge = DeviceMeasurement(
        DeviceFact("C39", "The edge recognizer is enabled on the first screen, after a pop", true)
    ) { bench, done in
        bench.navigationController.pushViewController(bench.screen("B"), animated: false)
        bench.navigationController.view.layoutIfNeeded()
        bench.navigationController.popViewController(animated: false)
        bench.wait(0.1) {
            bench.report("C39", bench.edge?.isEnabled ?? false)
            done()
        }
    }

    static let orientations = DeviceMeasurement(
        DeviceFact("C34 load", "The navigation delegate is asked for orientations before the view loads", true)
    ) { bench, done in
        let controller = UINavigationController(rootViewController: UIViewController())
        let delegate = DeviceOrientationDelegate()
        controller.delegate = delegate
        _ = controller.supportedInterfaceOrientations
        bench.report("C34 load", delegate.isAsked && !controller.isViewLoaded)
        done()
    }
}

/// A navigation delegate that notes whether it is asked for orientations.
private final class DeviceOrientationDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var isAsked = false

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        isAsked = true
        return .all
    }
}
