import RandomWalk
import Testing

/// Scripts that failed once, as the walk shrank them.
@MainActor
@Suite("Finds of the random walk")
struct FindTests {
    @Test(
        "What failed once holds",
        arguments: [
            // A drag whose whole way comes at one moment: the content recognizer begins without movement.
            "ios26 ltr 390x844 parts10 | push:plain,0 drag:1,100x420,190x430,0",
            // The bar is asked for while a change without animation waits for its layout pass.
            "ios18 ltr 390x844 parts15 | upon:willAppear,popToRoot push:plain,1 drag:0,5x400,300x400,0.2 "
                + "drag:0,5x400,300x400,0.2 set:plain+hidden/3,0 wish:79",
            "ios18 ltr 390x844 parts15 | set:nested+hidden+disabled+full,1 upon:didAppear,pushPlainly "
                + "upon:didPop,popPlainly push:plain,0 settle drag:0,5x400,300x400,0.2 upon:didDisappear,popToRoot "
                + "drag:0,5x400,300x400,0.2 wish:92",
            // A push while the controller comes back, laid out in willShow.
            "ios18 ltr 390x844 parts15 | window:0 upon:willAppear,pushPlainly upon:willShow,layout "
                + "delegate:listening window:1",
            // The driver is replaced in willPop: the recognizer still has to tell the old one that it is cancelled.
            "ios18 rtl 390x844 parts15 | set:3/wrapper+hidden,1 upon:willPop,replaceDriver "
                + "drag:0,40x220,160x210,1 drag:0,350x160,0x170,0.1",
            // A bar left hidden by the app, and the system's edge gesture.
            "ios18 ltr 390x844 parts15 | push:plain,0 upon:willDisappear,pushPlainly settle bar:0 driver:systemEdge",
        ])
    func find(_ line: String) throws {
        var walk = Walk()
        let failure = walk.run(try #require(Script(line)))
        #expect(failure == nil)
    }
}
