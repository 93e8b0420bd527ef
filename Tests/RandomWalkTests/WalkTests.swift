import RandomWalk
import Testing

@Suite("The random walk")
@MainActor
struct WalkTests {
    @Test("Nothing outlives an app to which nothing has happened")
    func nothing() throws {
        var walk = Walk()
        #expect(walk.run(try #require(Script("ios18 ltr 390x844 parts15 | settle"))) == nil)
    }
}
