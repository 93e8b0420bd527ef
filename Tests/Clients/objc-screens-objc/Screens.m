@import UIKit;
@import PopNavigation;

/// A screen with preferences and a question, without a line of Swift.
@interface NoteScreen : UIViewController <PopNavigationScreen>
@property (nonatomic) UIView *canvas;
@property (nonatomic) BOOL hasUnsavedChanges;
@end

@implementation NoteScreen

- (PopNavigationPreferences *)popNavigationPreferences {
    PopNavigationPreferences *preferences = [PopNavigationPreferences new];
    preferences.popGesturePoints = 80;
    preferences.excludedViews = @[self.canvas];
    preferences.excludedRects = @[[NSValue valueWithCGRect:CGRectMake(0, 0, 44, 44)]];
    preferences.hidesNavigationBar = @YES;
    return preferences;
}

- (BOOL)shouldPopForTrigger:(PopNavigationTrigger)trigger {
    return !self.hasUnsavedChanges || trigger == PopNavigationTriggerProgrammatic;
}

@end

/// Ends what belongs to a screen when the screen is gone.
@interface NoteCoordinator : NSObject
@property (nonatomic) PopNavigationObservation *observation;
@property (nonatomic) NSUInteger removedCount;
@end

@implementation NoteCoordinator

- (UIViewController *)start {
    BasicNavigationController *navigation =
        [[BasicNavigationController alloc] initWithRootViewController:[NoteScreen new]];
    navigation.popGestureFraction = 0.5;
    __weak typeof(self) weakSelf = self;
    self.observation = [navigation observePops:^(PopNavigationEvent *event) {
        if (event.kind == PopNavigationEventKindDidRemove) {
            weakSelf.removedCount += event.removed.count;
        } else if (event.kind == PopNavigationEventKindWillPop) {
            NSLog(@"%@ uncovers %@", event.from, event.to);
        }
    }];

    PopScreenController *screen = [PopScreenController new];
    PopNavigationPreferences *preferences = [PopNavigationPreferences new];
    preferences.gestureEnabled = @NO;
    screen.popNavigationPreferences = preferences;
    [navigation pushViewController:screen animated:NO];
    return navigation;
}

- (void)stop {
    [self.observation invalidate];
}

@end
