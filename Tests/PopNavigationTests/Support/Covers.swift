#if canImport(UIKit) && canImport(Testing)
import Testing

/// The library's behaviours that a test covers. `.ci/coverage` lists the behaviours that no test covers.
public struct Covers: TestTrait {
    let behaviours: [Behaviour]
}

extension Trait where Self == Covers {
    public static func covers(_ behaviours: Behaviour...) -> Self { Self(behaviours: behaviours) }
}
#endif
