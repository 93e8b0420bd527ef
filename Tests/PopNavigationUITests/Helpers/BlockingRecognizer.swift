import UIKit

/// A recognizer of the app's that stays undecided until a test makes it fail. UIKit's may have to wait for it.
final class BlockingRecognizer: UIGestureRecognizer {}
