@testable import UIKit

/// What the user and the app see of a world at rest.
struct TwinSight: Equatable {
    /// One navigation controller.
    struct Stack: Equatable {
        let name: String
        let screens: [String]
        /// Whether the bar is hidden, as its flag says.
        let hidesBar: Bool
        /// Whether the bar is on the screen.
        let showsBar: Bool
    }

    let stacks: [Stack]
    /// The presented screens, the lowest first.
    let covers: [String]
    /// Whether a text is being edited.
    let isEditing: Bool

    @MainActor
    init(of world: World) {
        stacks = world.stacks.map { name, controller in
            let bar = controller.navigationBar
            let place = bar.convert(bar.bounds, to: controller.view)
            let isOut = bar.isHidden || place.maxY <= 0.01 || !place.intersects(controller.view.bounds)
            return Stack(
                name: name, screens: controller.viewControllers.map(\.name),
                hidesBar: controller.isNavigationBarHidden, showsBar: !isOut)
        }
        isEditing = world.window.firstResponder is UITextField
        covers = world.covers.map(\.name) + (world.isInItsSheet ? [] : ["no sheet"])
    }
}

extension TwinSight {
    /// What differs in another sight, and how.
    func difference(to other: TwinSight) -> (kind: Difference.Kind, detail: String)? {
        if covers != other.covers { return (.covers, "\(covers) are presented, and here \(other.covers)") }
        for (one, two) in zip(stacks, other.stacks) {
            if one.name != two.name { break }
            if one.screens != two.screens { return (.stack, "\(one.name): \(one.screens), and here \(two.screens)") }
        }
        for (one, two) in zip(stacks, other.stacks) where one != two {
            return (.bar, "\(one.name): \(one.bar), and here \(two.bar)")
        }
        if isEditing != other.isEditing {
            return (.focus, isEditing ? "no text is edited here" : "a text is edited here")
        }
        if stacks.count != other.stacks.count { return (.stack, "\(stacks.count) stacks, here \(other.stacks.count)") }
        return nil
    }
}

extension TwinSight.Stack {
    fileprivate var bar: String { (hidesBar ? "flag hidden" : "flag visible") + (showsBar ? ", seen" : ", not seen") }
}

extension World {
    /// The navigation controllers by their names, the main one first.
    var stacks: [(name: String, controller: UINavigationController)] {
        var stacks = [("main", navigation)]
        if let beside = root as? WalkNeighbours {
            stacks += beside.others.enumerated().map { ("beside \($0.offset)", $0.element) }
        }
        for case let screen as WalkScreen in navigation.viewControllers + covers {
            if let flow = screen.flow { stacks.append(("in \(screen.name)", flow)) }
        }
        return stacks
    }

    /// False if the controller belongs in a sheet and isn't in one.
    fileprivate var isInItsSheet: Bool { setting.root != .sheet || navigation.presentingViewController != nil }
}

extension UIViewController {
    /// The name of a screen, the same in each of two worlds that are compared.
    var name: String { (self as? TrackedScreen)?.description ?? "\(type(of: self))" }
}
