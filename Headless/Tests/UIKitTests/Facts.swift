import Testing

/// The facts about UIKit that a test covers. `.ci/coverage` lists the facts that no test covers.
struct Facts: TestTrait {
    let facts: [Fact]
}

extension Trait where Self == Facts {
    static func facts(_ facts: Fact...) -> Self { Self(facts: facts) }
}
