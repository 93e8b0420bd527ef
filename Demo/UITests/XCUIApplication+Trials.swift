import DemoScreens
import XCTest

/// The shared list's spots and fingers as XCUITest's elements and coordinates.
extension XCUIApplication {
    func coordinate(of spot: TrialSpot) throws -> XCUICoordinate {
        let frame =
            switch spot.anchor {
            case .screen: windows.firstMatch.frame
            case .navigationBar: navigationBars.firstMatch.frame
            case .element(let element): try existing(element).frame
            }
        return coordinate(at: spot.point(in: frame))
    }

    private func coordinate(at point: CGPoint) -> XCUICoordinate {
        coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: point.x, dy: point.y))
    }

    func drag(_ finger: TrialFinger) throws {
        guard let line = finger.straightLine else { throw Obstacle("the path is not a straight line") }
        let start = try coordinate(of: finger.start)
        let end =
            switch line.move.target {
            case .spot(let spot): try coordinate(of: spot)
            case .by(let x, let y): start.withOffset(CGVector(dx: x, dy: y))
            }
        let (from, to) = (start.screenPoint, end.screenPoint)
        let distance = hypot(to.x - from.x, to.y - from.y)
        // A velocity in points per second: what the path takes in the list's time.
        start.press(
            forDuration: max(line.press, 0.05), thenDragTo: end,
            withVelocity: XCUIGestureVelocity(rawValue: distance / CGFloat(line.move.duration)),
            thenHoldForDuration: line.hold)
    }

    private func existing(_ element: TrialElement) throws -> XCUIElement {
        let candidates: [XCUIElement] =
            switch element {
            case .text(let text): [staticTexts[text], buttons[text]]
            case .button(let title): [buttons[title]]
            case .backButton: [navigationBars.firstMatch.buttons.firstMatch]
            case .view(let identifier): [scrollViews[identifier], tables[identifier], otherElements[identifier]]
            case .slider: [sliders.firstMatch]
            case .textField: [textFields.firstMatch]
            case .searchField: [searchFields.firstMatch]
            }
        for _ in 0..<5 {
            if let found = candidates.first(where: \.exists) { return found }
            _ = candidates[0].waitForExistence(timeout: 1)
        }
        throw Obstacle("there is no \(element) on the screen")
    }

    /// Whether the text is on the screen. Elements that are scrolled away exist, but outside the window.
    ///
    /// - Parameter wait: Whether a text that appears within 5 s counts.
    func shows(_ text: String, wait: Bool) -> Bool {
        let window = windows.firstMatch.frame
        let candidates = [staticTexts[text], buttons[text], navigationBars[text]]
        for attempt in 0...(wait ? 5 : 0) {
            if attempt > 0 { _ = candidates[0].waitForExistence(timeout: 1) }
            let isVisible = candidates.contains { element in
                guard element.exists else { return false }
                let visible = element.frame.intersection(window)
                return visible.width >= 1 && visible.height >= 1
            }
            if isVisible { return true }
        }
        return false
    }
}
