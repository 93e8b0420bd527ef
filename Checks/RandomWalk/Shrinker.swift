/// Shortens a failing script: removes steps that the failure does not need, then simplifies the others.
package struct Shrinker {
    /// Whether a script still fails in the same way.
    private let fails: (Script) -> Bool
    private var script: Script

    package init(_ script: Script, fails: @escaping (Script) -> Bool) {
        self.script = script
        self.fails = fails
    }

    package mutating func shrink() -> Script {
        var isDone = false
        while !isDone {
            let before = script
            dropSteps()
            simplifySteps()
            simplifySetting()
            isDone = script == before
        }
        return script
    }

    /// Delta debugging: chunks of half the script, of a quarter, down to single steps.
    private mutating func dropSteps() {
        var size = max(1, script.steps.count / 2)
        while true {
            var start = 0
            while start < script.steps.count {
                var shorter = script
                shorter.steps.removeSubrange(start..<min(start + size, script.steps.count))
                if fails(shorter) { script = shorter } else { start += size }
            }
            if size == 1 { return }
            size /= 2
        }
    }

    private mutating func simplifySteps() {
        for index in script.steps.indices {
            for simpler in script.steps[index].simpler {
                var candidate = script
                candidate.steps[index] = simpler
                if fails(candidate) {
                    script = candidate
                    break
                }
            }
        }
    }

    private mutating func simplifySetting() {
        var plain = Setting()
        plain.app = script.setting.app
        adopt { $0.setting = plain }
        if !script.setting.isDuo { adopt { $0.setting.systemVersion = plain.systemVersion } }
        adopt { $0.setting.isRightToLeft = plain.isRightToLeft }
        adopt { $0.setting.size = plain.size }
        adopt { $0.setting.parts = plain.parts }
        adopt { $0.setting.reducesMotion = plain.reducesMotion }
        adopt { $0.setting.root = plain.root }
        adopt { $0.setting.subject = plain.subject }
        for position in script.setting.switches { adopt { $0.setting.switches.removeAll { $0 == position } } }
        adopt { $0.setting.isDuo = plain.isDuo }
    }

    private mutating func adopt(_ change: (inout Script) -> Void) {
        var candidate = script
        change(&candidate)
        if candidate != script, fails(candidate) { script = candidate }
    }
}

extension Step {
    /// Simpler steps of the same kind, the simplest first. Empty if this step is the simplest.
    fileprivate var simpler: [Step] {
        Array(ladder.prefix { $0 != self })
    }

    private var ladder: [Step] {
        switch self {
        case .push(let recipe, let animated):
            [.push(Recipe(), animated: false), .push(Recipe(), animated: animated), .push(recipe, animated: false)]
        case .set(let places, let animated):
            places.count > 1
                ? [.set([places[0]], animated: animated), .set(Array(places.dropLast()), animated: animated)] : []
        case .drag(let finger, let start, let end, let seconds):
            [
                .drag(0, Point(5, 400), Point(300, 400), seconds: 0.2),
                .drag(finger, start.rounded, end.rounded, seconds: seconds),
            ]
        case .down(let finger, let point): [.down(finger, point.rounded)]
        case .move(let finger, let point, let seconds): [.move(finger, point.rounded, seconds: seconds)]
        case .wait: [.wait(0), .wait(0.1)]
        case .popTo, .popToRoot: [.pop(animated: false), .pop(animated: true)]
        case .pop: [.pop(animated: false)]
        default: []
        }
    }
}

extension Point {
    fileprivate var rounded: Point { Point((x / 10).rounded() * 10, (y / 10).rounded() * 10) }
}
