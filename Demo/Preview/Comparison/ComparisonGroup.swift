import DemoScreens

/// What the phones do on a screen, by which the page groups its list. `ComparisonCheck` plays every screen on every
/// system and compares.
enum ComparisonGroup {
    /// The drag ends otherwise.
    case different
    /// The drag ends alike, and the screen has less code with the library.
    case lessCode
    /// The drag ends alike, and the library saves no code.
    case other

    static func of(_ name: String, on system: Int) -> ComparisonGroup {
        different(on: system).contains(name) ? .different : lessCode(on: system).contains(name) ? .lessCode : .other
    }

    /// In the order of the page. On iOS 26 and later, UIKit goes back from anywhere, and before from the edge only.
    /// A zoom, which iOS 18 and later have, pops from anywhere.
    static func different(on system: Int) -> [String] {
        system >= 26
            ? [
                "drawing", "zoomed-pad", "modal", "unsaved", "back-action", "carousel", "paging", "nested", "points",
                "edge", "left-third", "reach",
            ]
            : [
                "left-third", "unsaved", "modal", "bar-hidden", "custom-left-item", "carousel", "paging", "nested",
                "table", "page-controller", "list", "bar-style", "bar-update", "bar-shown", "tabs", "container",
                "full-width", "points", "reach", "right-to-left", "trackpad", "forward", "switch", "search",
                "keyboard", "sheet", "undimmed-sheet", "hang", "queue", "minimized-bar", "swipe-rows",
                system >= 18 ? "zoomed-pad" : "zoom",
            ]
    }

    static func lessCode(on system: Int) -> [String] {
        let onAll = ["refuses", "off", "escape", "keeping-cards"]
        return system >= 26
            ? ["bar-hidden", "custom-left-item", "bar-style", "bar-update", "bar-shown", "forward"] + onAll : onAll
    }
}

/// A group of screens in the page's list.
struct PageGroup: Encodable {
    var heading: String
    /// The names of the screens.
    var cases: [String]

    /// All groups on a system, beginning with those that the phones show differently.
    @MainActor static func all(on system: Int) -> [PageGroup] {
        let sections = DemoSection.allCases.map { section in
            PageGroup(
                heading: section.rawValue,
                cases: DemoCase.all.filter { $0.section == section }.map(\.name).filter {
                    ComparisonGroup.of($0, on: system) == .other
                })
        }
        return [
            PageGroup(heading: "Different on iOS \(system)", cases: ComparisonGroup.different(on: system)),
            PageGroup(heading: "Alike on iOS \(system), with less code", cases: ComparisonGroup.lessCode(on: system)),
        ] + sections.filter { !$0.cases.isEmpty }
    }
}

extension DragOutcome {
    /// Whether the drag ends alike. The reason and the time at which the screen begins to follow don't count.
    func endsLike(_ other: DragOutcome) -> Bool { kind == other.kind && ending == other.ending }

    /// The text before the reason.
    private var ending: Substring { text.prefix { $0 != ":" } }
}
