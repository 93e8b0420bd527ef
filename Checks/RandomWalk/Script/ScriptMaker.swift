import Foundation
import PopNavigation
import TrialTools
import UIKit
import UIKitSimulator

/// Makes random scripts. They depend on the generator only, not on the effects of the steps.
package struct ScriptMaker {
    var random: SeededGenerator
    let game: Game
    private(set) var setting = Setting()
    var fingersDown: Set<Int> = []
    private var isInWindow = true
    var isOnTab = true
    /// The rest of an episode.
    private var planned: [Step] = []
    private var isFolded = true
    private var isQuarterTurned = false

    /// Whether each change comes at rest.
    private var isCalm = false

    package init(_ random: SeededGenerator, for game: Game = .walk) {
        (self.random, self.game) = (random, game)
    }

    package mutating func script(steps count: Int) -> Script {
        setting = makeSetting()
        (fingersDown, isInWindow, isOnTab, planned) = ([], true, true, [])
        (isFolded, isQuarterTurned) = (true, false)
        let start = setting
        var steps: [Step] = []
        isCalm = game == .twin && random.percent(60)
        if game == .twin, setting.systemVersion < 26, setting.app == .configured { steps.append(.area(.edge)) }
        if game == .walk, random.percent(60) { steps.append(forwardLimit()) }
        steps.reserveCapacity(count)
        while steps.count < count { steps.append(step()) }
        return Script(setting: start, steps: steps)
    }

    private mutating func makeSetting() -> Setting {
        var setting = Setting()
        setting.systemVersion = random.weighted([(7, 15), (2, 16), (3, 17), (6, 18), (3, 26), (3, 27)])
        setting.isRightToLeft = random.percent(25)
        setting.size = random.weighted([
            (8, CGSize(width: 390, height: 844)), (1, CGSize(width: 320, height: 568)),
            (1, CGSize(width: 844, height: 390)), (1, CGSize(width: 1024, height: 1366)),
        ])
        if random.percent(35) { setting.parts = .init(rawValue: Int.random(in: 0..<16, using: &random)) }
        setting.reducesMotion = random.percent(10)
        setting.root = random.weighted([(6, .bare), (1, .contained), (2, .tab), (1, .beside)])
        setting.isDuo = random.percent(12)
        if game == .twin { compare(&setting) }
        if random.percent(game == .twin ? 40 : 20) {
            for _ in 0..<random.pick([1, 1, 2, 3]) {
                let position = random.pick(Switch.all)
                if setting.switches.allSatisfy(position.isPossible) { setting.switches.append(position) }
            }
        }
        if setting.isDuo {
            self.setting = setting
            place()
            setting = self.setting
        }
        return setting
    }

    private mutating func compare(_ setting: inout Setting) {
        setting.systemVersion = random.pick([15, 18, 26, 27])
        setting.size = random.weighted([
            (8, CGSize(width: 390, height: 844)), (1, CGSize(width: 320, height: 568)),
            (1, CGSize(width: 844, height: 390)), (2, CGSize(width: 1024, height: 1366)),
            (1, CGSize(width: 1194, height: 834)),
        ])
        if random.percent(75) { setting.parts = .all }
        setting.root = random.weighted([
            (6, .bare), (1, .contained), (2, .tab), (2, .beside), (1, .columns), (2, .sheet),
        ])
        setting.app = random.percent(75) ? .uikit : .configured
        if random.percent(25) { setting.subject = .attached }
    }

    /// Sets the size of the Duo's display for its fold and rotation.
    private mutating func place() {
        setting.systemVersion = 27
        let upright = isFolded ? CGSize(width: 466, height: 678) : CGSize(width: 951, height: 669)
        setting.size = isQuarterTurned ? CGSize(width: upright.height, height: upright.width) : upright
    }

    private mutating func duoStep() -> Step {
        defer { place() }
        if random.percent(60) {
            isFolded.toggle()
            return .fold(isFolded)
        }
        isQuarterTurned.toggle()
        return .turn(clockwise: random.percent(50))
    }

    private enum Family {
        case finger, time, stack, cover, library, system, app, episode
    }

    private mutating func step() -> Step {
        if !planned.isEmpty { return planned.removeFirst() }
        guard isCalm else { return hastyStep() }
        let step = hastyStep()
        planned = []
        if step.isFinger { return step }
        fingersDown = []
        planned = [step, .wait(1)]
        return .settle
    }

    private mutating func hastyStep() -> Step {
        let family: Family = random.weighted([
            (44, .finger), (17, .time), (17, .stack), (7, .cover), (6, .library), (4, .system), (5, .app),
            (game == .walk ? 6 : 5, .episode),
        ])
        switch family {
        case .finger: return fingerStep()
        case .time:
            if random.percent(30) {
                fingersDown = []
                return .settle
            }
            return .wait(random.weighted([(3, 0), (4, random.number(0...0.1)), (4, random.number(0...0.5)), (2, 1)]))
        case .stack: return stackStep()
        case .cover: return coverStep()
        case .library: return libraryStep()
        case .system: return systemStep()
        case .app: return appStep()
        case .episode:
            planned = episode()
            return planned.removeFirst()
        }
    }

    private enum FingerStart {
        case tap, down, drag, forward, trackpad
    }

    private mutating func fingerStep() -> Step {
        let finger = random.weighted([(8, 0), (2, 1), (1, 2)])
        if fingersDown.contains(finger) {
            if random.percent(30) {
                fingersDown.remove(finger)
                return .up(finger)
            }
            return .move(finger, random.percent(70) ? endPoint() : startPoint(), seconds: seconds())
        }
        let start: FingerStart = random.weighted([
            (2, .tap), (4, .down), (14, .drag), (game == .walk ? 1 : 0, .forward), (2, .trackpad),
        ])
        switch start {
        case .tap: return .tap(random.percent(30) ? backButton() : startPoint())
        case .down:
            fingersDown.insert(finger)
            return .down(finger, startPoint())
        case .drag: return .drag(finger, startPoint(), endPoint(), seconds: seconds())
        case .forward: return forwardDrag(by: finger)
        case .trackpad:
            let distance = Point(random.number(-300...300), random.percent(70) ? 0 : random.number(-300...300))
            return .trackpad(distance, at: startPoint(), seconds: seconds())
        }
    }

    mutating func stackStep() -> Step {
        if setting.root == .beside, random.percent(15) { return .pushBeside }
        let animated = random.percent(75)
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<50: return .push(recipe(), animated: animated)
        case 50..<56 where game == .walk || isCalm:
            return .pushAgain(Int.random(in: 0..<6, using: &random), animated: animated)
        case 56..<66: return .pop(animated: animated)
        case 66..<72: return game == .twin ? .pop(animated: animated) : .goBack(animated: animated)
        case 72..<80 where game == .walk || isCalm:
            return .popTo(Int.random(in: 0..<6, using: &random), animated: animated)
        case 80..<86: return .popToRoot(animated: animated)
        default:
            let places = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                random.percent(60) ? Step.Place.old(Int.random(in: 0..<5, using: &random)) : .new(recipe())
            }
            return .set(places, animated: animated)
        }
    }

    private mutating func coverStep() -> Step {
        if game == .twin, random.percent(20) { return .hideBar(random.percent(50), animated: random.percent(50)) }
        return switch Int.random(in: 0..<100, using: &random) {
        case 0..<25:
            .present(
                random.pick(Cover.allCases.filter { game == .walk || $0 != .modal }), recipe(),
                animated: random.percent(75))
        case 25..<60: .dismiss(animated: random.percent(75))
        case 60..<80: .edit(random.percent(70))
        default: .search(random.percent(60))
        }
    }

    private mutating func libraryStep() -> Step {
        if random.percent(30) { return recognizerStep() }
        if game == .twin {
            guard setting.app == .configured else { return .delegate(random.pick(Step.Delegate.allCases)) }
            return switch Int.random(in: 0..<100, using: &random) {
            case 0..<25: .isEnabled(random.percent(85))
            case 25..<65: .area(area())
            case 65..<84: .wish(Recipe.Wish(rawValue: Int.random(in: 0..<Recipe.Wish.combinations, using: &random)))
            default: .delegate(random.pick(Step.Delegate.allCases))
            }
        }
        return switch Int.random(in: 0..<100, using: &random) {
        case 0..<25: .isEnabled(random.percent(85))
        case 25..<60: .area(area())
        case 60..<68: .appliesBarPreferences(random.percent(70))
        case 68..<84: .wish(Recipe.Wish(rawValue: Int.random(in: 0..<Recipe.Wish.combinations, using: &random)))
        case 84..<89: .observe(random.percent(60))
        case 89..<91: forwardLimit()
        case 91..<94: .goForward(animated: random.percent(75))
        default: .delegate(random.pick(Step.Delegate.allCases))
        }
    }

    private mutating func recognizerStep() -> Step {
        let name = random.pick(Step.PopRecognizerName.allCases)
        if random.percent(30) { return .recognizer(name, isEnabled: random.percent(70)) }
        if random.percent(10) { return .attached(name, isOn: random.percent(60)) }
        // An app's delegate that allows a swipe which then waits freezes a plain controller too. The twins know that.
        return .keeper(
            name,
            random.weighted([(4, .uikit), (2, .none), (2, .lock)] + (game == .walk ? [] : [(2, .app)])))
    }

    private mutating func systemStep() -> Step {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<25:
            return .parts(random.percent(40) ? .all : .init(rawValue: Int.random(in: 0..<16, using: &random)))
        case 25..<40:
            setting.isRightToLeft.toggle()
            return .direction(isRightToLeft: setting.isRightToLeft)
        case 40..<65 where setting.isDuo: return duoStep()
        case 40..<50:
            setting.size = random.pick([
                CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
                CGSize(width: 694, height: 1024),
            ])
            return .size(Point(setting.size))
        case 50..<54:
            setting.size = CGSize(width: setting.size.height, height: setting.size.width)
            return .turn(clockwise: true)
        case 54..<65:
            setting.size = CGSize(width: setting.size.height, height: setting.size.width)
            return .rotate(Point(setting.size))
        case 65..<68 where game == .walk: return .memoryWarning
        case 65..<80:
            // Mostly active: in the other states the following steps have no effect.
            let state = random.weighted([(4, Step.AppState.active), (1, .covered), (2, .background)])
            if state != .active { fingersDown = [] }
            return .app(state)
        case 80..<86:
            isOnTab.toggle()
            return .tab(isIn: isOnTab)
        default:
            isInWindow.toggle()
            return .window(isIn: isInWindow)
        }
    }

    private mutating func appStep() -> Step {
        if random.percent(25) { return .scroll(random.number(-20...600)) }
        let isTwin = game == .twin
        return .upon(
            random.pick(isTwin ? Step.Moment.known : Step.Moment.allCases),
            random.pick(isTwin ? Step.Reaction.known : Step.Reaction.allCases))
    }

    mutating func recipe() -> Recipe {
        var recipe = Recipe(
            random.weighted([
                (10, .plain), (3, .bare), (2, .list), (2, .slider), (2, .carousel), (2, .middle), (2, .nested),
                (2, .canvas), (2, .wrapper), (2, .table), (2, .field), (2, .search),
                (2, .flow),
            ]))
        for (wish, share) in [
            (Recipe.Wish.hidden, 25), (.disabled, 6), (.declines, 6), (.full, 20), (.edge, 8), (.item, 10),
            (.backless, 6), (.styled, 15), (.tall, 10), (.shown, 10), (.enabled, 10), (.precedes, 10), (.rect, 8),
            (.zoom, 5), (.delays, 5), (.ties, 4), (.yields, 4),
            (.patient, 6), (.unkept, 4), (.held, 4),
        ] where random.percent(share) {
            recipe.wishes.insert(wish)
        }
        if recipe.wishes.contains(.zoom), random.percent(60) { recipe.wishes.insert(.follows) }
        // What a plain controller does not know.
        if game == .twin { recipe.wishes.subtract([.styled, .shown, .delays, .unkept, .held]) }
        return recipe
    }

    private mutating func area() -> PopGestureArea {
        random.weighted([
            (4, .full), (3, .leadingThird), (2, .edge), (1, .leadingPoints(100)), (1, .leadingFraction(2)),
            (1, .leadingFraction(-1)), (1, .leadingFraction(.nan)), (1, .leadingPoints(.infinity)), (1, .system),
        ])
    }

    mutating func seconds() -> Double {
        random.weighted([(2, 0), (3, 0.1), (5, random.number(0.1...0.4)), (1, 1)])
    }

    /// A point at the leading edge, in the leading third or anywhere, mostly at the height of the content.
    mutating func startPoint() -> Point {
        if game == .twin, setting.systemVersion < 26, setting.app == .uikit, random.percent(75) {
            return Point(x(random.number(0...14)), y())
        }
        let fromLeading = random.weighted([
            (4, random.number(0...20)), (6, random.number(0...0.34) * setting.size.width),
            (4, random.number(0...1) * setting.size.width),
        ])
        return Point(x(fromLeading), y())
    }

    /// A point that is mostly at the height of the start.
    private mutating func endPoint() -> Point {
        let x = x(random.number(0...1) * setting.size.width)
        return Point(x, random.percent(70) ? ((lastY + random.number(-12...12)) * 10).rounded() / 10 : y())
    }

    /// A drag from the trailing edge towards the leading side.
    mutating func forwardDrag(by finger: Int) -> Step {
        let (end, height) = (x(random.number(0...1) * setting.size.width), y())
        let start = Point(x(setting.size.width - random.number(0...14)), height)
        return .drag(finger, start, Point(end, height), seconds: seconds())
    }

    mutating func forwardLimit() -> Step { .forwardLimit(random.weighted([(1, 0), (2, 1), (1, 2), (4, 3)])) }

    private var lastY = 400.0

    private func x(_ fromLeading: Double) -> Double {
        let x = (fromLeading * 10).rounded() / 10
        return setting.isRightToLeft ? ((setting.size.width - x) * 10).rounded() / 10 : x
    }

    private mutating func y() -> Double {
        lastY = random.weighted([
            (1, random.number(48...90)), (12, random.number(100...800)), (1, random.number(0...844)),
        ])
        return lastY
    }

    mutating func backButton() -> Point { Point(x(random.number(4...60)), random.number(55...85)) }
}

extension Step.Moment {
    /// Those that a plain controller has too.
    fileprivate static let known: [Step.Moment] = [
        .willAppear, .didAppear, .willDisappear, .didDisappear, .willShow, .didShow,
    ]
}

extension Step.Reaction {
    /// Those that a plain controller has too.
    fileprivate static let known: [Step.Reaction] = [
        .push, .pushPlainly, .pop, .popPlainly, .popToRoot, .set, .layout, .present, .dismiss, .edit, .endEditing,
        .leaveWindow,
    ]
}

extension Step {
    /// Whether the step is a user's or only takes time.
    var isFinger: Bool {
        switch self {
        case .down, .move, .up, .drag, .tap, .trackpad, .wait, .settle: true
        default: false
        }
    }
}
