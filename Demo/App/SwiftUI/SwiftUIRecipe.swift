/// A recipe of the article "SwiftUI screens", in the article's words.
enum SwiftUIRecipe: CaseIterable {
    case sketch, books, reader, editor

    var title: String {
        switch self {
        case .sketch: "Limit iOS 26's swipe on a canvas"
        case .books: "The leading third"
        case .reader: "Keep the swipe with a custom back button"
        case .editor: "Ask before leaving"
        }
    }

    /// What to know about the recipe, in Markdown.
    var remark: String {
        switch self {
        case .sketch:
            "A place that is hidden or scrolled away excludes nothing. To limit the whole screen, use "
                + "`popGestureArea(.edge)`."
        case .books:
            "The modifier on the stack is for all its screens. On iOS 26 and later, drags that start elsewhere are the "
                + "content's."
        case .reader: "Without `popGestureEnabled(true)`, UIKit refuses the swipe on a screen without a bar."
        case .editor:
            "Only a drag that would pop the screen asks. \"Discard\" pops this screen if it is still on top."
        }
    }
}
