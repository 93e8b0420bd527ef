import PopNavigation
import UIKit

/// How a phone reacts to a drag: when its screen begins to follow the finger, and how the drag ends.
@MainActor struct Reaction {
    enum Ending {
        case popped, returned, nothing
    }

    private var start: (time: TimeInterval, place: CGPoint, screens: Int)?
    private var place = CGPoint.zero
    /// The time from the touch to the start of the pop, and the finger's distance at that time.
    private(set) var begin: (delay: TimeInterval, travel: CGFloat)?
    /// Nil until the screen rests again, and for a touch that doesn't drag.
    private(set) var ending: Ending?
    /// The reason that the library has reported.
    var refusal: PopGestureRefusal?

    /// No touch yet.
    nonisolated init() {}

    init(on phone: Phone, at point: CGPoint) {
        start = (phone.device.now, point, phone.screenCount)
        place = point
    }

    /// The number of screens when the finger went down; nil without a touch.
    var screens: Int? { start?.screens }

    mutating func move(to point: CGPoint) {
        place = point
    }

    mutating func move(by distance: CGVector) {
        place = CGPoint(x: place.x + distance.dx, y: place.y + distance.dy)
    }

    mutating func observe(_ phone: Phone) {
        guard let start, ending == nil else { return }
        if begin == nil, phone.followsFinger { begin = (phone.device.now - start.time, travel) }
        // Below this distance a touch is a tap.
        guard !phone.isMoving, begin != nil || travel >= 10 else { return }
        ending = phone.screenCount < start.screens ? .popped : begin == nil ? .nothing : .returned
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
    /// The navigation controllers on the screen, including those in tabs and in presented screens.
    private var stacks: [UINavigationController] {
        func search(_ screen: UIViewController) -> [UINavigationController] {
            [screen as? UINavigationController].compactMap { $0 } + screen.children.flatMap(search)
        }
        let screens = sequence(first: navigationController as UIViewController, next: \.presentedViewController)
        return screens.flatMap(search)
    }

    /// The number of screens in all stacks.
    var screenCount: Int { stacks.reduce(0) { $0 + $1.viewControllers.count } }

    /// Whether a finger drives a transition.
    var followsFinger: Bool { stacks.contains { $0.transitionCoordinator?.isInteractive == true } }
}
