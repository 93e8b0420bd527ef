extension TrialChecks {
    static let areaChecks: [String: [String: TrialChecks]] = [
        "full-width": [
            "there-and-back": TrialChecks(during: { stage, _ in
                try stage.expect(stage.depth == 1, "the screen does not follow")
            })
        ]
    ]
}
