import Testing

/// The numbered facts of `Headless/UIKit/BEHAVIOUR.md` that a test covers, such as "C8" or, for a part of a
/// fact, "A11b". `.ci/coverage` lists the facts that no test covers.
struct Facts: TestTrait {
    let facts: [String]
}

extension Trait where Self == Facts {
    static func facts(_ facts: String...) -> Self { Self(facts: facts) }
}
