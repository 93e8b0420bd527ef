import PopNavigation

/// What a drag on a screen is for, unless it goes back.
struct DragPurpose {
    var kept: String
    var lost: String
    /// The outcome if the screen stays and nothing on it changes; nil if that is as good.
    var still: String?
    /// Whether content that springs back was moved, too.
    var allowsBounce = false

    static let all: [String: DragPurpose] = [
        "drawing": drawing, "zoomed-pad": drawing,
        "unsaved": DragPurpose(
            kept: "It asks first", lost: "The changes are gone", still: "Stays, and asks nothing"),
        "refuses": DragPurpose(kept: "The changes are safe", lost: "The changes are gone"),
        "payment": DragPurpose(kept: "The payment goes on", lost: "The payment is gone"),
        "map": DragPurpose(kept: "The map moves", lost: "The map is gone"),
        "slider": DragPurpose(kept: "The slider moves", lost: "The slider is gone"),
        "paging": pages, "page-controller": pages,
        "carousel": cards, "nested": cards, "leading-edge": content,
        "keeping-cards": DragPurpose(kept: "The cards pull", lost: "The cards are gone", allowsBounce: true),
        "table": rows, "swipe-rows": rows,
        "list": content, "bar-style": content, "minimized-bar": content,
        "inner-navigation": DragPurpose(kept: "The inner screen goes back", lost: "The outer screen goes back"),
    ]

    private static let drawing = DragPurpose(kept: "The stroke is kept", lost: "The drawing is lost")
    private static let pages = DragPurpose(kept: "The page turns", lost: "The pages are gone")
    private static let cards = DragPurpose(kept: "The cards scroll", lost: "The cards are gone")
    private static let rows = DragPurpose(kept: "The row opens", lost: "The rows are gone")
    private static let content = DragPurpose(kept: "The content scrolls", lost: "The content is gone")

    /// What the library kept for the user by refusing the pop; nil if the drag was refused for another reason.
    static func kept(by refusal: PopGestureRefusal, on demoCase: String?) -> String? {
        refusal.kept.map { demoCase.flatMap { all[$0]?.kept } ?? $0 }
    }
}
