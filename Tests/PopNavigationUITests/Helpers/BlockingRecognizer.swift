import UIKit

/// The app's recognizer, which stays undecided until a test makes it fail. UIKit's may have to wait for it.
final class BlockingRecognizer: UIGestureRecognizer {}
