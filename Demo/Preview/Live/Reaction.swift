import DemoScreens
import PopNavigation
import UIKit
import UIKitSimulator

/// How a phone reacts to a drag: when its screen begins to follow the finger, what the drag does to the content, and
/// how it ends.
@MainActor struct Reaction {
    enum Ending {
        /// A screen or a presented stack is gone.
        case popped
        /// A screen has come.
        case pushed
        case returned, nothing
    }

    /// What the drag did to the content of a screen that stays.
    enum Content {
        case still, bounced, moved
    }

    private var start: (time: TimeInterval, place: CGPoint, picture: Picture)?
    private var place = CGPoint.zero
    let isPlain: Bool
    /// The names of the screens in each stack when the finger went down, from the outermost stack to the innermost.
    let screens: [[String]]
    /// Whether the screen under the finger, and not the controller, sets the area.
    let hasAreaOfScreen: Bool
    /// The time from the touch to the start of the pop, and the finger's distance at that time.
    private(set) var begin: (delay: TimeInterval, travel: CGFloat)?
    /// Nil until the screen rests again, and for a touch that doesn't drag.
    private(set) var ending: Ending?
    private(set) var content = Content.still
    private var hasScrolled = false
    /// The reason that the library has reported.
    var refusal: PopGestureRefusal?

    /// No touch yet.
    init(isPlain: Bool) {
        self.isPlain = isPlain
        screens = []
        hasAreaOfScreen = false
    }

    init(on phone: Phone, at point: CGPoint) {
        isPlain = phone.library == nil
        screens = phone.screens
        hasAreaOfScreen =
            (phone.navigationController.topViewController as? any PopGestureConfigurable)?.popPreferences.area != nil
        start = (phone.device.now, point, phone.device.picture())
        place = point
    }

    /// Whether the finger went down where UIKit's edge recognizer takes it.
    var isAtEdge: Bool {
        start.map { min($0.place.x, $0.picture.size.width - $0.place.x) < 20 } ?? false
    }

    /// Whether a finger has been down.
    var hasBegun: Bool { start != nil }

    mutating func move(to point: CGPoint) {
        place = point
    }

    mutating func move(by distance: CGVector) {
        place = CGPoint(x: place.x + distance.dx, y: place.y + distance.dy)
    }

    /// Compares the phone with the start of the drag.
    mutating func observe(_ phone: Phone) {
        guard let start, ending == nil else { return }
        if begin == nil, phone.followsFinger { begin = (phone.device.now - start.time, travel) }
        hasScrolled = hasScrolled || phone.isScrolled
        // Below this distance a touch is a tap.
        guard !phone.isMoving, begin != nil || travel >= 10 else { return }
        let now = phone.screens
        ending =
            if now.count < screens.count || now[0].count < screens[0].count {
                .popped
            } else if now[0].count > screens[0].count {
                .pushed
            } else {
                begin == nil || now != screens ? .nothing : .returned
            }
        content = phone.device.picture() != start.picture ? .moved : hasScrolled ? .bounced : .still
    }

    private var travel: CGFloat {
        start.map { hypot(place.x - $0.place.x, place.y - $0.place.y) } ?? 0
    }

    /// "follows after 50 ms, 12 pt"
    var timing: String? {
        begin.map { begin in
            "follows after \(Int((begin.delay * 1000).rounded())) ms, \(Int(begin.travel.rounded())) pt"
        }
    }
}

extension Phone {
    /// The navigation controllers, those in presented screens first, and each before those inside its screens.
    private var stacks: [UINavigationController] {
        func search(_ screen: UIViewController) -> [UINavigationController] {
            [screen as? UINavigationController].compactMap { $0 } + screen.children.flatMap(search)
        }
        let presented = sequence(first: navigationController as UIViewController, next: \.presentedViewController)
        return Array(presented).reversed().flatMap(search)
    }

    /// The screens of the main stack, and those of the stacks presented above it.
    var shownStack: [UIViewController] {
        sequence(first: navigationController as UIViewController, next: \.presentedViewController)
            .flatMap { ($0 as? UINavigationController)?.viewControllers ?? [] }
    }

    /// The names of the screens in each stack.
    var screens: [[String]] { stacks.map { $0.viewControllers.map(\.screenName) } }

    /// Whether a finger drives a transition.
    var followsFinger: Bool { stacks.contains { $0.transitionCoordinator?.isInteractive == true } }

    /// Whether a finger drags a scroll view.
    var isScrolled: Bool {
        func isDragged(_ view: UIView) -> Bool {
            (view as? UIScrollView)?.isDragging == true || view.subviews.contains(where: isDragged)
        }
        return isDragged(device.window)
    }
}
