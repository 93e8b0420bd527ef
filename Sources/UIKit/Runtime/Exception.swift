import Glibc

/// Objective-C exceptions, which Swift cannot catch: raising one ends the process with UIKit's own words.
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

    /// For a member of a supported type that exists in Apple's UIKit and not here.
    package static func unsupported(_ what: String, function: StaticString = #function) -> Never {
        raise(.generic, "The headless UIKit does not implement \(what) (\(function)).")
    }
}
