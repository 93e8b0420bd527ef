import UIKit

/// A fact about UIKit: the headless UIKit's value and this device's.
struct DeviceFact {
    enum Value: Equatable {
        case text(String)
        case points(CGFloat)
        case seconds(TimeInterval)
        /// The bounds of a length in points that drags have narrowed down. Nil means no bound yet.
        case between(CGFloat?, CGFloat?)
    }

    /// The source in the headless UIKit: a fact of BEHAVIOUR.md, or a number in Calibration. Without one, the subject.
    let source: String
    let question: String
    let headless: Value
    var measured: Value?

    init(_ source: String, _ question: String, _ headless: Value) {
        self.source = source
        self.question = question
        self.headless = headless
    }

    init(_ source: String, _ question: String, _ headless: String) {
        self.init(source, question, .text(headless))
    }

    init(_ source: String, _ question: String, _ headless: Bool) {
        self.init(source, question, .answer(headless))
    }

    /// Tolerance of a length in points and of a duration in seconds.
    static let pointTolerance: CGFloat = 0.5
    static let timeTolerance: TimeInterval = 0.05

    /// Nil if the fact has not been measured yet.
    var agrees: Bool? {
        switch (headless, measured) {
        case (_, nil), (_, .between(nil, _)), (_, .between(_, nil)): nil
        case (.points(let expected), .between(let low?, let high?)): low <= expected && expected <= high
        case (.points(let expected), .points(let value)): abs(value - expected) <= Self.pointTolerance
        case (.seconds(let expected), .seconds(let value)): abs(value - expected) <= Self.timeTolerance
        case (_, let measured?): headless == measured
        }
    }
}

extension DeviceFact.Value: CustomStringConvertible {
    static func answer(_ isYes: Bool) -> Self { .text(isYes ? "yes" : "no") }

    var description: String {
        switch self {
        case .text(let text): text
        case .points(let points): "\(Self.short(points)) pt"
        case .seconds(let seconds): "\(Self.short(CGFloat(seconds))) s"
        case .between(let low, let high):
            "from \(low.map(Self.short) ?? "?") to \(high.map(Self.short) ?? "?") pt"
        }
    }

    private static func short(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// All facts, each once.
struct DeviceReport {
    private(set) var facts: [DeviceFact]

    /// - Parameter facts: Several gestures may measure the same fact.
    init(_ facts: [DeviceFact]) {
        var sources: Set<String> = []
        self.facts = facts.filter { sources.insert($0.source).inserted }
    }

    var summary: String {
        let open = facts.filter { $0.agrees == nil }.count
        let different = facts.filter { $0.agrees == false }.count
        if open > 0 { return "\(facts.count - open) of \(facts.count) values measured, \(different) differ" }
        return different == 0 ? "All \(facts.count) values agree" : "\(different) of \(facts.count) values differ"
    }

    /// Whether all of these facts are measured.
    func isMeasured(_ facts: [DeviceFact]) -> Bool {
        facts.allSatisfy { fact in self.facts.contains { $0.source == fact.source && $0.agrees != nil } }
    }

    mutating func set(_ source: String, _ value: DeviceFact.Value?) {
        guard let index = facts.firstIndex(where: { $0.source == source }) else {
            preconditionFailure("there is no fact \(source)")
        }
        facts[index].measured = value
    }
}
