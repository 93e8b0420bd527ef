import UIKit

#if canImport(SwiftUI)
import SwiftUI

extension DeviceMeasurement {
    /// On iOS 16 and later. The headless UIKit has no SwiftUI, so the expected values are guesses.
    static let swiftUI: [DeviceMeasurement] = [
        DeviceMeasurement(
            DeviceFact("SwiftUI delegate", "The class of the delegate of a SwiftUI stack's controller", "none"),
            DeviceFact("SwiftUI controller", "The class of a SwiftUI stack's controller", "UINavigationController"),
            DeviceFact("SwiftUI backAction", "SwiftUI keeps a backAction of others", true)
        ) { bench, done in
            guard #available(iOS 16.0, *) else { return done() }
            let model = DeviceStackModel()
            let host = UIHostingController(rootView: DeviceStackView(model: model))
            bench.stage.addChild(host)
            host.view.frame = bench.stage.view.bounds
            bench.stage.view.addSubview(host.view)
            host.didMove(toParent: bench.stage)
            bench.wait(0.6) {
                let controller = stack(in: host)
                let item = controller?.topViewController?.navigationItem
                bench.report("SwiftUI controller", .text(controller.map { "\(type(of: $0))" } ?? "none"))
                bench.report("SwiftUI delegate", .text(controller?.delegate.map { "\(type(of: $0))" } ?? "none"))
                item?.backAction = UIAction { _ in }
                model.title = "Changed"
                bench.wait(0.6) {
                    bench.report("SwiftUI backAction", item?.backAction != nil)
                    host.willMove(toParent: nil)
                    host.view.removeFromSuperview()
                    host.removeFromParent()
                    done()
                }
            }
        }
    ]

    private static func stack(in controller: UIViewController) -> UINavigationController? {
        controller as? UINavigationController ?? controller.children.lazy.compactMap(stack).first
    }
}

private final class DeviceStackModel: ObservableObject {
    @Published var path = [1]
    @Published var title = "B"
}

@available(iOS 16.0, *)
private struct DeviceStackView: View {
    @ObservedObject var model: DeviceStackModel

    var body: some View {
        NavigationStack(path: $model.path) {
            Text("A").navigationDestination(for: Int.self) { _ in
                Text(model.title).navigationTitle(model.title)
            }
        }
    }
}
#else
extension DeviceMeasurement {
    static let swiftUI: [DeviceMeasurement] = []
}
#endif
