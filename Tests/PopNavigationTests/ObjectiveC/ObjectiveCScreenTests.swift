#if canImport(ObjectiveC)
import Testing
import UIKit

@testable import PopNavigation

/// A screen as Objective-C writes it.
private final class ObjectiveCScreen: UIViewController, PopNavigationScreen {
    let popNavigationPreferences = PopNavigationPreferences()
    var agrees = true
    private(set) var triggers: [PopNavigationTrigger] = []

    func shouldPop(for trigger: PopNavigationTrigger) -> Bool {
        triggers.append(trigger)
        return agrees
    }
}

@MainActor
@Suite("Screens in Objective-C")
struct ObjectiveCScreenTests {
    @Test("A screen states each preference", .covers(.objectiveC))
    func preferences() {
        let screen = ObjectiveCScreen()
        let navigation = BasicNavigationController(rootViewController: screen)
        let defaults = navigation.popPreferences(for: screen)
        #expect(defaults.isGestureEnabled == nil && defaults.area == nil && defaults.hidesNavigationBar == nil)
        let preferences = screen.popNavigationPreferences
        preferences.gestureEnabled = false
        preferences.popGestureFraction = 0.5
        preferences.excludedViews = [screen.view]
        preferences.excludedRects = [NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))]
        preferences.excludesLeadingEdge = true
        preferences.hidesNavigationBar = true
        preferences.hidesToolbar = false
        let stated = navigation.popPreferences(for: screen)
        #expect(stated.isGestureEnabled == false && stated.area == .leadingFraction(0.5))
        #expect(stated.excludedViews == [screen.view] && stated.excludesLeadingEdge)
        #expect(stated.excludedRects == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(stated.hidesNavigationBar == true && stated.hidesToolbar == false)
        preferences.popGesturePoints = 80
        #expect(navigation.popPreferences(for: screen).area == .leadingPoints(80))
    }

    @Test("A screen is asked before a pop, with the trigger of the pop", .covers(.objectiveC))
    func question() {
        let screen = ObjectiveCScreen()
        let navigation = BasicNavigationController(rootViewController: screen)
        #expect(navigation.shouldPop(screen, for: .gesture))
        screen.agrees = false
        #expect(!navigation.shouldPop(screen, for: .backButton))
        #expect(screen.triggers == [.gesture, .backButton])
    }

    @Test("An event in Objective-C names its screens and its trigger", .covers(.objectiveC))
    func events() {
        let screens = (0..<2).map { _ in UIViewController() }
        let pop = PopEvent.Pop(
            from: screens[1], to: screens[0], removed: [screens[1]], trigger: .backButton)
        let event = PopNavigationEvent.event(for: .didPop(pop))
        #expect(event?.kind == .didPop && event?.from === screens[1] && event?.to === screens[0])
        #expect(event?.removed == [screens[1]] && event?.trigger == .backButton)
        #expect(PopNavigationEvent.event(for: .didRemove(screens))?.removed == screens)
    }

    @Test("A refused drag isn't an event in Objective-C", .covers(.objectiveC))
    func refused() {
        #expect(PopNavigationEvent.event(for: .refused(.disabled)) == nil)
    }
}
#endif
