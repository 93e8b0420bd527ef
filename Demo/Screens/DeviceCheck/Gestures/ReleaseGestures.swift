import UIKit

/// The outcomes of releases, by the scripts that JakeThomson/swift_transitions has published: a recording can be laid
/// beside that one. Only a UI test moves a finger so exactly.
extension DeviceGesture {
    static func releases(on device: DeviceKind) -> [DeviceGesture] {
        let rests = [0.45, 0.55, 0.56, 0.58, 0.60, 0.62, 0.80].map {
            ScriptedRelease(edge: $0, speed: 300, rests: true)
        }
        let moves = [(0.20, 1200), (0.35, 400), (0.35, 150), (0.65, 150)]
            .map { ScriptedRelease(edge: $0, speed: $1, rests: false) }
        let content = [(100, 190), (100, 200), (200, 190), (200, 200)].map { ScriptedRelease(from: $0, by: $1) }
        return (rests + moves + (device.system >= 26 ? content : [])).map { gesture(for: $0, on: device) }
    }

    private static func gesture(for release: ScriptedRelease, on device: DeviceKind) -> DeviceGesture {
        DeviceGesture(
            release.name, "Drag as a UI test does, or press Skip.", release.step,
            DeviceFact(
                release.name, "A drag \(release.description)", release.pops(on: device) ? "pops" : "goes back")
        ) { bench, _ in
            var isCancelled: Bool?
            bench.log.onWillShow = {
                guard let pop = bench.navigationController.transitionCoordinator, pop.isInteractive else { return }
                pop.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
            }
            return Observer(ended: {
                if let isCancelled { bench.report(release.name, .text(isCancelled ? "goes back" : "pops")) }
            })
        }
    }
}

/// A drag and its release.
private struct ScriptedRelease {
    let name: String
    let description: String
    let step: TrialStep
    private let isAtEdge: Bool
    private let speed: CGFloat
    private let rests: Bool
    /// The finger's travel on a screen of a width.
    private let travel: @Sendable (CGFloat) -> CGFloat

    /// The width of the recorded screen, for which the scripts are made.
    private static let recordedWidth: CGFloat = 402

    /// From x = 4 to a share of the width.
    init(edge share: CGFloat, speed: CGFloat, rests: Bool) {
        let percent = Int((share * 100).rounded())
        (isAtEdge, self.speed, self.rests) = (true, speed, rests)
        name = rests ? "release \(percent) %" : "release \(percent) %, \(Int(speed))"
        description =
            "from the edge to \(percent) % of the width"
            + (rests ? ", released at rest" : ", released at \(Int(speed)) points a second")
        let duration = TimeInterval((share * Self.recordedWidth - 4) / speed)
        let move = TrialFinger.Move(.spot(.screen(share)), duration)
        step = .touch([TrialFinger(.points(4), rests ? [move, .rest(0.6)] : [move])], nil)
        travel = { share * $0 - 4 }
    }

    /// By some points from within the content, released at rest.
    init(from start: CGFloat, by distance: CGFloat) {
        (isAtEdge, speed, rests) = (false, 300, true)
        name = "release \(Int(distance)) from \(Int(start))"
        description = "from x = \(Int(start)) by \(Int(distance)) points, released at rest"
        let move = TrialFinger.Move(.by(distance, 0), TimeInterval(distance / 300))
        step = .touch([TrialFinger(.points(start), [move, .rest(0.6)])], nil)
        travel = { _ in distance }
    }

    /// What the headless UIKit does.
    @MainActor
    func pops(on device: DeviceKind) -> Bool {
        let velocity = rests ? 0 : speed
        guard device.system >= 26 else {
            return travel(device.width) - 15 + 0.35 * velocity > min(187.5, device.width / 2)
        }
        let page = travel(device.width) - (isAtEdge ? 12 : 27)
        let line = (isAtEdge ? 0.53 : 0.42) * min(device.width, Self.recordedWidth)
        return page + 0.125 * velocity > line
    }
}
