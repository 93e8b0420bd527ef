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
            // What is presented and dismissed together; what a screen on its way out presents.
            "ios18 ltr 390x844 parts15 | present:full,carousel+hidden+full,0 drag:0,5x400,300x400,0.2 present:over,plain,1",
            "ios18 ltr 390x844 parts15 | present:over,table,1 settle dismiss:1 present:full,carousel+hidden,1",
            // A set that keeps the top is animated all the same, where the change before has not been laid out.
            "ios18 ltr 390x844 parts15 | set:4/bare+disabled,1 push:plain,1 push:plain,1 wait:1 set:2/list+full/0,0 set:0,1 "
                + "push:plain,0 pop:0",
            // What is asked for in the calls of a change without animation.
            "ios18 ltr 390x844 parts15 | delegate:listening size:844x390 window:0 upon:didDisappear,pop push:plain,0 "
                + "window:1 upon:didShow,popPlainly down:0,760x320 push:plain,0 up:0 push:plain,0 pop:0",
            // A presentation in mid-swipe.
            "ios18 ltr 390x844 parts15 | set:plain+hidden/2,1 down:0,10x410 move:0,160x400,1 present:over,plain+styled,0 "
                + "push:plain,0 move:0,40x250,0.1",
            // The edge gesture under a cover that comes in.
            "ios18 ltr 390x844 parts15 | size:694x1024 direction:rtl driver:systemEdge push:plain,0 "
                + "present:full,list+hidden+edge+tall,1 drag:0,690x310,280x310,0",
            // On iOS 26 a finger takes hold of a pop that runs, and gives it up; or taps a button that is covered.
            "ios26 ltr 390x844 parts15 | driver:systemEdge direction:rtl set:2/1/2/list+hidden+styled,1 "
                + "drag:0,350x170,200x160,0.3 wait:0.1 pop:1 drag:0,385x88.2,234x89.4,0",
            "ios26 rtl 1024x1366 parts15 | push:plain,0 drag:0,5x400,300x400,0.2 down:0,1020x50 push:plain,1 up:0 again:2,0",
            // A tab that comes back, laid out in viewWillAppear.
            "ios18 ltr 390x844 parts15 tab | push:plain,1 push:plain,0 tab:0 upon:willAppear,layout drag:0,10x790,80x790,0.3",
            // The window gets another root in the calls of a presentation.
            "ios18 ltr 390x844 parts15 | upon:didDisappear,leaveWindow push:plain,1 present:full,slider+hidden,1 "
                + "drag:0,5x400,300x400,0.2",
            // A row on its way in a table that ends.
            "ios18 ltr 390x844 parts15 | rotate:844x390 present:sheet,table,0 drag:0,5x400,300x400,0.2 "
                + "drag:0,13.6x225.3,253.2x227.8,0 drag:0,0x230,510x130,0.1 window:0",
        ])
    func find(_ line: String) throws {
        var walk = Walk()
        let failure = walk.run(try #require(Script(line)))
        #expect(failure == nil)
    }
}
