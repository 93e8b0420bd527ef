import PopNavigation

/// The arguments of a step, which commas separate in its text.
struct Words {
    private var left: ArraySlice<String>
    var isEmpty: Bool { left.isEmpty }

    init(_ text: String) {
        left = text.split(separator: ",").map(String.init)[...]
    }

    private mutating func next<A: Word>() -> A? { left.popFirst().flatMap(A.init(word:)) }

    mutating func one<A: Word, Result>(_ make: (A) -> Result) -> Result? {
        guard let a: A = next() else { return nil }
        return make(a)
    }

    mutating func two<A: Word, B: Word, Result>(_ make: (A, B) -> Result) -> Result? {
        guard let a: A = next(), let b: B = next() else { return nil }
        return make(a, b)
    }

    mutating func three<A: Word, B: Word, C: Word, Result>(_ make: (A, B, C) -> Result) -> Result? {
        guard let a: A = next(), let b: B = next(), let c: C = next() else { return nil }
        return make(a, b, c)
    }

    mutating func four<A: Word, B: Word, C: Word, D: Word, Result>(_ make: (A, B, C, D) -> Result) -> Result? {
        guard let a: A = next(), let b: B = next(), let c: C = next(), let d: D = next() else { return nil }
        return make(a, b, c, d)
    }
}

/// A type of argument.
protocol Word {
    init?(word: String)
}

extension Word where Self: LosslessStringConvertible {
    init?(word: String) {
        self.init(word)
    }
}

extension Word where Self: RawRepresentable<String> {
    init?(word: String) {
        self.init(rawValue: word)
    }
}

extension Int: Word {}
extension Double: Word {}
extension String: Word {}
extension Point: Word {}
extension Recipe: Word {}
extension Cover: Word {}
extension Step.AppState: Word {}
extension Step.Delegate: Word {}
extension Step.PopRecognizerName: Word {}
extension Step.Keeper: Word {}
extension Step.Whose: Word {}
extension Step.BarPreference: Word {}
extension Step.Moment: Word {}
extension Step.Reaction: Word {}

extension Bool: Word {
    init?(word: String) {
        guard word == "0" || word == "1" else { return nil }
        self = word == "1"
    }
}

extension PopGestureArea: Word {
    init?(word: String) {
        if word == "full" {
            self = .full
        } else if word == "system" {
            self = .system
        } else if word.hasPrefix("fraction"), let fraction = Double(word.dropFirst(8)) {
            self = .leadingFraction(fraction)
        } else if word.hasPrefix("points"), let points = Double(word.dropFirst(6)) {
            self = .leadingPoints(points)
        } else {
            return nil
        }
    }
}

struct Places: Word {
    let all: [Step.Place]

    init?(word: String) {
        var all: [Step.Place] = []
        for part in word.split(separator: "/") {
            guard let place = Step.Place(String(part)) else { return nil }
            all.append(place)
        }
        self.all = all
    }
}
