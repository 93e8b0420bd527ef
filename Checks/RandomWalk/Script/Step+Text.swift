import PopNavigation
import UIKitSimulator

/// The text of a step: its name, a colon, and its arguments, separated by commas.
extension Step: LosslessStringConvertible {
    package var description: String {
        switch self {
        case .down(let finger, let point): "down:\(finger),\(point)"
        case .move(let finger, let point, let seconds): "move:\(finger),\(point),\(text(seconds))"
        case .up(let finger): "up:\(finger)"
        case .drag(let finger, let start, let end, let seconds): "drag:\(finger),\(start),\(end),\(text(seconds))"
        case .tap(let point): "tap:\(point)"
        case .trackpad(let distance, let point, let seconds): "trackpad:\(distance),\(point),\(text(seconds))"
        case .wait(let seconds): "wait:\(text(seconds))"
        case .settle: "settle"
        case .push(let recipe, let animated): "push:\(recipe),\(flag(animated))"
        case .pushAgain(let index, let animated): "again:\(index),\(flag(animated))"
        case .pop(let animated): "pop:\(flag(animated))"
        case .popTo(let index, let animated): "popto:\(index),\(flag(animated))"
        case .popToRoot(let animated): "root:\(flag(animated))"
        case .set(let places, let animated): "set:\(places.map(\.description).joined(separator: "/")),\(flag(animated))"
        case .pushBeside: "beside"
        case .present(let cover, let recipe, let animated): "present:\(cover.rawValue),\(recipe),\(flag(animated))"
        case .dismiss(let animated): "dismiss:\(flag(animated))"
        case .hideBar(let isHidden, let animated): "hidebar:\(flag(isHidden)),\(flag(animated))"
        case .edit(let begins): "edit:\(flag(begins))"
        case .search(let begins): "search:\(flag(begins))"
        case .isEnabled(let isOn): "enabled:\(flag(isOn))"
        case .area(let area): "area:\(words(of: area))"
        case .appliesBarPreferences(let applies): "bar:\(flag(applies))"
        case .wish(let wishes): "wish:\(wishes.rawValue)"
        case .prefer(let whose, let bar, let announced):
            "prefer:\(whose.rawValue),\(bar.rawValue),\(flag(announced))"
        case .delegate(let delegate): "delegate:\(delegate.rawValue)"
        case .goBack(let animated): "back:\(flag(animated))"
        case .forwardLimit(let limit): "limit:\(limit)"
        case .goForward(let animated): "forward:\(flag(animated))"
        case .observe(let begins): "observe:\(flag(begins))"
        case .recognizer(let name, let isEnabled): "recognizer:\(name.rawValue),\(flag(isEnabled))"
        case .keeper(let name, let keeper): "keeper:\(name.rawValue),\(keeper.rawValue)"
        case .attached(let name, let isOn): "attached:\(name.rawValue),\(flag(isOn))"
        case .parts(let parts): "parts:\(parts.rawValue)"
        case .direction(let isRightToLeft): "direction:\(isRightToLeft ? "rtl" : "ltr")"
        case .size(let size): "size:\(size)"
        case .rotate(let size): "rotate:\(size)"
        case .fold(let isFolded): "fold:\(flag(isFolded))"
        case .turn(let isClockwise): "turn:\(flag(isClockwise))"
        case .window(let isIn): "window:\(flag(isIn))"
        case .tab(let isIn): "tab:\(flag(isIn))"
        case .app(let state): "app:\(state.rawValue)"
        case .memoryWarning: "memory"
        case .upon(let moment, let reaction): "upon:\(moment.rawValue),\(reaction.rawValue)"
        case .scroll(let offset): "scroll:\(text(offset))"
        }
    }

    package init?(_ description: String) {
        let parts = description.split(separator: ":", maxSplits: 1).map(String.init)
        guard let name = parts.first else { return nil }
        var words = Words(parts.count > 1 ? parts[1] : "")
        guard let step = Step(name, &words), words.isEmpty else { return nil }
        self = step
    }

    private init?(_ name: String, _ words: inout Words) {
        let step: Step? =
            switch name {
            case "down": words.two { .down($0, $1) }
            case "move": words.three { .move($0, $1, seconds: $2) }
            case "up": words.one { .up($0) }
            case "drag": words.four { .drag($0, $1, $2, seconds: $3) }
            case "tap": words.one { .tap($0) }
            case "trackpad": words.three { .trackpad($0, at: $1, seconds: $2) }
            case "wait": words.one { .wait($0) }
            case "settle": .settle
            case "push": words.two { .push($0, animated: $1) }
            case "again": words.two { .pushAgain($0, animated: $1) }
            case "pop": words.one { .pop(animated: $0) }
            case "popto": words.two { .popTo($0, animated: $1) }
            case "root": words.one { .popToRoot(animated: $0) }
            case "set": words.two { (places: Places, animated) in .set(places.all, animated: animated) }
            case "beside": .pushBeside
            case "present": words.three { .present($0, $1, animated: $2) }
            case "dismiss": words.one { .dismiss(animated: $0) }
            case "hidebar": words.two { .hideBar($0, animated: $1) }
            case "edit": words.one { .edit($0) }
            case "search": words.one { .search($0) }
            case "enabled": words.one { .isEnabled($0) }
            case "area": words.one { .area($0) }
            case "bar": words.one { .appliesBarPreferences($0) }
            case "wish": words.one { .wish(Recipe.Wish(rawValue: $0)) }
            case "prefer": words.three { .prefer($0, $1, announced: $2) }
            case "delegate": words.one { .delegate($0) }
            case "back": words.one { .goBack(animated: $0) }
            case "limit": words.one { .forwardLimit($0) }
            case "forward": words.one { .goForward(animated: $0) }
            case "observe": words.one { .observe($0) }
            case "recognizer": words.two { .recognizer($0, isEnabled: $1) }
            case "keeper": words.two { .keeper($0, $1) }
            case "attached": words.two { .attached($0, isOn: $1) }
            case "parts": words.one { .parts(SimulatedDevice.PrivateParts(rawValue: $0)) }
            case "direction": words.one { (word: String) in .direction(isRightToLeft: word == "rtl") }
            case "size": words.one { .size($0) }
            case "rotate": words.one { .rotate($0) }
            case "fold": words.one { .fold($0) }
            case "turn": words.one { .turn(clockwise: $0) }
            case "window": words.one { .window(isIn: $0) }
            case "tab": words.one { .tab(isIn: $0) }
            case "app": words.one { .app($0) }
            case "memory": .memoryWarning
            case "upon": words.two { .upon($0, $1) }
            case "scroll": words.one { .scroll($0) }
            default: nil
            }
        guard let step else { return nil }
        self = step
    }
}

extension Step.Place: LosslessStringConvertible {
    package var description: String {
        switch self {
        case .old(let index): "\(index)"
        case .new(let recipe): "\(recipe)"
        }
    }

    package init?(_ description: String) {
        if let index = Int(description) {
            self = .old(index)
        } else if let recipe = Recipe(description) {
            self = .new(recipe)
        } else {
            return nil
        }
    }
}

private func flag(_ value: Bool) -> String { value ? "1" : "0" }

private func words(of area: PopGestureArea) -> String {
    switch area {
    case .leadingFraction(let fraction, _): "fraction\(text(fraction))"
    case .leadingPoints(let points): "points\(text(points))"
    case .full: "full"
    case .system: "system"
    }
}
