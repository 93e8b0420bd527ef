// What the snippets of the documentation use and do not declare. `.ci/snippets` compiles it with each page.
import PopNavigation
import UIKit

final class NoteScreen: UIViewController {
    var hasUnsavedChanges = false
    func askWhetherToDiscard(_ discard: @escaping () -> Void) {}
}

public final class LegacyScreen: UIViewController {}
