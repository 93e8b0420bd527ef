@import UIKit;

@interface LegacyMapScreen : UIViewController
@end
