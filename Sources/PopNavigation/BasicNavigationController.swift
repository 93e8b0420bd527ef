#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
#endif
