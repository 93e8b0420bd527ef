@import UIKit;
@import PopNavigation;

@interface LegacyScreen : UIViewController
@end

@implementation LegacyScreen

- (void)goBack {
    BasicNavigationController *navigation = self.basicNavigationController;
    if (![navigation goBackAnimated:YES]) {
        [self dismissViewControllerAnimated:YES completion:nil];
    }
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    BasicNavigationController *navigation = (BasicNavigationController *)self.navigationController;
    navigation.popGestureRecognizerEnabled = NO;
    navigation.appliesNavigationBarPreferences = NO;
    UITapGestureRecognizer *tap = [UITapGestureRecognizer new];
    [tap requireGestureRecognizerToFail:navigation.popRecognizer];
    [self.view addGestureRecognizer:tap];
    [self setNeedsPopPreferencesUpdateAnimated:animated];
}

@end

static UIViewController *makeRoot(void) {
    return [[BasicNavigationController alloc] initWithRootViewController:[LegacyScreen new]];
}

UIViewController *root(void) { return makeRoot(); }
