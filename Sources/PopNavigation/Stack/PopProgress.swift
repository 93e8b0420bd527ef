#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import UIKit

/// Reports once per frame how far a finger has moved the screen that it pops.
@MainActor
final class PopProgress {
    /// Returns the pop of the current transition; `nil` if the transition isn't a pop.
    var pop: @MainActor () -> PopEvent.Pop? = { nil }
    private weak var controller: UINavigationController?
    private let ownTransition: OwnTransition?
    private let observers = PopObservers<(PopEvent.Pop, CGFloat)>()
    private let frames = DisplayFrames()
    private var reported: CGFloat?

    init(of controller: UINavigationController, ownTransition: OwnTransition? = nil) {
        self.controller = controller
        self.ownTransition = ownTransition
        frames.handler = { [weak self] in self?.frame() }
    }

    func add(_ handler: @escaping @MainActor (PopEvent.Pop, CGFloat) -> Void) -> PopObservation {
        let observation = observers.add { handler($0.0, $0.1) }
        update()
        return observation
    }

    /// Follows the frames if there is an observer. If no swipe is running, the display link stops after one frame.
    func update() {
        frames.isRunning = !observers.isEmpty
    }

    /// The pop of the running swipe.
    private var swipe: PopEvent.Pop? {
        pop().flatMap { $0.trigger == .gesture ? $0 : nil }
    }

    private func frame() {
        guard let swipe, let controller, controller.transitionCoordinator?.isInteractive == true else { return end() }
        let progress =
            ownTransition?.interaction.map(\.percentComplete)
            ?? abs(swipe.from.view.visibleOrigin(in: controller.view).x) / controller.view.bounds.width
        guard progress != reported else { return }
        reported = progress
        observers.send((swipe, progress))
    }

    private func end() {
        frames.isRunning = false
        reported = nil
    }
}
#endif
