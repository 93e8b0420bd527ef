import PopNavigation
import TrialTools
import UIKit

extension LockCell: WordsCell {
    /// Before iOS 26, includes the class without UIKit's private handler, where the library's own transition moves. A
    /// delegate that sends the recognizer's actions to UIKit's handler refuses there.
    package var hosts: [(name: String, contestant: Contestant)] {
        let mechanisms = lock == .replacesTargets ? [.library] : Contestant.mechanisms(on: surroundings)
        return mechanisms.map { ($0 == .library ? "class" : "class, \($0)", .library($0)) }
            + [("attached", .attached(.leadingThird))]
    }

    package var label: String { lock.rawValue }

    @MainActor
    package func play(on contestant: Contestant) -> ContentRecord {
        let stage = DragStage(contestant, on: surroundings, screens: 3)
        switch screen {
        case .bar: break
        case .hidden: stage.top.hidesBar = true
        case .item: Content.leftItem.prepare(stage.top)
        case .animator: break
        }
        stage.show()
        let animator = FadeDelegate()
        if screen == .animator { stage.navigation.delegate = animator }
        // An app that wraps UIKit's own delegate has done so before the library is attached.
        if lock != .wrapsUIKits { stage.attach() }
        let delegates = lock.install(on: stage, isForBoth: recipients == .both)
        stage.attach()
        let start = stage.navigation.view.convert(stage.point(place.distance), to: stage.top.view)
        let look = content.install(on: stage.top, touchedAt: start)
        stage.device.settle()
        return withExtendedLifetime((delegates, animator)) { stage.play(path, from: place.distance, look: look) }
    }

    @MainActor
    package func deviations(of record: ContentRecord, insteadOf plain: ContentRecord, on contestant: Contestant)
        -> [WordsDeviation]
    {
        if record.isHung, !plain.isHung { return [.init(.hung, "")] }
        if plain.hasBegunPop {
            return record.hasBegunPop && record.isPopped == plain.isPopped ? [] : [.init(.lost, "plain pops")]
        }
        if record.hasBegunPop { return isLocked ? [.init(.lifted, "")] : [] }
        if isInOwnPansArea, !isLocked, lock != .none, unlocked(on: contestant).hasBegunPop {
            return [.init(.lost, "pops without the app's words")]
        }
        guard let event = record.firstDifference(from: plain) else { return [] }
        let isExplained = otherScreens.contains { record.firstDifference(from: $0.play(on: .plain)) == nil }
        return isExplained ? [] : [.init(.content, event)]
    }

    /// Cells that explain what the content sees: it may see the same drag as on their plain controller.
    ///
    /// On a screen that the app hasn't locked, the library swipes where UIKit itself refuses. Other recognizers then
    /// compete with the swipe as on a screen with a bar. If the app's animator doesn't follow the finger, the app's
    /// delegate is asked for the animator when the swipe begins, and the swipe then refuses: before iOS 26 the own pan,
    /// after as many points as iOS 26's content recognizer. If the edge recognizer's delegate presents a question, the
    /// content recognizer's swipe is unsafe and refuses when it would begin.
    private var otherScreens: [LockCell] {
        guard screen != .bar, !isLocked || lock.asksFoundDelegate else { return [] }
        var (bar, refusing) = (self, self)
        bar.screen = .bar
        (refusing.screen, refusing.lock, refusing.recipients) = (.bar, .wrapsAndRefuses, .both)
        var later = refusing
        later.surroundings = Surroundings(.iPhone(version: 26), isMirrored: surroundings.isMirrored)
        if screen == .animator { return [bar, refusing, later] }
        return lock == .asks ? [bar, refusing] : [bar]
    }

    /// What the finger does if the app sets nothing.
    @MainActor
    private func unlocked(on contestant: Contestant) -> ContentRecord {
        var cell = self
        cell.lock = .none
        return cell.play(on: contestant)
    }
}

extension ContentRecord {
    /// The first event in which the content has seen something else, in words.
    func firstDifference(from other: ContentRecord) -> String? {
        guard
            let index = lines.indices.first(where: { index in
                index >= other.lines.count || lines[index] != other.lines[index]
            })
        else { return nil }
        let there = index < other.lines.count ? other.lines[index] : ""
        return "event \(index): \(lines[index]); plain: \(there)"
    }
}
