import UIKit

/// Slanting drags in a page sheet, for which the sheet's own pan competes.
extension DeviceGesture {
    static func sheets(on device: DeviceKind) -> [DeviceGesture] {
        [
            inSheet(
                "sheet, from the edge", from: "leading edge", .slanting(from: .points(4, above: 420)),
                DeviceFact("I4 edge", "A drag at 25 degrees from the leading edge of a page sheet", "pops")),
            inSheet(
                "sheet, from the middle", from: "middle", .slanting,
                DeviceFact(
                    "I4 middle", "A drag at 25 degrees from the middle of a page sheet",
                    device.system >= 26 ? "pops" : "moves the sheet")),
        ]
    }

    private static func inSheet(
        _ name: String, from place: String, _ step: TrialStep, _ fact: DeviceFact
    ) -> DeviceGesture {
        DeviceGesture(
            name, "Drag from the sheet's \(place) towards its trailing edge, and downwards by half as much.", step, fact
        ) { bench, _ in
            var (hasPopped, hasMoved, isSlanting) = (false, false, false)
            var rest: CGFloat?
            bench.navigationController.onPop = { hasPopped = true }
            bench.presentSheet()
            return Observer(
                moved: { travel, _ in
                    let top = bench.navigationController.view.convert(CGPoint.zero, to: nil).y
                    hasMoved = hasMoved || abs(top - (rest ?? top)) >= Self.leastMovement
                    rest = rest ?? top
                    let slope = travel.y / max(abs(travel.x), 1)
                    if abs(travel.x) >= Self.slopeTravel { isSlanting = isSlanting || (0.3...0.7).contains(slope) }
                },
                ended: {
                    guard isSlanting else { return }
                    let parts = [hasPopped ? "pops" : nil, hasMoved ? "moves the sheet" : nil].compactMap(\.self)
                    bench.report(fact.source, .text(parts.isEmpty ? "nothing" : parts.joined(separator: " and ")))
                })
        }
    }

    /// Points by which a finger certainly moves a sheet.
    private static let leastMovement: CGFloat = 2
    /// Points after which the drag's angle counts.
    private static let slopeTravel: CGFloat = 40
}

extension TrialStep {
    /// From the middle towards the trailing edge, downwards at 25 degrees.
    static let slanting = slanting(from: .points(150, above: 420))

    static func slanting(from start: TrialSpot) -> TrialStep {
        .touch([TrialFinger(start, [.init(.by(200, 93), 1), .rest(0.3)])], nil)
    }
}
