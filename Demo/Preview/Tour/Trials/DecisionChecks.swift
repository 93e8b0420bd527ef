import UIKit

extension TrialChecks {
    static let decisionChecks: [String: [String: TrialChecks]] = [
        "drawing": ["on-pad": padDraws, "on-pad-from-edge": padDraws],
        "zoomed-pad": ["on-pad": padDraws, "pulled-on-pad": padDraws],
    ]

    private static let padDraws = TrialChecks(after: { stage in
        guard let pad = stage.find(UIView.self, where: { $0.accessibilityIdentifier == "pad" }) else {
            throw Misbehaviour("there is no pad")
        }
        try stage.expect(pad.subviews.count > 10, "the pad did not get the drag")
        return "\(pad.subviews.count - 1) dots drawn"
    })
}
