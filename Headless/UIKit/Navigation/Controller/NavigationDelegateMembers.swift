/// The optional members of a navigation delegate. Their presence alone changes what UIKit does (facts C24, C34).
struct NavigationDelegateMembers: OptionSet {
    let rawValue: Int
    static let willShow = Self(rawValue: 1)
    static let didShow = Self(rawValue: 2)
    static let animationController = Self(rawValue: 4)
    static let interactionController = Self(rawValue: 8)
    static let supportedOrientations = Self(rawValue: 16)
    static let preferredOrientation = Self(rawValue: 32)

    private static let selectors: [(Self, Selector)] = [
        (.willShow, "navigationController:willShowViewController:animated:"),
        (.didShow, "navigationController:didShowViewController:animated:"),
        (.animationController, .animationController), (.interactionController, .interactionController),
        (.supportedOrientations, .supportedOrientations), (.preferredOrientation, .preferredOrientation),
    ]
}

extension NavigationDelegateMembers {
    /// The members to which the delegate responds. An overridden `responds(to:)` decides.
    init(of delegate: (any UINavigationControllerDelegate)?) {
        self = []
        guard let delegate else { return }
        for (member, selector) in Self.selectors where delegate.responds(to: selector) { insert(member) }
    }
}

extension UINavigationController {
    /// UIKit asks a delegate once, when it is set (fact C34).
    var delegateMembers: NavigationDelegateMembers {
        System.current.switches.asksDelegateOnce
            ? knownDelegateMembers : NavigationDelegateMembers(of: delegateStorage)
    }

    /// The screen slides back, and the finger no longer moves it (fact C34).
    func newDelegateEndsInteraction() {
        guard System.current.switches.newDelegateEndsInteraction else { return }
        navigationTransition?.context?.endInteractionAtOnce()
    }
}
