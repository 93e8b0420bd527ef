import DemoScreens
import PopNavigation

/// What the last drag meant to the user of a phone.
struct DragOutcome: Encodable, Equatable {
    enum Kind: String, Encodable {
        /// No drag has ended yet.
        case none
        /// The user got what the drag was for.
        case good
        /// The user lost something, or the drag did nothing.
        case bad
        /// Neither.
        case neutral
    }

    var kind: Kind
    var text: String
    /// When the screen began to follow the finger.
    var timing: String?
}

/// The outcomes of one drag on both phones, told together: what the plain phone lost depends on what the library kept.
@MainActor struct DragOutcomes {
    let library: Reaction
    let plain: Reaction?
    /// The screen under the finger.
    let demoCase: String?
    let system: Int

    /// What the drags of a screen are for.
    private struct Purpose {
        var kept: String
        var lost: String
    }

    private static let purposes: [String: Purpose] = [
        "drawing": Purpose(kept: "The stroke is kept", lost: "The drawing is lost"),
        "unsaved": Purpose(kept: "It asks first", lost: "The changes are gone"),
        "refuses": Purpose(kept: "The changes are safe", lost: "The changes are gone"),
        "payment": Purpose(kept: "The payment goes on", lost: "The payment is gone"),
        "map": Purpose(kept: "The map moves", lost: "The map is gone"),
        "slider": Purpose(kept: "The slider moves", lost: "The slider is gone"),
        "paging": Purpose(kept: "The page turns", lost: "The pages are gone"),
        "page-controller": Purpose(kept: "The page turns", lost: "The pages are gone"),
        "carousel": Purpose(kept: "The cards scroll", lost: "The cards are gone"),
        "keeping-cards": Purpose(kept: "The cards scroll", lost: "The cards are gone"),
        "nested": Purpose(kept: "The cards scroll", lost: "The cards are gone"),
    ]

    /// What the library kept for the user by refusing the pop; nil if the drag was refused for another reason.
    static func kept(by refusal: PopGestureRefusal?, on demoCase: String?) -> String? {
        guard let refusal, let kept = refusal.kept else { return nil }
        return demoCase.flatMap { purposes[$0]?.kept } ?? kept
    }

    private var kept: String? { Self.kept(by: library.refusal, on: demoCase) }

    var ofLibrary: DragOutcome {
        if let kept { return DragOutcome(kind: .good, text: kept) }
        if let refusal = library.refusal { return DragOutcome(kind: .neutral, text: "Stays: \(refusal.reason)") }
        let hidesBar = demoCase == "bar-hidden"
        return switch library.ending {
        case nil: waiting(library, otherwise: demoCase == "drawing" ? "Draw a line on the pad" : "Drag on either phone")
        case .popped:
            DragOutcome(
                kind: .good, text: hidesBar ? "Goes back, and the bar comes with it" : "Goes back",
                timing: library.timing)
        case .returned:
            DragOutcome(
                kind: hidesBar ? .good : .neutral,
                text: hidesBar ? "Stays, and the bar is hidden as before" : "Let go early: the screen stays",
                timing: library.timing)
        case .nothing: DragOutcome(kind: .neutral, text: "Nothing happens")
        }
    }

    var ofPlain: DragOutcome? {
        guard let plain else { return nil }
        if let own = library.screens, let its = plain.screens, its < own {
            return DragOutcome(kind: .neutral, text: "Has gone back already: press Again")
        }
        return switch plain.ending {
        case nil: waiting(plain, otherwise: "Gets the same finger")
        case .popped: popped(plain)
        case .returned:
            kept == nil
                ? DragOutcome(kind: .neutral, text: "Let go early: the screen stays", timing: plain.timing)
                : DragOutcome(kind: .bad, text: "The screen moves away under the finger", timing: plain.timing)
        case .nothing: nothing
        }
    }

    private func popped(_ plain: Reaction) -> DragOutcome {
        guard kept != nil else {
            let text = library.ending == .popped ? "Goes back, too" : "Goes back"
            return DragOutcome(kind: .neutral, text: text, timing: plain.timing)
        }
        let lost = demoCase.flatMap { Self.purposes[$0]?.lost } ?? "Goes back all the same"
        return DragOutcome(kind: .bad, text: lost, timing: plain.timing)
    }

    private var nothing: DragOutcome {
        guard library.begin != nil else {
            return DragOutcome(kind: .neutral, text: kept == nil ? "Stays, too" : "The same here")
        }
        if demoCase == "bar-hidden" {
            return DragOutcome(kind: .bad, text: "Nothing: UIKit has no swipe without a bar")
        }
        return DragOutcome(
            kind: .bad, text: system < 26 ? "Nothing: UIKit swipes from the edge only" : "Nothing happens")
    }

    private func waiting(_ reaction: Reaction, otherwise text: String) -> DragOutcome {
        DragOutcome(kind: .none, text: reaction.begin == nil ? text : "Follows the finger", timing: reaction.timing)
    }
}
