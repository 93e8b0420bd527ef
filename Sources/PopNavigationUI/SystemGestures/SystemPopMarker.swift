#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
@_spi(PopNavigationUI) import PopNavigation
import UIKit

/// The values of SwiftUI modifiers about UIKit's own gestures.
enum SystemPopValue {
    /// Which gestures may pop the screen, and the screens above it.
    case gestures(SystemPopGestures, evenWithoutBackButton: Bool = false)
    /// No swipe begins in the marker's place.
    case exclusion(excludesLeadingEdge: Bool)
    /// Receives the reasons of refused drags.
    case refusals(@MainActor (PopGestureRefusal) -> Void)
    /// Decides whether a swipe may pop the screen.
    case request(PopRequestHandler)
}

/// An invisible view that carries a modifier's value to the navigation controllers around it; behind a container, such
/// as `NavigationStack`, to those inside the container.
final class SystemPopMarker: UIView {
    var value: SystemPopValue
    private var connected: [Weak<SystemPopGates>] = []
    private var observation: PopObservation?
    private var hasWarned = false
    /// SwiftUI may add the container's controllers after the marker.
    private lazy var laterConnection = NextTurn { [weak self] in self?.connect() }
    /// Behind a container, in the view of the controller around it.
    private let scout = SystemPopScout()

    init(_ value: SystemPopValue) {
        self.value = value
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        scout.touchDidBegin = { [weak self] in self?.laterConnection.schedule() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
        guard window == nil else { return }
        scout.view?.removeGestureRecognizer(scout)
        connected.compactMap(\.object).forEach { $0.screensDidChange() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    /// Finds the navigation controllers anew: SwiftUI may have replaced them.
    func update() {
        guard window != nil else { return }
        connect()
        laterConnection.schedule()
    }

    private func connect() {
        guard window != nil else { return }
        connected = []
        let enclosing = Array(enclosingNavigationControllers)
        for controller in enclosing.isEmpty ? containedNavigationControllers : enclosing {
            if let controller = controller as? BasicNavigationController {
                connect(to: controller, isContainer: enclosing.isEmpty)
            } else {
                let gates = SystemPopGates.of(controller)
                gates.add(self)
                connected.append(Weak(object: gates))
            }
        }
    }

    /// Translates the value into the words of the library's own controller.
    private func connect(to controller: BasicNavigationController, isContainer: Bool) {
        switch value {
        case .refusals:
            guard observation == nil else { return }
            observation = controller.observePops { [weak self] event in
                if case .refused(let refusal) = event, case .refusals(let handler) = self?.value { handler(refusal) }
            }
        case .gestures(let gestures, _) where isContainer:
            controller.systemPopGestures = gestures
        case .gestures, .exclusion, .request:
            let screen = controller.viewControllers.first { $0.viewIfLoaded.map(isDescendant(of:)) == true }
            // A `PopScreen` has its values already, by SwiftUI's preferences.
            if hasWarned || screen is any PopGestureConfigurable { return }
            hasWarned = true
            warn(about: controller, "receives modifiers of PopNavigationUI only from a PopScreen.")
        }
    }

    private var enclosingNavigationControllers: some Sequence<UINavigationController> {
        sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0.next as? UINavigationController }
    }

    /// The navigation controllers in the nearest controller around the marker whose views are in the marker's place.
    private var containedNavigationControllers: [UINavigationController] {
        let around = sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0.next as? UIViewController }
        guard let host = around.first(where: { _ in true }) else { return [] }
        if scout.view !== host.view { host.view.addGestureRecognizer(scout) }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        return host.descendants.compactMap { $0 as? UINavigationController }.filter { controller in
            guard let view = controller.viewIfLoaded else { return false }
            return view.window == nil || view.bounds.contains(view.convert(center, from: self))
        }
    }
}

extension UIViewController {
    /// The children, and theirs.
    fileprivate var descendants: [UIViewController] {
        children + children.flatMap(\.descendants)
    }
}
#endif
