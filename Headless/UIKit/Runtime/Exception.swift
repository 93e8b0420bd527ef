import Glibc

/// Objective-C exceptions. Swift cannot catch them: raising one ends the process with UIKit's message.
package enum Exception: String {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case range = "NSRangeException"
    case unknownKey = "NSUnknownKeyException"
    case invalidGeometry = "CALayerInvalidGeometry"
    case generic = "NSGenericException"

    package static func raise(_ name: Exception, _ reason: @autoclosure () -> String) -> Never {
        let message = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason())'\n"
        FileHandle.standardError.write(Data(message.utf8))
        fatalError(name.rawValue)
    }

    /// For a member that Apple's UIKit has and the headless UIKit does not implement.
    package static func unsupported(_ what: String, function: StaticString = #function) -> Never {
        raise(.generic, "The headless UIKit does not implement \(what) (\(function)).")
    }
}
