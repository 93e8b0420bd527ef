import DemoScreens
import PopNavigation
import Testing

@Suite("The demo")
struct DemoTests {
    @Test("The demo lists every refusal in the order of the rules", .covers(4))
    func listed() {
        #expect(Set(PopGestureRefusal.inOrder) == Set(PopGestureRefusal.allCases))
        #expect(
            PopGestureRefusal.inOrder == [
                .disabled, .nothingToPop, .transitioning, .presenting, .offWindow, .disabledByScreen, .outsideArea,
                .inBar,
                .excludedView, .wrongDirection, .tooSteep, .scrollViewOwnsDrag, .searchActive, .keyboardMoving,
                .screenDeclined,
            ])
    }
}
