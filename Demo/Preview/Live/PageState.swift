import PopNavigation

/// The state that the page shows beside the phone.
struct PageState: Encodable, Equatable {
    struct Screen: Encodable, Equatable {
        var name: String
        var title: String
    }

    var `case`: String?
    var verdict: PageVerdict
    var stack: [Screen]
    var barHidden: Bool
    var hung: Bool
    var isMirrored: Bool
    /// Whether keys type into a text field.
    var isTyping: Bool
    var buttons: [Phone.Button]
    /// The centre of the back button.
    var back: [Double]?
    /// The refusals seen since the last reset.
    var seen: [String]
    /// What the app writes for the screen in view: with the library, and for a plain controller.
    var code: [ScreenCode]
    /// The start and the end of a drag that compares the phones, until a finger is down.
    var hint: [[Double]]?
    /// The outcomes of the last drag, with the library and with the plain controller beside it.
    var outcomes: [DragOutcome]
    var settings: Phone.Settings
}

/// The outcome of the last touch.
struct PageVerdict: Encodable, Equatable {
    var kind = ""
    var text = "No drag yet"
    var code = ""
    /// An advice for the next drag.
    var advice: String?
    /// Where the touch began, on the phone.
    var place: [Double]?
    /// Counts the verdicts: two equal ones are two.
    var number = 0

    /// The verdict after an event; nil if the event has no verdict.
    @MainActor func following(_ event: PopEvent, on demoCase: String?, touchedAt place: [Double]?) -> PageVerdict? {
        var next: PageVerdict
        switch event {
        case .refused(let refusal):
            let kept = DragPurpose.kept(by: refusal, on: demoCase)
            next = PageVerdict(
                kind: kept == nil ? "refused" : "kept", text: kept ?? event.sentence,
                code: ".refused(.\(refusal))",
                advice: kept == nil ? refusal.advice : event.sentence + ".", place: place)
        case .willPop(let pop):
            next = PageVerdict(kind: "allowed", text: "Pop allowed", code: ".willPop, \(pop.trigger.words)")
        case .didCancel:
            next = PageVerdict(kind: "cancelled", text: "Cancelled: the screen stays", code: ".didCancel")
        case .didPop(let pop):
            next = PageVerdict(kind: "allowed", text: "Popped", code: ".didPop, \(pop.trigger.words)")
        case .didDismiss: next = PageVerdict(kind: "allowed", text: "Dismissed", code: ".didDismiss")
        case .didGoForward: next = PageVerdict(kind: "allowed", text: "Went forward", code: ".didGoForward")
        case .didRemove: return nil
        }
        next.number = number + 1
        return next
    }
}

/// A refusal in the page's list, in the order in which the library checks.
struct PageRefusal: Encodable {
    var name: String
    var reason: String
    /// The names of the screens that show the refusal.
    var cases: [String]
    /// The reason why no screen shows the refusal.
    var note: String?
}

/// A screen in the page's list.
struct PageCase: Encodable {
    var name: String
    var title: String
    var `try`: String
    var then: String
    /// The system on which the screen opens, and the device.
    var system: Int
    var device: String
    /// Whether the plain phone shows the screen without code for UIKit, too.
    var isBare: Bool
}
