#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The names of the library's own methods that UIKit calls.
@MainActor
enum OwnSelector {
    static let percentDrivenDrag = NSSelectorFromString("dragged:")
}
#endif
