import UIKit

extension TrialChecks {
    static let areaChecks: [String: [String: TrialChecks]] = [
        "full-width": [
            "there-and-back": TrialChecks(during: { stage, _ in
                try stage.expect(stage.depth == 1, "the screen does not follow")
            })
        ],
        "forward": ["article-again": articleReturns(after: 2), "let-go-early": articleReturns(after: 3)],
    ]

    /// The finger drives the push in the drag after the others, and the article is where it was left.
    private static func articleReturns(after drags: Int) -> TrialChecks {
        TrialChecks(
            during: { stage, drag in
                guard drag == drags else { return }
                try stage.expect(
                    stage.depth == 3 && stage.navigationController.transitionCoordinator?.isInteractive == true,
                    "the article does not follow the finger")
            },
            after: { stage in
                let offset = try stage.scrollView(pages: false).contentOffset.y
                try stage.expect(offset > 100, "the article begins at its start: \(offset)")
                return "the article is where it was left"
            })
    }
}
