import Testing
import UIKit
import UIKitSimulator

@testable import PopNavigation

@MainActor
@Suite("The swipe")
struct SwipeTests {
    @Test("Behaviour 1: a swipe from the leading third pops")
    func pops() {
        let stage = Stage("AB")
        stage.swipe(from: 120)
        #expect(stage.stack == "A")
        #expect(stage.verdict == .allowed)
    }

    @Test("Behaviour 1: a swipe that is given up does not")
    func givenUp() {
        let stage = Stage("AB")
        stage.swipeAndGiveUp()
        #expect(stage.stack == "AB")
        stage.swipe()
        #expect(stage.stack == "A")
    }
}
