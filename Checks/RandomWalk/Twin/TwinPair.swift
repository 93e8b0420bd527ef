import PopNavigation
@testable import UIKit
@testable import UIKitSimulator

/// A plain world and one with the library, under the same steps at the same times.
@MainActor
struct TwinPair {
    private let plain: TwinSide
    private let library: TwinSide
    private let listener: ((String) -> Void)?

    /// A frame, with half a millisecond for rounding.
    private static let frame = 1.0 / 60 + 0.0005

    init(
        _ setting: Setting, on configuration: SimulatedDevice.Configuration? = nil, listener: ((String) -> Void)?
    ) {
        self.listener = listener
        func side(_ kind: Controllers.Kind, _ name: String) -> TwinSide {
            let listener = listener.map { listener in { (line: String) in listener("\(name): \(line)") } }
            return TwinSide(World(setting, kind, isCompared: true, on: configuration, listener: listener))
        }
        plain = side(.plain, "plain")
        library = side(setting.subject == .library ? .library : .attached, "here ")
    }

    private var sides: [TwinSide] { [plain, library] }

    /// The device as it is now.
    var configuration: SimulatedDevice.Configuration { plain.world.device.configuration }

    func perform(_ step: Step) {
        listener?("— \(step)")
        for side in sides { side.perform(step) }
        synchronize()
    }

    func comeToRest() {
        listener?("— at rest")
        for side in sides {
            side.world.device.activate()
            side.world.comeToRest()
        }
        synchronize()
    }

    /// Makes both clocks show the same time.
    private func synchronize() {
        let latest = sides.map(\.world.device.now).max() ?? 0
        for side in sides where side.world.device.now < latest {
            side.world.device.wait(latest - side.world.device.now)
        }
        guard listener != nil else { return }
        for side in sides {
            side.world.device.activate()
            side.world.ledger.log("\(TwinSight(of: side.world).stacks.map(\.screens))")
        }
    }

    /// The first difference since both were equal.
    func difference() -> Difference? {
        if let difference = hang() ?? swipe() { return difference }
        guard sides.allSatisfy(\.world.isAtRest) else { return nil }
        if let (kind, detail) = sight(of: plain).difference(to: sight(of: library)) {
            return Difference(kind: kind, detail: detail, rule: rule ?? restRule(kind))
        }
        if let difference = waiting() { return difference }
        if isOverridden { forgetReactions() }
        for side in sides { side.forget() }
        return nil
    }

    /// Forgets the app's reactions that have come in one of the worlds only: there, a sheet has returned at another
    /// time (`overriddenEdge`), and the reaction would come in the other world at a later callback.
    private func forgetReactions() {
        let (first, second) = (plain.world.ledger, library.world.ledger)
        (first.reactions, second.reactions) = (
            first.reactions.filter { second.reactions[$0.key] != nil },
            second.reactions.filter { first.reactions[$0.key] != nil }
        )
    }

    /// What explains a difference of this kind at rest.
    private func restRule(_ kind: Difference.Kind) -> TwinRule? {
        if kind == .stack {
            if let unseenRule { return unseenRule }
            // Both swipe, and with several fingers down each recognizer follows different ones.
            let isOwnPans = library.reasons.contains(.ownPan) && library.world.fingersInSequence > 1
            if isOwnPans, !library.swipes.isEmpty { return .ownPan }
            // Both swipe, by different recognizers, whose lines differ on iOS 26 (fact C20).
            if isOverridden, sides.allSatisfy({ !$0.swipes.isEmpty }) { return .overriddenEdge }
        }
        if kind == .focus, sight(of: library).isEditing { return .focusRestored }
        // The user may tap the back button of a sheet that has returned here only.
        let isSheets = kind == .covers || library.world.setting.root == .sheet
        guard isSheets else { return nil }
        if plain.scrollOffsets != library.scrollOffsets { return .scrolledList }
        return isOverridden ? .overriddenEdge : library.reasons.first { $0 == .otherFingerRefused }
    }

    private func sight(of side: TwinSide) -> TwinSight {
        side.world.device.activate()
        return TwinSight(of: side.world)
    }

    private func hang() -> Difference? {
        let (plainHangs, libraryHangs) = (plain.world.device.isHung, library.world.device.isHung)
        if plainHangs { return Difference(kind: .hung, detail: "a plain controller hangs", rule: .plainHangs) }
        guard libraryHangs else { return nil }
        // A scroll on a trackpad may come before the library has restored the conditions.
        let hasLostConditions = library.reasons.contains(.conditionsRestored)
        let rule = library.world.hangsByUIKit ? TwinRule.delayedSwipe : hasLostConditions ? .conditionsRestored : nil
        return Difference(kind: .hung, detail: "hangs here only", rule: rule)
    }

    /// The first swipe that begins in one of the worlds only, or more than a frame later.
    private func swipe() -> Difference? {
        var (missing, unmatched) = ([TwinSide.SwipeStart](), library.swipes)
        for start in plain.swipes {
            let same = unmatched.firstIndex {
                $0.screen == start.screen && $0.takesOver == start.takesOver
                    && abs($0.time - start.time) <= Self.frame
            }
            if let same { unmatched.remove(at: same) } else { missing.append(start) }
        }
        // At rest nothing more can come.
        let now = sides.allSatisfy(\.world.isAtRest) ? .infinity : plain.world.device.now
        let (lost, extra) = (missing.first, unmatched.first)
        if let lost, lost.time <= extra?.time ?? .infinity {
            return now > lost.time + Self.frame ? difference(.lost, lost, extra) : nil
        }
        guard let extra, now > extra.time + Self.frame else { return nil }
        return difference(.extra, extra, lost)
    }

    /// The first pan that waits for every other recognizer and begins later here, under a single finger that swipes
    /// nothing.
    private func waiting() -> Difference? {
        guard plain.swipes.isEmpty, library.swipes.isEmpty else { return nil }
        var unmatched = library.patientStarts
        for start in plain.patientStarts where start.isAlone {
            let same = unmatched.firstIndex { $0.screen == start.screen && $0.time <= start.time + Self.frame }
            if let same {
                unmatched.remove(at: same)
                continue
            }
            let later = unmatched.first { $0.screen == start.screen }
            let here = later.map { "at \($0.time)" } ?? "not"
            return Difference(
                kind: .waiting,
                detail: "the patient pan of \(start.screen) begins at \(start.time), and here \(here)",
                rule: library.reasons.contains(.ownPan) ? .ownPan : isOverridden ? .overriddenEdge : nil)
        }
        return nil
    }

    private func difference(
        _ kind: Difference.Kind, _ start: TwinSide.SwipeStart, _ other: TwinSide.SwipeStart?
    ) -> Difference {
        let refusals = Set(library.refusals.map { "\($0)" }).sorted().joined(separator: ", ")
        let verb = start.takesOver ? "takes over" : "pops"
        let otherText = other.map { "the other swipe pops \($0.screen) at \($0.time)" } ?? "the other does not"
        // The library reports why a drag does not pop when its finger lifts.
        if kind == .lost {
            library.world.device.activate()
            library.world.settle()
        }
        let detail =
            "a swipe \(verb) \(start.screen) at \(start.time), \(otherText)"
            + (refusals.isEmpty ? "" : " (refused as \(refusals))")
        return Difference(
            kind: kind, detail: detail,
            rule: kind == .lost
                ? rule ?? refusalRule ?? insteadRule(of: start, other) ?? tiedRule ?? unshownRule(of: start)
                : (start.isLocked ? nil : popRule) ?? rule ?? unseenRule)
    }

    /// Why the library refuses what a plain controller pops.
    private var refusalRule: TwinRule? {
        let hasOtherFinger = library.world.fingersInSequence > 1
        guard configuredRule == nil, hasOtherFinger else { return configuredRule }
        if isOverridden { return .overriddenEdge }
        // The finger on the slider isn't explained, since several fingers are down.
        let isSliding = library.isSliding && library.world.library?.popGestureArea != .system
        return isSliding ? .excludedView : library.reasons.first { $0 == .carouselAtLimit }
    }

    private func unshownRule(of start: TwinSide.SwipeStart) -> TwinRule? {
        library.unshownStep == start.step ? .offWindow : nil
    }

    private var tiedRule: TwinRule? { library.wasTied ? .tiedOwnPan : nil }

    private var unseenRule: TwinRule? {
        sides.contains { $0.swipesUnseen || $0.unshownStep != nil } ? .unseenSwipe : nil
    }

    /// Whether the library has overridden UIKit's refusal.
    private var isOverridden: Bool {
        !library.reasons.isDisjoint(with: [.barHidden, .leadingItem, .animators, .screenAllows])
    }

    /// Why the library pops another screen than a plain controller under the same drag: that of an inner stack, where
    /// UIKit has no recognizer of the inner stack.
    private func insteadRule(of start: TwinSide.SwipeStart, _ other: TwinSide.SwipeStart?) -> TwinRule? {
        guard let other, other.time == start.time else { return nil }
        return library.reasons.contains(.ownPan) ? .ownPan : nil
    }

    /// What the app has configured. Not every refusal is reported: none with several fingers, and only the first of
    /// several reasons.
    private var configuredRule: TwinRule? {
        guard library.world.setting.app == .configured else { return nil }
        if library.wasDisabled { return .disabled }
        if library.wishes.contains(.declines) { return .screenDeclined }
        if library.wishes.contains(.disabled) { return .disabledByScreen }
        if library.wishes.contains(.precedes) { return .precedingView }
        if library.wishes.contains(.rect) { return .excludedView }
        return library.wishes.contains(.edge) ? .outsideArea : nil
    }

    private var popRule: TwinRule? { TwinRule.allCases.first(where: library.reasons.contains) }

    /// The rule that explains what differs.
    private var rule: TwinRule? {
        if plain.reasons.contains(.conditionsRestored) { return .conditionsRestored }
        if plain.reasons.contains(.lateDelegate) { return .lateDelegate }
        if let rule = library.refusals.lazy.compactMap(TwinRule.init).first { return rule }
        if library.reasons.contains(.appsAnimator), !library.wishes.isDisjoint(with: [.ties, .yields]) {
            return .appsAnimator
        }
        // With this area the library doesn't report a reason.
        if library.world.library?.popGestureArea == .system, let configuredRule { return configuredRule }
        if library.refusals.contains(.transitioning), plain.world.navigation.viewIfLoaded?.window == nil {
            return .leavesWindow
        }
        // The library's swipe has begun earlier, though less than a frame.
        let isEarlier = zip(plain.swipes, library.swipes).contains { $1.step < $0.step }
        return isEarlier ? popRule : nil
    }
}
