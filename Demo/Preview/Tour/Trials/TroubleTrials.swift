import DemoScreens
import PopNavigation
import UIKit

extension Trial {
    @MainActor static let troubleTrials: [String: [Trial]] = [
        "keyboard": [
            Trial("while the keyboard moves") { stage in
                let field = try stage.textField()
                stage.tap(at: stage.middle(of: field))
                stage.wait(0.05)
                try stage.expect(field.isFirstResponder, "a tap does not begin editing")
                let seen = try stage.swipe(
                    from: stage.point(0.2, above: 480), to: stage.point(0.6, above: 480), duration: 0.1,
                    expect: .refused(.keyboardMoving))
                return seen
            },
            Trial("with the keyboard up, let go early") { stage in
                let field = try stage.textField()
                stage.tap(at: stage.middle(of: field))
                stage.settle()
                let seen = try stage.swipe(
                    from: stage.point(0.2, above: 480), to: stage.point(0.42, above: 480), duration: 1,
                    expect: .cancelled)
                try stage.expect(field.isFirstResponder, "the field has lost the keyboard")
                return seen + ", still editing"
            },
            Trial("with the keyboard up") { stage in
                let field = try stage.textField()
                stage.tap(at: stage.middle(of: field))
                stage.settle()
                let seen = try stage.swipe(
                    from: stage.point(0.2, above: 480), to: stage.point(0.85, above: 480), expect: .popped)
                try stage.expect(!field.isFirstResponder, "the field is still edited")
                return seen + ", the keyboard is gone"
            },
        ],
        "search": [
            Trial("while the search is active") { stage in
                let search = try stage.openSearch()
                let seen = try stage.swipe(
                    from: stage.point(0.2, above: 420), to: stage.point(0.85, above: 420),
                    expect: .refused(.searchActive))
                try stage.expect(search.isActive, "the search has ended")
                stage.device.system.keyboard.type("an")
                stage.wait(0.4)
                try stage.expect(stage.isVisible(try stage.label("Mango")), "the search does not find the mango")
                try stage.expect(!stage.isVisible(try stage.label("Apple")), "the search still shows the apple")
                return seen
            },
            Trial("as the search begins") { stage in
                _ = try stage.openSearch(for: 0.1)
                return try stage.swipe(
                    from: stage.point(0.2, above: 420), to: stage.point(0.85, above: 420), duration: 0.15,
                    expect: .refused(.searchActive))
            },
            Trial("the search cancelled") { stage in
                let search = try stage.openSearch()
                stage.tap(at: try stage.place(of: "Cancel", in: search.searchBar))
                stage.settle()
                try stage.expect(!search.isActive, "“Cancel” does not cancel the search")
                let seen = try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
                try stage.expect(search.searchBar.window == nil, "the search bar stays")
                return seen
            },
        ],
        "sheet": [
            Trial("a sheet comes under a resting finger") { stage in
                stage.tap(at: try stage.place(of: "Present a sheet in 2 s"))
                stage.wait(1.2)
                stage.down(at: stage.point(0.2, above: 110))
                stage.wait(1.6)
                let sheet = try stage.sheet()
                let before = stage.events.count
                stage.move(to: stage.point(0.8, above: 110), duration: 0.3)
                stage.up()
                stage.settle()
                try stage.expect(stage.titles.count == 2, "the screen popped behind its sheet")
                let seen = try stage.onlyRefusal(.presenting, since: before)
                stage.tap(at: try stage.place(of: "Dismiss", in: sheet.view))
                stage.settle()
                try stage.expect(stage.top.presentedViewController == nil, "the sheet does not go")
                return seen
            },
            Trial("on the sheet") { stage in
                try stage.tap("Present a sheet in 2 s")
                let sheet = try stage.sheet()
                // The sheet lies in front: its drags are none of the screen's.
                let seen = try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .stayed)
                try stage.expect(stage.top.presentedViewController === sheet, "the sheet has gone")
                stage.tap(at: try stage.place(of: "Dismiss", in: sheet.view))
                stage.settle()
                return seen
            },
            Trial("once it is dismissed") { stage in
                try stage.tap("Present a sheet in 2 s")
                let sheet = try stage.sheet()
                stage.tap(at: try stage.place(of: "Dismiss", in: sheet.view))
                stage.settle()
                return try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
            },
        ],
        "hang": [
            Trial("at the root") { stage in
                stage.navigationController.popToRootViewController(animated: true)
                stage.settle()
                let seen = try stage.swipe(
                    from: stage.point(0.1), to: stage.point(0.9), expect: .refused(.nothingToPop))
                try stage.open(DemoCase.named("hang")!, filmed: true)
                return try stage.works(after: seen)
            },
            Trial("downwards") { stage in
                let start = stage.point(0.2, above: 400)
                let seen = try stage.swipe(
                    from: start, to: CGPoint(x: start.x, y: start.y + 250), expect: .refused(.tooSteep))
                return try stage.works(after: seen)
            },
            Trial("to the left") { stage in
                let seen = try stage.swipe(
                    from: stage.point(0.3), to: stage.point(0.02), expect: .refused(.wrongDirection))
                return try stage.works(after: seen)
            },
            Trial("held sideways", on: .sideways) { stage in
                let seen = try stage.swipe(
                    from: stage.point(0.45), to: stage.point(0.9), expect: .refused(.outsideArea))
                return try stage.works(after: seen)
            },
            Trial("with a second finger on the way") { stage in
                stage.down(at: stage.point(0.2))
                stage.move(to: stage.point(0.5), duration: 0.3)
                stage.down(1, at: stage.point(0.3, above: 110))
                stage.move(1, to: stage.point(0.1, above: 110), duration: 0.2)
                stage.move(to: stage.point(0.9), duration: 0.3)
                stage.up()
                stage.up(1)
                stage.settle()
                try stage.expect(stage.titles.count == 1, "the first finger did not pop")
                return "popped by the first finger"
            },
            Trial("with two fingers at once") { stage in
                stage.down(at: stage.point(0.2))
                stage.down(1, at: stage.point(0.25, above: 110))
                for step in 1...20 {
                    let share = 0.03 * CGFloat(step)
                    stage.move(to: stage.point(0.2 + share), duration: 1 / 60)
                    stage.move(1, to: stage.point(0.25 + share, above: 110), duration: 1 / 60)
                }
                stage.up(1)
                stage.up()
                stage.settle()
                // A pan of one finger fails with two, and nobody is asked.
                try stage.expect(stage.titles.count == 2 && stage.events.isEmpty, "two fingers did something")
                return try stage.works(after: "stayed")
            },
            Trial("while a screen comes") { stage in
                stage.tap(at: try stage.place(of: "Push"))
                stage.wait(0.1)
                let seen = try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.9), duration: 0.15, expect: .refused(.transitioning))
                try stage.expect(stage.titles.count == 3, "the push was not left alone")
                return try stage.works(after: seen)
            },
            Trial("while a screen goes") { stage in
                try stage.tap("Push")
                stage.tap(at: try stage.place(of: "Pop"))
                stage.wait(0.1)
                let seen = try stage.swipe(
                    from: stage.point(0.2), to: stage.point(0.9), duration: 0.15, expect: .refused(.transitioning))
                try stage.expect(stage.titles.count == 2, "one drag popped a second screen")
                return try stage.works(after: seen)
            },
            Trial("again, before the swipe has settled") { stage in
                try stage.tap("Push")
                stage.down(at: stage.point(0.2))
                stage.move(to: stage.point(0.7), duration: 0.2)
                stage.up()
                stage.wait(0.05)
                let before = stage.events.count
                stage.drag(from: stage.point(0.2), to: stage.point(0.9), duration: 0.1)
                try stage.expect(stage.titles.count == 2, "the second swipe popped too")
                return try stage.works(after: try stage.onlyRefusal(.transitioning, since: before))
            },
            Trial("switched off in mid-drag") { stage in
                stage.tap(at: try stage.place(of: "Switch the gesture off in 2 s, for 1 s"))
                stage.wait(1.4)
                stage.down(at: stage.point(0.2))
                stage.move(to: stage.point(0.5), duration: 0.4)
                try stage.expect(stage.titles.count == 1, "the screen does not follow")
                stage.move(to: stage.point(0.9), duration: 0.6)
                stage.up()
                stage.wait(0.6)
                try stage.expect(stage.titles.count == 2, "the drag went on")
                stage.settle()
                let seen = try stage.swipe(from: stage.point(0.2), to: stage.point(0.85), expect: .popped)
                return "cancelled; switched on again, \(seen)"
            },
        ],
    ]
}

extension Stage {
    func textField() throws -> UITextField {
        guard let field = find(UITextField.self) else { throw Misbehaviour("there is no field") }
        return field
    }

    /// Taps on the search field, and gives it so much time.
    func openSearch(for seconds: TimeInterval? = nil) throws -> UISearchController {
        guard let search = top.navigationItem.searchController else { throw Misbehaviour("there is no search") }
        tap(at: middle(of: search.searchBar.searchTextField))
        if let seconds { wait(seconds) } else { settle() }
        try expect(search.isActive && search.searchBar.isFirstResponder, "a tap does not begin the search")
        return search
    }

    func sheet() throws -> UIViewController {
        guard let sheet = top.presentedViewController else { throw Misbehaviour("the sheet did not come") }
        return sheet
    }

    /// Of all the events since then, that one refusal was the only one.
    func onlyRefusal(_ refusal: PopGestureRefusal, since count: Int) throws -> String {
        let refusals = events[count...].compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
        try expect(refusals == [refusal], "refused \(refusals) instead of [\(refusal)]")
        return "\(Outcome.refused(refusal))"
    }

    /// The button still counts, and a push and a pop by finger still work.
    func works(after seen: String) throws -> String {
        let depth = titles.count
        try tap("Alive: 0")
        try expect(shows("Alive: 1"), "the button does not count any more")
        try tap("Push")
        try expect(titles.count == depth + 1, "a push does nothing any more")
        try swipe(from: point(0.2), to: point(0.85), expect: .popped)
        return seen + "; then counted, pushed, popped"
    }
}
