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
            "ios18 ltr 390x844 parts15 | push:plain,0 upon:willDisappear,pushPlainly settle bar:0 driver:unmanaged",
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
            "ios18 ltr 390x844 parts15 | size:694x1024 direction:rtl driver:unmanaged push:plain,0 "
                + "present:full,list+hidden+edge+tall,1 drag:0,690x310,280x310,0",
            // On iOS 26 a finger takes hold of a pop that runs, and gives it up; or taps a button that is covered.
            "ios26 ltr 390x844 parts15 | driver:unmanaged direction:rtl set:2/1/2/list+hidden+styled,1 "
                + "drag:0,350x170,200x160,0.3 wait:0.1 pop:1 drag:0,385x88.2,234x89.4,0",
            "ios26 rtl 1024x1366 parts15 | push:plain,0 drag:0,5x400,300x400,0.2 down:0,1020x50 push:plain,1 up:0 again:2,0",
            // A tab that comes back, laid out in viewWillAppear.
            "ios18 ltr 390x844 parts15 tab | push:plain,1 push:plain,0 tab:0 upon:willAppear,layout drag:0,10x790,80x790,0.3",
            // The window gets another root in the calls of a presentation.
            "ios18 ltr 390x844 parts15 | upon:didDisappear,leaveWindow push:plain,1 present:full,slider+hidden,1 "
                + "drag:0,5x400,300x400,0.2",
            // On iOS 26 the edge gesture takes hold of a pop at the moment at which another finger has let it go.
            "ios26 ltr 390x844 parts15 | push:plain,0 driver:unmanaged drag:0,5x400,300x400,0.2 drag:0,20x190,510x200,0",
            // It brings a push to its end, in whose last call the app pops; the app's pop while it holds one.
            "ios26 ltr 390x844 parts15 | driver:unmanaged down:0,0x660 upon:didDisappear,popToRoot push:plain,1 "
                + "set:plain+full+item+styled/plain,1 move:0,270x370,1 set:0,1",
            "ios26 ltr 390x844 parts15 | driver:unmanaged push:plain,0 upon:didAppear,pop push:plain,1 "
                + "drag:0,5x400,300x400,0.2 again:1,1",
            "ios26 ltr 390x844 parts15 | push:plain,1 push:plain,1 pop:1 wait:0 upon:willDisappear,pop push:plain,0 pop:0 "
                + "driver:unmanaged drag:0,10x320,80x320,1 down:0,10x150 move:0,120x130,0 pop:0 push:plain,0",
            // A finger in the bar beside the one that swipes, on systems that lack private parts.
            "ios26 ltr 390x844 parts0 | down:1,210x70 set:1/1/carousel,1 drag:0,5x400,300x400,0.2",
            "ios26 ltr 390x844 parts13 | down:1,250x70 set:list+hidden/0,0 drag:0,5x400,300x400,0.2",
            // A row on its way in a table that ends.
            "ios18 ltr 390x844 parts15 | rotate:844x390 present:sheet,table,0 drag:0,5x400,300x400,0.2 "
                + "drag:0,13.6x225.3,253.2x227.8,0 drag:0,0x230,510x130,0.1 window:0",
            // The pop that a swipe begins leads to a layout pass at once.
            "ios18 rtl 390x844 parts15 | upon:willPop,layout set:2/2/nested+hidden,1 settle drag:2,270x700,80x690,0.4",
            // A screen that is asked pushes another, and agrees.
            "ios18 rtl 390x844 parts7 | upon:shouldPop,pushPlainly size:694x1024 push:plain,0 "
                + "drag:0,680x450,350x460,0.3",
            "ios18 ltr 390x844 parts15 | upon:shouldPop,pop push:plain,0 push:plain,0 drag:0,210x470,70x480,0.3 "
                + "tap:32.3x59.9 set:3,1",
            // Pops asked for in the calls of a change that is not animated.
            "ios18 ltr 390x844 parts15 | upon:willDisappear,popToRoot push:plain,0 settle",
            "ios18 ltr 390x844 parts15 | set:2/3/plain+item,1 wait:0.4 upon:didDisappear,set upon:didAppear,pop "
                + "pop:0 drag:0,5x400,300x400,0.2",
            // A pop waits for a push, and a swipe pops the same screen first.
            "ios26 ltr 390x844 parts15 | push:plain,0 driver:unmanaged push:plain,1 pop:0 drag:0,5x400,300x400,0.2",
            // What is asked for in willPop and in didPop keeps its order.
            "ios18 ltr 390x844 parts15 | push:plain,1 pop:0 upon:willPop,push upon:didPop,push settle",
            "ios18 ltr 390x844 parts15 | push:plain,1 pop:0 upon:willPop,popToRoot upon:didPop,set settle",
            // A pop asked for in the middle of a swipe, which is given up for it.
            "ios18 ltr 390x844 parts15 | upon:willPop,pop push:plain,0 drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 | push:plain,0 drag:0,10x710,120x720,1 upon:didDisappear,pop size:844x390",
            // What waits while the controller leaves the screen.
            "ios18 ltr 390x844 parts15 | push:plain,1 pop:0 window:0 pop:0",
            // The same screen set twice, and a pop behind it.
            "ios18 ltr 390x844 parts15 | upon:willDisappear,popToRoot push:plain,1 drag:0,5x400,300x400,0.2 "
                + "drag:0,5x400,300x400,0.2 set:1/list+styled/0,1 pop:0",
            // UIKit animates one change together with the one before, though the top is the same.
            "ios18 ltr 390x844 parts15 | push:plain,1 pop:0 set:2,1 push:plain,0 pop:0",
            // A second finger, and recognizers that are switched on while the first is down.
            "ios26 rtl 390x844 parts13 | enabled:0 push:plain,1 down:0,120x580 enabled:1 drag:1,310x800,0x790,0.1",
            "ios26 rtl 390x844 parts8 | driver:system size:694x1024 push:plain,1 upon:refused,replaceDriver "
                + "drag:2,690x620,210x630,0.3",
            // A running pop is taken hold of by a finger that does not move afterwards.
            "ios26 ltr 390x844 parts15 | driver:unmanaged push:plain,1 push:plain,1 pop:1 wait:1 "
                + "drag:1,0x430,350x420,0",
            // The back button of a screen that another one has just covered.
            "ios26 ltr 390x844 parts15 | push:plain,0 wait:0 down:0,10x50 push:plain,0",
            // Changes while the controller comes back to its window.
            "ios18 ltr 390x844 parts15 | wish:23 window:0 upon:willAppear,push upon:didAppear,popPlainly "
                + "push:plain,0 window:1",
            "ios18 ltr 390x844 parts15 | upon:willAppear,popToRoot window:0 set:slider+hidden/plain,1 "
                + "upon:willPop,layout window:1",
            "ios18 ltr 390x844 parts15 | window:0 upon:didDisappear,pushPlainly upon:willAppear,pushPlainly "
                + "upon:willDisappear,push window:1 push:plain,0",
            // The keyboard comes while the screen turns.
            "ios18 ltr 390x844 parts15 | push:field+item,1 upon:didDisappear,edit drag:0,5x400,300x400,0.2 rotate:568x320 "
                + "set:plain+edge,1",
            // The edge gesture ends a push, whose last call takes the controller off the window.
            "ios26 ltr 390x844 parts15 | direction:rtl size:694x1024 upon:didAppear,leaveWindow push:plain,1 "
                + "driver:unmanaged drag:2,680x340,0x350,0.2",
            "ios26 ltr 390x844 parts15 | direction:rtl size:694x1024 upon:didAppear,leaveWindow push:plain,1 "
                + "driver:unmanaged push:plain,0 drag:2,680x340,0x350,0.2",
            "ios26 rtl 390x844 parts15 | upon:didAppear,leaveWindow driver:unmanaged push:plain,1 again:1,1 "
                + "drag:2,380x500,80x510,0.1",
            // A swipe that was given up is taken hold of again, and completed.
            "ios26 ltr 390x844 parts15 | wish:229 driver:unmanaged push:plain,0 drag:0,9.6x671,117x660.1,0.4 "
                + "drag:0,5x400,300x400,0.2",
            // Another tab is selected while a full screen comes in.
            "ios18 ltr 390x844 parts15 tab | present:full,canvas,1 tap:5.1x445.9 tab:0 settle",
            // The system's edge gesture begins with no more than the hysteresis behind it.
            "ios18 rtl 1024x1366 parts15 | driver:unmanaged push:plain,0 drag:2,1010x480,920x590,0.1",
            // The bar is left to the app in the middle of a swipe, which is given up.
            "ios18 ltr 390x844 parts15 | wish:217 rotate:844x390 push:plain,0 settle down:0,80x90 move:0,680x190,1 bar:0 "
                + "move:0,250x410,0",
            // On iOS 26 a finger takes hold of a set of which nothing is told, and gives it up; of one that is told.
            "ios26 ltr 390x844 parts15 | push:plain,0 driver:unmanaged push:plain,0 set:2/4,1 drag:0,0x130,260x120,0 "
                + "set:list+backless/4,0",
            "ios26 ltr 390x844 parts15 | driver:unmanaged push:plain,1 set:table/0,0 set:0,1 pop:0 "
                + "drag:0,250x60,760x50,0.3 drag:0,20x340,80x310,0.2",
            // The view is laid out in a call of a transition, while changes wait.
            "ios18 ltr 390x844 parts15 | upon:willShow,popPlainly upon:didShow,layout push:plain,0 wait:0 "
                + "delegate:listening upon:willAppear,pushPlainly down:0,320x210 pop:0 up:0",
            // What a pop answers that comes after changes that wait, off the screen.
            "ios18 ltr 390x844 parts15 | push:plain,1 upon:didAppear,leaveWindow upon:didDisappear,popToRoot settle pop:0",
            // What a pop answers on word of a swipe's end, off the screen.
            "ios18 ltr 390x844 parts15 | upon:didPop,popToRoot upon:willPop,leaveWindow push:plain,0 "
                + "drag:0,5x400,300x400,0.2",
            // Of a swipe that is switched off as it begins, or loses its window.
            "ios18 ltr 390x844 parts15 | push:plain,1 drag:1,10x250,160x260,1 upon:willAppear,popPlainly "
                + "upon:willPop,disable drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 | push:plain,0 wait:0 upon:willDisappear,popToRoot upon:willPop,leaveWindow "
                + "drag:0,5x400,300x400,0.2",
            // A pop on word of a swipe that is given up before its recognizer sees a second event.
            "ios18 ltr 844x390 parts15 | upon:didCancel,popPlainly push:plain,0 push:plain,0 direction:rtl down:0,840x380 "
                + "move:0,80x380,0 present:full,middle+full+tall,1 drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 | upon:didCancel,popPlainly rotate:844x390 push:plain,0 "
                + "drag:0,5x400,300x400,0.2 push:plain,0 drag:0,5x400,300x400,0.2 down:0,20x40 move:0,840x440,0 "
                + "rotate:390x844",
            // A second finger, where the first was allowed and the system's recognizer would not have it.
            "ios26 ltr 390x844 parts15 | driver:contentPop push:plain,0 down:1,0x450 move:1,270x190,0.1 "
                + "drag:0,10x250,120x240,0",
            // A folding device is unfolded while the bar in the column is hidden.
            "ios18 ltr 390x844 parts15 duo | fold:0 wish:6123",
            // A subclass that omits the call after layout, with a zoom away from which no transition is animated.
            "ios18 ltr 844x390 parts15 forgetful | set:plain+zoom/carousel,1 set:slider+hidden/2,1 drag:0,5x400,300x400,0.2 "
                + "rotate:390x844 push:plain,0 down:0,10x540",
            "ios18 ltr 390x844 parts15 forgetful | set:plain+zoom,0 down:0,270x790 push:plain,0",
            // The app releases the controller on word of a pop that has waited for the next turn of the run loop.
            "ios18 ltr 390x844 parts15 | push:plain,0 down:0,10x590 move:0,270x320,0 pop:0 upon:willPop,release "
                + "move:0,310x390,0.2",
        ])
    func find(_ line: String) throws {
        var walk = Walk()
        let failure = walk.run(try #require(Script(line)))
        #expect(failure == nil)
    }
}
