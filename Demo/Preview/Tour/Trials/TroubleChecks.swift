import UIKit

extension TrialChecks {
    static let troubleChecks: [String: [String: TrialChecks]] = [
        "keyboard": [
            "keyboard-moving": TrialChecks(
                before: { $0.notedField = try $0.textField() },
                early: { stage in
                    try stage.expect(stage.notedField?.isFirstResponder == true, "a tap does not begin editing")
                }),
            "keyboard-moving-26": TrialChecks(during: { stage, drag in
                guard drag == 0 else { return }
                try stage.expect(try stage.textField().isFirstResponder, "a tap does not begin editing")
            }),
            "keyboard-up-let-go-early": TrialChecks(after: { stage in
                try stage.expect(try stage.textField().isFirstResponder, "the field has lost the keyboard")
                return "still editing"
            }),
            "keyboard-up": TrialChecks(
                before: { $0.notedField = try $0.textField() },
                after: { stage in
                    try stage.expect(stage.notedField?.isFirstResponder != true, "the field is still edited")
                    return "the keyboard is gone"
                }),
        ],
        "search": [
            "search-active": TrialChecks(during: { stage, _ in
                try stage.expectSearch(isActive: true)
            }),
            "search-beginning": TrialChecks(during: { stage, _ in
                try stage.expectSearch(isActive: true)
            }),
            "search-cancelled": TrialChecks(
                before: { $0.notedField = $0.top.navigationItem.searchController?.searchBar.searchTextField },
                after: { stage in
                    try stage.expect(stage.notedField != nil, "there is no search")
                    try stage.expect(stage.notedField?.window == nil, "the search bar stays")
                    return ""
                }),
        ],
        "sheet": [
            "sheet-under-finger": TrialChecks(
                during: { stage, _ in
                    try stage.expect(stage.top.presentedViewController != nil, "the sheet did not come")
                },
                after: { stage in
                    try stage.expect(stage.top.presentedViewController == nil, "the sheet does not go")
                    return ""
                }),
            "on-sheet": TrialChecks(during: { stage, _ in
                try stage.expect(stage.top.presentedViewController != nil, "the sheet did not come")
            }),
        ],
        "modal": ["all-the-way": modalFollows, "let-go-early": modalFollows],
        "hang": [
            "two-fingers": followsAtOnce, "switched-off": followsAtOnce,
        ],
    ]

    private static let modalFollows = TrialChecks(during: { stage, drag in
        guard drag == 0 else { return }
        try stage.expect(
            stage.top.presentedViewController?.transitionCoordinator?.isInteractive == true,
            "the modal does not follow the finger")
    })

    private static let followsAtOnce = TrialChecks(during: { stage, drag in
        if drag == 0 { try stage.expect(stage.depth == 1, "the screen does not follow") }
    })
}

extension TourStage {
    func textField() throws -> UITextField {
        guard let field = find(UITextField.self) else { throw Misbehaviour("there is no field") }
        return field
    }

    func expectSearch(isActive: Bool) throws {
        guard let search = top.navigationItem.searchController else { throw Misbehaviour("there is no search") }
        try expect(
            search.isActive == isActive && search.searchBar.isFirstResponder == isActive,
            "the search is \(search.isActive ? "" : "not ")active")
    }
}
