/// Tells code on the main actor from other code.
///
/// With `@testable import UIKit` it takes the place of Foundation's class in files that import UIKit alone. On Linux
/// the main actor may run on any thread, so Foundation's `isMainThread` can be false there.
package enum Thread {
    package static var isMainThread: Bool { MainQueue.isCurrent }
}
