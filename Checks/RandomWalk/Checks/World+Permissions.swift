import PopNavigation
import UIKit

/// Whether a pop may have begun, by what the app has set. The library is not asked.
extension World {
    /// What the app has set about swipes on a screen.
    struct Permission: Equatable {
        weak var screen: UIViewController?
        let wishes: Recipe.Wish
        let isEnabled: Bool
        /// Whether the app has locked the swipe through UIKit's API.
        let isLocked: Bool

        static func == (one: Permission, other: Permission) -> Bool {
            one.screen === other.screen && one.wishes == other.wishes && one.isEnabled == other.isEnabled
                && one.isLocked == other.isLocked
        }
    }

    func permission(of screen: UIViewController?) -> Permission {
        Permission(
            screen: screen, wishes: screen?.deciding?.wishes ?? [],
            isEnabled: library?.popGestureRecognizerEnabled == true, isLocked: isLocked(navigation))
    }

    /// What the app has set about all screens. A cancelled pop or a change that waits may bring each to the top.
    var permissionsOfScreens: [Permission] { ledger.existingScreens().map(permission) }

    func checkPermission(of pop: PopEvent.Pop) {
        // A reaction in a callback of the gesture's start is too late for that gesture. So is what the app changes
        // under a finger, or after goBack or a tap: the pop may have been allowed before.
        guard let navigation = library, !hasJustReacted, !hasUnguardedRecognizer else { return }
        let present = permission(of: pop.from)
        if pop.trigger == .gesture, permissionsAtTouchDown.contains(where: { $0 != present }) { return }
        for asked in permissionsAtTap + [permissionAtGoBack].compactMap({ $0 })
        where asked.screen === pop.from && present != asked {
            return
        }
        // A zoom is UIKit's own transition, with its own recognizers. A lock of the others doesn't concern it.
        let isZoom = pop.from.preferredTransition != nil
        let isFree = isZoom && (pop.from as? TrackedScreen)?.followsPreferences != true
        guard pop.trigger != .programmatic, !isFree else { return }
        let wishes = pop.from.deciding?.wishes ?? []
        let isManaged = navigation.popGestureArea != .system
        if pop.trigger == .gesture {
            if present.isLocked, !isZoom { ledger.report("lock", "a swipe pops \(pop.from), which the app has locked") }
            if !navigation.popGestureRecognizerEnabled { ledger.report("switch", "a swipe pops with the switch off") }
            if isManaged, wishes.contains(.disabled) { ledger.report("switch", "a swipe pops \(pop.from)") }
        }
        if isManaged || pop.trigger == .backButton, wishes.contains(.declines) {
            ledger.report("declines", "the \(pop.trigger) pops \(pop.from)")
        }
    }
}
