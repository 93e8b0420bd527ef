/// The current page and its neighbours, as far as they are known.
@MainActor
struct Pages {
    enum Neighbour {
        case unknown, missing
        case known(UIViewController)

        init(_ controller: UIViewController?) {
            self = controller.map(Neighbour.known) ?? .missing
        }

        var controller: UIViewController? {
            if case .known(let controller) = self { controller } else { nil }
        }
    }

    var current: UIViewController?
    var before = Neighbour.unknown
    var after = Neighbour.unknown

    mutating func forgetNeighbours() {
        before = .unknown
        after = .unknown
    }

    /// The neighbour becomes the current page, and the old page becomes its neighbour.
    mutating func step(_ direction: UIPageViewController.NavigationDirection, to controller: UIViewController) {
        let left = Neighbour(current)
        switch direction {
        case .forward: (before, after) = (left, .unknown)
        case .reverse: (before, after) = (.unknown, left)
        }
        current = controller
    }

    subscript(direction: UIPageViewController.NavigationDirection) -> Neighbour {
        get { direction == .forward ? after : before }
        set { if direction == .forward { after = newValue } else { before = newValue } }
    }
}

/// A running turn to another page, by finger or by call.
struct PageTurn {
    let incoming: UIViewController
    let direction: UIPageViewController.NavigationDirection
    let isByCode: Bool
    let completion: ((Bool) -> Void)?
}
