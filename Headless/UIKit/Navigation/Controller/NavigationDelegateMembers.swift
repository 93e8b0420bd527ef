/// The optional members of a navigation delegate whose presence alone changes what UIKit does (fact C24). UIKit asks
/// for them when the delegate is set (fact C34).
struct NavigationDelegateMembers: OptionSet {
    let rawValue: Int
    static let animationController = Self(rawValue: 1)
    static let interactionController = Self(rawValue: 2)
    static let supportedOrientations = Self(rawValue: 4)
    static let preferredOrientation = Self(rawValue: 8)

    private static let selectors: [(Self, Selector)] = [
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
    /// The screen slides back, and the finger no longer moves it (fact C34).
    func newDelegateEndsInteraction() {
        guard System.current.switches.newDelegateEndsInteraction else { return }
        navigationTransition?.context?.endInteractionAtOnce()
    }
}
