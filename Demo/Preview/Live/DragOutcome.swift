import DemoScreens
import PopNavigation

/// What the last drag meant to the user of a phone.
struct DragOutcome: Encodable, Equatable {
    enum Kind: String, Encodable {
        /// No drag has ended yet.
        case none
        /// The user got what the drag was for.
        case good
        /// The user lost something, or the drag did nothing where the other phone went back.
        case bad
        /// Neither.
        case neutral
    }

    var kind: Kind
    var text: String
    /// When the screen began to follow the finger.
    var timing: String?
}

/// The outcomes of one drag on both phones. The same rules judge both.
@MainActor struct DragOutcomes {
    let library: Reaction
    /// Nil without a second phone.
    let plain: Reaction?
    /// The screen under the finger.
    let demoCase: String?
    let system: Int

    var ofLibrary: DragOutcome { outcome(of: library, beside: isApart ? nil : plain, waiting: "Drag on either phone") }

    var ofPlain: DragOutcome? {
        plain.map {
            isApart
                ? DragOutcome(kind: .neutral, text: "Is on another screen: press Reopen")
                : outcome(of: $0, beside: library, waiting: "Gets the same finger")
        }
    }

    /// Whether the phones showed different screens when the finger went down. Their outcomes then mean nothing.
    private var isApart: Bool { plain.map { $0.screens != library.screens } ?? false }

    private var purpose: DragPurpose? { demoCase.flatMap { DragPurpose.all[$0] } }

    private func outcome(of own: Reaction, beside other: Reaction?, waiting: String) -> DragOutcome {
        let (kind, text): (DragOutcome.Kind, String) =
            switch own.ending {
            case nil: (.none, own.begin == nil ? waiting : "Follows the finger")
            case .popped: popped(beside: other)
            case .pushed: (.good, "Goes forward")
            case .returned:
                isKept(other)
                    ? (.bad, "The screen moves away under the finger") : (.neutral, "Let go early: the screen stays")
            case .nothing: stayed(own, beside: other)
            }
        return DragOutcome(kind: kind, text: text, timing: own.timing)
    }

    /// Whether the screen stayed because the app keeps it, or because the drag was for the content.
    private func isKept(_ reaction: Reaction?) -> Bool {
        guard let reaction, reaction.ending == .nothing else { return false }
        return isStayWanted || hasMoved(reaction)
    }

    private func hasMoved(_ reaction: Reaction) -> Bool {
        purpose.map { reaction.content == .moved || reaction.content == .bounced && $0.allowsBounce } ?? false
    }

    private func popped(beside other: Reaction?) -> (DragOutcome.Kind, String) {
        if isStayWanted || isKept(other) { return (.bad, purpose?.lost ?? "Goes back all the same") }
        return (isAreaOfScreen ? .neutral : .good, "Goes back")
    }

    private func stayed(_ own: Reaction, beside other: Reaction?) -> (DragOutcome.Kind, String) {
        if let purpose, hasMoved(own) || isStayWanted {
            return hasMoved(own) || purpose.still == nil ? (.good, purpose.kept) : (.neutral, purpose.still!)
        }
        let isWorse = [.popped, .pushed].contains(other?.ending) && !isStayWanted && !isAreaOfScreen
        // The headless UIKit's fact A24: nobody has seen a scroll view at its limit beside the content recognizer.
        if isWorse, own.isPlain, own.content == .bounced, system >= 26 {
            return (.neutral, "Only bounces, which no device has confirmed")
        }
        return (isWorse ? .bad : .neutral, reason(own, isWorse: isWorse))
    }

    private func reason(_ own: Reaction, isWorse: Bool) -> String {
        if let refusal = own.refusal { return "Stays: \(refusal.reason)" }
        let isTooFarIn = isWorse && own.isPlain && own.screens[0].count > 1 && system < 26 && !own.isAtEdge
        switch (own.content, isTooFarIn) {
        case (.bounced, true): return "Bounces: UIKit swipes from the edge only"
        case (.bounced, false): return "Only bounces"
        case (_, true): return "Nothing: UIKit swipes from the edge only"
        case (_, false): return isWorse ? "Nothing happens" : "Stays"
        }
    }

    /// Whether the app has said that the screen stays. Both phones run the same app, and the library names the reason.
    private var isStayWanted: Bool {
        switch library.refusal {
        case .screenDeclined, .noWayBack, .backAction, .disabledByScreen, .disabled: true
        default: false
        }
    }

    /// Whether the screen has chosen the area outside which the library refuses.
    private var isAreaOfScreen: Bool { library.refusal == .outsideArea && library.hasAreaOfScreen }
}
