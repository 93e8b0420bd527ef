import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Scroll indicators")
struct ScrollIndicatorTests {
    private func indicator(_ screen: ScrollScreen) -> UIView? { screen.scrollView.subviews.last }

    @Test("An indicator appears with the movement, shows the position, and fades")
    func vertical() {
        let screen = ScrollScreen(content: CGSize(width: 390, height: 8440))
        #expect(screen.scrollView.subviews.isEmpty)
        screen.drag(by: CGVector(dx: 0, dy: -100), speed: 500)
        let track: CGFloat = 838
        let length = track / 10
        let expected = CGRect(x: 384, y: 90 + 3 + (track - length) * 90 / 7596, width: 3, height: length)
        let frame = indicator(screen)!.frame
        #expect(abs(frame.minX - expected.minX) < 0.01)
        #expect(abs(frame.minY - expected.minY) < 0.01)
        #expect(abs(frame.height - expected.height) < 0.01)
        screen.device.fingerUp()
        screen.device.settle()
        #expect(indicator(screen)!.alpha == 0)
        #expect(screen.scrollView.subviews.count == 1)
    }

    @Test("No indicator is shown if it is disabled, and none for changes by the app")
    func none() {
        let screen = ScrollScreen(content: ScrollScreen.wide) { $0.showsHorizontalScrollIndicator = false }
        screen.drag(by: CGVector(dx: -100, dy: 0), speed: 500)
        #expect(screen.scrollView.subviews.isEmpty)
        let other = ScrollScreen(content: ScrollScreen.wide)
        other.scrollView.contentOffset.x = 500
        #expect(other.scrollView.subviews.isEmpty)
    }
}
