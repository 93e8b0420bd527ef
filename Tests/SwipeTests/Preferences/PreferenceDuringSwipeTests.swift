import PopNavigation
import Testing
import UIKit
import UIKitSimulator

/// A change of the top screen's preference about the bar.
private struct BarChange: Hashable, Sendable, CustomTestStringConvertible {
    let old: Bool?
    let new: Bool?

    static let all = [
        BarChange(old: false, new: true), BarChange(old: true, new: false), BarChange(old: true, new: nil),
        BarChange(old: nil, new: true),
    ]

    var testDescription: String { "\(word(old)) → \(word(new))" }

    private func word(_ hides: Bool?) -> String { hides.map { $0 ? "hidden" : "shown" } ?? "no preference" }
}

/// When a preference changes.
private enum DragMoment: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case dragging, slidingBack

    var testDescription: String { rawValue }
}

@MainActor
@Suite("Preferences that change during a swipe")
struct PreferenceDuringSwipeTests {
    @Test(
        "While a swipe moves a screen, the screen's preferences aren't read", .covers(.preferencesDuringSwipe),
        arguments: TestedSwipe.all, [5, 60] as [CGFloat])
    func unread(swipe: TestedSwipe, start: CGFloat) {
        final class Screen: PlainScreen, PopGestureConfigurable {
            var reads = 0
            var popPreferences: PopPreferences {
                reads += 1
                return PopPreferences()
            }
        }
        let (stage, screen) = (Stage("A", swipe), Screen("B"))
        stage.push(screen)
        stage.device.fingerDown(at: stage.point(start))
        for x in stride(from: start, through: start + 90, by: 3) where !stage.isSwiping {
            stage.device.fingerMove(to: stage.point(x), duration: 1 / 60)
        }
        screen.reads = 0
        stage.device.fingerMove(to: stage.point(300), duration: 0.25)
        #expect(stage.isSwiping && screen.reads == 0)
        stage.lift()
    }

    @Test(
        "After a cancelled swipe the bar is as the screen now prefers, and so are later bars",
        .covers(.barVisibility, .preferencesDuringSwipe),
        arguments: TestedSwipe.all, BarChange.all)
    fileprivate func cancelled(swipe: TestedSwipe, change: BarChange) {
        for moment in DragMoment.allCases {
            for isAnnounced in [true, false] { check(swipe, change, moment, isAnnounced) }
        }
    }

    private func check(_ swipe: TestedSwipe, _ change: BarChange, _ moment: DragMoment, _ isAnnounced: Bool) {
        let stage = Stage("AB", swipe) { $0.popPreferences.hidesNavigationBar = $0.name == "B" ? change.old : nil }
        let screen = stage.top
        stage.pull(to: 260)
        if moment == .slidingBack {
            stage.device.fingerMove(to: stage.point(90), duration: 0.25)
            stage.releaseAfterRest()
        }
        screen.popPreferences.hidesNavigationBar = change.new
        if isAnnounced { screen.setNeedsPopPreferencesUpdate(animated: true) }
        if moment == .dragging { stage.takeBack() }
        stage.device.settle()
        #expect(stage.stack == "AB")
        // A change that is not announced may wait for the next transition.
        screen.setNeedsPopPreferencesUpdate(animated: false)
        stage.device.settle()
        expectBar(of: stage, shown: change.new != true)

        stage.push("C")
        expectBar(of: stage, shown: true)
        stage.tapBackButton()
        #expect(stage.stack == "AB")
        expectBar(of: stage, shown: change.new != true)
        if change.new != true {
            stage.tapBackButton()
            #expect(stage.stack == "A")
            expectBar(of: stage, shown: true)
        }
    }

    /// Expects that flag, frame, picture and hit test agree.
    private func expectBar(of stage: Stage, shown: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        stage.expectBar(shown: shown, sourceLocation: sourceLocation)
        let bar = stage.navigation.navigationBar
        let hit = stage.device.window.hitTest(stage.point(200, 69), with: nil)
        #expect(hit?.isDescendant(of: bar) == shown, sourceLocation: sourceLocation)
    }
}
