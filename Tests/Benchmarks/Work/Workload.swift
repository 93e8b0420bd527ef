/// One thing, done many times: for a profiler that counts instructions.
@MainActor
enum Workload {
    static let names = ["decision", "gate", "swipe", "plain"]

    static func run(_ name: String, count: Int) {
        let subject: Subject
        switch name {
        case "decision": subject = DecisionMoment().library
        case "gate": subject = DecisionMoment().minimalGate
        case "swipe": subject = SwipeTracks.library().subject
        case "plain": subject = SwipeTracks.plain().subject
        default: Arguments.giveUp()
        }
        subject.prepare(count)
        subject.run(count)
    }
}
