import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// What a drag on a resting stack does by the documented rules, from what the walk has set. The library is not asked.
enum DragForecast {
    case pops, goesForward, stays
    /// The rules leave the effect open, or the effect depends on more than this model knows.
    case either
}

/// A drag whose effect is checked when everything is at rest again.
struct AwaitedDrag {
    let forecast: DragForecast
    weak var screen: UIViewController?
    /// The screen to which the user can go forward.
    weak var next: UIViewController?

    /// A description of a wrong effect on the stack.
    func finding(in stack: [UIViewController]) -> String? {
        let isPopped = !stack.contains { $0 === screen }
        let name = screen.map { "\($0)" } ?? "a screen"
        switch forecast {
        case .pops: return isPopped ? nil : "a drag does not pop \(name)"
        case .goesForward: return stack.last === next ? nil : "a drag doesn't go forward from \(name)"
        case .stays: return isPopped || stack.last !== screen ? "a drag pops \(name)" : nil
        case .either: return nil
        }
    }
}

extension World {
    /// The effect of a straight drag of one finger that goes down now.
    func forecast(from start: Point, to end: Point, seconds: Double) -> DragForecast {
        guard !isCompared, isAtRest, isShown, isActive, ledger.reactions.isEmpty, let navigation = library,
            let top = navigation.topViewController
        else { return .either }
        let drag = WalkDrag(start.place, end.place, in: navigation.view)
        if top.preferredTransition != nil { return zoomForecast(of: drag, from: start.place, on: top) }
        if let next = navigation.forwardScreens.first, let forecast = forecast(drag, on: top, to: next, seconds) {
            return forecast
        }
        if isLocked(navigation) {
            // In a bar, a drag may end as a tap: on the selected tab, or on the back button near which it lifts.
            let mayTap = !drag.isInContent && (setting.root == .tab || !drag.isLongAndFlat)
            return mayTap ? .either : .stays
        }
        guard hasOwnKeepers, !knowsAnimators, drag.isInContent else { return .either }
        let isManaged = navigation.popGestureArea != .system
        let wishes = top.deciding?.wishes ?? []
        if navigation.viewControllers.count == 1 || !covers.isEmpty || drag.forward < 0 { return .stays }
        if !navigation.popGestureRecognizerEnabled { return .stays }
        guard isManaged else { return .either }
        if navigation.isNavigationBarHidden, keepsRefusingHiddenBar { return .either }
        if !wishes.isDisjoint(with: [.disabled, .declines]) { return .stays }
        let insets: UIEdgeInsets = navigation.view.safeAreaInsets
        guard insets.left == 0, insets.right == 0 else { return .either }
        let area = area(wishes, navigation, inWidth: drag.width)
        // UIKit's edge recognizer has its own area.
        if drag.start > max(area, 20) + 1 { return .stays }
        guard let recipe = (top as? TrackedScreen)?.recipe, [.plain, .bare].contains(recipe.content) else {
            return .either
        }
        let hasWayBack = recipe.wishes.isDisjoint(with: [.item, .backless, .delays, .ties, .yields, .patient])
        let isFree = hasWayBack && !wishes.contains(.rect) && !isEditing && !root.presentsSearch
        let isSwipe = drag.isLongAndFlat && (0.1...0.6).contains(seconds)
        return isFree && isSwipe && drag.start < area - 1 ? .pops : .either
    }

    /// A screen whose zoom follows its preferences stays if they refuse.
    private func zoomForecast(of drag: WalkDrag, from start: CGPoint, on top: UIViewController) -> DragForecast {
        guard (top as? TrackedScreen)?.followsPreferences == true, device.configuration.systemVersion >= 18,
            let screen = top.deciding, let navigation = library, navigation.popGestureArea != .system,
            screensAhead.isEmpty, covers.isEmpty, drag.isInContent
        else { return .either }
        let isRefused =
            !navigation.popGestureRecognizerEnabled || !screen.wishes.isDisjoint(with: [.disabled, .declines])
        let isExcluded = drag.start > 30 && screen.excludes(start)
        return isRefused || isExcluded ? .stays : .either
    }

    /// The effect of a drag at the trailing edge while a screen is ahead; `nil` elsewhere.
    private func forecast(
        _ drag: WalkDrag, on top: UIViewController, to next: UIViewController, _ seconds: Double
    ) -> DragForecast? {
        guard drag.width - drag.start < 30 else { return nil }
        guard let recipe = (top as? TrackedScreen)?.recipe, [.plain, .bare].contains(recipe.content), covers.isEmpty,
            library?.popGestureRecognizerEnabled == true, navigation.view.bounds == window.bounds,
            navigation.view.safeAreaInsets.left == 0, navigation.view.safeAreaInsets.right == 0,
            next.preferredTransition == nil, !knowsAnimators, drag.isInContent, !isEditing, !root.presentsSearch
        else { return .either }
        // A quick finger crosses the edge's region in one event.
        if device.system.switches.jumpsMissEdge { return .either }
        let wishes = (top.deciding?.wishes ?? []).union(recipe.wishes)
        let isFree = wishes.isDisjoint(with: [.disabled, .delays, .patient, .rect, .ties, .yields])
        let isSwipe = drag.isLongAndFlatBackwards && (0.1...0.6).contains(seconds)
        return isFree && isSwipe && drag.width - drag.start < 10 ? .goesForward : .either
    }

    /// Whether UIKit refuses a hidden bar where the library can't override it: in `shouldBegin`, or in its recognizers.
    var keepsRefusingHiddenBar: Bool {
        let switches = device.system.switches
        return switches.popRefusal == .inShouldBegin
            || switches.recognizersRefuseHiddenBar && device.configuration.systemVersion >= 26
    }

    private var isEditing: Bool { window.firstResponder is UITextField }

    /// How far from the leading edge a drag may start, in points.
    private func area(
        _ wishes: Recipe.Wish, _ navigation: BasicNavigationController, inWidth width: CGFloat
    ) -> CGFloat {
        let own: PopGestureArea? = wishes.contains(.full) ? .full : wishes.contains(.edge) ? .edge : nil
        let area = own ?? navigation.popGestureArea
        return switch area {
        case .leadingFraction(let share, _): share.isNaN ? 0 : width * share
        case .leadingPoints(let points): points
        case .full, .system: width
        }
    }
}

/// A drag in the coordinates of a controller's view, measured from its leading edge.
private struct WalkDrag {
    let start: CGFloat
    let forward: CGFloat
    let width: CGFloat
    private let down: CGFloat
    /// Whether both ends are in the view, and away from the bars at its top and bottom.
    let isInContent: Bool

    @MainActor
    init(_ start: CGPoint, _ end: CGPoint, in view: UIView) {
        let (from, to) = (view.convert(start, from: nil), view.convert(end, from: nil))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        width = view.bounds.width
        self.start = isMirrored ? width - from.x : from.x
        forward = isMirrored ? from.x - to.x : to.x - from.x
        down = to.y - from.y
        let content = view.bounds.insetBy(dx: 0, dy: 120)
        isInContent = content.contains(from) && content.contains(to)
    }

    var isLongAndFlat: Bool { forward > width * 0.6 && abs(down) < forward * 0.3 }
    var isLongAndFlatBackwards: Bool { -forward > width * 0.6 && abs(down) < -forward * 0.3 }
}
