@import UIKit;

/// A screen whose implementation is in Objective-C, or in a library without sources.
@interface LegacyMapScreen : UIViewController
@property (nonatomic, readonly) UIView *map;
@property (nonatomic, readonly) BOOL hasUnsavedChanges;
@end
