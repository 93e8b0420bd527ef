import Testing
import UIKit
import UIKitSimulator

extension Stage {
    /// Expects that nothing hangs, and that a push and a swipe work as in a new controller.
    func expectUsable(sourceLocation: SourceLocation = #_sourceLocation) {
        let before = stack
        #expect(!device.isHung, sourceLocation: sourceLocation)
        #expect(navigation.transitionCoordinator == nil, sourceLocation: sourceLocation)
        navigation.pushViewController(TestScreen("Z"), animated: true)
        device.settle()
        #expect(stack == before + "Z", sourceLocation: sourceLocation)
        _ = takeEvents()
        swipe()
        #expect(stack == before, sourceLocation: sourceLocation)
        #expect(takeEvents().count == 2, sourceLocation: sourceLocation)
    }
}
