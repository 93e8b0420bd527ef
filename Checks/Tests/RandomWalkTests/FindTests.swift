import RandomWalk
import Testing

/// Shrunk scripts that failed once.
@MainActor
@Suite("Finds of the random walk")
struct FindTests {
    @Test(
        "A script that once failed passes all checks",
        arguments: [
            // A screen that starts a change while the own pan asks it.
            "ios18 ltr 390x844 parts15 | upon:shouldPop,set down:1,280x170 push:plain,0 wait:0 "
                + "drag:0,5x400,300x400,0.2",
            // On a locked controller, a drag in the bar that lifts near the back button.
            "ios18 rtl 390x844 parts15 | rotate:1366x1024 present:modal,canvas+hidden+shown,1 "
                + "present:modal,carousel+hidden+edge,1 push:plain,0 push:plain,0 push:plain,0 keeper:edge,lock "
                + "set:bare+hidden+styled,1 drag:0,1230x60,960x50,1 drag:0,1360x420,1090x410,0.1 push:plain,0 "
                + "push:plain,0 size:320x568 push:plain,0 settle drag:0,220x0,320x-0,0.3",
            // A second finger pops a screen that UIKit hasn't shown yet, under a modal that a finger is dismissing.
            "ios27 rtl 390x844 parts15 | present:modal,plain,0 wait:0 down:0,370x510 move:0,140x630,0.3 push:plain,0 "
                + "drag:1,280x310,230x310,0.1",
            // A drag in one event: the content recognizer begins without movement.
            "ios26 ltr 390x844 parts10 | push:plain,0 drag:1,100x420,190x430,0",
            // An update of the bar while a change without animation waits for its layout pass.
            "ios18 ltr 390x844 parts15 | upon:willAppear,popToRoot push:plain,1 drag:0,5x400,300x400,0.2 "
                + "drag:0,5x400,300x400,0.2 set:plain+hidden/3,0 wish:79",
            "ios18 ltr 390x844 parts15 | set:nested+hidden+disabled+full,1 upon:didAppear,pushPlainly "
                + "upon:didPop,popPlainly push:plain,0 settle drag:0,5x400,300x400,0.2 upon:didDisappear,popToRoot "
                + "drag:0,5x400,300x400,0.2 wish:92",
            // A push while the controller appears again, with a layout in willShow.
            "ios18 ltr 390x844 parts15 | window:0 upon:willAppear,pushPlainly upon:willShow,layout "
                + "delegate:listening window:1",
            // Two presentations together; a presentation by a screen that is being dismissed.
            "ios18 ltr 390x844 parts15 | present:full,carousel+hidden+full,0 drag:0,5x400,300x400,0.2 "
                + "present:over,plain,1",
            "ios18 ltr 390x844 parts15 | present:over,table,1 settle dismiss:1 present:full,carousel+hidden,1",
            // UIKit animates a set that keeps the top screen, if the change before has not been laid out.
            "ios18 ltr 390x844 parts15 | set:4/bare+disabled,1 push:plain,1 push:plain,1 wait:1 set:2/list+full/0,0 "
                + "set:0,1 push:plain,0 pop:0",
            // Changes that are requested in the callbacks of a change without animation.
            "ios18 ltr 390x844 parts15 | delegate:listening size:844x390 window:0 upon:didDisappear,pop push:plain,0 "
                + "window:1 upon:didShow,popPlainly down:0,760x320 push:plain,0 up:0 push:plain,0 pop:0",
            // A presentation during a swipe.
            "ios18 ltr 390x844 parts15 | set:plain+hidden/2,1 down:0,10x410 move:0,160x400,1 "
                + "present:over,plain+styled,0 push:plain,0 move:0,40x250,0.1",
            // On iOS 26 a finger takes over a running pop and cancels it, or taps a button that another screen covers.
            "ios26 rtl 1024x1366 parts15 | push:plain,0 drag:0,5x400,300x400,0.2 down:0,1020x50 push:plain,1 up:0 "
                + "again:2,0",
            // A tab that is selected again, with a layout in viewWillAppear.
            "ios18 ltr 390x844 parts15 tab | push:plain,1 push:plain,0 tab:0 upon:willAppear,layout "
                + "drag:0,10x790,80x790,0.3",
            // The window receives another root in the callbacks of a presentation.
            "ios18 ltr 390x844 parts15 | upon:didDisappear,leaveWindow push:plain,1 present:full,slider+hidden,1 "
                + "drag:0,5x400,300x400,0.2",
            // A finger in the bar while another one swipes, on systems that lack private parts.
            "ios26 ltr 390x844 parts0 | down:1,210x70 set:1/1/carousel,1 drag:0,5x400,300x400,0.2",
            "ios26 ltr 390x844 parts13 | down:1,250x70 set:list+hidden/0,0 drag:0,5x400,300x400,0.2",
            // A row that moves in a table that is deallocated.
            "ios18 ltr 390x844 parts15 | rotate:844x390 present:sheet,table,0 drag:0,5x400,300x400,0.2 "
                + "drag:0,13.6x225.3,253.2x227.8,0 drag:0,0x230,510x130,0.1 window:0",
            // A layout pass inside the start of a swipe.
            "ios18 rtl 390x844 parts15 | upon:willPop,layout set:2/2/nested+hidden,1 settle drag:2,270x700,80x690,0.4",
            // A screen pushes another one in shouldPop, and agrees.
            "ios18 rtl 390x844 parts7 | upon:shouldPop,pushPlainly size:694x1024 push:plain,0 "
                + "drag:0,680x450,350x460,0.3",
            "ios18 ltr 390x844 parts15 | upon:shouldPop,pop push:plain,0 push:plain,0 drag:0,210x470,70x480,0.3 "
                + "tap:32.3x59.9 set:3,1",
            // Pops that are requested in the callbacks of a change without animation.
            "ios18 ltr 390x844 parts15 | upon:willDisappear,popToRoot push:plain,0 settle",
            "ios18 ltr 390x844 parts15 | set:2/3/plain+item,1 wait:0.4 upon:didDisappear,set upon:didAppear,pop "
                + "pop:0 drag:0,5x400,300x400,0.2",
            // Changes that are requested in willPop and didPop keep their order.
            "ios18 ltr 390x844 parts15 | push:plain,1 pop:0 upon:willPop,push upon:didPop,push settle",
            "ios18 ltr 390x844 parts15 | push:plain,1 pop:0 upon:willPop,popToRoot upon:didPop,set settle",
            // A pop that is requested during a swipe, which is cancelled.
            "ios18 ltr 390x844 parts15 | upon:willPop,pop push:plain,0 drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 | push:plain,0 drag:0,10x710,120x720,1 upon:didDisappear,pop size:844x390",
            // Changes that wait while the controller leaves the window.
            "ios18 ltr 390x844 parts15 | push:plain,1 pop:0 window:0 pop:0",
            // UIKit animates two changes together, although the top screen stays.
            "ios18 ltr 390x844 parts15 | push:plain,1 pop:0 set:2,1 push:plain,0 pop:0",
            // A second finger, and recognizers that are enabled while the first finger is down.
            "ios26 rtl 390x844 parts13 | enabled:0 push:plain,1 down:0,120x580 enabled:1 drag:1,310x800,0x790,0.1",
            // A tap on the back button of a screen above which another screen has just been pushed.
            "ios26 ltr 390x844 parts15 | push:plain,0 wait:0 down:0,10x50 push:plain,0",
            // Changes while the controller returns to its window.
            "ios18 ltr 390x844 parts15 | wish:23 window:0 upon:willAppear,push upon:didAppear,popPlainly "
                + "push:plain,0 window:1",
            "ios18 ltr 390x844 parts15 | window:0 upon:didDisappear,pushPlainly upon:willAppear,pushPlainly "
                + "upon:willDisappear,push window:1 push:plain,0",
            // The keyboard appears during a rotation.
            "ios18 ltr 390x844 parts15 | push:field+item,1 upon:didDisappear,edit drag:0,5x400,300x400,0.2 "
                + "rotate:568x320 set:plain+edge,1",
            // Another tab is selected during a full-screen presentation.
            "ios18 ltr 390x844 parts15 tab | present:full,canvas,1 tap:5.1x445.9 tab:0 settle",
            // A layout in a callback of a transition, while changes wait.
            "ios18 ltr 390x844 parts15 | upon:willShow,popPlainly upon:didShow,layout push:plain,0 wait:0 "
                + "delegate:listening upon:willAppear,pushPlainly down:0,320x210 pop:0 up:0",
            // A pop in didCancel of a swipe that is cancelled before the recognizer's second event.
            "ios18 ltr 844x390 parts15 | upon:didCancel,popPlainly push:plain,0 push:plain,0 direction:rtl "
                + "down:0,840x380 move:0,80x380,0 present:full,middle+full+tall,1 drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 | upon:didCancel,popPlainly rotate:844x390 push:plain,0 "
                + "drag:0,5x400,300x400,0.2 push:plain,0 drag:0,5x400,300x400,0.2 down:0,20x40 move:0,840x440,0 "
                + "rotate:390x844",
            // The device is unfolded while the bar in the column fades out.
            "ios27 ltr 390x844 parts15 duo | fold:0 wish:6123",
            // The app releases the controller in willPop of a pop that has waited for the next turn of the run loop.
            "ios18 ltr 390x844 parts15 | push:plain,0 down:0,10x590 move:0,270x320,0 pop:0 upon:willPop,release "
                + "move:0,310x390,0.2",
            // On iOS 26 a gesture of UIKit begins during the transition of a zoom.
            "ios27 ltr 390x844 parts15 | push:plain,0 push:plain,0 push:canvas+hidden+shown+zoom,0 settle "
                + "down:0,30x430 set:4/2,1 move:0,220x310,0.3",
            "ios27 rtl 390x844 parts15 | turn:1 push:plain+hidden+disabled+backless+zoom,1 push:plain,1 "
                + "drag:0,840x190,760x180,0.1 drag:0,5x400,300x400,0.2 drag:0,680x100,590x100,0.4",
            // A pop that is requested during the gesture of a zoom.
            "ios18 ltr 390x844 parts15 | push:plain+styled+rect+zoom,0 settle upon:willDisappear,pop "
                + "drag:0,5x400,300x400,0.2",
            "ios18 rtl 390x844 parts15 | set:1/plain+zoom,1 drag:0,5x400,300x400,0.2 "
                + "drag:0,5x400,300x400,0.2 down:0,380x240 move:0,270x250,0.4 pop:0",
            "ios18 ltr 390x844 parts15 | upon:willPop,popPlainly push:plain+rect+zoom,0 "
                + "drag:0,5x400,300x400,0.2 drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 | push:wrapper+full+zoom,0 settle down:1,80x520 move:1,200x260,0.2 "
                + "pop:0 drag:0,5x400,300x400,0.2",
            // Preferences about the bar are disabled during a cancelled swipe, and enabled later.
            "ios18 ltr 390x844 parts15 | push:nested+hidden+styled,0 drag:0,40x540,200x530,0 bar:0 "
                + "tap:41.9x60.1",
            "ios18 ltr 390x844 parts15 | direction:rtl push:plain,0 upon:willPop,pushPlainly "
                + "drag:1,387.6x744.3,195x743.6,0.1 drag:1,370x180,270x190,1 bar:0 push:plain,0",
            // The device is unfolded while the bar in the column fades out, with a longer animation.
            "ios27 ltr 390x844 parts15 duo | wish:4103 fold:0",
            // A tap on the back button during a drag that UIKit's recognizer has cancelled.
            "ios27 ltr 390x844 parts1 | push:plain,0 down:2,0x50 drag:0,5x400,300x400,0.2 down:1,0x600 "
                + "move:1,390x580,0.4 tap:29.6x76.6",
            // An update in viewWillAppear of a swipe by UIKit's recognizer.
            "ios17 ltr 390x844 parts15 | push:wrapper+zoom,0 parts:4 upon:willAppear,update "
                + "drag:0,5x400,300x400,0.2",
            // Pops in the callbacks of a push, while the controller leaves its window.
            "ios18 ltr 390x844 parts15 | upon:didDisappear,pop upon:willDisappear,leaveWindow "
                + "upon:willAppear,pop push:plain,0 tap:288x371.9",
            // A bar in the column is hidden while it fades in.
            "ios27 ltr 390x844 parts15 duo | push:carousel+hidden+zoom,0 down:0,10x740 move:0,270x330,0.1 "
                + "pop:1 drag:0,5x400,300x400,0.2 wish:127",
            // Two pops, with and without animation, in the last callbacks of a push.
            "ios27 ltr 390x844 parts15 duo | upon:didAppear,popPlainly upon:didDisappear,pop push:plain,1 settle",
            // A screen goes back itself when it is asked, while UIKit puts changes off.
            "ios26 ltr 390x844 parts15 | push:plain,0 push:plain,0 upon:shouldPop,goBack upon:didAppear,goBack "
                + "push:nested+backless,1 drag:0,80x120,760x360,0.3 trackpad:181.7x17.8,84.4x550.8,0.1 root:1 "
                + "push:plain,0 pop:0",
            // Pops that are requested in the last callbacks of a pop.
            "ios27 ltr 390x844 parts15 duo | "
                + "set:bare+full+tall+shown/plain+hidden+full+precedes/plain+hidden+shown+rect,0 down:1,330x730 pop:1 "
                + "move:1,600x490,0.1 drag:0,400x760,540x750,0.1 drag:0,200x210,400x760,0.1 "
                + "upon:didDisappear,popPlainly upon:didAppear,popPlainly wait:0.1",
            // A change without effect, during a transition.
            "ios27 ltr 390x844 parts15 | push:plain+hidden,0 settle push:plain,1 wait:0.1 popto:2,1",
            // A change inside UIKit's call of another one.
            "ios18 ltr 390x844 parts15 | upon:didDisappear,set present:full,plain+full+tall+precedes,1 "
                + "drag:0,5x400,300x400,0.2 push:plain,0",
            "ios27 ltr 390x844 parts15 duo tab | upon:didDisappear,set set:canvas,1 wait:0 push:plain,0 fold:0",
            // Another tab is selected before a pop has started.
            "ios18 ltr 390x844 parts15 tab | push:plain,0 settle pop:1 tab:0",
            // The bar comes back with a pop while a finger drags.
            "ios26 ltr 390x844 parts15 | push:plain+hidden,0 settle pop:1 drag:0,5x400,300x400,0.2",
            // goBack in a callback of a transition, which UIKit puts off.
            "ios27 ltr 390x844 parts15 duo | turn:0 push:plain,0 push:plain,0 wait:0.3 drag:0,0x530,250x530,0.1 "
                + "set:4/plain+styled+shown,1 upon:didDisappear,goBack drag:0,70x790,200x800,0.3 "
                + "drag:0,70x490,140x480,0.2",
            // A pop and a push of the same screen, before the pop has started.
            "ios18 ltr 390x844 parts15 | push:plain,0 push:wrapper+item,0 push:wrapper+shown,0 push:plain,0 set:3,0 "
                + "push:plain,0 down:0,450x80 pop:0 push:plain,0 move:0,280x550,1 pop:1 again:3,1",
            // A swipe waits for another finger, and the stack changes.
            "ios26 ltr 390x844 parts15 | push:plain,0 down:1,0x680 drag:0,5x400,300x400,0.2 "
                + "drag:0,5x400,300x400,0.2 set:2/table+hidden+declines+tall+rect,0 drag:0,5x400,300x400,0.2",
            // The screen's preference forbids a swipe that waits for another finger.
            "ios26 ltr 390x844 parts15 | push:plain,0 down:1,0x280 drag:0,5x400,300x400,0.2 drag:0,5x400,300x400,0.2 "
                + "wish:978",
            // A scroll of a trackpad over a stack inside a screen that leaves.
            "ios18 ltr 844x390 parts15 | turn:1 push:plain,0 push:plain,0 push:plain,0 push:plain,0 push:plain,0 "
                + "push:flow+hidden+edge+precedes,0 settle drag:0,5x400,300x400,0.2 trackpad:77x0,1.4x499,0.4 pop:0",
            // UIKit puts a change off while a cancelled pop slides back.
            "ios27 ltr 390x844 parts15 duo | direction:rtl push:plain,1 upon:didAppear,push "
                + "trackpad:49.4x0,419.4x660.5,0.2 pop:1 drag:0,5x400,300x400,0.2 drag:1,450x510,330x60,0 set:3,1",
            // The app pops while UIKit starts a swipe.
            "ios18 ltr 390x844 parts15 | push:plain,0 set:wrapper+hidden+styled/2/3,1 wait:0.2 "
                + "tap:30.7x61.1 wait:0.1 pop:0 push:plain,0 wait:0 upon:willAppear,popPlainly "
                + "drag:0,5x400,300x400,0.2",
            // A swipe during the zoom back from a screen, over one that disables it.
            "ios27 ltr 390x844 parts15 duo | set:slider+disabled/4/plain+disabled+full+styled,1 "
                + "push:bare+hidden+zoom,0 settle drag:0,5x400,300x400,0.2 drag:0,5x400,300x400,0.2",
            // The back button while UIKit has put a push off.
            "ios27 ltr 390x844 parts15 duo | push:plain,0 push:plain,0 wait:0 upon:didPop,popToRoot "
                + "upon:willDisappear,set set:plain+shown+precedes/1/wrapper+backless+shown+delays/3,1 "
                + "keeper:content,uikit push:plain,1 wait:0.3 push:plain,1 wait:0.1 wait:0.1 wait:0.3 back:0 "
                + "wait:0.3 wish:6629",
            // A pop, and a set, that interrupt a cancelled swipe.
            "ios26 ltr 390x844 parts15 | push:plain,0 push:plain,0 push:plain,0 push:plain,0 wait:0 "
                + "drag:0,0x130,270x130,0 root:1",
            "ios27 ltr 390x844 parts15 duo | push:plain,0 fold:0 drag:1,20x640,70x630,0.3 "
                + "set:field+hidden+precedes/4,1 wait:0 drag:0,200x570,350x570,0",
            // A push of a screen that a cancelled change has brought.
            "ios27 ltr 390x844 parts15 | push:plain,0 push:plain,0 pop:0 wait:0 set:bare/1/2,1 "
                + "drag:0,120x620,230x610,0 again:4,1",
            // A touch in the turn in which a push takes back a scroll that was allowed.
            "ios27 rtl 390x844 parts15 | set:3/flow+tall+shown,1 drag:0,370x580,40x310,0.1 "
                + "trackpad:-112.9x-49,273x64.5,0.1 push:plain+disabled+full+tall+rect,0 drag:0,389x777.7,351x773.2,1",
            // A pop to a screen that leaves, which UIKit repeats during a presentation.
            "ios18 ltr 390x844 parts15 | push:plain,0 push:plain,1 present:sheet,plain,1 "
                + "root:0 popto:1,1",
            // One that UIKit repeats in its layout.
            "ios18 ltr 390x844 parts15 tab | push:plain,1 push:plain,1 wait:0.2 "
                + "push:plain,0 wait:0.2 set:0,1 popto:1,1 turn:1",
            // A drag at the edge while the content recognizer waits for another finger.
            "ios27 rtl 390x844 parts15 | set:list+precedes/1,1 down:1,380x740 push:middle+yields,1 "
                + "drag:0,270x180,200x190,0 drag:0,270x290,160x280,0.4 drag:0,5x400,300x400,0.2 "
                + "drag:0,380x400,230x390,0.3 drag:0,387.2x403.7,185.6x403.7,0.1",
            // Such a push while UIKit has deferred another change.
            "ios27 ltr 844x390 parts15 | upon:didCancel,push push:plain,0 drag:0,170x260,250x270,0 "
                + "set:table+full+enabled/plain+disabled/3,1 drag:0,80x350,220x350,0 push:plain,0 again:0,1",
            // A finger whose drag waits while the controller leaves its window, before a push has loaded its screen.
            "ios18 ltr 390x844 parts15 | push:plain,0 wait:0.1 down:0,19.3x215.1 move:0,31x210,0.1 "
                + "push:plain+disabled,1 window:0",
            // A touch that has been refused, over a screen that disables the swipe since.
            "ios26 ltr 390x844 parts15 | set:plain+hidden+disabled/plain,1 set:1/0,1 push:plain,0 wait:0.6 "
                + "down:2,80x350 pop:1 wait:0.2 drag:0,80x80,200x240,0.1 drag:0,0x490,270x490,0.4",
            "ios27 ltr 390x844 parts15 duo | push:plain,0 down:2,90x360 down:0,90x360 "
                + "set:slider+disabled+item+styled,1 push:plain,0 wait:0 set:table+hidden+styled/2,1 wait:0.2 "
                + "trackpad:65.1x0,5.9x410.1,0.1 drag:1,90x440,330x430,0.4",
            // The back button after the app has replaced the visible screen, which doesn't show a transition.
            "ios18 ltr 390x844 parts15 tab | push:plain,1 wish:3940 size:390x844 pop:0 push:plain,0 wait:0.1 tab:0 "
                + "back:1",
            // A scroll whose refusal replaces the screen.
            "ios27 rtl 844x390 parts15 | upon:refused,set push:table+hidden+enabled,0 enabled:0 "
                + "drag:0,5x400,300x400,0.2 trackpad:-269.7x0,675.2x221.6,0.3",
            // A scroll on a screen that leaves while others leave above it.
            "ios27 ltr 390x844 parts15 duo | push:plain+item,0 trackpad:-210.8x0,95.1x268.7,0.1 push:plain,1 "
                + "upon:didDisappear,set push:flow+full,0 wait:0",
            // A swipe that waits for a scroll view, which leaves the window at the end of a push.
            "ios27 ltr 390x844 parts15 | push:table+ties,0 wait:0 push:plain,1 drag:0,10x400,350x400,0.4",
            // A swipe that waits for a finger on another controller, after its own finger has lifted.
            "ios26 ltr 390x844 parts15 beside | push:plain,0 down:2,0x370 drag:0,350x180,390x180,0.1 beside",
            // Changes while UIKit's recognizer waits for another finger.
            "ios27 ltr 390x844 parts15 duo | push:plain,0 direction:rtl down:1,450x310 "
                + "drag:0,370x150,330x140,0.1 push:plain,1",
            "ios18 ltr 390x844 parts15 | push:plain,0 wait:0 upon:willAppear,disable drag:0,5x400,300x400,0.2",
            // A swipe that begins when a set ends, on a screen that disables it.
            "ios27 ltr 390x844 parts15 duo | direction:rtl push:plain,0 turn:1 "
                + "set:field+disabled+rect/4/plain+hidden+disabled,1 drag:0,670x150,0x340,0.1",
            // Presentations and takeovers.
            "ios27 ltr 390x844 parts15 | push:plain,0 down:1,0x670 drag:0,5x400,300x400,0.2 pop:1 wait:0.1 "
                + "drag:0,5x400,300x400,0.2 wait:0.1",
            "ios18 ltr 390x844 parts15 ~losesItemsOnHiddenCancel | upon:didCancel,present push:plain+hidden,0 wait:0 "
                + "bar:0 drag:0,20x640,120x640,0 settle",
            // A pop in willPop and a layout in didPop, below a full-screen presentation.
            "ios18 ltr 390x844 parts15 | upon:didPop,layout upon:willPop,pop push:plain,0 present:full,plain,1 "
                + "wait:0.1 wait:0.3 push:plain,0 wait:0.1 back:1 settle",
            "ios26 ltr 390x844 parts15 | upon:didPop,layout upon:willPop,pop push:plain,0 present:full,plain,1 "
                + "wait:0.1 wait:0.3 push:plain,0 wait:0.1 back:1 settle",
            // A preference that changes during a search.
            "ios18 ltr 390x844 parts15 | push:search,0 wait:0 search:1 wish:271",
            // A finger in an inner stack, and another one whose swipe waits until a push without animation.
            "ios27 ltr 390x844 parts15 duo | push:flow,0 settle down:2,280x220 drag:0,5x400,300x400,0.2 push:plain,0 "
                + "drag:0,10x690,90x700,0.2",
            // A swipe in the turn of a push, under a finger that is down before. UIKit has agreed to it.
            "ios26 ltr 390x844 parts15 | push:plain,0 down:0,120x190 push:plain,1 move:0,270x180,0",
            // A second finger swipes during a push while another change waits. UIKit has asked about the first finger.
            "ios27 ltr 390x844 parts15 duo | push:plain,0 down:2,290x560 push:plain,1 set:1,1 drag:0,5x400,300x400,0.2",
            // A controller that is released in the last calls of a push.
            "ios18 ltr 390x844 parts15 | upon:didAppear,release push:plain,0 settle",
            "ios26 ltr 390x844 parts15 | upon:didShow,release delegate:listening push:plain,0 settle",
            // A layout pass inside UIKit's call to set a stack off the window.
            "ios18 ltr 390x844 parts15 | window:0 set:4/plain+rect,1 upon:didDisappear,layout upon:willDisappear,set "
                + "upon:willShow,leaveWindow delegate:listening window:1",
            // A set puts a popped screen below the new top screen.
            "ios18 ltr 390x844 parts15 | push:nested+hidden,1 pop:0 set:3/4,1",
            // Another party moves the bar of a screen that states nothing, in the layout pass of an update.
            "ios18 ltr 844x390 parts15 tab ~barInLayout.answeredByOther | push:wrapper+hidden,1 "
                + "drag:0,844x247.6,759.6x237.8,0.1 wish:2248 turn:1",
            "ios15 ltr 390x844 parts15 ~barInLayout.answeredByOther | set:slider+hidden,1 "
                + "trackpad:-45.1x0,370.8x371.2,1 set:flow/2/0,1 present:full,plain+hidden+item,1 wish:4054 "
                + "set:carousel+declines/0,1 trackpad:70.1x0,156x565.7,0.1",
            // The app pops in willPop and pushes in didCancel under another finger.
            "ios26 rtl 844x390 parts15 | set:flow+full+edge/4,1 push:plain,0 upon:willPop,pop drag:1,840x320,760x330,0 "
                + "upon:didCancel,pushPlainly drag:0,830x340,340x330,0.4",
            // A swipe waits for a table that leaves with a cancelled pop.
            "ios26 ltr 390x844 parts15 | delegate:nilAnimator push:plain,0 push:plain,0 set:bare+full+ties,0 "
                + "set:table+precedes+ties/flow,0 drag:0,5x400,300x400,0.2 trackpad:250.7x0,3.8x407.6,0.1 push:plain,1 "
                + "drag:0,5x400,300x400,0.2 trackpad:19.2x0,39x766.4,0.4 drag:0,5x400,300x400,0.2",
            // The pull of a sheet waits for a finger at the edge, and the sheet presents another one.
            "ios18 ltr 390x844 parts15 | push:plain,0 settle down:1,0x100 present:sheet,plain+full+precedes,1 wait:1 "
                + "drag:0,80x260,680x520,0.1 present:sheet,plain+declines+ties,1 up:1 "
                + "present:over,nested+hidden+full+styled,1",
            // The app releases the controller while a stack waits that puts back a screen.
            "ios18 ltr 390x844 parts15 | set:plain+hidden,1 set:middle,1 down:0,10x620 upon:refused,release "
                + "move:0,70x790,0.2 set:search+hidden+precedes/0,1 drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 | push:plain,0 push:plain,0 rotate:568x320 push:plain,0 upon:refused,release "
                + "pop:0 set:3,1 push:plain,1 wait:0.2 push:plain,1 wait:0.2 drag:0,5x400,300x400,0.2 pop:1 wait:0.1 "
                + "set:2,1 wait:0.1 drag:0,450x140,150x140,0.3",
            // A swipe waits for a list until its finger lifts. The app would change the stack if it were refused.
            "ios18 ltr 390x844 parts15 | push:list+hidden+styled+ties,0 wait:0 upon:refused,set "
                + "drag:0,5x400,300x400,0.2",
            // A second finger swipes during the gesture of a zoom that began where the bar would be.
            "ios27 rtl 390x844 parts15 | push:plain,0 push:plain+hidden+styled+precedes+zoom,0 wait:0 down:0,350x70 "
                + "move:0,380x220,0.3 drag:2,310x350,230x350,0.3",
            // UIKit refuses a swipe over a hidden bar when its recognizer is about to begin.
            "ios27 ltr 390x844 parts15 ~popRefusal.inShouldBegin | push:plain+hidden,0 settle drag:0,5x400,300x400,0.2",
            // A preference that changes while UIKit puts off the back button's pop.
            "ios27 ltr 390x844 parts15 calm | push:plain,1 wait:0 back:1 wish:3981",
            "ios26 ltr 390x844 parts15 calm | push:plain,1 drag:0,5x400,300x400,0.2 back:1 wish:622 tap:19.8x493.1",
            "ios18 ltr 390x844 parts15 | push:plain,0 wait:0 present:sheet,canvas,1 down:0,10x60 up:0 wish:12",
            // goBack in the callbacks of a push, and under a finger.
            "ios26 ltr 390x844 parts15 | push:plain,0 upon:willDisappear,present upon:didDisappear,goBack "
                + "drag:0,5x400,300x400,0.2",
            "ios27 ltr 390x844 parts15 duo | set:4/3/plain+full/canvas+styled,1 tap:49.3x73.3 down:0,0x360 back:1 "
                + "move:0,330x440,0",
            // A swipe in the turn of a push, after a drag that the area or the screen has refused.
            "ios26 ltr 390x844 parts15 calm | set:plain+hidden+disabled+shown/2,0 drag:0,350x170,390x170,0.1 "
                + "upon:willDisappear,pop push:plain,0 drag:0,5x400,300x400,0.2",
            "ios27 ltr 390x844 parts15 duo | push:nested+declines+delays,0 drag:0,5x400,300x400,0.2 down:0,20x110 "
                + "push:plain,1 push:plain,0 move:0,570x180,0.1",
            // The back button during a presentation, before the push that waits for its end.
            "ios18 ltr 390x844 parts15 | push:plain,0 push:plain,0 push:plain,0 push:plain,0 drag:0,5x400,300x400,0.2 "
                + "drag:0,5x400,300x400,0.2 upon:didDisappear,popPlainly settle "
                + "present:sheet,plain+hidden+full+delays,1 push:plain,1 drag:0,0x60,80x50,0.2",
            "ios18 ltr 390x844 parts15 | push:plain,0 trackpad:48.7x0,39x359.9,0.4 down:0,0x60 "
                + "present:sheet,field+hidden+declines+shown+ties,1 push:plain,1",
            // A bar that willShow hides in a pop that is cancelled.
            "ios18 ltr 390x844 parts15 ~movesBarsFromWillShow ~losesItemsOnHiddenCancel | rotate:1024x694 "
                + "set:list+hidden+enabled,1 drag:0,5x400,300x400,0.2 push:slider+declines+zoom,0 "
                + "drag:0,5x400,300x400,0.2 drag:0,610x400,310x410,0",
            // Another delegate between a push without animation and its layout pass.
            "ios27 ltr 390x844 parts15 | delegate:nilAnimator push:plain,0 delegate:listening",
            // A swipe waits for another finger, which went down on the screen that the swipe pops.
            "ios27 ltr 390x844 parts15 | area:fractionnan set:plain+hidden+disabled+edge+item+backless,0 "
                + "down:0,200x290 push:plain,0 drag:1,510x700,920x710,0.3 down:1,0x410 drag:0,5x400,300x400,0.2 "
                + "push:plain+full+enabled,0 wait:0 drag:0,5x400,300x400,0.2 set:2/0,0 wait:0",
            // UIKit has agreed to a swipe before a change blocks it: over a hidden bar, in a scroll view at its limit,
            // with a zoom.
            "ios18 rtl 390x844 parts15 ~defersChangesInPresentations | direction:rtl "
                + "set:plain+tall/bare+hidden+full+enabled,1 wait:1 drag:0,310x720,200x720,0 present:over,plain+tall,1 "
                + "push:plain,0 trackpad:-293.6x0,117x797.6,0.1",
            "ios27 ltr 390x844 parts15 | set:canvas/search+hidden+enabled,1 drag:0,5x400,300x400,0.2 "
                + "drag:0,5x400,300x400,0.2 tap:49x68.7 drag:1,0x430,80x430,0.3 down:0,0x610 push:plain,1 "
                + "move:0,350x780,0",
            "ios27 ltr 390x844 parts15 | push:plain,0 upon:didCancel,push push:carousel+tall,0 push:plain,0 "
                + "drag:0,5x400,300x400,0.2 drag:0,80x350,350x350,0 pop:0 present:sheet,search,1 "
                + "trackpad:26.6x0,117x357.6,0",
            "ios27 ltr 390x844 parts15 | push:plain,0 push:bare+tall+enabled+rect+zoom,0 wait:0 down:0,160x120 "
                + "move:0,230x120,0.1 drag:2,10x740,350x730,0.1",
            // The same, with the app's reactions to a pop off the window and to a question.
            "ios27 ltr 390x844 parts15 calm | window:0 upon:willPop,release push:plain,0 popto:3,0 pop:0 window:1 "
                + "upon:didCancel,push push:plain,0 drag:0,10x670,120x670,0 drag:0,5x400,300x400,0.2",
            "ios18 ltr 390x844 parts15 | push:plain,0 wait:0 down:0,0x340 upon:shouldPop,push "
                + "present:sheet,search+full+item+tall,1 move:0,30x350,0.1",
            "ios27 rtl 390x844 parts15 | upon:shouldPop,popToRoot push:plain,1 drag:0,5x400,300x400,0.2 "
                + "present:full,plain+edge,1 drag:0,310x500,100x500,0.1",
            "ios27 rtl 390x844 parts15 duo tab | tab:0 push:plain,0 drag:0,5x400,300x400,0.2 pop:0 "
                + "upon:willPop,present turn:1 dismiss:1 set:1/plain/plain+full+enabled,1 tab:1 pop:0 settle "
                + "down:0,470x450 set:plain+item/bare+rect,1 push:plain,0 move:0,0x440,1",
            // The same, on a screen without UIKit's back button, with other fingers down, and in a view that precedes
            // the swipe.
            "ios18 rtl 390x844 parts15 | push:list+hidden+backless,0 settle drag:0,350x760,310x760,0 push:plain,1 "
                + "present:full,table,1 drag:1,370x380,160x770,0.1",
            "ios27 ltr 390x844 parts15 calm | push:plain,0 direction:rtl push:flow+hidden+item+shown,0 wait:0 "
                + "upon:didCancel,pop drag:2,380x60,350x50,0 drag:0,386.3x786.2,195x789.2,0.1",
            "ios27 ltr 390x844 parts15 duo | push:plain,0 down:0,370x400 down:2,140x90 push:list+zoom,0 "
                + "drag:0,5x400,300x400,0.2 push:plain,0 drag:0,5x400,300x400,0.2 push:plain,0 settle "
                + "drag:0,5x400,300x400,0.2 down:0,0x520 wait:1 move:0,100x540,0.1 drag:2,10x450,190x440,0.4",
            "ios18 ltr 390x844 parts15 | push:plain,0 settle down:0,80x540 move:0,160x170,1 drag:2,40x730,120x730,0.3 "
                + "up:0 drag:0,5x400,300x400,0.2 present:full,search+styled,1 push:plain,1 "
                + "trackpad:22.9x0,117x648.9,0.1",
            "ios27 ltr 390x844 parts15 duo | push:list+precedes,0 wait:0 down:0,50x70 move:0,230x70,0.1 pop:0",
            "ios26 ltr 390x844 parts15 | push:field+edge,1 down:1,20x170 drag:0,120x370,350x380,1 settle "
                + "tap:117x450.1 down:0,0x710 push:plain,1 push:plain,0 move:0,310x710,0.1",
            // The same, on a nested carousel that would scroll without the library, and under a third finger.
            "ios26 ltr 390x844 parts15 | push:plain,0 push:nested+rect,0 settle down:0,80x360 pop:1 "
                + "move:0,120x350,0",
            "ios27 rtl 390x844 parts15 | push:plain,0 drag:0,312x201.9,234x196.2,0.2 down:0,386.8x74.1 push:plain,1 "
                + "push:plain,0 move:0,200x80,0.1",
            "ios27 ltr 390x844 parts15 duo | push:plain,0 push:canvas+full+zoom,0 push:table+hidden,0 settle "
                + "down:1,0x70 pop:0 wait:0 down:0,90x560 drag:1,90x90,370x90,0.3 move:0,140x770,0.3 "
                + "trackpad:123.3x0,0.7x250.1,0.1",
            "ios26 ltr 1024x1366 parts15 | set:flow+hidden/table,1 wait:0.1 down:1,720x110 drag:0,5x400,300x400,0.2 "
                + "tap:35.4x83.8 window:0 drag:1,200x730,100x730,0.3 drag:0,5x400,300x400,0.2 "
                + "drag:0,5x400,300x400,0.2",
            // The same, in a stack next to the walk's.
            "ios27 rtl 390x844 parts15 calm duo beside | down:0,50x190 beside move:0,0x180,0.2",
            // It is unknown what UIKit has agreed to: the app sets a delegate under the finger, a trackpad scrolls too,
            // a screen pushes while it is asked in a transition.
            "ios26 ltr 390x844 parts15 | push:plain,0 wish:5723 settle down:2,40x50 push:plain,1 push:plain,0 "
                + "keeper:edge,uikit drag:0,5x400,300x400,0.2",
            "ios27 ltr 390x844 parts15 calm | down:1,20x400 push:list+hidden+edge+backless+styled,0 wait:0 "
                + "drag:0,5x400,300x400,0.2 push:plain,1 trackpad:61.6x0,204.8x613,0.1 drag:0,5x400,300x400,0.2",
            "ios26 rtl 390x844 parts15 | push:plain,0 down:0,390x690 push:plain+hidden+backless+zoom,0 "
                + "upon:shouldPop,pushPlainly move:0,390x90,1 down:1,230x360 move:1,200x720,0.3 "
                + "drag:0,5x400,300x400,0.2 drag:0,380x710,350x710,0.2",
            // Two pushes in one turn under a finger, over a hidden bar, without the private flag.
            "ios18 ltr 390x844 parts7 | push:plain+hidden+styled,0 wait:0 down:1,20x300 push:plain,0 push:plain,1 "
                + "move:1,210x290,0",
            // Another tap while UIKit puts off the back button's pop.
            "ios18 ltr 390x844 parts15 | push:plain,1 drag:0,5x400,300x400,0.2 drag:0,5x400,300x400,0.2 "
                + "present:sheet,plain+full+precedes+yields,1 tap:43.2x60.4 wish:3316 tap:102.4x590.9",
            // A tap on the back button while a cancelled pop or a change that waits brings the screen that it will pop.
            "ios18 ltr 390x844 parts15 | push:plain,0 settle trackpad:47.3x0,12.3x486.1,0 "
                + "present:over,canvas+hidden+item,1 tap:54.9x55.1 wish:1388",
            "ios18 ltr 390x844 parts15 | set:0/0/bare+edge,1 drag:0,310x120,230x600,1 down:0,10x510 move:0,40x520,0 "
                + "up:0 push:plain,0 present:sheet,canvas,1 tap:5.7x83.2 wish:1509",
            // Another party hides the bar where UIKit refuses when its recognizer is about to begin.
            "ios27 ltr 390x844 parts15 duo ~popRefusal.inShouldBegin ~barInLayout.answeredByOther | "
                + "push:wrapper+hidden+precedes,0 drag:0,5x400,300x400,0.2 wish:5262 down:1,0x280",
            // Bars are hidden where UIKit's recognizers themselves refuse that, by a preference and by another party.
            "ios27 ltr 390x844 parts15 ~recognizersRefuseHiddenBar | push:plain+hidden,0 settle "
                + "drag:0,5x400,300x400,0.2",
            "ios27 ltr 390x844 parts15 duo ~recognizersRefuseHiddenBar ~barInLayout.answeredByOther | "
                + "limit:3 wish:6047 fold:0 wish:4946 drag:0,5x400,300x400,0.2",
            // A screen that goBack has popped isn't kept by the app.
            "ios26 ltr 390x844 parts15 calm | push:plain,0 push:plain,0 push:wrapper+disabled+precedes,0 turn:1 "
                + "push:plain,0 drag:0,0x750,840x750,0.4 back:1 set:0,1 settle direction:rtl upon:willDisappear,set "
                + "again:3,1 push:plain,0 drag:0,840x80,510x710,0.1",
            // During a search the library doesn't control the bar: the search begins in the turn in which a preference
            // is announced, or the app hides the bar.
            "ios18 ltr 390x844 parts15 | push:search+edge+backless+rect,1 push:search,1 drag:2,310x240,260x670,0.4 "
                + "drag:0,320x120,190x130,0.3 wish:7133 search:1",
            "ios18 ltr 390x844 parts15 | push:search,0 wait:0 search:1 push:plain+hidden+disabled+item,0 wait:1 bar:0 "
                + "push:plain,0 upon:willPop,popPlainly set:2/1,1 push:plain,0 wait:1 bar:1",
            // A change that the app causes in an event precedes the next event, which is about an earlier change.
            "ios18 ltr 390x844 parts15 | upon:didPop,leaveWindow push:plain,0 push:plain,0 pop:1 pop:0 set:1,1 "
                + "down:2,270x420 present:full,field,1 up:2",
            // A second observer receives an event before those that the first one causes in it.
            "ios18 ltr 390x844 parts15 | upon:willDisappear,observe push:plain,0 push:plain,1 upon:didPop,layout "
                + "trackpad:223.2x0,390x536.5,1 back:1 pop:0 wait:1",
        ])
    func find(_ line: String) throws {
        var walk = Walk()
        let failure = walk.run(try #require(Script(line)))
        #expect(failure == nil)
    }
}
