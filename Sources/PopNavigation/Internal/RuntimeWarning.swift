#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Says on the console that a call was not carried out as asked, and why.
func warn(_ message: @autoclosure () -> String) {
    NSLog("%@", "[PopNavigation] " + message())
}
#endif
